// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rules.h"

namespace holmstead::test {

// Plays to win, for every seat: settles where the pips are, builds towards more, trades what is too much. It
// sees all hands and is no opponent; but its games end within some 100 turns, where random ones need 300.
class Mover
{
public:
    // A legal action for whoever is to act, chance left out. `acting` is the one at the screen; in
    // Phase::Discard it must be somebody who owes.
    Action next(const GameState &state, PlayerId acting);

private:
    std::optional<Action> improve(const GameState &state);
    std::optional<Action> trade(const GameState &state, const ResourceCards &goal);
    std::optional<Action> card(const GameState &state);

    int m_tradedWithPeople = 0;
    int m_turns = 0;
};

// Chances in 36 of what a settlement at `at` brings.
int pipsAt(const Island &island, IntersectionId at);

} // namespace holmstead::test
