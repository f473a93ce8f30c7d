// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rules.h"

#include <vector>

namespace holmstead::test {

// Legal play found by trying: every action that anybody could think of goes through why(). Slow, and knows
// nothing of legalActions().

// What legalActions() must list, in any order: chance left out; choices with many combinations once, when
// some combination is allowed.
std::vector<Action> legalByTrying(const GameState &state);

// Every complete action that may follow `choice`, which legalActions() or legalByTrying() listed: all dice,
// kinds of stolen and drawn cards, discards and pairs of cards. Player trades are left out: they are too
// many.
std::vector<Action> completionsOf(const GameState &state, const Action &choice);

// Every hand of `count` cards out of `cards`.
std::vector<ResourceCards> everyChoice(const ResourceCards &cards, int count);

} // namespace holmstead::test
