// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/robberpainter.h"

#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

namespace {

constexpr QColor cloak = palette::rgb(0x47404E);
constexpr QColor cloakLight = palette::rgb(0x625A6B);
constexpr QColor cloakDark = palette::rgb(0x332D3A);
constexpr QColor skin = palette::rgb(0xE9BE95);

void paintHead(Sketch &sketch)
{
    sketch.ellipse({ 35, 29 }, 14, 14, skin);
    sketch.fill("M20 27 Q35 22 50 27 L50 33 Q42 37 35 32 Q28 37 20 33 Z", cloakDark);
    sketch.ellipse({ 29, 29.5 }, 2.4, 2.4, palette::paper);
    sketch.ellipse({ 41, 29.5 }, 2.4, 2.4, palette::paper);
    sketch.fill("M7 20 Q35 8 63 20 Q35 29 7 20 Z", cloakDark);
    sketch.fill("M19 17 C20 2 30 4 35 6 C40 4 50 2 51 17 Q35 23 19 17 Z", cloak);
    sketch.fill("M19 17 C20 4 27 3 32 5 C27 8 26 13 26 19 Q22 18.5 19 17 Z", cloakLight);
    sketch.fill("M19 15 Q35 21 51 15 L51 18 Q35 24 19 18 Z", palette::warning);
}

void paintSack(Sketch &sketch)
{
    const QPainterPath sack =
        shape("M53 68 C60 70 69 80 68 92 C67 102 45 102 43 92 C42 80 48 70 51 68 L48 62 L57 61 Z");
    sketch.line(sack, palette::ink, 5);
    sketch.fill(sack, palette::wood);
    sketch.fill("M53 68 C47 72 42 82 43 92 C44 96 47 98 50 99 C47 90 49 76 53 68 Z", palette::woodLight);
    sketch.line("M49 68 L56 68", palette::paper, 3);
}

} // namespace

void RobberPainter::paint(QPainter &painter, const QRectF &rect)
{
    Sketch sketch(painter, rect, QRectF(0, -2, 76, 112));
    const QPainterPath body = shape("M35 38 C50 38 56 62 61 98 Q35 108 9 98 C14 62 20 38 35 38 Z");
    const QPainterPath head =
        shape("M7 20 Q14 16 19 16 C20 2 30 3 35 5 C40 3 50 2 51 16 Q57 17 63 20 Q56 24 49 26 "
              "C49 36 44 43 35 43 C26 43 21 36 21 26 Q14 24 7 20 Z");
    sketch.shadow({ 38, 101 }, 34, 7);
    sketch.outline(body | head, 7);
    sketch.fill(body, cloak);
    sketch.fill("M35 38 C20 38 14 62 9 98 Q15 101 21 102 C22 72 26 50 35 38 Z", cloakLight);
    sketch.fill("M35 38 C50 38 56 62 61 98 Q55 101 50 102 C50 76 45 52 35 38 Z", cloakDark);
    paintHead(sketch);
    paintSack(sketch);
}

} // namespace holmstead
