// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/settlementpainter.h"

#include "board/emblempainter.h"
#include "look/art.h"
#include "look/drawingspace.h"

namespace holmstead {

void SettlementPainter::paint(QPainter &painter, const QRectF &rect, Color color)
{
    const QString drawing = QStringLiteral("pieces/settlement");
    const DrawingSpace space(painter, rect, drawing);
    Art::paint(painter, space.box(), drawing, palette::player(color));
    EmblemPainter::paint(painter, QRectF(26, 39, 46, 46), color);
}

} // namespace holmstead
