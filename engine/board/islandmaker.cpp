// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/islandmaker.h"

#include <algorithm>

namespace holmstead {
namespace {

using Tokens = std::array<int, HexId::count>;

constexpr std::size_t tokenCount = HexId::count - 1; // none on the desert

// R-CO-4: A to R.
constexpr std::array<int, tokenCount> letterOrder = { 5, 2, 6,  3, 8, 10, 9, 12, 11,
                                                      4, 8, 10, 9, 4, 5,  6, 3,  11 };

// R-CO-1
constexpr std::array<Terrain, HexId::count> allHexes = {
    Terrain::Hills,     Terrain::Hills,     Terrain::Hills,                       //
    Terrain::Forest,    Terrain::Forest,    Terrain::Forest,    Terrain::Forest,  //
    Terrain::Pasture,   Terrain::Pasture,   Terrain::Pasture,   Terrain::Pasture, //
    Terrain::Fields,    Terrain::Fields,    Terrain::Fields,    Terrain::Fields,  //
    Terrain::Mountains, Terrain::Mountains, Terrain::Mountains, Terrain::Desert,
};

// One of the six pieces of the frame with the harbors it carries (R-SU-6).
struct FramePiece
{
    struct Mooring
    {
        std::size_t path = 0; // of the piece's five, clockwise from 0
        Harbor trades = Harbor::Any;
    };

    std::array<Mooring, 2> moorings;
    std::size_t harborCount = 0;
};

constexpr std::size_t pathsPerPiece = 5;

constexpr FramePiece oneHarbor(Harbor harbor)
{
    return { { { { 2, harbor } } }, 1 };
}

constexpr FramePiece anyAnd(Harbor harbor)
{
    return { { { { 0, Harbor::Any }, { 3, harbor } } }, 2 };
}

// Clockwise from the top side as they lie on the beginner island.
constexpr std::array<FramePiece, 6> frame = { anyAnd(Harbor::Grain), oneHarbor(Harbor::Ore),
                                              anyAnd(Harbor::Wool),  oneHarbor(Harbor::Any),
                                              anyAnd(Harbor::Brick), oneHarbor(Harbor::Lumber) };

std::vector<HarborPlace> harborsOn(const std::array<FramePiece, 6> &pieces)
{
    std::vector<HarborPlace> result;
    std::size_t firstPath = 0;
    for (const FramePiece &piece : pieces) {
        for (std::size_t i = 0; i < piece.harborCount; ++i)
            result.push_back(
                { topology.coast[firstPath + piece.moorings[i].path], piece.moorings[i].trades });
        firstPath += pathsPerPiece;
    }
    return result;
}

// The fixed places of the classic edition are those of the beginner island's frame.
std::vector<HarborPlace> dealHarborPieces(Random &random)
{
    std::vector<HarborPlace> result = harborsOn(frame);
    std::vector<Harbor> pieces;
    for (const HarborPlace &harbor : result)
        pieces.push_back(harbor.trades);
    random.shuffle(pieces);
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i].trades = pieces[i];
    return result;
}

std::vector<HarborPlace> dealFrame(Random &random)
{
    auto pieces = frame;
    random.shuffle(pieces);
    return harborsOn(pieces);
}

std::vector<HarborPlace> dealHarbors(HarborDeal deal, Random &random)
{
    return deal == HarborDeal::Frame ? dealFrame(random) : dealHarborPieces(random);
}

// `sixths` of a full turn clockwise, -12 or more.
constexpr Side turned(Side side, int sixths)
{
    return static_cast<Side>((static_cast<int>(side) + sixths + 12) % 6);
}

// Appends the ring of hexes `radius` steps from the centre, counter-clockwise from the one in direction
// `toCorner`.
void appendRing(std::vector<HexId> &hexes, Side toCorner, int radius)
{
    Cell cell;
    for (int step = 0; step < radius; ++step)
        cell = neighbour(cell, toCorner);
    for (int edge = 0; edge < 6; ++edge) {
        for (int step = 0; step < radius; ++step) {
            hexes.push_back(*hexAt(cell));
            cell = neighbour(cell, turned(toCorner, -2 - edge));
        }
    }
}

// Re-deals until no red tokens touch, so that every permitted deal is equally likely; seven deals on average.
Tokens scatteredTokens(HexId desert, Random &random)
{
    auto pile = letterOrder;
    Tokens result = {};
    do {
        random.shuffle(pile);
        std::size_t next = 0;
        for (const HexId hex : everyId<HexId>())
            at(result, hex) = hex == desert ? 0 : pile[next++];
    } while (hasRedNeighbours(result));
    return result;
}

Tokens dealTokens(TokenDeal deal, HexId desert, Random &random)
{
    return deal == TokenDeal::Scattered ? scatteredTokens(desert, random)
                                        : tokensInLetterOrder(random.below(6), desert);
}

HexId desertOf(const IslandLayout &layout)
{
    const auto desert = std::find(layout.terrain.begin(), layout.terrain.end(), Terrain::Desert);
    return HexId(static_cast<int>(desert - layout.terrain.begin()));
}

} // namespace

IslandLayout makeIsland(HarborDeal harbors, TokenDeal tokens, Random &random)
{
    IslandLayout result;
    result.terrain = allHexes;
    random.shuffle(result.terrain);
    result.robber = desertOf(result);
    result.token = dealTokens(tokens, *result.robber, random);
    result.harbors = dealHarbors(harbors, random);
    return result;
}

Tokens tokensInLetterOrder(int corner, HexId desert)
{
    const Side toCorner = turned(Side::NorthWest, corner);
    std::vector<HexId> spiral;
    for (const int radius : { 2, 1 })
        appendRing(spiral, toCorner, radius);
    spiral.push_back(*hexAt({ 0, 0 }));

    Tokens result = {};
    std::size_t letter = 0;
    for (const HexId hex : spiral) {
        if (hex != desert)
            at(result, hex) = letterOrder[letter++];
    }
    return result;
}

bool hasRedNeighbours(const Tokens &tokens)
{
    HexSet red;
    for (const HexId hex : everyId<HexId>()) {
        if (isRed(at(tokens, hex)))
            red.insert(hex);
    }
    for (const HexId hex : red) {
        if (red.intersects(at(topology.neighboursOfHex, hex)))
            return true;
    }
    return false;
}

} // namespace holmstead
