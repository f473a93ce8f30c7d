// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/harboritem.h"

#include "board/boardgeometry.h"
#include "board/harborpainter.h"
#include "board/layer.h"

namespace holmstead {

namespace {

// How far out the ship lies, and the square it is drawn in.
constexpr qreal offshore = 74;
constexpr QRectF ship(-54, -58, 108, 108);

} // namespace

HarborItem::HarborItem(const HarborPlace &place) : m_path(place.at), m_trades(place.trades)
{
    setPos(centerOf(place.at) + offshore * seawards(place.at));
    m_coast = lineOf(place.at).translated(-pos());
    setZValue(layer::harbors);
    setCacheMode(DeviceCoordinateCache);
}

void HarborItem::setPennant(std::optional<Color> color)
{
    if (m_pennant == color)
        return;
    m_pennant = color;
    update();
}

QRectF HarborItem::boundingRect() const
{
    const QRectF jetties = QRectF(m_coast.p1(), m_coast.p2()).normalized().adjusted(-14, -14, 14, 14);
    const QRectF pennant = ship.adjusted(0, -16, 0, 0);
    return pennant.united(jetties).adjusted(-2, -2, 2, 2);
}

void HarborItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    HarborPainter::paintJetty(*painter, QPointF(0, 8), m_coast.p1());
    HarborPainter::paintJetty(*painter, QPointF(0, 8), m_coast.p2());
    HarborPainter::paint(*painter, ship, m_trades);
    if (m_pennant)
        HarborPainter::paintPennant(*painter, ship, *m_pennant);
}

} // namespace holmstead
