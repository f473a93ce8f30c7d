// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/resourcesymbol.h"

#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

namespace {

void paintBrick(Sketch &sketch, const QRectF &rect)
{
    QPainterPath brick;
    brick.addRoundedRect(rect, 4, 4);
    sketch.line(brick, palette::ink, 6);
    sketch.fill(brick, palette::brick.base);
    QPainterPath top;
    top.addRoundedRect(QRectF(rect.topLeft(), QSizeF(rect.width(), rect.height() * 0.38)), 4, 4);
    sketch.fill(top, palette::brick.light);
}

void paintBricks(Sketch &sketch)
{
    paintBrick(sketch, QRectF(8, 60, 40, 28));
    paintBrick(sketch, QRectF(52, 60, 40, 28));
    paintBrick(sketch, QRectF(29, 28, 42, 28));
}

void paintLog(Sketch &sketch, const QPointF &at)
{
    const QPainterPath log = shape("M0 -17 L46 -17 C58 -17 58 17 46 17 L0 17 Z").translated(at);
    QPainterPath end;
    end.addEllipse(at, 15, 17);
    sketch.line(log | end, palette::ink, 6);
    sketch.fill(log, palette::lumber.base);
    sketch.fill(shape("M0 3 L54 3 C53 12 50 17 46 17 L0 17 Z").translated(at), palette::lumber.dark);
    sketch.fill(end, palette::rgb(0xEBCB9B));
    sketch.line(shape("M0 -8 C6 -8 6 8 0 8 C-6 8 -6 -8 0 -8 Z").translated(at), palette::lumber.light, 3.5);
}

void paintLogs(Sketch &sketch)
{
    paintLog(sketch, { 36, 32 });
    paintLog(sketch, { 21, 69 });
    // The front one hides the end of its neighbour.
    paintLog(sketch, { 54, 70 });
}

void paintSheep(Sketch &sketch)
{
    const QPainterPath legs = shape("M36 70 L36 90 M64 70 L64 90");
    sketch.line(legs, palette::ink, 10);
    const QPainterPath fleece =
        shape("M24 74 C8 76 4 60 14 54 C6 42 18 30 30 34 C34 20 56 18 62 30 "
              "C76 24 90 36 84 48 C96 54 94 72 78 72 C70 84 54 82 50 78 C44 84 30 82 24 74 Z");
    sketch.line(fleece, palette::ink, 6);
    sketch.fill(fleece, palette::wool.light);
    sketch.fill("M84 48 C96 54 94 72 78 72 C70 84 54 82 50 78 C44 84 30 82 24 74 C44 74 74 70 84 48 Z",
                palette::wool.dark);
    const QPainterPath head = shape("M72 36 C84 30 98 38 96 50 C94 62 82 64 76 58 C70 52 68 42 72 36 Z");
    sketch.line(head, palette::ink, 5);
    sketch.fill(head, palette::rgb(0x5A4A48));
    sketch.ellipse({ 86, 46 }, 3, 3, palette::paper);
    sketch.line("M70 40 L62 46", palette::ink, 7);
}

void paintEar(Sketch &sketch)
{
    const QPainterPath stalk = shape("M50 96 C50 70 50 40 50 20");
    QPainterPath kernels;
    for (const qreal y : { 30.0, 46.0, 62.0 }) {
        kernels |= shape("M50 8 C30 2 22 -10 22 -22 C40 -18 50 -8 50 8 Z").translated(0, y);
        kernels |= shape("M50 8 C70 2 78 -10 78 -22 C60 -18 50 -8 50 8 Z").translated(0, y);
    }
    kernels |= shape("M50 24 C38 14 40 6 50 2 C60 6 62 14 50 24 Z");
    sketch.line(stalk, palette::ink, 12);
    sketch.line(kernels, palette::ink, 6);
    sketch.line(stalk, palette::grain.dark, 6);
    sketch.fill(kernels, palette::grain.base);
    for (const qreal y : { 30.0, 46.0, 62.0 })
        sketch.fill(shape("M50 8 C30 2 22 -10 22 -22 C34 -14 44 -6 50 8 Z").translated(0, y),
                    palette::grain.light);
    sketch.line("M50 96 C46 84 36 78 26 80", palette::ink, 11);
    sketch.line("M50 96 C46 84 36 78 26 80", palette::grain.dark, 5);
}

void paintRock(Sketch &sketch)
{
    const QPainterPath rock = shape("M30 20 L62 12 L88 40 L94 72 L76 88 L22 88 L6 66 L14 38 Z");
    sketch.line(rock, palette::ink, 6);
    sketch.fill(rock, palette::ore.base);
    sketch.fill("M30 20 L62 12 L52 42 L24 50 L14 38 Z", palette::ore.light);
    sketch.fill("M62 12 L88 40 L94 72 L76 88 L66 62 L52 42 Z", palette::ore.dark);
    sketch.fill("M24 50 L52 42 L66 62 L46 74 Z", palette::rgb(0x8C99A5));
    sketch.line("M30 66 L38 72 M54 24 L58 18", palette::rgb(0xDCE4EA), 5);
}

} // namespace

void ResourceSymbol::paint(QPainter &painter, const QRectF &rect, Resource resource)
{
    Sketch sketch(painter, rect, QRectF(0, 0, 100, 100));
    switch (resource) {
    case Resource::Brick:
        return paintBricks(sketch);
    case Resource::Lumber:
        return paintLogs(sketch);
    case Resource::Wool:
        return paintSheep(sketch);
    case Resource::Grain:
        return paintEar(sketch);
    case Resource::Ore:
        return paintRock(sketch);
    }
}

} // namespace holmstead
