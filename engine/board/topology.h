// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/idset.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace holmstead {

// A cell of the hexagon grid, land or sea, in axial coordinates: pointy-top, the centre of the island is
// (0,0), q grows to the east, r to the south-east.
struct Cell
{
    int q = 0;
    int r = 0;

    friend constexpr bool operator==(Cell, Cell) = default;
    friend constexpr Cell operator+(Cell a, Cell b) { return { a.q + b.q, a.r + b.r }; }
};

// The six sides of a cell, and its six corners, clockwise.
enum class Side : std::uint8_t { NorthEast, East, SouthEast, SouthWest, West, NorthWest };
enum class Corner : std::uint8_t { North, NorthEast, SouthEast, South, SouthWest, NorthWest };

// The cell across that side.
constexpr Cell neighbour(Cell cell, Side side)
{
    constexpr std::array<Cell, 6> steps = {
        { { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 } }
    };
    return cell + steps[static_cast<std::size_t>(side)];
}

// Who touches whom on an island of 19 hexes (R-CO-1): fixed, the same for every game, made once.
// Hexes are numbered by row from the top-left, intersections and paths in that order too.
struct Topology
{
    template <typename IdType, typename Value> using Table = std::array<Value, IdType::count>;

    Table<HexId, Cell> cellOfHex;
    Table<HexId, std::array<IntersectionId, 6>> cornersOfHex; // clockwise from the north
    Table<HexId, std::array<PathId, 6>> sidesOfHex;           // clockwise from the north-east
    Table<HexId, IntersectionSet> intersectionsOfHex;
    Table<HexId, HexSet> neighboursOfHex;
    Table<IntersectionId, HexSet> hexesAt;               // one to three land hexes
    Table<IntersectionId, IntersectionSet> neighboursAt; // two or three, a path away
    Table<IntersectionId, PathSet> pathsAt;              // two or three
    Table<PathId, std::array<IntersectionId, 2>> endsOf; // clockwise round the cell of placeOf(path)
    Table<PathId, PathSet> pathsTouching;                // those that share an end with it
    std::array<PathId, 30> coast; // clockwise; the first is the north-west side of the top-left hex (R-SU-6)

    // The other end of `path` seen from one of its ends.
    constexpr IntersectionId acrossFrom(IntersectionId from, PathId path) const
    {
        const auto &ends = endsOf[static_cast<std::size_t>(path.index())];
        return ends[0] == from ? ends[1] : ends[0];
    }
};

extern const Topology topology;

bool isCoastal(PathId path);

// A corner or a side of a cell, land or sea: how coordinates name an intersection or a path.
struct CornerPlace
{
    Cell cell;
    Corner corner = Corner::North;

    friend constexpr bool operator==(CornerPlace, CornerPlace) = default;
};
struct SidePlace
{
    Cell cell;
    Side side = Side::NorthEast;

    friend constexpr bool operator==(SidePlace, SidePlace) = default;
};

// The canonical coordinates: the north or south corner, the north-east, east or south-east side.
CornerPlace placeOf(IntersectionId intersection);
SidePlace placeOf(PathId path);

// Places by any of their coordinates; nothing when no land hex has them.
std::optional<HexId> hexAt(Cell cell);
std::optional<IntersectionId> intersectionAt(Cell cell, Corner corner);
std::optional<PathId> pathAt(Cell cell, Side side);

// The names of the record format: "0,-2", "0,-2,N", "0,-2,NE". Written in the one canonical form
// (intersections N or S, paths NE, E or SE); read in every form the format allows. Numbers are as JSON
// writes whole ones: an optional minus, no plus, no leading zeros, no spaces. Nothing when the text is no
// such place.
std::string nameOf(HexId hex);
std::string nameOf(IntersectionId intersection);
std::string nameOf(PathId path);
std::optional<HexId> hexNamed(std::string_view name);
std::optional<IntersectionId> intersectionNamed(std::string_view name);
std::optional<PathId> pathNamed(std::string_view name);

} // namespace holmstead
