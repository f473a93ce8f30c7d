// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/emblempainter.h"

#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

#include <cmath>

namespace holmstead {

namespace {

constexpr QRectF box(0, 0, 100, 100);

QPainterPath leaf()
{
    const QPainterPath blade = shape("M86 10 C40 8 8 30 12 66 C13 76 18 82 22 84 C60 90 90 64 86 10 Z");
    const QPainterPath vein = shape("M74 22 C52 40 36 58 20 82");
    QPainterPathStroker groove;
    groove.setWidth(8);
    QPainterPathStroker stalk;
    stalk.setWidth(10);
    stalk.setCapStyle(Qt::RoundCap);
    return blade.subtracted(groove.createStroke(vein)).united(stalk.createStroke(shape("M20 82 L9 93")));
}

QPainterPath wave()
{
    QPainterPathStroker crest;
    crest.setWidth(15);
    crest.setCapStyle(Qt::RoundCap);
    QPainterPath waves;
    for (const qreal y : { 24.0, 52.0, 80.0 }) {
        QPainterPath line(QPointF(10, y));
        line.cubicTo(22, y - 20, 36, y - 20, 50, y);
        line.cubicTo(64, y + 20, 78, y + 20, 90, y);
        waves |= crest.createStroke(line);
    }
    return waves;
}

QPainterPath sun()
{
    QPainterPath result;
    result.addEllipse(QPointF(50, 50), 23, 23);
    QPainterPathStroker ray;
    ray.setWidth(10);
    ray.setCapStyle(Qt::RoundCap);
    for (int i = 0; i < 8; ++i) {
        const QPointF out(std::cos(i * M_PI / 4), std::sin(i * M_PI / 4));
        QPainterPath line(QPointF(50, 50) + 33 * out);
        line.lineTo(QPointF(50, 50) + 43 * out);
        result |= ray.createStroke(line);
    }
    return result;
}

QPainterPath moon()
{
    QPainterPath disc;
    disc.addEllipse(QPointF(48, 50), 42, 42);
    QPainterPath bite;
    bite.addEllipse(QPointF(68, 40), 34, 34);
    return disc - bite;
}

const QPainterPath &emblem(Color color)
{
    static const QPainterPath all[] = { leaf(), wave(), sun(), moon() };
    return all[indexOf(color)];
}

} // namespace

void EmblemPainter::paint(QPainter &painter, const QRectF &rect, Color color)
{
    paint(painter, rect, color, palette::player(color).on);
}

void EmblemPainter::paint(QPainter &painter, const QRectF &rect, Color color, const QColor &fill)
{
    Sketch(painter, rect, box).fill(emblem(color), fill);
}

void EmblemPainter::paintBadge(QPainter &painter, const QRectF &rect, Color color)
{
    Sketch sketch(painter, rect, box);
    sketch.ellipse({ 50, 50 }, 48, 48, palette::ink);
    sketch.ellipse({ 50, 50 }, 43, 43, palette::player(color).base);
    paint(sketch.painter(), QRectF(23, 23, 54, 54), color);
}

} // namespace holmstead
