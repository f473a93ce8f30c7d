// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws the face of one die.
class DicePainter
{
public:
    // `value` is 1 … 6; 0 draws a blank die, before the roll.
    static void paint(QPainter &painter, const QRectF &rect, int value);
};

} // namespace holmstead
