// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws a land hex without its token: a ground with rolling shades and the symbols of its terrain.
class HexPainter
{
public:
    // `rect` bounds a pointy-top hex, sqrt(3) : 2. `variant` as in TerrainSymbol.
    static void paint(QPainter &painter, const QRectF &rect, Terrain terrain, int variant = 0);
};

} // namespace holmstead
