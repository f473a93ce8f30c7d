// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws a road as a bar with its owner's emblem on a boss in the middle.
class RoadPainter
{
public:
    // The bar is as large as fits into `rect` and then turned about its centre by `angle` degrees clockwise;
    // emblem and light stay upright.
    static void paint(QPainter &painter, const QRectF &rect, Color color, qreal angle = 0);
    // As it lies where no path says how.
    static void paintSlanted(QPainter &painter, const QRectF &rect, Color color)
    {
        paint(painter, rect, color, -35);
    }
};

} // namespace holmstead
