// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/settlementpainter.h"

#include "board/emblempainter.h"
#include "look/art.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

void SettlementPainter::paint(QPainter &painter, const QRectF &rect, Color color)
{
    const QString drawing = QStringLiteral("pieces/settlement");
    const QRectF box = Art::boxOf(drawing);
    const Sketch sketch(painter, rect, box);
    Art::paint(painter, box, drawing, palette::player(color));
    EmblemPainter::paint(painter, QRectF(26, 39, 46, 46), color);
}

} // namespace holmstead
