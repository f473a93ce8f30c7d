// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/table.h"

#include <QAbstractButton>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace holmstead {

class StepButton;

// A resource card to tap, with how many are chosen below it. A click, Space, Up or + asks for one more; the
// minus, Down, - or Backspace for one less. The tile only asks: the count is set from outside.
class ResourceTile : public QAbstractButton
{
    Q_OBJECT

public:
    // Count: how many; Choice: this one or another.
    enum class Use { Count, Choice };

    ResourceTile(Resource resource, Use use, QWidget *parent = nullptr);

    Resource resource() const { return m_resource; }
    int count() const { return m_count; }
    bool canAdd() const { return m_canAdd; }

    void setEdition(Edition edition);
    // `rest` cards lie on the pile that is chosen from; nothing: it is not shown.
    void setCount(int count, bool canAdd, std::optional<int> rest);
    // A word below the card, such as the bank's rate.
    void setCaption(const QString &caption);

    QSize sizeHint() const override;

signals:
    void moreAsked(holmstead::Resource resource);
    void lessAsked(holmstead::Resource resource);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void addStepper(QVBoxLayout *column);
    QRectF cardRect() const;
    void paintCard(QPainter &painter, const QRectF &card) const;
    void describe();

    Resource m_resource;
    Use m_use;
    Edition m_edition = Edition::Classic;
    int m_count = 0;
    bool m_canAdd = true;
    std::optional<int> m_rest;
    StepButton *m_less = nullptr;
    StepButton *m_more = nullptr;
    QLabel *m_number = nullptr;
    QLabel *m_caption;
};

} // namespace holmstead
