// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/state.h"

namespace holmstead {

// What everybody may know of a player (R-HI-2).
struct PlayerView
{
    int resourceCards = 0;
    int developmentCards = 0;
    int knightsPlayed = 0;
    int roadLength = 0;
    int visiblePoints = 0;
    int roadsLeft = 0;
    int settlementsLeft = 0;
    int citiesLeft = 0;
    int mustDiscard = 0;
    int victoryPointCards = 0; // shown when the game is over (R-WI-4), 0 before
};

// A moment of a game as one person, or the table as a whole, may know it (R-HI). What the UI draws comes
// from here. Two states that differ only in what is hidden from a viewer give that viewer the same view.
struct View
{
    template <typename Value> using PerPlayer = std::array<Value, PlayerId::count>;

    const Table *table = nullptr;
    std::optional<PlayerId> viewer;

    Phase phase = Phase::Roll;
    Phase then = Phase::Main; // meaningful in Discard, Robber, Steal and FreeRoads
    PlayerId turn;
    std::optional<Dice> dice;
    HexId robber;
    PerPlayer<IntersectionSet> buildings = {};
    IntersectionSet cities;
    PerPlayer<PathSet> roads = {};
    PerPlayer<PlayerView> players = {};
    ResourceCards bank;
    int deck = 0; // cards left
    std::optional<PlayerId> longestRoad;
    std::optional<PlayerId> largestArmy;
    int freeRoads = 0;
    bool cardPlayed = false;
    std::optional<IntersectionId> unconnected; // in set-up: the settlement that waits for its road
    std::optional<PlayerId> winner;

    // The viewer's own; empty and 0 when nobody looks.
    ResourceCards hand;
    DevelopmentCards cards;
    DevelopmentCards bought; // of `cards`, this turn
    int points = 0;          // hidden cards included

    int playerCount() const { return table->playerCount; }
    const PlayerView &player(PlayerId id) const { return at(players, id); }
};

View viewFor(const GameState &state, std::optional<PlayerId> viewer);

// The best rate at which `player` trades `give` with the bank: 4, 3 or 2 (R-TR-6).
int bankRate(const View &view, PlayerId player, Resource give);

} // namespace holmstead
