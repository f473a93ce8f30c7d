// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/awards.h"

#include <algorithm>

namespace holmstead {

OptionalId<PlayerId> longestRoadHolder(const GameState &state, OptionalId<PlayerId> holder)
{
    const auto &lengths = state.roadLengths;
    const auto longest = std::max_element(lengths.begin(), lengths.end());
    if (*longest < longestRoadMinimum)
        return std::nullopt;
    if (holder && at(lengths, *holder) == *longest)
        return holder; // R-LR-4
    if (std::count(lengths.begin(), lengths.end(), *longest) > 1)
        return std::nullopt; // R-LR-5: set aside
    return PlayerId(static_cast<int>(longest - lengths.begin()));
}

void judgeLongestRoad(GameState &state, Events *events)
{
    const OptionalId<PlayerId> from = state.longestRoad;
    state.longestRoad = longestRoadHolder(state, from);
    if (events && state.longestRoad != from)
        events->push_back(LongestRoadMoved{ from, state.longestRoad });
}

void judgeLargestArmy(GameState &state, Events *events)
{
    const int knights = at(state.knightsPlayed, state.turn);
    const OptionalId<PlayerId> from = state.largestArmy;
    const int toBeat = from ? at(state.knightsPlayed, *from) : largestArmyMinimum - 1;
    if (from == state.turn || knights <= toBeat)
        return;
    state.largestArmy = state.turn;
    if (events)
        events->push_back(LargestArmyMoved{ from, state.turn });
}

void judgeWin(GameState &state, Events *events)
{
    if (points(state, state.turn) < state.rules().target)
        return;
    // R-WI-4: at once, also in the middle of a card's effect.
    state.phase = Phase::Over;
    state.then = Phase::Main;
    state.freeRoads = 0;
    if (events)
        events->push_back(GameWon{ state.turn });
}

} // namespace holmstead
