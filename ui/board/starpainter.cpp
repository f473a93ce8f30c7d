// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/starpainter.h"

#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

void StarPainter::paint(QPainter &painter, const QRectF &rect)
{
    Sketch sketch(painter, rect, QRectF(0, 0, 100, 100));
    const QPainterPath star = shape("M50 8 L62 36 L92 39 L69 59 L76 89 L50 73 L24 89 L31 59 L8 39 L38 36 Z");
    sketch.outline(star, 11);
    sketch.fill(star, palette::gold);
    sketch.fill("M50 8 L50 52 L8 39 L38 36 Z", palette::grain.light);
}

} // namespace holmstead
