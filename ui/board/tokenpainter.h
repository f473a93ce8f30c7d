// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws a number token: the number, red for 6 and 8, with its pips below (R-CO-3).
class TokenPainter
{
public:
    // `token` is 2 … 12, not 7.
    static void paint(QPainter &painter, const QRectF &rect, int token);
};

} // namespace holmstead
