// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/result.h"

#include <vector>

namespace holmstead {

struct PlacedBuilding
{
    IntersectionId at;
    PlayerId owner;
    bool isCity = false;

    friend bool operator==(const PlacedBuilding &, const PlacedBuilding &) = default;
};
struct PlacedRoad
{
    PathId at;
    PlayerId owner;

    friend bool operator==(const PlacedRoad &, const PlacedRoad &) = default;
};

// The moment at which a game begins when it does not begin at the beginning, as a file tells it: what is
// left out there is nothing here, and stateOf() finds what it means. It may break every rule.
struct Position
{
    template <typename Value> using PerPlayer = std::array<Value, PlayerId::count>;

    std::vector<PlacedBuilding> buildings;
    std::vector<PlacedRoad> roads;
    PerPlayer<ResourceCards> hands = {};
    std::optional<HexId> robber;            // left out: the board's
    PerPlayer<DevelopmentCards> cards = {}; // unplayed, new ones included
    DevelopmentCards bought;                // those of cards[turn] that were bought this turn
    PerPlayer<std::uint8_t> played = {};    // knights
    std::optional<ResourceCards> bank;      // left out: 19 less the hands
    std::optional<DevelopmentCards> deck;   // left out: 25 less cards and played
    // Left out: whoever must hold it. An inner nothing: nobody holds it.
    std::optional<OptionalId<PlayerId>> longestRoad;
    std::optional<OptionalId<PlayerId>> largestArmy;
    std::optional<PlayerId> turn; // left out: player 0, or in set-up who places
    Phase phase = Phase::Roll;
    std::optional<Phase> then;                          // left out or null: Main or Trade
    std::optional<PerPlayer<std::uint8_t>> mustDiscard; // left out: half of every hand of more than 7
    std::optional<int> freeRoads;                       // left out: 2
    std::optional<bool> cardPlayed;                     // left out: only in FreeRoads
    std::optional<Dice> dice;

    friend bool operator==(const Position &, const Position &) = default;
};

// The state that `position` describes at `table`, or the first rule that it breaks. It need not be
// reachable by play. If the player on turn already has the target, the game is over.
Result<GameState> stateOf(const Position &position, const Table &table);

// `state` with everything written out; stateOf() gives it back.
Position positionOf(const GameState &state);

} // namespace holmstead
