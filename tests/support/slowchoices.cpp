// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/slowchoices.h"

#include "support/places.h"

#include <algorithm>

namespace holmstead::test {

namespace {

bool isTimeToTrade(const GameState &state)
{
    return state.phase == Phase::Main || state.phase == Phase::Trade;
}

// R-TR-5, R-TR-6, from the printed harbors.
int rateFor(const GameState &state, Resource resource)
{
    int rate = 4;
    for (const HarborPlace &harbor : state.island().layout().harbors) {
        for (const IntersectionId end : at(topology.endsOf, harbor.at)) {
            if (!at(state.buildings, state.turn).contains(end))
                continue;
            if (harbor.trades == Harbor::Any)
                rate = std::min(rate, 3);
            if (harbor.trades == harborFor(resource))
                rate = 2;
        }
    }
    return rate;
}

bool holds(const ResourceCards &cards, const ResourceCards &wanted)
{
    return std::all_of(allResources.begin(), allResources.end(),
                       [&](Resource resource) { return cards[resource] >= wanted[resource]; });
}

bool shareAKind(const ResourceCards &a, const ResourceCards &b)
{
    return std::any_of(allResources.begin(), allResources.end(),
                       [&](Resource resource) { return a[resource] > 0 && b[resource] > 0; });
}

// 0 … most cards, of any kinds.
ResourceCards someCards(Random &random, int most)
{
    ResourceCards cards;
    for (int count = random.below(most + 1); count > 0; --count)
        cards.add(allResources[static_cast<std::size_t>(random.below(5))]);
    return cards;
}

// `count` of what there is, as far as there is.
ResourceCards someOf(ResourceCards from, int count, Random &random)
{
    ResourceCards cards;
    for (; count > 0 && !from.isEmpty(); --count) {
        const Resource resource = from.kindOf(random.below(from.total()));
        from.remove(resource);
        cards.add(resource);
    }
    return cards;
}

Resource someResource(Random &random)
{
    return allResources[static_cast<std::size_t>(random.below(5))];
}

} // namespace

bool mayDiscard(const GameState &state, const Discard &discard)
{
    if (state.phase != Phase::Discard || discard.player.index() >= state.playerCount())
        return false;
    const ResourceCards &hand = at(state.hands, discard.player);
    return at(state.mustDiscard, discard.player) > 0 && discard.cards.total() == hand.total() / 2
        && holds(hand, discard.cards);
}

bool mayTrade(const GameState &state, const TradeBank &trade)
{
    if (!isTimeToTrade(state) || trade.give.isEmpty() || trade.get.isEmpty()
        || shareAKind(trade.give, trade.get))
        return false;
    const Resource give = trade.give.kindOf(0);
    return trade.give[give] == trade.give.total()
        && trade.give.total() == rateFor(state, give) * trade.get.total()
        && holds(at(state.hands, state.turn), trade.give) && holds(state.bank, trade.get);
}

bool mayTrade(const GameState &state, const TradePlayer &trade)
{
    if (!isTimeToTrade(state) || trade.with == state.turn || trade.with.index() >= state.playerCount())
        return false;
    return !trade.give.isEmpty() && !trade.get.isEmpty() && !shareAKind(trade.give, trade.get)
        && holds(at(state.hands, state.turn), trade.give) && holds(at(state.hands, trade.with), trade.get);
}

bool mayTakePlenty(const GameState &state, const PlayYearOfPlenty &plenty)
{
    constexpr DevelopmentCard card = DevelopmentCard::YearOfPlenty;
    const bool pending = !isTimeToTrade(state) && state.phase != Phase::Roll && state.phase != Phase::Build;
    const int old = at(state.cards, state.turn)[card] - state.bought[card];
    return !pending && !state.cardPlayed && old > 0 && !plenty.cards.isEmpty()
        && plenty.cards.total() == std::min(2, state.bank.total()) && holds(state.bank, plenty.cards);
}

std::vector<JudgedChoice> someChoices(const GameState &state, Random &random)
{
    const PlayerId player(random.below(4));
    const ResourceCards &hand = at(state.hands, player);
    const Discard half = { player, someOf(hand, hand.total() / 2, random) };
    const Discard any = { player, someCards(random, 8) };

    const Resource give = someResource(random);
    const TradeBank fair = { cards(rateFor(state, give), give), one(someResource(random)) };
    const TradeBank two = { cards(2 * rateFor(state, give), give), someCards(random, 2) };
    const TradeBank odd = { someCards(random, 5), someCards(random, 2) };

    const TradePlayer swap = { player, someOf(at(state.hands, state.turn), 1 + random.below(2), random),
                               someOf(hand, 1 + random.below(2), random) };
    const TradePlayer wish = { player, someCards(random, 2), someCards(random, 2) };

    const PlayYearOfPlenty pair = { someOf(state.bank, 2, random) };
    const PlayYearOfPlenty few = { someCards(random, 3) };
    return { { half, mayDiscard(state, half) }, { any, mayDiscard(state, any) },
             { fair, mayTrade(state, fair) },   { two, mayTrade(state, two) },
             { odd, mayTrade(state, odd) },     { swap, mayTrade(state, swap) },
             { wish, mayTrade(state, wish) },   { pair, mayTakePlenty(state, pair) },
             { few, mayTakePlenty(state, few) } };
}

} // namespace holmstead::test
