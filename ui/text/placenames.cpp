// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/placenames.h"

#include "text/names.h"
#include "text/terms.h"

#include <QCoreApplication>
#include <QLocale>

namespace holmstead {

namespace {

struct Places
{
    Q_DECLARE_TR_FUNCTIONS(Places)
};

// A corner that only one hex of the island has.
QString loneCornerName(Corner corner, const QString &hex)
{
    switch (corner) {
    case Corner::North:
        //: A corner of the hex %1 with the sea around it; so are the next five.
        return Places::tr("north corner of %1, by the sea").arg(hex);
    case Corner::NorthEast:
        return Places::tr("north-east corner of %1, by the sea").arg(hex);
    case Corner::SouthEast:
        return Places::tr("south-east corner of %1, by the sea").arg(hex);
    case Corner::South:
        return Places::tr("south corner of %1, by the sea").arg(hex);
    case Corner::SouthWest:
        return Places::tr("south-west corner of %1, by the sea").arg(hex);
    case Corner::NorthWest:
        return Places::tr("north-west corner of %1, by the sea").arg(hex);
    }
    return QString();
}

// A side that only one hex of the island has.
QString shoreName(Side side, const QString &hex)
{
    switch (side) {
    case Side::NorthEast:
        //: The path on this side of the hex %1, beside the sea; so are the next five.
        return Places::tr("north-east shore of %1").arg(hex);
    case Side::East:
        return Places::tr("east shore of %1").arg(hex);
    case Side::SouthEast:
        return Places::tr("south-east shore of %1").arg(hex);
    case Side::SouthWest:
        return Places::tr("south-west shore of %1").arg(hex);
    case Side::West:
        return Places::tr("west shore of %1").arg(hex);
    case Side::NorthWest:
        return Places::tr("north-west shore of %1").arg(hex);
    }
    return QString();
}

// Which of a hex's six places it is, clockwise; it must be one of them.
template <typename Direction, typename IdType>
Direction directionOf(IdType place, const std::array<IdType, 6> &places)
{
    std::size_t index = 0;
    while (places[index] != place)
        ++index;
    return static_cast<Direction>(index);
}

QString placeWithHarbor(IntersectionId intersection, const Table &table)
{
    const QString place = intersectionName(intersection, table.island);
    const auto harbor = table.island.harborAt(intersection);
    if (!harbor)
        return place;
    //: %1 is a corner of the island, %2 the harbor there.
    return Places::tr("%1, %2", "place with harbor").arg(place, harborName(*harbor, table.rules.edition));
}

} // namespace

QString hexName(HexId hex, const Island &island)
{
    const QString terrain = terrainName(island.terrain(hex));
    if (island.token(hex) == 0)
        return terrain;
    //: %1 is a landscape, %2 the number of its token: "forest 8".
    return Places::tr("%1 %2", "landscape with number").arg(terrain, QLocale().toString(island.token(hex)));
}

QString intersectionName(IntersectionId intersection, const Island &island)
{
    const HexSet hexes = at(topology.hexesAt, intersection);
    QStringList names;
    for (const HexId hex : hexes)
        names.append(hexName(hex, island));
    if (names.size() == 1) {
        const HexId hex = hexes.first();
        return loneCornerName(directionOf<Corner>(intersection, at(topology.cornersOfHex, hex)), names[0]);
    }
    if (names.size() == 2) {
        //: %1 and %2 are hexes that meet at the coast: "corner of forest 8, hills 5 and the sea".
        return Places::tr("corner of %1, %2 and the sea").arg(names[0], names[1]);
    }
    //: %1, %2 and %3 are hexes that meet: "corner of forest 8, hills 5 and pasture 10".
    return Places::tr("corner of %1, %2 and %3").arg(names.value(0), names.value(1), names.value(2));
}

QString pathName(PathId path, const Island &island)
{
    const auto &ends = at(topology.endsOf, path);
    const HexSet hexes = at(topology.hexesAt, ends[0]) & at(topology.hexesAt, ends[1]); // beside the path
    QStringList names;
    for (const HexId hex : hexes)
        names.append(hexName(hex, island));
    if (names.size() == 1)
        return shoreName(directionOf<Side>(path, at(topology.sidesOfHex, hexes.first())), names[0]);
    //: %1 and %2 are hexes side by side: "path between forest 8 and hills 5".
    return Places::tr("path between %1 and %2").arg(names.value(0), names.value(1));
}

QString describePlace(HexId hex, const View &view, const People &)
{
    const QString place = hexName(hex, view.table->island);
    if (hex != view.robber)
        return place;
    //: %1 is a hex, e.g. "forest 8".
    return Places::tr("%1, with the robber").arg(place);
}

QString describePlace(IntersectionId intersection, const View &view, const People &people)
{
    const QString place = placeWithHarbor(intersection, *view.table);
    const auto owner = ownerOf(intersection, view);
    if (!owner) {
        //: %1 is a corner or a path of the island, where nothing is built.
        return Places::tr("%1: free").arg(place);
    }
    //: %1 is a corner of the island, %2 a name.
    return view.cities.contains(intersection)
             ? Places::tr("%1: %2's city").arg(place, nameOf(*owner, people))
             : Places::tr("%1: %2's settlement").arg(place, nameOf(*owner, people));
}

QString describePlace(PathId path, const View &view, const People &people)
{
    const QString place = pathName(path, view.table->island);
    const auto owner = ownerOf(path, view);
    if (!owner)
        return Places::tr("%1: free").arg(place);
    //: %1 is a path of the island, %2 a name.
    return Places::tr("%1: %2's road").arg(place, nameOf(*owner, people));
}

} // namespace holmstead
