// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/tokenpainter.h"

#include "board/letters.h"
#include "look/palette.h"
#include "look/sketch.h"

#include <QLocale>
#include <QPainter>

namespace holmstead {

namespace {

void paintPips(Sketch &sketch, int count, const QColor &color)
{
    constexpr qreal gap = 8;
    for (int i = 0; i < count; ++i)
        sketch.ellipse(QPointF((i - (count - 1) / 2.0) * gap, 19), 3.1, 3.1, color);
}

} // namespace

void TokenPainter::paint(QPainter &painter, const QRectF &rect, int token)
{
    const QColor color = isRed(token) ? palette::warning : palette::ink;
    const qreal inner = isRed(token) ? 28.5 : 30.5;
    Sketch sketch(painter, rect, QRectF(-36, -36, 72, 72));
    sketch.shadow({ -5.5, -2 }, 32, 32);
    sketch.ellipse({ 0, 1.5 }, 32, 32, palette::paperEdge);
    sketch.ellipse({ 0, 0 }, 32, 32, isRed(token) ? palette::warning : palette::inkSoft);
    sketch.ellipse({ 0, 0 }, inner, inner, palette::paper);
    letters::paint(sketch.painter(), QRectF(-23.5, -21, 47, 31), QLocale().toString(token), color);
    paintPips(sketch, pips(token), color);
}

} // namespace holmstead
