// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/topology.h"
#include "rules/action.h"

#include <initializer_list>
#include <vector>

namespace holmstead::test {

// The people at the table of every engine test, clockwise from the one who begins.
inline constexpr PlayerId ann(0);
inline constexpr PlayerId ben(1);
inline constexpr PlayerId cleo(2);
inline constexpr PlayerId dan(3);

// Places by their record names, in any form a reader accepts: hex("0,0"), intersection("0,0,SE"),
// path("0,0,W"). A misspelt name stops the test program: it is a mistake in the test.
HexId hex(const char *name);
IntersectionId intersection(const char *name);
PathId path(const char *name);

HexSet hexes(std::initializer_list<const char *> names);
IntersectionSet intersections(std::initializer_list<const char *> names);
PathSet paths(std::initializer_list<const char *> names);

// The six paths around a hex.
PathSet ring(const char *hexName);

// A zigzag of paths from west to east along one side of a row of hexes: what a tester draws when they need
// "a chain of seven roads". Path i lies between corners i and i + 1.
//
// Along the north, even corners lie low and have a path to the south; odd ones are the tips of hexes and
// have one to the north. Along the south it is the other way round.
class Lane
{
public:
    static Lane northOf(int row) { return Lane(row, true); } // row is the r of its hexes, -2 … 2
    static Lane southOf(int row) { return Lane(row, false); }

    int length() const { return static_cast<int>(m_paths.size()); }
    PathId path(int i) const { return m_paths[static_cast<std::size_t>(i)]; }
    IntersectionId corner(int i) const { return m_corners[static_cast<std::size_t>(i)]; }
    PathSet part(int first, int count) const;
    PathSet first(int count) const { return part(0, count); }

private:
    Lane(int row, bool north);

    std::vector<PathId> m_paths;
    std::vector<IntersectionId> m_corners;
};

// Sixteen corners that keep the distance rule with each other, for tests that only count points: 0 … 4 are
// the tips of the middle row, 5 … 9 lie south of row 1, 10 … 12 on the north coast, 13 … 15 on the south
// coast.
IntersectionId spot(int i);

// Cards in words: cards(2, Resource::Ore).
constexpr ResourceCards cards(int count, Resource resource)
{
    return { { resource, count } };
}
constexpr ResourceCards one(Resource resource)
{
    return cards(1, resource);
}

} // namespace holmstead::test
