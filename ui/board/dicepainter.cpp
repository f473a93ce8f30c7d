// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/dicepainter.h"

#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

namespace {

// Where the pips of a face lie, in steps from its middle.
QList<QPointF> pipsOf(int value)
{
    QList<QPointF> at;
    if (value % 2 == 1)
        at << QPointF(0, 0);
    if (value > 1)
        at << QPointF(-1, -1) << QPointF(1, 1);
    if (value > 3)
        at << QPointF(1, -1) << QPointF(-1, 1);
    if (value == 6)
        at << QPointF(-1, 0) << QPointF(1, 0);
    return at;
}

QPainterPath rounded(const QRectF &rect, qreal radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

} // namespace

void DicePainter::paint(QPainter &painter, const QRectF &rect, int value)
{
    Sketch sketch(painter, rect, QRectF(0, 0, 100, 100));
    sketch.shadow({ 50, 92 }, 42, 7);
    const QPainterPath cube = rounded(QRectF(8, 6, 84, 86), 20);
    sketch.line(cube, palette::ink, 5);
    sketch.fill(cube, palette::paperShade);
    sketch.fill(rounded(QRectF(8, 6, 82, 79), 19), palette::paper);
    for (const QPointF &pip : pipsOf(value))
        sketch.ellipse(QPointF(49, 45.5) + 23 * pip, 8.5, 8.5, palette::ink);
}

} // namespace holmstead
