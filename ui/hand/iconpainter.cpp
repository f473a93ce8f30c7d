// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/iconpainter.h"

#include "look/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace holmstead {

namespace {

// What is left free within a sign: light in a dark one, dark in a light one.
QColor freeIn(const QColor &sign)
{
    return sign.lightness() > 128 ? palette::ink : palette::paper;
}

// Everything below is drawn in a square of 100 × 100.
constexpr qreal unit = 100;

void paintArrow(QPainter &painter, qreal from, qreal to, qreal y)
{
    const qreal back = to > from ? -22 : 22;
    painter.drawLine(QPointF(from, y), QPointF(to, y));
    painter.drawPolyline(QPolygonF({ { to + back, y - 20 }, { to, y }, { to + back, y + 20 } }));
}

void paintTrade(QPainter &painter)
{
    paintArrow(painter, 12, 88, 32);
    paintArrow(painter, 88, 12, 70);
}

void paintEndTrading(QPainter &painter)
{
    paintArrow(painter, 8, 66, 50);
    painter.drawLine(QPointF(88, 18), QPointF(88, 82));
}

void paintDone(QPainter &painter)
{
    painter.drawPolyline(QPolygonF({ { 14, 54 }, { 40, 80 }, { 88, 22 } }));
}

void paintEndTurn(QPainter &painter)
{
    painter.drawArc(QRectF(16, 16, 68, 68), 60 * 16, 290 * 16);
    painter.drawPolyline(QPolygonF({ { 60, 34 }, { 82, 38 }, { 86, 12 } }));
}

void paintUndo(QPainter &painter)
{
    QPainterPath bend(QPointF(14, 40));
    bend.lineTo(62, 40);
    bend.cubicTo(94, 40, 94, 84, 62, 84);
    bend.lineTo(36, 84);
    painter.drawPath(bend);
    painter.drawPolyline(QPolygonF({ { 36, 18 }, { 14, 40 }, { 36, 62 } }));
}

void paintWarning(QPainter &painter, const QColor &color)
{
    const QColor on = color == palette::paper ? palette::warning : freeIn(color);
    painter.setBrush(color);
    painter.setPen(QPen(color, 10, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(QPolygonF({ { 50, 12 }, { 93, 88 }, { 7, 88 } }));
    painter.setPen(QPen(on, 12, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(50, 38), QPointF(50, 60));
    painter.drawPoint(QPointF(50, 79));
}

void paintSword(QPainter &painter, const QColor &color)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.translate(50, 50);
    painter.rotate(45);
    painter.drawPolygon(QPolygonF({ { -9, -44 }, { 0, -60 }, { 9, -44 }, { 9, 18 }, { -9, 18 } }));
    painter.drawRoundedRect(QRectF(-27, 18, 54, 11), 4, 4);
    painter.drawRoundedRect(QRectF(-6, 28, 12, 20), 2, 2);
    painter.drawEllipse(QPointF(0, 53), 9, 9);
}

void paintRoad(QPainter &painter, const QColor &color)
{
    const QPolygonF road = { { 12, 84 }, { 36, 44 }, { 64, 56 }, { 88, 14 } };
    painter.setPen(QPen(color, 24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(road);
    painter.setPen(QPen(freeIn(color), 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(17, 76), QPointF(28, 58));
    painter.drawLine(QPointF(44, 47), QPointF(56, 52));
    painter.drawLine(QPointF(72, 42), QPointF(83, 23));
}

void paintOnTurn(QPainter &painter, const QColor &color)
{
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({ { 28, 18 }, { 76, 50 }, { 28, 82 } }));
}

void paintCovered(QPainter &painter)
{
    QPainterPath lid(QPointF(8, 42));
    lid.quadTo(50, 92, 92, 42);
    painter.drawPath(lid);
    painter.drawLine(QPointF(50, 68), QPointF(50, 86));
    painter.drawLine(QPointF(24, 60), QPointF(14, 76));
    painter.drawLine(QPointF(76, 60), QPointF(86, 76));
}

void paintSign(QPainter &painter, Icon icon, const QColor &color)
{
    switch (icon) {
    case Icon::Trade:
        return paintTrade(painter);
    case Icon::EndTrading:
        return paintEndTrading(painter);
    case Icon::Done:
        return paintDone(painter);
    case Icon::EndTurn:
        return paintEndTurn(painter);
    case Icon::Undo:
        return paintUndo(painter);
    case Icon::Warning:
        return paintWarning(painter, color);
    case Icon::Knight:
        return paintSword(painter, color);
    case Icon::Road:
        return paintRoad(painter, color);
    case Icon::OnTurn:
        return paintOnTurn(painter, color);
    case Icon::Covered:
        return paintCovered(painter);
    }
}

bool pointsAlongTheLine(Icon icon)
{
    return icon == Icon::EndTrading || icon == Icon::OnTurn || icon == Icon::EndTurn || icon == Icon::Undo;
}

} // namespace

void IconPainter::paint(QPainter &painter, const QRectF &rect, Icon icon, const QColor &color)
{
    const qreal side = std::min(rect.width(), rect.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center() - QPointF(side / 2, side / 2));
    painter.scale(side / unit, side / unit);
    if (painter.layoutDirection() == Qt::RightToLeft && pointsAlongTheLine(icon)) {
        painter.translate(unit, 0);
        painter.scale(-1, 1);
    }
    painter.setPen(QPen(color, 11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    paintSign(painter, icon, color);
    painter.restore();
}

} // namespace holmstead
