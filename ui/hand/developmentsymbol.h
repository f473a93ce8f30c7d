// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"

class QPainter;
class QRectF;

namespace holmstead {

// The pictures on development cards: a sword and shield, two roads, a full basket, a crown, a hall. Light
// comes from the upper left, as on the board.
class DevelopmentSymbol
{
public:
    // Fills the largest square in `rect`.
    static void paint(QPainter &painter, const QRectF &rect, DevelopmentCard card);
};

} // namespace holmstead
