// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"
#include "board/topology.h"

#include <optional>
#include <vector>

namespace holmstead {

struct HarborPlace
{
    PathId at;
    Harbor trades = Harbor::Any;

    friend bool operator==(const HarborPlace &, const HarborPlace &) = default;
};

// One settlement with its road that a colour begins with on a beginner island (R-SU-1).
struct StartPiece
{
    Color color = Color::Red;
    IntersectionId settlement;
    PathId road;
    bool starred = false; // brings the starting resources (R-SU-3)

    friend bool operator==(const StartPiece &, const StartPiece &) = default;
};

// What is printed on an island: the plain description that board files hold. It may break every rule.
struct IslandLayout
{
    std::array<Terrain, HexId::count> terrain = {};
    std::array<int, HexId::count> token = {}; // 0 on the desert
    std::vector<HarborPlace> harbors;
    std::optional<HexId> robber;   // left out: the desert
    std::vector<StartPiece> start; // beginner islands only

    friend bool operator==(const IslandLayout &, const IslandLayout &) = default;
};

// What is wrong with a layout.
struct IslandFault
{
    enum class Kind {
        TerrainCount,    // R-CO-1; `terrain` appears `count` times
        TokenOnDesert,   // R-CO-3; at `hex`
        TokenMissing,    // R-CO-3; at `hex`
        TokenCount,      // R-CO-3; `token` appears `count` times
        HarborCount,     // R-CO-5; there are `count`
        HarborKindCount, // R-CO-5; `harbor` appears `count` times
        HarborInland,    // R-CO-5; `path`
        HarborsShare,    // R-CO-5; two harbors serve `intersection`
        StartPieceCount, // R-SU-1; `color` has `count` pieces
        StartStarCount,  // R-SU-1; `color` has `count` stars
        StartRoadApart,  // R-SU-1; `path` does not touch its settlement at `intersection`
        StartTooClose,   // R-BU-4; at `intersection`
        StartPathShared, // R-BU-1; two roads on `path`
    };

    Kind kind = Kind::TerrainCount;
    Terrain terrain = Terrain::Desert;
    int token = 0;
    int count = 0;
    HexId hex = {};
    IntersectionId intersection = {};
    PathId path = {};
    Harbor harbor = Harbor::Any;
    Color color = Color::Red;
};

// The first thing wrong with `layout`, or nothing. Where tokens and harbors lie is not judged.
// A layout without start pieces is fine; with some, every colour must have its two.
std::optional<IslandFault> faultOf(const IslandLayout &layout);

// An island that obeys R-CO-1, R-CO-3 and R-CO-5, with the look-ups that the rules ask for. Never changes.
class Island
{
public:
    // `layout` must have no fault.
    explicit Island(const IslandLayout &layout);

    // As given, with the robber's hex always said.
    const IslandLayout &layout() const { return m_layout; }
    Terrain terrain(HexId hex) const { return at(m_layout.terrain, hex); }
    // 2 … 12, or 0 for the desert.
    int token(HexId hex) const { return at(m_layout.token, hex); }
    std::optional<Resource> resource(HexId hex) const { return resourceOf(terrain(hex)); }
    HexId desert() const { return m_desert; }
    HexId robberStart() const { return m_layout.robber.value_or(m_desert); }

    // The hexes that produce when the dice sum to `roll` (2 … 12), robber or not.
    HexSet hexesWithToken(int roll) const { return m_hexesWithToken[static_cast<std::size_t>(roll)]; }
    // The intersections served by harbors of that kind (R-CO-5).
    IntersectionSet served(Harbor harbor) const { return m_served[indexOf(harbor)]; }
    std::optional<Harbor> harborAt(IntersectionId intersection) const;

    friend bool operator==(const Island &a, const Island &b) { return a.m_layout == b.m_layout; }

private:
    IslandLayout m_layout;
    HexId m_desert;
    std::array<HexSet, 13> m_hexesWithToken = {};
    std::array<IntersectionSet, allHarbors.size()> m_served = {};
};

} // namespace holmstead
