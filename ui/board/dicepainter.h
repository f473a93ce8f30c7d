// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/action.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws the face of one die.
class DicePainter
{
public:
    // `value` is 1 … 6.
    static void paint(QPainter &painter, const QRectF &rect, int value);
};

} // namespace holmstead
