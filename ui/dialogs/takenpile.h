// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/table.h"

#include <QAbstractButton>

namespace holmstead {

// Where the cards lie that were taken from a pile: a small pile of their own, or a hollow place while there
// are none. A tap puts one back.
class TakenPile : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TakenPile(Resource resource, QWidget *parent = nullptr);

    int count() const { return m_count; }
    void setCount(int count);
    void setEdition(Edition edition);
    // Looked at only, where the number follows from something else.
    void setTappable(bool tappable);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void describe();
    void paintPile(QPainter &painter, const QRectF &card) const;

    Resource m_resource;
    Edition m_edition = Edition::Classic;
    int m_count = 0;
    bool m_tappable = true;
};

} // namespace holmstead
