// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/cursoritem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "look/palette.h"

#include <QPainter>

namespace holmstead {

namespace {

QPainterPath ringRound(HexId)
{
    QPainterPath ring;
    ring.addPolygon(hexPolygon(hexSide - 10));
    ring.closeSubpath();
    return ring;
}

QPainterPath ringRound(IntersectionId)
{
    QPainterPath ring;
    ring.addEllipse(QPointF(), 33, 33);
    return ring;
}

QPainterPath ringRound(PathId path)
{
    QPainterPath ring;
    ring.addRoundedRect(QRectF(-44, -20, 88, 40), 20, 20);
    return QTransform().rotate(angleOf(path)).map(ring);
}

} // namespace

CursorItem::CursorItem()
{
    setZValue(layer::cursor);
    setVisible(false);
}

void CursorItem::setPlace(const std::optional<Place> &place)
{
    setVisible(place.has_value());
    if (!place)
        return;
    prepareGeometryChange();
    m_ring = std::visit([](auto id) { return ringRound(id); }, *place);
    setPos(centerOf(*place));
}

QRectF CursorItem::boundingRect() const
{
    return m_ring.boundingRect().adjusted(-7, -7, 7, 7);
}

void CursorItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    // Dark and bright together stand out from every ground.
    painter->setRenderHint(QPainter::Antialiasing);
    painter->strokePath(m_ring, QPen(palette::ink, 11));
    painter->strokePath(m_ring, QPen(palette::gold, 6));
}

} // namespace holmstead
