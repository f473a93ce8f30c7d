// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/island.h"

#include <algorithm>
#include <cassert>

namespace holmstead {
namespace {

using Kind = IslandFault::Kind;

// R-CO-1, in the order of Terrain.
constexpr std::array<int, allTerrains.size()> terrainCounts = { 3, 4, 4, 4, 3, 1 };

// R-CO-3
constexpr int tokenCount(int token)
{
    if (token < 2 || token > 12 || token == 7)
        return 0;
    return token == 2 || token == 12 ? 1 : 2;
}

// R-CO-5
constexpr int harborCount(Harbor harbor)
{
    return harbor == Harbor::Any ? 4 : 1;
}
constexpr std::size_t allHarborsCount = 9;

template <typename Container, typename Predicate> int countOf(const Container &items, Predicate predicate)
{
    return static_cast<int>(std::count_if(items.begin(), items.end(), predicate));
}

IslandFault faultAt(Kind kind, HexId hex)
{
    IslandFault fault;
    fault.kind = kind;
    fault.hex = hex;
    return fault;
}

IslandFault faultAt(Kind kind, IntersectionId intersection, PathId path)
{
    IslandFault fault;
    fault.kind = kind;
    fault.intersection = intersection;
    fault.path = path;
    return fault;
}

IslandFault colorFault(Kind kind, Color color, int count)
{
    IslandFault fault;
    fault.kind = kind;
    fault.color = color;
    fault.count = count;
    return fault;
}

// Of terrains, tokens and harbor kinds there are as many in all as there should be when their counts are
// judged: too few of one means too many of another, and that one is in the file to be seen.
std::optional<IslandFault> terrainFault(const IslandLayout &layout)
{
    for (const Terrain terrain : allTerrains) {
        const auto count = countOf(layout.terrain, [=](Terrain other) { return other == terrain; });
        if (count > terrainCounts[indexOf(terrain)]) {
            IslandFault fault;
            fault.kind = Kind::TerrainCount;
            fault.terrain = terrain;
            fault.count = count;
            return fault;
        }
    }
    return std::nullopt;
}

std::optional<IslandFault> tokenPlaceFault(const IslandLayout &layout)
{
    for (const HexId hex : everyId<HexId>()) {
        const bool isDesert = at(layout.terrain, hex) == Terrain::Desert;
        const bool hasToken = at(layout.token, hex) != 0;
        if (isDesert && hasToken)
            return faultAt(Kind::TokenOnDesert, hex);
        if (!isDesert && !hasToken)
            return faultAt(Kind::TokenMissing, hex);
    }
    return std::nullopt;
}

std::optional<IslandFault> tokenCountFault(const IslandLayout &layout)
{
    for (const int token : layout.token) {
        const auto count = countOf(layout.token, [=](int other) { return other == token; });
        if (token != 0 && count > tokenCount(token)) {
            IslandFault fault;
            fault.kind = Kind::TokenCount;
            fault.token = token;
            fault.count = count;
            return fault;
        }
    }
    return std::nullopt;
}

std::optional<IslandFault> harborCountFault(const IslandLayout &layout)
{
    IslandFault fault;
    if (layout.harbors.size() != allHarborsCount) {
        fault.kind = Kind::HarborCount;
        fault.count = static_cast<int>(layout.harbors.size());
        return fault;
    }
    for (const Harbor harbor : allHarbors) {
        fault.kind = Kind::HarborKindCount;
        fault.harbor = harbor;
        fault.count =
            countOf(layout.harbors, [=](const HarborPlace &place) { return place.trades == harbor; });
        if (fault.count > harborCount(harbor))
            return fault;
    }
    return std::nullopt;
}

std::optional<IslandFault> harborPlaceFault(const IslandLayout &layout)
{
    IntersectionSet served;
    for (const HarborPlace &harbor : layout.harbors) {
        const auto &ends = at(topology.endsOf, harbor.at);
        if (!isCoastal(harbor.at))
            return faultAt(Kind::HarborInland, ends[0], harbor.at);
        for (const IntersectionId end : ends) {
            if (served.contains(end))
                return faultAt(Kind::HarborsShare, end, harbor.at);
            served.insert(end);
        }
    }
    return std::nullopt;
}

std::optional<IslandFault> startCountFault(const IslandLayout &layout)
{
    for (const Color color : allColors) {
        const auto isOurs = [=](const StartPiece &piece) { return piece.color == color; };
        const auto isStarred = [=](const StartPiece &piece) { return piece.color == color && piece.starred; };
        if (const auto count = countOf(layout.start, isOurs); count != 2)
            return colorFault(Kind::StartPieceCount, color, count);
        if (const auto count = countOf(layout.start, isStarred); count != 1)
            return colorFault(Kind::StartStarCount, color, count);
    }
    return std::nullopt;
}

std::optional<IslandFault> startPlaceFault(const IslandLayout &layout)
{
    IntersectionSet settled;
    PathSet roads;
    for (const StartPiece &piece : layout.start) {
        if (!at(topology.pathsAt, piece.settlement).contains(piece.road))
            return faultAt(Kind::StartRoadApart, piece.settlement, piece.road);
        // Two roads on one path belong to settlements at its ends: asked later, this would never be told.
        if (roads.contains(piece.road))
            return faultAt(Kind::StartPathShared, piece.settlement, piece.road);
        if (settled.contains(piece.settlement)
            || settled.intersects(at(topology.neighboursAt, piece.settlement)))
            return faultAt(Kind::StartTooClose, piece.settlement, piece.road);
        settled.insert(piece.settlement);
        roads.insert(piece.road);
    }
    return std::nullopt;
}

} // namespace

std::optional<IslandFault> faultOf(const IslandLayout &layout)
{
    constexpr std::array checks = { terrainFault, tokenPlaceFault, tokenCountFault, harborCountFault,
                                    harborPlaceFault };
    for (const auto check : checks) {
        if (auto fault = check(layout))
            return fault;
    }
    if (layout.start.empty())
        return std::nullopt;
    if (auto fault = startCountFault(layout))
        return fault;
    return startPlaceFault(layout);
}

// The robber's hex is always spelt out, so that islands are equal whether or not their files left it out.
Island::Island(const IslandLayout &layout) : m_layout(layout)
{
    assert(!faultOf(layout));
    for (const HexId hex : everyId<HexId>()) {
        if (terrain(hex) == Terrain::Desert)
            m_desert = hex;
        else
            m_hexesWithToken[static_cast<std::size_t>(token(hex))].insert(hex);
    }
    m_layout.robber = robberStart();
    for (const HarborPlace &harbor : m_layout.harbors) {
        for (const IntersectionId end : at(topology.endsOf, harbor.at))
            m_served[indexOf(harbor.trades)].insert(end);
    }
}

std::optional<Harbor> Island::harborAt(IntersectionId intersection) const
{
    for (const Harbor harbor : allHarbors) {
        if (served(harbor).contains(intersection))
            return harbor;
    }
    return std::nullopt;
}

} // namespace holmstead
