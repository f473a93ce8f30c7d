// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"

#include <QGraphicsItem>
#include <QLineF>

namespace holmstead {

// A harbor: its ship on the sea and the two jetties to the intersections it serves (R-CO-5).
class HarborItem : public QGraphicsItem
{
public:
    explicit HarborItem(const HarborPlace &place);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Harbor m_trades;
    QLineF m_coast; // from one served intersection to the other, in this item's coordinates
};

} // namespace holmstead
