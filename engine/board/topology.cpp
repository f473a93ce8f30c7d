// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/topology.h"

namespace holmstead {
namespace {

constexpr int landReach = 2;         // R-CO-1: rows of 3-4-5-4-3
constexpr int reach = landReach + 1; // the sea cells around the land also name its places

constexpr bool isWithin(int number, int limit)
{
    return -limit <= number && number <= limit;
}

// Coordinates come from files: their sum may be formed only when both are small.
constexpr bool isWithin(Cell cell, int limit)
{
    return isWithin(cell.q, limit) && isWithin(cell.r, limit) && isWithin(cell.q + cell.r, limit);
}

constexpr bool isLand(Cell cell)
{
    return isWithin(cell, landReach);
}

// Every corner is the north or south one of exactly one cell.
constexpr CornerPlace canonical(CornerPlace place)
{
    switch (place.corner) {
    case Corner::North:
    case Corner::South:
        break;
    case Corner::NorthEast:
        return { neighbour(place.cell, Side::NorthEast), Corner::South };
    case Corner::SouthEast:
        return { neighbour(place.cell, Side::SouthEast), Corner::North };
    case Corner::SouthWest:
        return { neighbour(place.cell, Side::SouthWest), Corner::North };
    case Corner::NorthWest:
        return { neighbour(place.cell, Side::NorthWest), Corner::South };
    }
    return place;
}

constexpr SidePlace canonical(SidePlace place)
{
    switch (place.side) {
    case Side::NorthEast:
    case Side::East:
    case Side::SouthEast:
        break;
    case Side::SouthWest:
        return { neighbour(place.cell, Side::SouthWest), Side::NorthEast };
    case Side::West:
        return { neighbour(place.cell, Side::West), Side::East };
    case Side::NorthWest:
        return { neighbour(place.cell, Side::NorthWest), Side::SouthEast };
    }
    return place;
}

// The three cells that meet at a north or south corner.
constexpr std::array<Cell, 3> cellsAt(CornerPlace place)
{
    const bool north = place.corner == Corner::North;
    return { place.cell, neighbour(place.cell, north ? Side::NorthWest : Side::SouthWest),
             neighbour(place.cell, north ? Side::NorthEast : Side::SouthEast) };
}

constexpr bool touchesLand(CornerPlace place)
{
    for (const Cell cell : cellsAt(place)) {
        if (isLand(cell))
            return true;
    }
    return false;
}

constexpr bool touchesLand(SidePlace place)
{
    return isLand(place.cell) || isLand(neighbour(place.cell, place.side));
}

constexpr bool isCoast(SidePlace place)
{
    return isLand(place.cell) != isLand(neighbour(place.cell, place.side));
}

// The numbers of all places and their coordinates, to and fro.
class Atlas
{
public:
    // Row by row from the top-left. Between two rows of cells the sides of the upper and the lower row
    // alternate, and the north corners of the lower row lie above the south corners of the upper one.
    constexpr Atlas()
    {
        for (int r = -reach; r <= reach; ++r) {
            for (int q = -reach; q <= reach; ++q) {
                addHex({ q, r });
                addCorner({ { q, r }, Corner::North });
                addSide({ { q, r - 1 }, Side::SouthEast });
                addSide({ { q, r }, Side::NorthEast });
            }
            for (int q = -reach; q <= reach; ++q) {
                addCorner({ { q, r - 1 }, Corner::South });
                addSide({ { q, r }, Side::East });
            }
        }
    }

    constexpr OptionalId<HexId> find(Cell cell) const
    {
        return isWithin(cell, reach) ? m_hexes[indexOf(cell)] : OptionalId<HexId>();
    }
    // No cell further out has a corner or a side of the land.
    constexpr OptionalId<IntersectionId> find(CornerPlace place) const
    {
        if (!isWithin(place.cell, reach))
            return {};
        const CornerPlace known = canonical(place);
        return isWithin(known.cell, reach) ? m_intersections[indexOf(known)] : OptionalId<IntersectionId>();
    }
    constexpr OptionalId<PathId> find(SidePlace place) const
    {
        if (!isWithin(place.cell, reach))
            return {};
        const SidePlace known = canonical(place);
        return isWithin(known.cell, reach) ? m_paths[indexOf(known)] : OptionalId<PathId>();
    }

    constexpr Cell place(HexId hex) const { return at(m_cells, hex); }
    constexpr CornerPlace place(IntersectionId id) const { return at(m_corners, id); }
    constexpr SidePlace place(PathId id) const { return at(m_sides, id); }

private:
    static constexpr int width = 2 * reach + 1;
    // So many values for each cell, one cell after the other. Not an array for each cell: GCC 12 takes what a
    // constexpr constructor writes into one of those for the default of all of them.
    template <typename Value, std::size_t perCell>
    using Grid = std::array<Value, static_cast<std::size_t>(width *width) * perCell>;

    static constexpr std::size_t indexOf(Cell cell)
    {
        return static_cast<std::size_t>((cell.r + reach) * width + cell.q + reach);
    }

    static constexpr std::size_t indexOf(CornerPlace known)
    {
        return 2 * indexOf(known.cell) + (known.corner == Corner::South ? 1 : 0);
    }
    static constexpr std::size_t indexOf(SidePlace known)
    {
        return 3 * indexOf(known.cell) + static_cast<std::size_t>(known.side);
    }

