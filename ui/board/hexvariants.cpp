// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hexvariants.h"

#include "board/hexpainter.h"
#include "board/topology.h"

namespace holmstead {

namespace {

using Variants = std::array<int, HexId::count>;

constexpr int none = -1; // not chosen yet

bool hasNeighbourLike(HexId hex, int variant, const IslandLayout &island, const Variants &variants)
{
    for (const HexId other : at(topology.neighboursOfHex, hex)) {
        if (at(island.terrain, other) == at(island.terrain, hex) && at(variants, other) == variant)
            return true;
    }
    return false;
}

// Chooses for the hex of this index and all after it; `next` has the picture whose turn it is for each
// terrain. Three pictures are enough for any island, but the first choice need not leave one for the last
// hex.
bool chooseFrom(int index, const IslandLayout &island, std::array<int, allTerrains.size()> next,
                Variants &variants)
{
    if (index == HexId::count)
        return true;
    const HexId hex(index);
    int &turn = next[indexOf(at(island.terrain, hex))];
    for (int tries = 0; tries < HexPainter::variants; ++tries) {
        at(variants, hex) = turn++ % HexPainter::variants;
        const bool fits = !hasNeighbourLike(hex, at(variants, hex), island, variants);
        if (fits && chooseFrom(index + 1, island, next, variants))
            return true;
    }
    at(variants, hex) = none;
    return false;
}

} // namespace

std::array<int, HexId::count> hexVariants(const IslandLayout &island)
{
    Variants variants;
    variants.fill(none);
    chooseFrom(0, island, {}, variants);
    return variants;
}

} // namespace holmstead
