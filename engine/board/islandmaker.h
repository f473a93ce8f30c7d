// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"
#include "board/random.h"

namespace holmstead {

// How harbors come to a variable island (R-SU-6).
enum class HarborDeal : std::uint8_t {
    Pieces, // classic: nine pieces shuffled over the nine fixed places
    Frame,  // sixth: six frame pieces shuffled, each with its harbors
};

// How tokens come to a variable island.
enum class TokenDeal : std::uint8_t {
    LetterOrder, // R-SU-5
    Scattered,   // R-SU-10
};

// A variable island: 19 hexes shuffled, robber on the desert (R-SU-4), no start pieces.
IslandLayout makeIsland(HarborDeal harbors, TokenDeal tokens, Random &random);

// The tokens laid in letter order from corner hex `corner` (0 … 5, clockwise from the top-left),
// counter-clockwise, skipping `desert` (R-SU-5); 0 on the desert.
std::array<int, HexId::count> tokensInLetterOrder(int corner, HexId desert);

// Whether two hexes with red tokens are neighbours (forbidden by R-SU-10).
bool hasRedNeighbours(const std::array<int, HexId::count> &tokens);

} // namespace holmstead
