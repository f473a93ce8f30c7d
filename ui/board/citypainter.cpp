// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/citypainter.h"

#include "board/emblempainter.h"
#include "look/art.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

void CityPainter::paint(QPainter &painter, const QRectF &rect, Color color)
{
    const QString drawing = QStringLiteral("pieces/city");
    const QRectF box = Art::boxOf(drawing);
    const Sketch sketch(painter, rect, box);
    Art::paint(painter, box, drawing, palette::player(color));
    EmblemPainter::paint(painter, QRectF(61, 53, 44, 44), color);
}

} // namespace holmstead
