// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/robberitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "board/robberpainter.h"

namespace holmstead {

RobberItem::RobberItem()
{
    setZValue(layer::robber);
    setCacheMode(DeviceCoordinateCache);
    setVisible(false);
}

void RobberItem::setHex(HexId hex)
{
    m_hex = hex;
    stand();
    setVisible(true);
}

void RobberItem::setAway(const QPointF &way)
{
    m_away = way;
    stand();
}

void RobberItem::stand()
{
    setPos(centerOf(m_hex) + m_away);
}

QRectF RobberItem::figure()
{
    // Between the token and the corner above it, clear of whatever may be built round the hex.
    return QRectF(-23.5, -64, 48, 56.5);
}

QRectF RobberItem::boundingRect() const
{
    return figure().adjusted(-2, -2, 2, 2);
}

void RobberItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    RobberPainter::paint(*painter, figure());
}

} // namespace holmstead
