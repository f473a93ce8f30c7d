// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hexitem.h"

#include "board/boardgeometry.h"
#include "board/hexpainter.h"
#include "board/layer.h"
#include "look/palette.h"

#include <QPainter>

namespace holmstead {

HexItem::HexItem(HexId at)
{
    setPos(centerOf(at));
    setZValue(layer::hexes);
    setCacheMode(DeviceCoordinateCache);
}

void HexItem::setLand(Terrain terrain, int variant)
{
    m_terrain = terrain;
    m_variant = variant;
    update();
}

void HexItem::setMarked(bool marked)
{
    if (m_marked == marked)
        return;
    m_marked = marked;
    update();
}

QRectF HexItem::boundingRect() const
{
    return hexPolygon().boundingRect();
}

void HexItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    HexPainter::paint(*painter, boundingRect(), m_terrain, m_variant);
    if (!m_marked)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(palette::ink, 12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolygon(hexPolygon(hexSide - 16));
    painter->setPen(QPen(palette::gold, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolygon(hexPolygon(hexSide - 16));
}

} // namespace holmstead
