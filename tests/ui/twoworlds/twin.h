// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/state.h"

#include "game/chance.h"

#include <vector>

namespace holmstead::test {

// A moment that differs from `state` in everything that only others than `known` may know: which cards they
// hold, and what lies in the deck; never in how many.
GameState twinOf(const GameState &state, const std::vector<PlayerId> &known, Random &random);

// Chance of a second world, which follows the first: the same dice, but another stolen or drawn card
// wherever there is one.
class TwinChance final : public Chance
{
public:
    // What happened in the first world.
    void follow(const Action &action) { m_action = action; }
    // From now on cards are the same, too.
    void setSame(bool same) { m_same = same; }
    // Whether the last card was another one.
    bool hasDiffered() const { return m_differed; }

    Dice roll() override;
    Resource steal(const ResourceCards &hand) override;
    DevelopmentCard draw(const DevelopmentCards &deck) override;

private:
    Action m_action;
    bool m_same = false;
    bool m_differed = false;
};

} // namespace holmstead::test
