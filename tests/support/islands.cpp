// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/islands.h"

#include "support/places.h"

#include <QtGlobal>

#include <deque>
#include <string_view>

namespace holmstead::test {

namespace {

// B hills, L forest, W pasture, G fields, O mountains, - desert: the letter of what they bring.
Terrain terrainFor(char letter)
{
    return allTerrains[std::string_view("BLWGO-").find(letter)];
}

IslandLayout layoutOf(std::string_view terrain, const std::array<int, HexId::count> &tokens,
                      std::vector<HarborPlace> harbors)
{
    IslandLayout layout;
    for (const HexId id : everyId<HexId>())
        at(layout.terrain, id) = terrainFor(terrain[static_cast<std::size_t>(id.index())]);
    layout.token = tokens;
    layout.harbors = std::move(harbors);
    return layout;
}

HarborPlace harbor(const char *at, Harbor trades)
{
    return { path(at), trades };
}

StartPiece start(Color color, const char *settlement, const char *road, bool starred)
{
    return { color, intersection(settlement), path(road), starred };
}

std::vector<StartPiece> beginnerPieces()
{
    return {
        start(Color::Red, "-2,1,N", "-2,1,NE", true),    start(Color::Red, "0,-1,N", "0,-1,NE", false),
        start(Color::Blue, "-2,2,N", "-2,2,NE", true),   start(Color::Blue, "0,2,N", "0,1,E", false),
        start(Color::Orange, "-1,2,N", "-1,2,NE", true), start(Color::Orange, "2,-2,S", "1,-1,NE", false),
        start(Color::White, "1,1,N", "1,0,E", true),     start(Color::White, "-1,0,N", "-1,-1,SE", false)
    };
}

} // namespace

const IslandLayout &testIsland()
{
    static const IslandLayout layout = layoutOf(
        "GL-LBLWWGBOBWGOGWLO", { 10, 4, 0, 9, 11, 2, 3, 3, 6, 8, 6, 9, 8, 10, 4, 12, 11, 5, 5 },
        { harbor("0,-3,SE", Harbor::Brick), harbor("1,-2,NE", Harbor::Any), harbor("2,-1,NE", Harbor::Ore),
          harbor("2,0,E", Harbor::Grain), harbor("1,1,SE", Harbor::Any), harbor("-1,2,SE", Harbor::Wool),
          harbor("-3,3,NE", Harbor::Lumber), harbor("-3,1,E", Harbor::Any), harbor("-2,-1,E", Harbor::Any) });
    return layout;
}

const IslandLayout &beginnerIslandByHand()
{
    static const IslandLayout layout = [] {
        IslandLayout result = layoutOf(
            "OWLGBWBGL-LOLOGWBGW", { 10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11 },
            { harbor("0,-3,SE", Harbor::Any), harbor("1,-2,NE", Harbor::Grain),
              harbor("2,-1,NE", Harbor::Ore), harbor("2,0,E", Harbor::Any), harbor("1,1,SE", Harbor::Wool),
              harbor("-1,2,SE", Harbor::Any), harbor("-3,3,NE", Harbor::Any), harbor("-3,1,E", Harbor::Brick),
              harbor("-2,-1,E", Harbor::Lumber) });
        result.robber = hex("0,0");
        result.start = beginnerPieces();
        return result;
    }();
    return layout;
}

const Table &tableFor(const IslandLayout &island, const Rules &rules, int players)
{
    static std::deque<Table> tables;
    if (faultOf(island))
        qFatal("A test uses an island that breaks the rules");
    const Table wanted{ Island(island), rules, players };
    for (const Table &table : tables) {
        if (table == wanted)
            return table;
    }
    return tables.emplace_back(wanted);
}

} // namespace holmstead::test
