// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/pathitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "look/palette.h"

#include <QPainter>

namespace holmstead {

PathItem::PathItem(PathId at) : m_angle(angleOf(at))
{
    setPos(centerOf(at));
    setZValue(layer::targets);
    setCacheMode(DeviceCoordinateCache);
    setVisible(false);
}

QRectF PathItem::boundingRect() const
{
    return QRectF(-34, -34, 68, 68);
}

void PathItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->rotate(m_angle);
    painter->setPen(QPen(palette::ink, 3));
    painter->setBrush(palette::paper);
    painter->drawRoundedRect(QRectF(-28, -9, 56, 18), 9, 9);
    painter->setPen(QPen(palette::accent, 6, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(QPointF(-18, 0), QPointF(18, 0));
}

} // namespace holmstead
