// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/random.h"
#include "rules/state.h"

#include <vector>

namespace holmstead::test {

// The choices with too many combinations to list, judged a second time from the rule page: what why() says
// to random ones is compared with this.

// R-RO-2, R-TR-7, R-TR-2 to R-TR-4, R-DC-6.
bool mayDiscard(const GameState &state, const Discard &discard);
bool mayTrade(const GameState &state, const TradeBank &trade);
bool mayTrade(const GameState &state, const TradePlayer &trade);
bool mayTakePlenty(const GameState &state, const PlayYearOfPlenty &plenty);

// Some of each kind, sensible ones and nonsense, with what this file says to them.
struct JudgedChoice
{
    Action action;
    bool allowed = false;
};
std::vector<JudgedChoice> someChoices(const GameState &state, Random &random);

} // namespace holmstead::test
