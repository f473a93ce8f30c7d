// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/roaditem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "board/roadpainter.h"

namespace holmstead {

RoadItem::RoadItem(PathId at) : m_angle(angleOf(at))
{
    setPos(centerOf(at));
    setZValue(layer::roads);
    setCacheMode(DeviceCoordinateCache);
    setVisible(false);
}

void RoadItem::setRoad(std::optional<Color> color)
{
    if (m_color == color)
        return;
    m_color = color;
    setVisible(color.has_value());
    update();
}

QRectF RoadItem::boundingRect() const
{
    return QRectF(-42, -42, 84, 84);
}

void RoadItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    RoadPainter::paint(*painter, QRectF(-38, -16, 76, 32), *m_color, m_angle);
}

} // namespace holmstead
