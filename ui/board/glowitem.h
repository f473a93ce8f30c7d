// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/idset.h"

#include <QColor>
#include <QGraphicsItem>
#include <QPainterPath>

namespace holmstead {

// Places that stand in the light: a soft glow that lies on the land, under all pieces, and asks for nothing.
class GlowItem : public QGraphicsItem
{
public:
    // With clear edges, places other than hexes are told from every ground and every other light.
    enum class Edge { Soft, Clear };
    // `layer` is its z value.
    GlowItem(qreal layer, const QColor &color, Edge edge = Edge::Soft);

    void setGlow(const HexSet &hexes, const PathSet &paths, const IntersectionSet &intersections);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QColor m_color;
    Edge m_edge;
    QPainterPath m_rims;  // inside the edges of hexes
    QPainterPath m_spots; // round everything else
};

} // namespace holmstead
