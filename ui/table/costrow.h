// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/verb.h"
#include "rules/cards.h"
#include "rules/table.h"
#include "table/costspanel.h"

#include <QWidget>

#include <optional>

namespace holmstead {

// One line of the table of costs: picture, name, and the cards it takes.
class CostRow : public QWidget
{
    Q_OBJECT

public:
    explicit CostRow(CostsPanel::Item item, QWidget *parent = nullptr);

    // Of the person who looks, if anybody does. `color` is that of the pieces shown.
    void setHand(std::optional<ResourceCards> hand, Color color, Edition edition);
    // So many cost nothing now.
    void setFree(int count);
    // Whether it can be had now, whatever the hand pays, and why not.
    void setCommand(const Command &command);
    // It can be had, and the hand can pay or nothing has to be paid.
    bool isLit() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool canPay() const;
    ResourceCards cost() const;
    QString name() const;
    void describe();
    void paintPicture(QPainter &painter, const QRectF &square) const;

    CostsPanel::Item m_item;
    std::optional<ResourceCards> m_hand;
    int m_free = 0;
    Command m_command{ true, {}, false };
    Color m_color = Color::White;
    Edition m_edition = Edition::Classic;
};

} // namespace holmstead
