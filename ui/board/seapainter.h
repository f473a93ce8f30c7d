// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace holmstead {

// Draws what the island lies in: open water with waves, shoals, foam and the beach all round the coast.
class SeaPainter
{
public:
    // Paints `rect`, in scene coordinates, at least.
    static void paint(QPainter &painter, const QRectF &rect);
    static QColor openWater();
    // Only the shallows and the beach, for an island round (0, 0) with hexes of that side.
    static void paintCoast(QPainter &painter, qreal side);
};

} // namespace holmstead
