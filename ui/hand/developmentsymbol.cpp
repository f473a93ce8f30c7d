// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/developmentsymbol.h"

#include "look/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace holmstead {

namespace {

// Everything below is drawn in a square of 100 × 100.
constexpr qreal unit = 100;

void fill(QPainter &painter, const QColor &color)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
}

void fillRect(QPainter &painter, const QColor &color, qreal x, qreal y, qreal width, qreal height,
              qreal round = 2)
{
    fill(painter, color);
    painter.drawRoundedRect(QRectF(x, y, width, height), round, round);
}

void fillPolygon(QPainter &painter, const QColor &color, const QPolygonF &polygon)
{
    fill(painter, color);
    painter.drawPolygon(polygon);
}

void paintSword(QPainter &painter)
{
    fillPolygon(painter, palette::ore.light, { { 72, 6 }, { 79, 14 }, { 79, 66 }, { 72, 66 } });
    fillPolygon(painter, palette::ore.dark, { { 79, 14 }, { 86, 14 }, { 86, 66 }, { 79, 66 } });
    fillPolygon(painter, palette::ore.light, { { 72, 14 }, { 79, 4 }, { 86, 14 } });
    fillRect(painter, palette::grain.dark, 63, 66, 32, 7, 3);
    fillRect(painter, palette::woodDark, 75, 73, 8, 15, 2);
    fill(painter, palette::grain.base);
    painter.drawEllipse(QPointF(79, 91), 6, 6);
}

QPainterPath shield()
{
    QPainterPath path(QPointF(6, 22));
    path.quadTo(22, 24, 34, 14);
    path.quadTo(46, 24, 62, 22);
    path.lineTo(62, 52);
    path.quadTo(60, 78, 34, 92);
    path.quadTo(8, 78, 6, 52);
    path.closeSubpath();
    return path;
}

void paintKnight(QPainter &painter)
{
    paintSword(painter);
    const QPainterPath outline = shield();
    fill(painter, palette::accent);
    painter.drawPath(outline);
    painter.save();
    painter.setClipPath(outline);
    fillRect(painter, palette::accentDark, 34, 0, 40, 100, 0);
    fillRect(painter, palette::gold, 28, 0, 12, 100, 0);
    fillRect(painter, palette::gold, 0, 40, 80, 12, 0);
    painter.restore();
    painter.setPen(QPen(palette::ink, 4));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

void paintPlank(QPainter &painter, const QPointF &center, qreal angle)
{
    painter.save();
    painter.translate(center);
    painter.rotate(angle);
    fillRect(painter, palette::woodDark, -42, -9, 84, 22, 5);
    fillRect(painter, palette::woodLight, -42, -12, 84, 19, 5);
    painter.setPen(QPen(palette::wood, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-30, -3), QPointF(-8, -3));
    painter.drawLine(QPointF(4, -4), QPointF(30, -4));
    painter.restore();
}

void paintRoadBuilding(QPainter &painter)
{
    paintPlank(painter, { 50, 30 }, -18);
    paintPlank(painter, { 50, 70 }, -18);
}

void paintBasket(QPainter &painter)
{
    fillPolygon(painter, palette::wood, { { 10, 56 }, { 90, 56 }, { 78, 94 }, { 22, 94 } });
    fillPolygon(painter, palette::woodDark, { { 56, 56 }, { 90, 56 }, { 78, 94 }, { 53, 94 } });
    painter.setPen(QPen(palette::woodLight, 3));
    painter.drawLine(QPointF(14, 69), QPointF(86, 69));
    painter.drawLine(QPointF(18, 82), QPointF(82, 82));
    fillRect(painter, palette::woodLight, 5, 50, 90, 10, 5);
}

void paintYearOfPlenty(QPainter &painter)
{
    fill(painter, palette::wool.dark);
    painter.drawEllipse(QPointF(50, 34), 21, 21);
    fill(painter, palette::wool.light);
    painter.drawEllipse(QPointF(48, 32), 18, 18);
    fill(painter, palette::brick.dark);
    painter.drawEllipse(QPointF(27, 45), 18, 18);
    fill(painter, palette::brick.light);
    painter.drawEllipse(QPointF(24, 41), 10, 10);
    fill(painter, palette::grain.dark);
    painter.drawEllipse(QPointF(74, 45), 18, 18);
    fill(painter, palette::grain.light);
    painter.drawEllipse(QPointF(71, 41), 10, 10);
    fillPolygon(painter, palette::forest.base, { { 48, 16 }, { 62, 2 }, { 66, 14 }, { 54, 20 } });
    paintBasket(painter);
}

void paintMonopoly(QPainter &painter)
{
    const QPolygonF crown = { { 10, 30 }, { 32, 50 }, { 50, 18 }, { 68, 50 },
                              { 90, 30 }, { 82, 82 }, { 18, 82 } };
    fillPolygon(painter, palette::grain.base, crown);
    painter.save();
    QPainterPath outline;
    outline.addPolygon(crown);
    painter.setClipPath(outline);
    fillRect(painter, palette::grain.dark, 50, 0, 50, 100, 0);
    painter.restore();
    fillRect(painter, palette::woodDark, 17, 74, 66, 12, 4);
    for (const QPointF &tip : { QPointF(10, 27), QPointF(50, 15), QPointF(90, 27) }) {
        fill(painter, palette::warning);
        painter.drawEllipse(tip, 7.5, 7.5);
    }
    for (const qreal x : { 33.0, 50.0, 67.0 }) {
        fill(painter, palette::paper);
        painter.drawEllipse(QPointF(x, 80), 3.6, 3.6);
    }
}

void paintHall(QPainter &painter)
{
    fillPolygon(painter, palette::brick.base, { { 6, 40 }, { 50, 10 }, { 94, 40 } });
    fillPolygon(painter, palette::brick.dark, { { 50, 10 }, { 94, 40 }, { 50, 40 } });
    fillRect(painter, palette::paperShade, 12, 40, 76, 44, 0);
    for (const qreal x : { 18.0, 38.0, 58.0, 76.0 }) {
        fillRect(painter, palette::wool.light, x - 2, 44, 9, 40, 1);
        fillRect(painter, palette::wool.dark, x + 4, 44, 4, 40, 1);
    }
    fillRect(painter, palette::paperEdge, 10, 38, 80, 6, 1);
    fillRect(painter, palette::paperEdge, 6, 84, 88, 9, 2);
    fill(painter, palette::gold);
    painter.drawEllipse(QPointF(50, 28), 6, 6);
}

void paintPicture(QPainter &painter, DevelopmentCard card)
{
    switch (card) {
    case DevelopmentCard::Knight:
        return paintKnight(painter);
    case DevelopmentCard::RoadBuilding:
        return paintRoadBuilding(painter);
    case DevelopmentCard::YearOfPlenty:
        return paintYearOfPlenty(painter);
    case DevelopmentCard::Monopoly:
        return paintMonopoly(painter);
    case DevelopmentCard::VictoryPoint:
        return paintHall(painter);
    }
}

} // namespace

void DevelopmentSymbol::paint(QPainter &painter, const QRectF &rect, DevelopmentCard card)
{
    const qreal side = std::min(rect.width(), rect.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center() - QPointF(side / 2, side / 2));
    painter.scale(side / unit, side / unit);
    paintPicture(painter, card);
    painter.restore();
}

} // namespace holmstead
