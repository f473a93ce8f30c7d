// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/intersectionitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "look/art.h"
#include "look/palette.h"

#include <QPainter>

namespace holmstead {

IntersectionItem::IntersectionItem(IntersectionId at)
{
    setPos(centerOf(at));
    setZValue(layer::targets);
    setCacheMode(DeviceCoordinateCache);
    setVisible(false);
}

void IntersectionItem::setBuilt(bool built)
{
    if (m_built == built)
        return;
    m_built = built;
    setZValue(m_built ? layer::rings : layer::targets);
    update();
}

void IntersectionItem::setQuay(bool quay)
{
    if (m_quay == quay)
        return;
    m_quay = quay;
    update();
}

QRectF IntersectionItem::boundingRect() const
{
    return QRectF(-44, -44, 88, 88);
}

void IntersectionItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_built) {
        painter->setPen(QPen(palette::ink, 12));
        painter->drawEllipse(QPointF(), 37, 37);
        painter->setPen(QPen(palette::gold, 7));
        painter->drawEllipse(QPointF(), 37, 37);
        return;
    }
    if (m_quay)
        Art::paint(*painter, QRectF(-32, -32, 64, 64), QStringLiteral("harbors/quay"));
    painter->setPen(QPen(palette::ink, 9));
    painter->setBrush(palette::paper);
    painter->drawEllipse(QPointF(), 16, 16);
    painter->setPen(QPen(palette::gold, 5));
    painter->drawEllipse(QPointF(), 16, 16);
    painter->setPen(Qt::NoPen);
    painter->setBrush(palette::accent);
    painter->drawEllipse(QPointF(), 7, 7);
}

} // namespace holmstead
