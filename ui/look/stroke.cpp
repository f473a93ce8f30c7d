// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/stroke.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace holmstead::stroke {

namespace {

constexpr qreal corner = 0.5;

QPainterPath lines(std::initializer_list<QPointF> points)
{
    QPainterPath path(*points.begin());
    for (const QPointF &point : points)
        path.lineTo(point);
    return path;
}

} // namespace

qreal em(const QStyleOption &option)
{
    return option.fontMetrics.height();
}

int ems(const QStyleOption &option, qreal count)
{
    return qRound(count * em(option));
}

qreal width(const QStyleOption &option)
{
    return std::max(1.5, em(option) / 10);
}

void fill(QPainter &painter, const QStyleOption &option, const QColor &color)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(option.rect, corner * em(option), corner * em(option));
}

void outline(QPainter &painter, const QStyleOption &option, const QColor &color, qreal width)
{
    const qreal inset = width / 2;
    const qreal radius = corner * em(option) - inset;
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), radius, radius);
}

QPainterPath chevron(Qt::ArrowType to)
{
    switch (to) {
    case Qt::LeftArrow:
        return lines({ { 0.5, -1 }, { -0.5, 0 }, { 0.5, 1 } });
    case Qt::RightArrow:
        return lines({ { -0.5, -1 }, { 0.5, 0 }, { -0.5, 1 } });
    case Qt::UpArrow:
        return lines({ { -1, 0.5 }, { 0, -0.5 }, { 1, 0.5 } });
    case Qt::DownArrow:
    case Qt::NoArrow:
        break;
    }
    return lines({ { -1, -0.5 }, { 0, 0.5 }, { 1, -0.5 } });
}

QPainterPath tick()
{
    return lines({ { -0.9, 0.1 }, { -0.3, 0.7 }, { 0.9, -0.7 } });
}

QPainterPath minus()
{
    return lines({ { -1, 0 }, { 1, 0 } });
}

QPainterPath plus()
{
    QPainterPath path = minus();
    path.addPath(lines({ { 0, -1 }, { 0, 1 } }));
    return path;
}

void sign(QPainter &painter, const QRectF &rect, qreal side, const QPainterPath &sign, const QColor &color)
{
    painter.save();
    painter.translate(rect.center());
    painter.scale(side / 2, side / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 0.36, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(sign);
    painter.restore();
}

} // namespace holmstead::stroke
