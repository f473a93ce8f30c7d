// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/places.h"

#include <QtGlobal>

#include <algorithm>

namespace holmstead::test {

namespace {

template <typename IdType> IdType known(std::optional<IdType> id, const char *name)
{
    if (!id)
        qFatal("A test names a place that is not there: %s", name);
    return *id;
}

template <typename Set, typename Find> Set setOf(std::initializer_list<const char *> names, Find find)
{
    Set result;
    for (const char *name : names)
        result.insert(find(name));
    return result;
}

} // namespace

HexId hex(const char *name)
{
    return known(hexNamed(name), name);
}

IntersectionId intersection(const char *name)
{
    return known(intersectionNamed(name), name);
}

PathId path(const char *name)
{
    return known(pathNamed(name), name);
}

HexSet hexes(std::initializer_list<const char *> names)
{
    return setOf<HexSet>(names, hex);
}

IntersectionSet intersections(std::initializer_list<const char *> names)
{
    return setOf<IntersectionSet>(names, intersection);
}

PathSet paths(std::initializer_list<const char *> names)
{
    return setOf<PathSet>(names, path);
}

PathSet ring(const char *hexName)
{
    PathSet result;
    for (const PathId side : at(topology.sidesOfHex, hex(hexName)))
        result.insert(side);
    return result;
}

Lane::Lane(int row, bool north)
{
    const int west = std::max(-2, -2 - row);
    const int east = std::min(2, 2 - row);
    const auto corner = [&](int q, Corner where) {
        return known(intersectionAt({ q, row }, where), "corner");
    };
    const auto side = [&](int q, Side where) { return known(pathAt({ q, row }, where), "side"); };

    m_corners.push_back(corner(west, north ? Corner::NorthWest : Corner::SouthWest));
    for (int q = west; q <= east; ++q) {
        m_paths.push_back(side(q, north ? Side::NorthWest : Side::SouthWest));
        m_corners.push_back(corner(q, north ? Corner::North : Corner::South));
        m_paths.push_back(side(q, north ? Side::NorthEast : Side::SouthEast));
        m_corners.push_back(corner(q, north ? Corner::NorthEast : Corner::SouthEast));
    }
}

PathSet Lane::part(int first, int count) const
{
    PathSet result;
    for (int i = first; i < first + count; ++i)
        result.insert(path(i));
    return result;
}

IntersectionId spot(int i)
{
    if (i < 5)
        return Lane::northOf(0).corner(2 * i + 1);
    if (i < 10)
        return Lane::southOf(1).corner(2 * (i - 5));
    return i < 13 ? Lane::northOf(-2).corner(2 * (i - 10) + 1) : Lane::southOf(2).corner(2 * (i - 13) + 1);
}

} // namespace holmstead::test
