// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/lightitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "look/palette.h"

#include <QPainter>

namespace holmstead {

LightItem::LightItem()
{
    setZValue(layer::light);
    setAcceptedMouseButtons(Qt::NoButton);
    // Drawn once; getting brighter and darker only mixes the picture.
    setCacheMode(DeviceCoordinateCache);
}

void LightItem::shine(HexId hex, qreal light)
{
    setPos(centerOf(hex));
    setOpacity(light);
    setVisible(true);
}

QRectF LightItem::boundingRect() const
{
    return hexPolygon().boundingRect();
}

void LightItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    QColor sun = palette::gold;
    sun.setAlphaF(0.3f);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(sun);
    painter->drawPolygon(hexPolygon(hexSide - 4));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(palette::gold, 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolygon(hexPolygon(hexSide - 9));
}

} // namespace holmstead
