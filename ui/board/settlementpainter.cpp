// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/settlementpainter.h"

#include "board/emblempainter.h"
#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

void SettlementPainter::paint(QPainter &painter, const QRectF &rect, Color color)
{
    const palette::PlayerTones &tones = palette::player(color);
    Sketch sketch(painter, rect, QRectF(0, 0, 100, 100));
    const QPainterPath silhouette =
        shape("M50 10 L68 26 L68 16 L79 16 L79 36 L93 49 L85 58 L83 56 L83 91 L17 91 L17 56 L15 58 L7 49 Z");
    sketch.shadow({ 56, 92 }, 44, 6);
    sketch.outline(silhouette, 9);
    sketch.fill(silhouette, tones.base);
    sketch.fill("M68 16 L79 16 L79 40 L68 30 Z", tones.dark);
    sketch.fill("M71 50 L83 58 L83 91 L71 91 Z", tones.dark);
    sketch.fill("M50 10 L50 25 L15 58 L7 49 Z", tones.light);
    sketch.fill("M50 10 L93 49 L85 58 L50 25 Z", tones.dark);
    EmblemPainter::paint(sketch.painter(), QRectF(26, 40, 46, 46), color);
}

} // namespace holmstead
