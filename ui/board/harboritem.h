// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"
#include "board/terrain.h"

#include <QGraphicsItem>
#include <QLineF>

#include <vector>

namespace holmstead {

// A harbor: its ship on the sea and the two jetties to the intersections it serves (R-CO-5).
class HarborItem : public QGraphicsItem
{
public:
    explicit HarborItem(const HarborPlace &place);

    // Whoever trades here flies a pennant, on the side of the ship that no building can hide.
    void setPennants(const std::vector<Color> &colors);
    PathId path() const { return m_path; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    PathId m_path;
    Harbor m_trades;
    Qt::Edge m_seaward;
    std::vector<Color> m_pennants;
    QLineF m_coast; // from one served intersection to the other, in this item's coordinates
};

} // namespace holmstead
