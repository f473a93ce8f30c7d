// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "support/slowrules.h"

#include <string>

namespace holmstead::test {

// Watches a game from its beginning and judges every step by the slow rules: whether it was allowed, what is
// true of the state, how the awards moved, what a roll paid, and that the events account for every card that
// changed hands.
class Referee
{
public:
    explicit Referee(const GameState &initial);

    // What is wrong with `after`, which `action` led to, or "" when nothing is.
    std::string judge(const Action &action, const GameState &after, const Events &events);

private:
    // Whether the rules about places, order and cards let `action` happen in m_state.
    bool isAllowed(const Action &action) const;
    std::string faultInStep(const Action &action, const GameState &after, const Events &events) const;
    void remember(const Action &action, const GameState &after);

    GameState m_state;
    RoadLengths m_lengths;
    DevelopmentCards m_progressPlayed;
    DevelopmentCards m_boughtThisTurn;
    bool m_cardPlayedThisTurn = false;
    bool m_rolledThisTurn = false;
};

} // namespace holmstead::test
