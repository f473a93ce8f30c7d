// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws a land hex without its token: the ground, what stands on it, and the sand of the paths all round. The
// place of the token is kept calm.
class HexPainter
{
public:
    static constexpr int variants = 3;

    // `rect` bounds a pointy-top hex, sqrt(3) : 2. Any `variant` is fine; neighbours look best with different
    // ones.
    static void paint(QPainter &painter, const QRectF &rect, Terrain terrain, int variant = 0);
};

} // namespace holmstead