    constexpr void addHex(Cell cell)
    {
        if (!isLand(cell))
            return;
        const HexId hex(m_hexCount++);
        at(m_cells, hex) = cell;
        m_hexes[indexOf(cell)] = hex;
    }
    constexpr void addCorner(CornerPlace place)
    {
        if (!touchesLand(place))
            return;
        const IntersectionId id(m_cornerCount++);
        at(m_corners, id) = place;
        m_intersections[indexOf(place)] = id;
    }
    constexpr void addSide(SidePlace place)
    {
        if (!touchesLand(place))
            return;
        const PathId id(m_sideCount++);
        at(m_sides, id) = place;
        m_paths[indexOf(place)] = id;
    }

    Grid<OptionalId<HexId>, 1> m_hexes = {};
    Grid<OptionalId<IntersectionId>, 2> m_intersections = {}; // north, south
    Grid<OptionalId<PathId>, 3> m_paths = {};                 // north-east, east, south-east
    std::array<Cell, HexId::count> m_cells = {};
    std::array<CornerPlace, IntersectionId::count> m_corners = {};
    std::array<SidePlace, PathId::count> m_sides = {};
    int m_hexCount = 0;
    int m_cornerCount = 0;
    int m_sideCount = 0;
};

constexpr Atlas atlas;

constexpr std::array allSides = { Side::NorthEast, Side::East, Side::SouthEast,
                                  Side::SouthWest, Side::West, Side::NorthWest };
constexpr std::array allCorners = { Corner::North, Corner::NorthEast, Corner::SouthEast,
                                    Corner::South, Corner::SouthWest, Corner::NorthWest };

constexpr void describeHex(Topology &result, HexId hex)
{
    const Cell cell = atlas.place(hex);
    at(result.cellOfHex, hex) = cell;
    for (std::size_t i = 0; i < allSides.size(); ++i) {
        const IntersectionId corner = *atlas.find(CornerPlace{ cell, allCorners[i] });
        at(result.cornersOfHex, hex)[i] = corner;
        at(result.intersectionsOfHex, hex).insert(corner);
        at(result.hexesAt, corner).insert(hex);
        at(result.sidesOfHex, hex)[i] = *atlas.find(SidePlace{ cell, allSides[i] });
        if (const auto next = atlas.find(neighbour(cell, allSides[i])))
            at(result.neighboursOfHex, hex).insert(*next);
    }
}

// A side runs from the corner of the same number to the one after it.
constexpr void describePath(Topology &result, PathId path)
{
    const SidePlace place = atlas.place(path);
    const auto side = static_cast<std::size_t>(place.side);
    const IntersectionId from = *atlas.find(CornerPlace{ place.cell, allCorners[side] });
    const IntersectionId to = *atlas.find(CornerPlace{ place.cell, allCorners[side + 1] });
    at(result.endsOf, path) = { from, to };
    at(result.pathsAt, from).insert(path);
    at(result.pathsAt, to).insert(path);
    at(result.neighboursAt, from).insert(to);
    at(result.neighboursAt, to).insert(from);
}

constexpr PathSet coastalPaths()
{
    PathSet result;
    for (const PathId path : everyId<PathId>()) {
        if (isCoast(atlas.place(path)))
            result.insert(path);
    }
    return result;
}

constexpr PathSet coastal = coastalPaths();

// Round the island with the land on the right hand; two coastal paths meet at each of its intersections.
constexpr void walkCoast(Topology &result)
{
    const Cell topLeft = { 0, -landReach };
    PathId path = *atlas.find(SidePlace{ topLeft, Side::NorthWest });
    IntersectionId ahead = *atlas.find(CornerPlace{ topLeft, Corner::North });
    for (PathId &next : result.coast) {
        next = path;
        path = ((at(result.pathsAt, ahead) & coastal) - PathSet{ path }).first();
        ahead = result.acrossFrom(ahead, path);
    }
}

constexpr Topology makeTopology()
{
    Topology result = {};
    for (const HexId hex : everyId<HexId>())
        describeHex(result, hex);
    for (const PathId path : everyId<PathId>())
        describePath(result, path);
    for (const PathId path : everyId<PathId>()) {
        const auto [from, to] = at(result.endsOf, path);
        at(result.pathsTouching, path) =
            (at(result.pathsAt, from) | at(result.pathsAt, to)) - PathSet{ path };
    }
    walkCoast(result);
    return result;
}

} // namespace

constinit const Topology topology = makeTopology();

bool isCoastal(PathId path)
{
    return coastal.contains(path);
}

CornerPlace placeOf(IntersectionId intersection)
{
    return atlas.place(intersection);
}

SidePlace placeOf(PathId path)
{
    return atlas.place(path);
}

std::optional<HexId> hexAt(Cell cell)
{
    return atlas.find(cell);
}

std::optional<IntersectionId> intersectionAt(Cell cell, Corner corner)
{
    return atlas.find(CornerPlace{ cell, corner });
}

std::optional<PathId> pathAt(Cell cell, Side side)
{
    return atlas.find(SidePlace{ cell, side });
}

} // namespace holmstead
