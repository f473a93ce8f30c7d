// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/state.h"

namespace holmstead {

inline constexpr int longestRoadMinimum = 5; // R-LR-1
inline constexpr int largestArmyMinimum = 3; // R-LA-1

// Who must hold Longest Road when `holder` has it now (R-LR-5).
OptionalId<PlayerId> longestRoadHolder(const GameState &state, OptionalId<PlayerId> holder);

// Passes the award on where it must; after any road or settlement (R-LR-5), after any knight (R-LA-1).
void judgeLongestRoad(GameState &state, Events *events);
void judgeLargestArmy(GameState &state, Events *events);

// Ends the game if the active player has reached the target (R-WI-2). To be asked whenever their points may
// have grown and when their turn begins.
void judgeWin(GameState &state, Events *events);

} // namespace holmstead
