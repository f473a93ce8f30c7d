// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/glowitem.h"

#include "board/boardgeometry.h"
#include "look/palette.h"

#include <QPainter>

#include <utility>

namespace holmstead {

namespace {

// In scene units.
constexpr qreal rimDepth = 12;   // from the edge of a hex to the middle of its rim
constexpr qreal spotRadius = 34; // round an intersection
constexpr qreal widest = 26;

struct Ring
{
    qreal width;
    int alpha; // of 255
};

// From the faint outside to the core.
constexpr Ring rimRings[] = { { 24, 90 }, { 14, 170 }, { 5, 255 } };
constexpr Ring spotRings[] = { { widest, 90 }, { 15, 150 }, { 6, 240 } };

template <std::size_t count>
void paintRings(QPainter &painter, const QPainterPath &path, const QColor &color, const Ring (&rings)[count])
{
    for (const Ring &ring : rings) {
        // A bright core is seen on every ground, also on one of the glow's own colour.
        QColor light = &ring == &rings[count - 1] ? palette::paper : color;
        light.setAlpha(ring.alpha);
        painter.strokePath(path, QPen(light, ring.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
}

} // namespace

GlowItem::GlowItem(qreal layer, const QColor &color, Edge edge) : m_color(color), m_edge(edge)
{
    setZValue(layer);
    setVisible(false);
}

void GlowItem::setGlow(const HexSet &hexes, const PathSet &paths, const IntersectionSet &intersections)
{
    QPainterPath rims;
    for (const HexId hex : hexes) {
        rims.addPolygon(hexPolygon(hexSide - rimDepth).translated(centerOf(hex)));
        rims.closeSubpath();
    }
    QPainterPath spots;
    for (const PathId path : paths) {
        QPainterPath capsule;
        capsule.addRoundedRect(QRectF(-40, -17, 80, 34), 17, 17);
        const QPointF middle = centerOf(path);
        spots.addPath(QTransform::fromTranslate(middle.x(), middle.y()).rotate(angleOf(path)).map(capsule));
    }
    for (const IntersectionId intersection : intersections)
        spots.addEllipse(centerOf(intersection), spotRadius, spotRadius);
    if (rims == m_rims && spots == m_spots)
        return;
    prepareGeometryChange();
    m_rims = rims;
    m_spots = spots;
    setVisible(!rims.isEmpty() || !spots.isEmpty());
    update();
}

QRectF GlowItem::boundingRect() const
{
    return m_rims.boundingRect().united(m_spots.boundingRect()).adjusted(-widest, -widest, widest, widest);
}

void GlowItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    paintRings(*painter, m_rims, m_color, rimRings);
    if (m_edge == Edge::Soft)
        return paintRings(*painter, m_spots, m_color, spotRings);
    for (const auto &[color, width] : { std::pair(palette::ink, 12.0), std::pair(m_color, 7.0) })
        painter->strokePath(m_spots, QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace holmstead
