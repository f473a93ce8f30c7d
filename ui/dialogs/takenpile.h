// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/table.h"

#include <QAbstractButton>

namespace holmstead {

// What stands out above a pile of the cards lifted from it: how many they are, and a sign that a tap puts one
// back. Nothing is seen of it while none is.
class TakenPile : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TakenPile(Resource resource, QWidget *parent = nullptr);

    int count() const { return m_count; }
    void setCount(int count);
    void setEdition(Edition edition);
    // Of the cards, in ems.
    void setCardWidth(qreal width);
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

    Resource m_resource;
    Edition m_edition = Edition::Classic;
    qreal m_cardWidth = 4;
    int m_count = 0;
    bool m_tappable = true;
};

} // namespace holmstead
