// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/citypainter.h"

#include "board/emblempainter.h"
#include "look/art.h"
#include "look/drawingspace.h"

namespace holmstead {

void CityPainter::paint(QPainter &painter, const QRectF &rect, Color color)
{
    const QString drawing = QStringLiteral("pieces/city");
    const DrawingSpace space(painter, rect, drawing);
    Art::paint(painter, space.box(), drawing, palette::player(color));
    EmblemPainter::paint(painter, QRectF(61, 53, 44, 44), color);
}

} // namespace holmstead
