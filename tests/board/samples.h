// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"

// The beginner island of R-SU-1 without looking into the file that the game uses.
namespace samples {

using holmstead::Color;
using holmstead::Harbor;
using holmstead::HarborPlace;
using holmstead::IslandLayout;
using holmstead::StartPiece;
using holmstead::Terrain;

inline constexpr std::array<const char *, 9> harborPlaces = { "0,-3,SE", "1,-2,NE", "2,-1,NE",
                                                              "2,0,E",   "1,1,SE",  "-1,2,SE",
                                                              "-3,3,NE", "-3,1,E",  "-2,-1,E" };

inline std::vector<HarborPlace> beginnerHarbors()
{
    constexpr std::array trades = { Harbor::Any, Harbor::Grain, Harbor::Ore,   Harbor::Any,   Harbor::Wool,
                                    Harbor::Any, Harbor::Any,   Harbor::Brick, Harbor::Lumber };
    std::vector<HarborPlace> result;
    for (std::size_t i = 0; i < trades.size(); ++i)
        result.push_back({ *holmstead::pathNamed(harborPlaces[i]), trades[i] });
    return result;
}

inline StartPiece piece(Color color, const char *settlement, const char *road, bool starred)
{
    return { color, *holmstead::intersectionNamed(settlement), *holmstead::pathNamed(road), starred };
}

inline IslandLayout beginnerIsland()
{
    constexpr auto hills = Terrain::Hills;
    constexpr auto forest = Terrain::Forest;
    constexpr auto pasture = Terrain::Pasture;
    constexpr auto fields = Terrain::Fields;
    constexpr auto mountains = Terrain::Mountains;
    IslandLayout result;
    result.terrain = { mountains, pasture,   forest,                              //
                       fields,    hills,     pasture,         hills,              //
                       fields,    forest,    Terrain::Desert, forest,  mountains, //
                       forest,    mountains, fields,          pasture,            //
                       hills,     fields,    pasture };
    result.token = { 10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11 };
    result.harbors = beginnerHarbors();
    result.start = {
        piece(Color::Red, "-2,1,N", "-2,1,NE", true),    piece(Color::Red, "0,-1,N", "0,-1,NE", false),
        piece(Color::Blue, "-2,2,N", "-2,2,NE", true),   piece(Color::Blue, "0,2,N", "0,1,E", false),
        piece(Color::Orange, "-1,2,N", "-1,2,NE", true), piece(Color::Orange, "2,-2,S", "1,-1,NE", false),
        piece(Color::White, "1,1,N", "1,0,E", true),     piece(Color::White, "-1,0,N", "-1,-1,SE", false)
    };
    return result;
}

} // namespace samples
