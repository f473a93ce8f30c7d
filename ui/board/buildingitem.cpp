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
    return QRectF(-31, -32, 64, 63);
}

QRectF BuildingItem::city()
{
    return QRectF(-42.5, -39.5, 87, 72);
}

QRectF BuildingItem::boundingRect() const
{
    return QRectF(-46, -46, 94, 82);
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
