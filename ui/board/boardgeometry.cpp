// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardgeometry.h"

#include <cmath>
#include <numbers>

namespace holmstead {

namespace {

// Half the width of a hex.
const qreal halfWidth = hexSide * std::sqrt(3.0) / 2;

// How far a click may miss: kinds that have targets are easier to hit.
constexpr qreal intersectionReach = 25;
constexpr qreal intersectionTargetReach = 40;
constexpr qreal pathReach = 16;
// Out to the walls as they are drawn; nearer the middle of a path the path is meant.
constexpr qreal settlementReach = 28;
constexpr qreal cityReach = 36;
constexpr qreal pathTargetReach = 34;
// Between two places as near as this the click means the target.
constexpr qreal targetBonus = 8;

QPointF cornerOffset(int corner)
{
    const qreal angle = std::numbers::pi * (corner - 1.5) / 3;
    return { hexSide * std::cos(angle), hexSide * std::sin(angle) };
}

qreal distance(const QPointF &a, const QPointF &b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

qreal distanceTo(const QPointF &point, IntersectionId intersection)
{
    return distance(point, centerOf(intersection));
}

// From the middle part of the path; its ends belong to the intersections.
qreal distanceTo(const QPointF &point, PathId path)
{
    const QLineF line = lineOf(path);
    const QPointF along = line.p2() - line.p1();
    const qreal part = QPointF::dotProduct(point - line.p1(), along) / QPointF::dotProduct(along, along);
    return distance(point, line.p1() + qBound(0.2, part, 0.8) * along);
}

template <typename IdType>
std::optional<Place> nearest(const QPointF &point, const IdSet<IdType> &targets, qreal reach,
                             qreal targetReach)
{
    qreal best = targets.isEmpty() ? reach : targetReach;
    std::optional<Place> result;
    for (const IdType id : everyId<IdType>()) {
        const qreal far = distanceTo(point, id) - (targets.contains(id) ? targetBonus : 0);
        if (far < best) {
            best = far;
            result = id;
        }
    }
    return result;
}

std::optional<Place> hexUnder(const QPointF &point)
{
    const QPolygonF hex = hexPolygon();
    for (const HexId id : everyId<HexId>()) {
        if (hex.containsPoint(point - centerOf(id), Qt::OddEvenFill))
            return id;
    }
    return std::nullopt;
}

} // namespace

QPointF centerOf(Cell cell)
{
    return { halfWidth * (2 * cell.q + cell.r), hexSide * 1.5 * cell.r };
}

QPointF centerOf(HexId hex)
{
    return centerOf(at(topology.cellOfHex, hex));
}

QPointF centerOf(IntersectionId intersection)
{
    const HexId hex = at(topology.hexesAt, intersection).first();
    const auto &corners = at(topology.cornersOfHex, hex);
    int corner = 0;
    while (corners[static_cast<std::size_t>(corner)] != intersection)
        ++corner;
    return centerOf(hex) + cornerOffset(corner);
}

QPointF centerOf(PathId path)
{
    return lineOf(path).center();
}

QPointF centerOf(const Place &place)
{
    return std::visit([](auto id) { return centerOf(id); }, place);
}

QLineF lineOf(PathId path)
{
    const auto &ends = at(topology.endsOf, path);
    return { centerOf(ends[0]), centerOf(ends[1]) };
}

QPointF seawards(PathId path)
{
    const auto &ends = at(topology.endsOf, path);
    const HexId land = (at(topology.hexesAt, ends[0]) & at(topology.hexesAt, ends[1])).first();
    const QPointF out = centerOf(path) - centerOf(land);
    return out / std::hypot(out.x(), out.y());
}

qreal angleOf(PathId path)
{
    const QPointF along = lineOf(path).p2() - lineOf(path).p1();
    const qreal angle = std::atan2(along.y(), along.x()) * 180 / std::numbers::pi;
    const qreal upright = angle >= 89 ? angle - 180 : angle;
    return upright < -91 ? upright + 180 : upright;
}

QPolygonF hexPolygon(qreal side)
{
    QPolygonF hex;
    for (int corner = 0; corner < 6; ++corner)
        hex << cornerOffset(corner) * (side / hexSide);
    return hex;
}

QPolygonF coastPolygon()
{
    // Clockwise along the coast each path shares one end with the next.
    QPolygonF coast;
    for (std::size_t i = 0; i < topology.coast.size(); ++i) {
        const auto &ends = at(topology.endsOf, topology.coast[i]);
        const auto &next = at(topology.endsOf, topology.coast[(i + 1) % topology.coast.size()]);
        coast << centerOf(ends[0] == next[0] || ends[0] == next[1] ? ends[0] : ends[1]);
    }
    return coast;
}

std::optional<IntersectionId> buildingAt(const QPointF &point, const IntersectionSet &buildings,
                                         const IntersectionSet &cities)
{
    for (const IntersectionId building : buildings) {
        if (distanceTo(point, building) < (cities.contains(building) ? cityReach : settlementReach))
            return building;
    }
    return std::nullopt;
}

std::optional<Place> placeAt(const QPointF &point, const BoardTargets &targets)
{
    // Where paths are targets too, the ends of the paths are theirs.
    const qreal widest = targets.paths.isEmpty() ? intersectionTargetReach : intersectionReach;
    const auto intersection = nearest(point, targets.intersections, intersectionReach, widest);
    const auto path = nearest(point, targets.paths, pathReach, pathTargetReach);
    const auto hex = hexUnder(point);
    if (intersection && !targets.intersections.isEmpty())
        return intersection;
    if (path && !targets.paths.isEmpty())
        return path;
    if (hex && !targets.hexes.isEmpty())
        return hex;
    return intersection ? intersection : path ? path : hex;
}

} // namespace holmstead
