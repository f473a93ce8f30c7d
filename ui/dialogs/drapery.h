// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// The cloth of the curtain: folds in a player's colour with their emblem woven in, under a valance with a
// golden hem.
class Drapery
{
public:
    // `unit` is the height of a line of text: folds and emblems follow it.
    static void paint(QPainter &painter, const QRectF &rect, Color color, qreal unit);
};

} // namespace holmstead
