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
constexpr qreal pennantReach = 18; // beyond that

} // namespace

HarborItem::HarborItem(const HarborPlace &place)
    : m_path(place.at),
      m_trades(place.trades),
      m_seaward(seawards(place.at).x() < 0 ? Qt::LeftEdge : Qt::RightEdge)
{
    setPos(centerOf(place.at) + offshore * seawards(place.at));
    m_coast = lineOf(place.at).translated(-pos());
    setZValue(layer::harbors);
    setCacheMode(DeviceCoordinateCache);
}

void HarborItem::setPennants(const std::vector<Color> &colors)
{
    if (m_pennants == colors)
        return;
    m_pennants = colors;
    update();
}

QRectF HarborItem::boundingRect() const
{
    const QRectF jetties = QRectF(m_coast.p1(), m_coast.p2()).normalized().adjusted(-14, -14, 14, 14);
    const QRectF pennants = ship.adjusted(-pennantReach, 0, pennantReach, 0);
    return pennants.united(jetties).adjusted(-2, -2, 2, 2);
}

void HarborItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    HarborPainter::paintJetty(*painter, QPointF(0, 8), m_coast.p1());
    HarborPainter::paintJetty(*painter, QPointF(0, 8), m_coast.p2());
    HarborPainter::paint(*painter, ship, m_trades);
    HarborPainter::paintPennants(*painter, ship, m_pennants, m_seaward);
}

} // namespace holmstead
