// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/footprintsitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "board/robberitem.h"
#include "look/palette.h"

#include <QLineF>
#include <QPainter>

namespace holmstead {

namespace {

// In scene units.
constexpr int steps = 5;
constexpr qreal stride = 20;
constexpr qreal apart = 8; // from the line of the walk
constexpr QSizeF sole(17, 10);

void paintFoot(QPainter &painter, const QPointF &middle)
{
    QRectF foot(QPointF(), sole);
    foot.moveCenter(middle);
    painter.drawEllipse(foot);
    painter.drawEllipse(middle - QPointF(0.78 * sole.width(), 0), 3.6, 3.6); // the heel
}

} // namespace

FootprintsItem::FootprintsItem()
{
    setZValue(layer::traces);
    setCacheMode(DeviceCoordinateCache);
    setVisible(false);
}

void FootprintsItem::setWalk(HexId from, HexId to)
{
    // He leaves from where he stood, not from the middle, and passes above the token.
    const QPointF foot = RobberItem::figure().center();
    setPos(centerOf(from) + foot);
    m_angle = -QLineF(pos(), centerOf(to) + foot).angle();
    setVisible(true);
    update();
}

QRectF FootprintsItem::boundingRect() const
{
    const qreal reach = steps * stride + sole.width();
    return QRectF(-reach, -reach, 2 * reach, 2 * reach);
}

void FootprintsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->rotate(m_angle);
    // Dark with a bright rim is seen on every ground.
    painter->setPen(QPen(palette::paper, 2.5));
    painter->setBrush(palette::ink);
    for (int step = 0; step < steps; ++step) {
        painter->setOpacity(0.85 - 0.12 * step); // fading on the way
        paintFoot(*painter, QPointF(step * stride, step % 2 == 0 ? -apart : apart));
    }
}

} // namespace holmstead
