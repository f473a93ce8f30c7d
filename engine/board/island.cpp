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
constexpr int allHarborsCount = 9;

template <typename Container, typename Predicate> int countOf(const Container &items, Predicate predicate)
{
    return static_cast<int>(std::count_if(items.begin(), items.end(), predicate));
}

// Of terrains, tokens and harbor kinds there are as many in all as there should be when their counts are
// judged: too few of one means too many of another, and that one is in the file to be seen.
std::optional<IslandFault> terrainFault(const IslandLayout &layout)
{
    for (const Terrain terrain : allTerrains) {
        const auto count = countOf(layout.terrain, [=](Terrain other) { return other == terrain; });
        if (count > terrainCounts[indexOf(terrain)])
            return IslandFault{ .kind = Kind::TerrainCount, .terrain = terrain, .count = count };
    }
    return std::nullopt;
}

std::optional<IslandFault> tokenPlaceFault(const IslandLayout &layout)
{
    for (const HexId hex : everyId<HexId>()) {
        const bool isDesert = at(layout.terrain, hex) == Terrain::Desert;
        const bool hasToken = at(layout.token, hex) != 0;
        if (isDesert && hasToken)
            return IslandFault{ .kind = Kind::TokenOnDesert, .hex = hex };
        if (!isDesert && !hasToken)
            return IslandFault{ .kind = Kind::TokenMissing, .hex = hex };
    }
    return std::nullopt;
}

std::optional<IslandFault> tokenCountFault(const IslandLayout &layout)
{
    for (const int token : layout.token) {
        const auto count = countOf(layout.token, [=](int other) { return other == token; });
        if (token != 0 && count > tokenCount(token))
            return IslandFault{ .kind = Kind::TokenCount, .token = token, .count = count };
    }
    return std::nullopt;
}

std::optional<IslandFault> harborCountFault(const IslandLayout &layout)
{
    if (const auto count = static_cast<int>(layout.harbors.size()); count != allHarborsCount)
        return IslandFault{ .kind = Kind::HarborCount, .count = count };
    for (const Harbor harbor : allHarbors) {
        const auto count =
            countOf(layout.harbors, [=](const HarborPlace &place) { return place.trades == harbor; });
        if (count > harborCount(harbor))
            return IslandFault{ .kind = Kind::HarborKindCount, .count = count, .harbor = harbor };
    }
    return std::nullopt;
}

std::optional<IslandFault> harborPlaceFault(const IslandLayout &layout)
{
    IntersectionSet served;
    for (const HarborPlace &harbor : layout.harbors) {
        const auto &ends = at(topology.endsOf, harbor.at);
        if (!isCoastal(harbor.at))
            return IslandFault{ .kind = Kind::HarborInland, .intersection = ends[0], .path = harbor.at };
        for (const IntersectionId end : ends) {
            if (served.contains(end))
                return IslandFault{ .kind = Kind::HarborsShare, .intersection = end, .path = harbor.at };
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
            return IslandFault{ .kind = Kind::StartPieceCount, .count = count, .color = color };
        if (const auto count = countOf(layout.start, isStarred); count != 1)
            return IslandFault{ .kind = Kind::StartStarCount, .count = count, .color = color };
    }
    return std::nullopt;
}

std::optional<IslandFault> startPlaceFault(const IslandLayout &layout)
{
    IntersectionSet settled;
    PathSet roads;
    for (const StartPiece &piece : layout.start) {
        if (!at(topology.pathsAt, piece.settlement).contains(piece.road))
            return IslandFault{ .kind = Kind::StartRoadApart,
                                .intersection = piece.settlement,
                                .path = piece.road };
        // Two roads on one path belong to settlements at its ends: asked later, this would never be told.
        if (roads.contains(piece.road))
            return IslandFault{ .kind = Kind::StartPathShared,
                                .intersection = piece.settlement,
                                .path = piece.road };
        if (settled.contains(piece.settlement)
            || settled.intersects(at(topology.neighboursAt, piece.settlement)))
            return IslandFault{ .kind = Kind::StartTooClose,
                                .intersection = piece.settlement,
                                .path = piece.road };
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
