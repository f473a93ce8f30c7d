// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>
#include <vector>

// The island drawn on squared paper, as a check on the engine's tables that shares nothing with them: a hex
// is six points, an intersection is a point, a path is a pair of points. A row is 3 squares high, a hex 2
// squares wide.
namespace drawing {

struct Point
{
    int y = 0; // down
    int x = 0; // to the east

    friend auto operator<=>(const Point &, const Point &) = default;
};

using Line = std::pair<Point, Point>; // the lesser point first
using Hexagon = std::array<Point, 6>; // clockwise from the top

inline Line line(Point a, Point b)
{
    return a < b ? Line(a, b) : Line(b, a);
}

inline Point centre(int q, int r)
{
    return { 3 * r, 2 * q + r };
}

inline Hexagon hexagon(int q, int r)
{
    const auto [y, x] = centre(q, r);
    return {
        { { y - 2, x }, { y - 1, x + 1 }, { y + 1, x + 1 }, { y + 2, x }, { y + 1, x - 1 }, { y - 1, x - 1 } }
    };
}

// Side i runs from corner i to the next: 0 is the north-east one.
inline Line side(const Hexagon &hexagon, std::size_t i)
{
    return line(hexagon[i], hexagon[(i + 1) % 6]);
}

// R-CO-1: rows of 3-4-5-4-3, from the top-left.
inline std::vector<std::pair<int, int>> landCells()
{
    return { { 0, -2 },  { 1, -2 }, { 2, -2 },                      //
             { -1, -1 }, { 0, -1 }, { 1, -1 }, { 2, -1 },           //
             { -2, 0 },  { -1, 0 }, { 0, 0 },  { 1, 0 },  { 2, 0 }, //
             { -2, 1 },  { -1, 1 }, { 0, 1 },  { 1, 1 },            //
             { -2, 2 },  { -1, 2 }, { 0, 2 } };
}

// Every point and every line of the land, and how many hexes each belongs to.
struct Island
{
    std::map<Point, int> points;
    std::map<Line, int> lines;

    Island()
    {
        for (const auto &[q, r] : landCells()) {
            const Hexagon hex = hexagon(q, r);
            for (std::size_t i = 0; i < hex.size(); ++i) {
                ++points[hex[i]];
                ++lines[side(hex, i)];
            }
        }
    }
};

} // namespace drawing
