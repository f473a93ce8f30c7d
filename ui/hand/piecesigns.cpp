// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/piecesigns.h"

#include "board/citypainter.h"
#include "board/roadpainter.h"
#include "board/settlementpainter.h"

#include <QPainter>

namespace holmstead {

PaintThing roadIn(Color color)
{
    return rimmed([color](QPainter &painter, const QRectF &square) {
        RoadPainter::paintSlanted(painter, square, color);
    });
}

PaintThing settlementIn(Color color)
{
    return rimmed([color](QPainter &painter, const QRectF &square) {
        SettlementPainter::paint(painter, square, color);
    });
}

PaintThing cityIn(Color color)
{
    return rimmed(
        [color](QPainter &painter, const QRectF &square) { CityPainter::paint(painter, square, color); });
}

} // namespace holmstead
