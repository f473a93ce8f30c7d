// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws the robber, a cloaked figure with a sack, as large as fits into a rectangle.
class RobberPainter
{
public:
    static void paint(QPainter &painter, const QRectF &rect);
};

} // namespace holmstead
