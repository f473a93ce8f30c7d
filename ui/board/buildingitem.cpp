// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/buildingitem.h"

#include "board/boardgeometry.h"
#include "board/citypainter.h"
#include "board/layer.h"
#include "board/settlementpainter.h"
#include "board/starpainter.h"

namespace holmstead {

BuildingItem::BuildingItem(IntersectionId at)
{
    setPos(centerOf(at));
    setZValue(layer::figureAt(pos().y() + 26));
    setCacheMode(DeviceCoordinateCache);
    setVisible(false);
}

void BuildingItem::setBuilding(const std::optional<Building> &building)
{
    if (m_building == building)
        return;
    m_building = building;
    setVisible(building.has_value());
    update();
}

void BuildingItem::setStarred(bool starred)
{
    if (m_starred == starred)
        return;
    m_starred = starred;
    update();
}

QRectF BuildingItem::settlement()
{
    return QRectF(-31, -32, 62, 60);
}

QRectF BuildingItem::city()
{
    return QRectF(-43, -40, 86, 71);
}

QRectF BuildingItem::boundingRect() const
{
    return QRectF(-46, -46, 92, 80);
}

void BuildingItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_building->city)
        CityPainter::paint(*painter, city(), m_building->color);
    else
        SettlementPainter::paint(*painter, settlement(), m_building->color);
    if (m_starred)
        StarPainter::paint(*painter, QRectF(10, -44, 30, 30));
}

} // namespace holmstead
