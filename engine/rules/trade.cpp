// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trade.h"

#include "rules/turn.h"

namespace holmstead {

namespace {

std::optional<Reason> whyNoTradeNow(const GameState &state)
{
    return state.phase == Phase::Build ? Reason::TradingHasEnded : whyNotInTurn(state);
}

bool isOneKind(const ResourceCards &cards)
{
    return cards.present().isSingle();
}

void exchange(ResourceCards &one, const ResourceCards &give, ResourceCards &other, const ResourceCards &get)
{
    one -= give;
    other += give;
    other -= get;
    one += get;
}

// Two hands can exchange something unless one is empty or both are of one and the same resource (R-TR-3).
bool canExchange(const ResourceCards &one, const ResourceCards &other)
{
    return !one.isEmpty() && !other.isEmpty() && !isOneKind(one + other);
}

bool somePlayerTrade(const GameState &state)
{
    const ResourceCards hand = at(state.hands, state.turn);
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (player != state.turn && canExchange(hand, at(state.hands, player)))
            return true;
    }
    return false;
}

} // namespace

ResourceCards ratesAt(const Island &island, const IntersectionSet &buildings)
{
    const int general = buildings.intersects(island.served(Harbor::Any)) ? 3 : 4;
    ResourceCards rates = ResourceCards::each(general);
    for (const Resource give : allResources) {
        const bool hasHarbor = buildings.intersects(island.served(harborFor(give)));
        rates.remove(give, hasHarbor * (general - 2));
    }
    return rates;
}

int bankRate(const GameState &state, PlayerId player, Resource give)
{
    return ratesAt(state.island(), at(state.buildings, player))[give];
}

std::optional<Reason> whyNoExchange(const ResourceCards &give, const ResourceCards &get)
{
    if (give.isEmpty())
        return Reason::GivesNothing;
    if (get.isEmpty())
        return Reason::GetsNothing;
    if (give.overlaps(get))
        return Reason::SameResourceBothSides;
    return std::nullopt;
}

std::optional<Reason> whyRefused(const GameState &state, const TradeBank &trade)
{
    if (const auto reason = whyNoTradeNow(state))
        return reason;
    if (const auto reason = whyNoExchange(trade.give, trade.get))
        return reason;
    if (!isOneKind(trade.give))
        return Reason::SeveralKindsToBank;
    const int rate = bankRate(state, state.turn, trade.give.kindOf(0));
    if (trade.give.total() != rate * trade.get.total())
        return Reason::WrongBankRate;
    if (!at(state.hands, state.turn).contains(trade.give))
        return Reason::GiveNotHeld;
    if (!state.bank.contains(trade.get))
        return Reason::BankLacks;
    return std::nullopt;
}

void perform(GameState &state, const TradeBank &trade, Events *events)
{
    exchange(at(state.hands, state.turn), trade.give, state.bank, trade.get);
    if (events)
        events->push_back(BankTraded{ state.turn, trade.give, trade.get });
}

std::optional<Reason> whyRefused(const GameState &state, const TradePlayer &trade)
{
    if (const auto reason = whyNoTradeNow(state))
        return reason;
    if (trade.with.index() >= state.playerCount())
        return Reason::NoSuchPlayer;
    if (trade.with == state.turn)
        return Reason::TradeWithSelf;
    if (const auto reason = whyNoExchange(trade.give, trade.get))
        return reason;
    if (!at(state.hands, state.turn).contains(trade.give))
        return Reason::GiveNotHeld;
    if (!at(state.hands, trade.with).contains(trade.get))
        return Reason::PartnerCannotPay;
    return std::nullopt;
}

void perform(GameState &state, const TradePlayer &trade, Events *events)
{
    exchange(at(state.hands, state.turn), trade.give, at(state.hands, trade.with), trade.get);
    if (events)
        events->push_back(PlayersTraded{ state.turn, trade.with, trade.give, trade.get });
}

void listTrades(const GameState &state, ActionList &actions)
{
    const ResourceCards hand = at(state.hands, state.turn);
    const ResourceCards rates = ratesAt(state.island(), at(state.buildings, state.turn));
    for (const Resource give : hand.reaching(rates)) {
        for (const Resource get : state.bank.present().without(give))
            actions.append(TradeBank{ { { give, rates[give] } }, { { get, 1 } } });
    }
    if (somePlayerTrade(state))
        actions.append(TradePlayer());
}

} // namespace holmstead
