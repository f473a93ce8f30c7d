// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/twin.h"

#include "rules/rules.h"

#include <algorithm>

namespace holmstead::test {

namespace {

// Takes `count` cards out of `pool`, each as likely as any other.
template <typename Cards> Cards deal(Cards &pool, int count, Random &random)
{
    Cards cards;
    for (; count > 0; --count) {
        const auto kind = pool.kindOf(random.below(pool.total()));
        pool.remove(kind);
        cards.add(kind);
    }
    return cards;
}

bool isKnown(PlayerId player, const std::vector<PlayerId> &known)
{
    return std::find(known.begin(), known.end(), player) != known.end();
}

// R-WI-4: at the end all victory points are shown, and stay where they are.
DevelopmentCards shownOf(const DevelopmentCards &cards, const GameState &state)
{
    DevelopmentCards shown;
    if (state.phase == Phase::Over)
        shown.add(DevelopmentCard::VictoryPoint, cards[DevelopmentCard::VictoryPoint]);
    return shown;
}

GameState shuffled(const GameState &state, const std::vector<PlayerId> &known, Random &random)
{
    GameState twin = state;
    ResourceCards resources;
    DevelopmentCards cards = state.deck - shownOf(state.deck, state);
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (!isKnown(player, known)) {
            resources += at(state.hands, player);
            cards += at(state.cards, player) - shownOf(at(state.cards, player), state);
        }
    }
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (isKnown(player, known))
            continue;
        const DevelopmentCards shown = shownOf(at(state.cards, player), state);
        at(twin.hands, player) = deal(resources, at(state.hands, player).total(), random);
        at(twin.cards, player) = shown + deal(cards, (at(state.cards, player) - shown).total(), random);
        if (player == state.turn) {
            DevelopmentCards own = at(twin.cards, player);
            twin.bought = deal(own, state.bought.total(), random);
        }
    }
    twin.deck = cards + shownOf(state.deck, state);
    return twin;
}

} // namespace

// A world in which somebody would have won already is no such moment.
GameState twinOf(const GameState &state, const std::vector<PlayerId> &known, Random &random)
{
    GameState twin = shuffled(state, known, random);
    const bool mayWin = state.phase != Phase::Setup && state.phase != Phase::Over;
    while (mayWin && points(twin, twin.turn) >= state.rules().target)
        twin = shuffled(state, known, random);
    return twin;
}

Dice TwinChance::roll()
{
    return *std::get<Roll>(m_action).dice;
}

Resource TwinChance::steal(const ResourceCards &hand)
{
    const Resource card = *std::get<Steal>(m_action).card;
    for (const Resource other : allResources) {
        if (!m_same && other != card && hand[other] > 0) {
            m_differed = true;
            return other;
        }
    }
    m_differed = false;
    return card;
}

DevelopmentCard TwinChance::draw(const DevelopmentCards &deck)
{
    const DevelopmentCard card = *std::get<BuyCard>(m_action).card;
    for (const DevelopmentCard other : allDevelopmentCards) {
        // A victory point might win at once.
        if (!m_same && other != card && other != DevelopmentCard::VictoryPoint && deck[other] > 0) {
            m_differed = true;
            return other;
        }
    }
    m_differed = false;
    return card;
}

} // namespace holmstead::test
