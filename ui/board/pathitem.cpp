// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/pathitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "board/roadpainter.h"
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

void PathItem::setColor(Color color)
{
    if (m_color == color)
        return;
    m_color = color;
    update();
}

QRectF PathItem::boundingRect() const
{
    return QRectF(-46, -46, 92, 92);
}

void PathItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    constexpr QRectF rim(-41, -17, 82, 34);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->save();
    painter->rotate(m_angle);
    painter->setPen(QPen(palette::ink, 9));
    painter->setBrush(palette::paper);
    painter->drawRoundedRect(rim, rim.height() / 2, rim.height() / 2);
    painter->setPen(QPen(palette::gold, 5));
    painter->drawRoundedRect(rim, rim.height() / 2, rim.height() / 2);
    painter->restore();
    painter->setOpacity(0.5);
    RoadPainter::paint(*painter, QRectF(-34, -14.3, 68, 28.6), m_color, m_angle);
}

} // namespace holmstead
