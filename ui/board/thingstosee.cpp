// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/thingstosee.h"

#include "board/boardgeometry.h"
#include "board/robberitem.h"

namespace holmstead {

namespace {

constexpr qreal harborSight = 50;
constexpr qreal offshore = 80; // from a coastal path to its ship
constexpr qreal tokenSight = 48;
constexpr qreal tokenBelow = 25; // from the middle of its hex
constexpr qreal buildingSight = 36;
constexpr qreal roadSight = 34;
constexpr qreal targetSight = 20;
// Within the edges of a hex, its corners cut.
constexpr QRectF landSight(-84, -76, 168, 152);

QRectF squareAround(const QPointF &middle, qreal radius)
{
    return { middle - QPointF(radius, radius), 2 * QSizeF(radius, radius) };
}

qreal radiusAt(const Place &place)
{
    if (std::holds_alternative<HexId>(place))
        return 92;
    return std::holds_alternative<PathId>(place) ? 44 : 40;
}

} // namespace

QRectF sightOf(const Place &place)
{
    return squareAround(centerOf(place), radiusAt(place));
}

QRectF sightOfHarbor(PathId harbor)
{
    return squareAround(centerOf(harbor) + offshore * seawards(harbor), harborSight);
}

std::vector<QRectF> thingsToSee(const View &view, const BoardTargets &targets)
{
    std::vector<QRectF> things;
    for (const HexId hex : everyId<HexId>())
        things.push_back(squareAround(centerOf(hex) + QPointF(0, tokenBelow), tokenSight));
    for (const HarborPlace &harbor : view.table->island.layout().harbors)
        things.push_back(sightOfHarbor(harbor.at));
    for (const IntersectionSet &buildings : view.buildings) {
        for (const IntersectionId building : buildings)
            things.push_back(squareAround(centerOf(building), buildingSight));
    }
    for (const PathSet &roads : view.roads) {
        for (const PathId road : roads)
            things.push_back(squareAround(centerOf(road), roadSight));
    }
    things.push_back(RobberItem::figure().translated(centerOf(view.robber)));
    if (!targets.alwaysShown)
        return things;
    for (const IntersectionId intersection : targets.intersections)
        things.push_back(squareAround(centerOf(intersection), targetSight));
    for (const PathId path : targets.paths)
        things.push_back(squareAround(centerOf(path), roadSight));
    return things;
}

std::vector<QRectF> landToSee()
{
    std::vector<QRectF> land;
    for (const HexId hex : everyId<HexId>())
        land.push_back(landSight.translated(centerOf(hex)));
    return land;
}

} // namespace holmstead
