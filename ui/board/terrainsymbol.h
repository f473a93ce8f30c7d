// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws what stands on a terrain: trees, sheep, sheaves, bricks, peaks, dunes. It tells the terrains apart
// by shape, and keeps the place of the token free.
class TerrainSymbol
{
public:
    static constexpr int variants = 3;

    // `rect` is that of the whole hex. Any `variant` is fine; neighbours look best with different ones.
    static void paint(QPainter &painter, const QRectF &rect, Terrain terrain, int variant = 0);
};

} // namespace holmstead
