// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QColor;
class QPainter;

namespace holmstead {

// Draws the emblem of a colour, so that colour is never the only sign: red has a leaf, blue a wave, orange
// a sun, white a moon.
class EmblemPainter
{
public:
    // In the colour that is readable on the player's own.
    static void paint(QPainter &painter, const QRectF &rect, Color color);
    static void paint(QPainter &painter, const QRectF &rect, Color color, const QColor &fill);
    // The emblem on a disc of the player's colour, with an outline: a badge for panels.
    static void paintBadge(QPainter &painter, const QRectF &rect, Color color);
};

} // namespace holmstead
