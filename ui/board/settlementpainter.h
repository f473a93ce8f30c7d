// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws a settlement as large as fits into a rectangle, standing on its lower edge.
class SettlementPainter
{
public:
    static void paint(QPainter &painter, const QRectF &rect, Color color);
};

} // namespace holmstead
