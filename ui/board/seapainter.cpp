// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/seapainter.h"

#include "board/boardgeometry.h"
#include "board/palette.h"
#include "board/sketch.h"

#include <QPainter>

#include <cmath>

namespace holmstead {

namespace {

// The coast with its corners washed round.
QPainterPath coastLine()
{
    const QPolygonF corners = coastPolygon();
    const auto middle = [&](qsizetype i) { return (corners[i % corners.size()] + corners[(i + 1) % corners.size()]) / 2; };
    QPainterPath coast(middle(0));
    for (qsizetype i = 1; i <= corners.size(); ++i)
        coast.quadTo(corners[i % corners.size()], middle(i));
    coast.closeSubpath();
    return coast;
}

// A number from 0 to 1 that looks random but is the same every time for a cell of the sea.
qreal noise(int x, int y, int salt)
{
    const auto mixed = static_cast<quint32>(x * 374761393 + y * 668265263 + salt * 2147483647);
    const quint32 hash = (mixed ^ (mixed >> 13)) * 1274126177u;
    return ((hash ^ (hash >> 16)) & 0xffff) / 65535.0;
}

void paintWaves(QPainter &painter, const QRectF &rect)
{
    static const QPainterPath wave = shape("M-18 0 Q-9 -9 0 0 Q9 -9 18 0");
    constexpr qreal cell = 105;
    const QPen light(palette::seaLight, 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (int y = qFloor(rect.top() / cell); y <= qCeil(rect.bottom() / cell); ++y) {
        for (int x = qFloor(rect.left() / cell); x <= qCeil(rect.right() / cell); ++x) {
            const QPointF at(cell * (x + 0.1 + 0.8 * noise(x, y, 1)), cell * (y + 0.1 + 0.8 * noise(x, y, 2)));
            painter.strokePath(wave.translated(at), light);
        }
    }
}

void paintRing(QPainter &painter, const QPainterPath &coast, const QColor &color, qreal width)
{
    painter.strokePath(coast, QPen(color, 2 * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace

void SeaPainter::paint(QPainter &painter, const QRectF &rect)
{
    static const QPainterPath coast = coastLine();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect, palette::sea);
    paintWaves(painter, rect);
    paintRing(painter, coast.translated(5, 9), palette::seaDeep, 68);
    paintRing(painter, coast, palette::seaLight, 66);
    paintRing(painter, coast, palette::shoal, 48);
    paintRing(painter, coast, palette::foam, 34);
    paintRing(painter, coast, palette::beachWet, 29);
    paintRing(painter, coast, palette::beach, 25);
    painter.fillPath(coast, palette::beach);
    painter.restore();
}

} // namespace holmstead
