// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/citypainter.h"

#include "board/emblempainter.h"
#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

namespace {

void paintTower(Sketch &sketch, const palette::PlayerTones &tones)
{
    sketch.fill("M14 46 L50 46 L50 102 L14 102 Z", tones.base);
    sketch.fill("M40 46 L50 46 L50 102 L40 102 Z", tones.dark);
    sketch.fill("M32 10 L32 48 L7 48 Z", tones.light);
    sketch.fill("M32 10 L57 48 L32 48 Z", tones.dark);
    sketch.fill("M27 74 L27 64 Q32 56 37 64 L37 74 Z", tones.on);
}

void paintHall(Sketch &sketch, const palette::PlayerTones &tones, Color color)
{
    sketch.fill("M84 38 L116 66 L116 102 L50 102 L50 68 Z", tones.base);
    sketch.fill("M106 60 L116 68 L116 102 L106 102 Z", tones.dark);
    sketch.fill("M84 28 L84 43 L52 72 L44 63 Z", tones.light);
    sketch.fill("M84 28 L125 64 L117 73 L84 43 Z", tones.dark);
    EmblemPainter::paint(sketch.painter(), QRectF(61, 55, 44, 44), color);
}

} // namespace

void CityPainter::paint(QPainter &painter, const QRectF &rect, Color color)
{
    const palette::PlayerTones &tones = palette::player(color);
    Sketch sketch(painter, rect, QRectF(0, 0, 132, 110));
    const QPainterPath silhouette =
        shape("M32 10 L55 45 L57 49 L57 52 L84 28 L125 64 L117 73 L116 72 L116 102 "
              "L14 102 L14 48 L7 48 Z");
    sketch.shadow({ 70, 103 }, 60, 6);
    sketch.outline(silhouette, 9);
    sketch.fill(silhouette, tones.base);
    paintTower(sketch, tones);
    paintHall(sketch, tones, color);
}

} // namespace holmstead
