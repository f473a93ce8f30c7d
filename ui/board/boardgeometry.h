// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardtargets.h"
#include "board/topology.h"

#include <QLineF>
#include <QPainterPath>

// Where everything lies on the board. Scene units: a hex side is 100, the island's centre is (0, 0).
namespace holmstead {

inline constexpr qreal hexSide = 100;
// The island with its harbors and a margin of sea.
inline constexpr QRectF boardRect(-582, -516, 1164, 1032);

QPointF centerOf(Cell cell); // land or sea
QPointF centerOf(HexId hex);
QPointF centerOf(IntersectionId intersection);
QPointF centerOf(PathId path);
QPointF centerOf(const Place &place);
QLineF lineOf(PathId path);
// The direction from `path`, which must be coastal, to the sea; of length 1.
QPointF seawards(PathId path);
// Degrees clockwise from the x axis, -90 … 90.
qreal angleOf(PathId path);

// A pointy-top hex around (0, 0).
QPolygonF hexPolygon(qreal side = hexSide);
// The corners of the coast, clockwise.
QPolygonF coastPolygon();

// The building that is drawn at `point`. `cities` may name more than there are in `buildings`.
std::optional<IntersectionId> buildingAt(const QPointF &point, const IntersectionSet &buildings,
                                         const IntersectionSet &cities);
// The place that a click at `point`, outside all buildings, means: kinds that have targets first, then
// intersections, paths, hexes, each with a generous reach. Nothing on the open sea.
std::optional<Place> placeAt(const QPointF &point, const BoardTargets &targets);

} // namespace holmstead
