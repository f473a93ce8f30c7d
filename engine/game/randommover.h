// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/chance.h"
#include "rules/rules.h"

namespace holmstead {

// Plays any legal game: picks uniformly among the actions that legalActions() lists and fills in the rest at
// random. For simulations and tests; nobody would call it an opponent.
class RandomMover
{
public:
    // With `trades`, the entry for trades between players is among those it may pick.
    explicit RandomMover(std::uint64_t seed, bool trades = false);

    // A complete action that why() accepts. The game must not be over.
    Action next(const GameState &state);

private:
    const Action &pick();
    Action fillIn(const GameState &state, const Action &choice);
    ResourceCards someOf(ResourceCards cards, int count);
    TradePlayer someTrade(const GameState &state);

    Random m_random;
    SeededChance m_chance;
    bool m_trades;
    ActionList m_actions;
};

} // namespace holmstead
