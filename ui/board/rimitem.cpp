// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/rimitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "look/palette.h"

#include <QPainter>

namespace holmstead {

namespace {

// In scene units.
constexpr qreal ink = 17;
constexpr qreal core = 11;
constexpr qreal hexDepth = 13; // from the edge of a hex to the middle of its rim
constexpr qreal spotRadius = 33;
constexpr QRectF road(-44, -21, 88, 42); // along a path
constexpr float haze = 0.3f;

QPainterPath spotAt(IntersectionId at)
{
    QPainterPath spot;
    spot.addEllipse(centerOf(at), spotRadius, spotRadius);
    return spot;
}

} // namespace

RimItem::RimItem(const QColor &color) : m_color(color)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setVisible(false);
}

// Tokens lie over that of a hex, unlike roads over all others.
void RimItem::markPlace(const Place &place)
{
    const bool isHex = std::holds_alternative<HexId>(place);
    setRim(rimOf(place), isHex ? layer::explainedHex : layer::explainedSpot);
}

void RimItem::markHarbor(PathId harbor)
{
    setRim(rimOfHarbor(harbor), layer::explainedSpot);
}

void RimItem::setRim(const QPainterPath &rim, qreal layer)
{
    setZValue(layer);
    if (rim == m_rim)
        return;
    prepareGeometryChange();
    m_rim = rim;
    setVisible(!rim.isEmpty());
    update();
}

QPainterPath RimItem::rimOf(const Place &place)
{
    QPainterPath rim;
    if (const auto *hex = std::get_if<HexId>(&place)) {
        rim.addPolygon(hexPolygon(hexSide - hexDepth).translated(centerOf(*hex)));
        rim.closeSubpath();
    } else if (const auto *path = std::get_if<PathId>(&place)) {
        const QPointF middle = centerOf(*path);
        rim.addRoundedRect(road, road.height() / 2, road.height() / 2);
        rim = QTransform::fromTranslate(middle.x(), middle.y()).rotate(angleOf(*path)).map(rim);
    } else {
        rim = spotAt(std::get<IntersectionId>(place));
    }
    return rim;
}

QPainterPath RimItem::rimOfHarbor(PathId harbor)
{
    QPainterPath rim;
    for (const IntersectionId end : at(topology.endsOf, harbor))
        rim.addPath(spotAt(end));
    return rim;
}

QRectF RimItem::boundingRect() const
{
    return m_rim.boundingRect().adjusted(-ink, -ink, ink, ink);
}

void RimItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    QColor light = palette::paper;
    light.setAlphaF(haze);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(m_rim, light);
    painter->strokePath(m_rim, QPen(palette::ink, ink, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->strokePath(m_rim, QPen(m_color, core, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace holmstead
