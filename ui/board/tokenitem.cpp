// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/tokenitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "board/tokenpainter.h"

namespace holmstead {

TokenItem::TokenItem(HexId at)
{
    setPos(middleOf(at));
    setZValue(layer::tokens);
    setCacheMode(DeviceCoordinateCache);
    setVisible(false);
}

QPointF TokenItem::middleOf(HexId hex)
{
    return centerOf(hex) + QPointF(0, 26);
}

void TokenItem::setToken(int token)
{
    m_token = token;
    setVisible(token != 0);
    update();
}

QRectF TokenItem::boundingRect() const
{
    return QRectF(-36, -36, 72, 72);
}

void TokenItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    TokenPainter::paint(*painter, boundingRect(), m_token);
}

} // namespace holmstead
