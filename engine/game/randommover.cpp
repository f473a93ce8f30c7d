// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/randommover.h"

namespace holmstead {

RandomMover::RandomMover(std::uint64_t seed, bool trades)
    : m_random(seedFor(seed, 0)),
      m_chance(seedFor(seed, 1)),
      m_trades(trades)
{}

Action RandomMover::next(const GameState &state)
{
    listLegalActions(state, m_actions);
    return fillIn(state, pick());
}

const Action &RandomMover::pick()
{
    // Picking again is picking among the rest: EndTurn stands in every list that has a trade.
    for (;;) {
        const Action &choice =
            m_actions[static_cast<std::size_t>(m_random.below(static_cast<int>(m_actions.size())))];
        if (m_trades || !std::holds_alternative<TradePlayer>(choice))
            return choice;
    }
}

Action RandomMover::fillIn(const GameState &state, const Action &choice)
{
    if (const auto *discard = std::get_if<Discard>(&choice)) {
        const int owed = at(state.mustDiscard, discard->player);
        return Discard{ discard->player, someOf(at(state.hands, discard->player), owed) };
    }
    if (std::holds_alternative<PlayYearOfPlenty>(choice))
        return PlayYearOfPlenty{ someOf(state.bank, yearOfPlentyCount(state)) };
    if (std::holds_alternative<TradePlayer>(choice))
        return someTrade(state);
    return m_chance.complete(state, choice);
}

ResourceCards RandomMover::someOf(ResourceCards cards, int count)
{
    ResourceCards some;
    for (int i = 0; i < count; ++i) {
        const Resource card = cards.kindOf(m_random.below(cards.total()));
        cards.remove(card);
        some.add(card);
    }
    return some;
}

// Each kind of card goes to one side or to neither, until both sides have some. legalActions() has seen that
// two hands exist that can exchange something, so this ends.
TradePlayer RandomMover::someTrade(const GameState &state)
{
    const ResourceCards hand = at(state.hands, state.turn);
    for (;;) {
        TradePlayer trade{ PlayerId(m_random.below(state.playerCount())), {}, {} };
        const ResourceCards others = at(state.hands, trade.with);
        for (const Resource resource : allResources) {
            const int side = m_random.below(3);
            if (side == 0)
                trade.give.add(resource, m_random.below(hand[resource] + 1));
            else if (side == 1)
                trade.get.add(resource, m_random.below(others[resource] + 1));
        }
        if (!why(state, trade))
            return trade;
    }
}

} // namespace holmstead
