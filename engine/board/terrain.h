// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace holmstead {

// In the order of the record format.
enum class Resource : std::uint8_t { Brick, Lumber, Wool, Grain, Ore };
inline constexpr std::array allResources = { Resource::Brick, Resource::Lumber, Resource::Wool,
                                             Resource::Grain, Resource::Ore };

enum class Terrain : std::uint8_t { Hills, Forest, Pasture, Fields, Mountains, Desert };
inline constexpr std::array allTerrains = { Terrain::Hills,  Terrain::Forest,    Terrain::Pasture,
                                            Terrain::Fields, Terrain::Mountains, Terrain::Desert };

// R-CO-2; nothing for the desert.
constexpr std::optional<Resource> resourceOf(Terrain terrain)
{
    return terrain == Terrain::Desert ? std::nullopt : std::optional(static_cast<Resource>(terrain));
}

// What a harbor trades: one resource at 2:1, or any at 3:1 (R-CO-5).
enum class Harbor : std::uint8_t { Brick, Lumber, Wool, Grain, Ore, Any };
inline constexpr std::array allHarbors = { Harbor::Brick, Harbor::Lumber, Harbor::Wool,
                                           Harbor::Grain, Harbor::Ore,    Harbor::Any };

constexpr Harbor harborFor(Resource resource)
{
    return static_cast<Harbor>(resource);
}

enum class Color : std::uint8_t { Red, Blue, Orange, White };
inline constexpr std::array allColors = { Color::Red, Color::Blue, Color::Orange, Color::White };

// The number of a value of a game enumeration, to index a table by it.
template <typename Enum> constexpr std::size_t indexOf(Enum value)
{
    return static_cast<std::size_t>(value);
}

// Chances in 36 that two dice show `token` (R-CO-3); 0 for 7 and for what no token shows.
constexpr int pips(int token)
{
    if (token < 2 || token > 12 || token == 7)
        return 0;
    return token < 7 ? token - 1 : 13 - token;
}

// R-CO-3: the tokens printed in red.
constexpr bool isRed(int token)
{
    return token == 6 || token == 8;
}

} // namespace holmstead
