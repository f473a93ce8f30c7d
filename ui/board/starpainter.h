// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws the star of a starred start settlement (R-SU-3).
class StarPainter
{
public:
    static void paint(QPainter &painter, const QRectF &rect);
};

} // namespace holmstead
