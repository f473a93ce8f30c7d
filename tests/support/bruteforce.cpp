// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/bruteforce.h"

#include <algorithm>

namespace holmstead::test {

namespace {

void addPlaces(std::vector<Action> &actions)
{
    for (const IntersectionId at : everyId<IntersectionId>()) {
        actions.push_back(PlaceSettlement{ at });
        actions.push_back(BuildSettlement{ at });
        actions.push_back(BuildCity{ at });
    }
    for (const PathId at : everyId<PathId>()) {
        actions.push_back(PlaceRoad{ at });
        actions.push_back(BuildRoad{ at });
    }
    for (const HexId to : everyId<HexId>())
        actions.push_back(MoveRobber{ to });
}

void addBankTrades(std::vector<Action> &actions)
{
    for (const Resource give : allResources) {
        for (const Resource get : allResources) {
            for (const int rate : { 2, 3, 4 })
                actions.push_back(TradeBank{ { { give, rate } }, { { get, 1 } } });
        }
    }
}

// Whatever can be tried as it is.
const std::vector<Action> &everyPlainAction()
{
    static const std::vector<Action> all = [] {
        std::vector<Action> actions = { Roll{},         BuyCard{},    PlayKnight{}, PlayRoadBuilding{},
                                        EndFreeRoads{}, EndTrading{}, EndTurn{} };
        addPlaces(actions);
        addBankTrades(actions);
        for (const PlayerId player : everyId<PlayerId>())
            actions.push_back(Steal{ player, std::nullopt });
        for (const Resource resource : allResources)
            actions.push_back(PlayMonopoly{ resource });
        return actions;
    }();
    return all;
}

bool isAllowed(const GameState &state, const Action &action)
{
    return !why(state, action);
}

// One card for one card tells whether any exchange is possible: what serves for more serves for that.
bool canTradeWithSomebody(const GameState &state)
{
    for (const PlayerId with : everyId<PlayerId>()) {
        for (const Resource give : allResources) {
            for (const Resource get : allResources) {
                if (isAllowed(state, TradePlayer{ with, { { give, 1 } }, { { get, 1 } } }))
                    return true;
            }
        }
    }
    return false;
}

bool canDiscard(const GameState &state, PlayerId player)
{
    const ResourceCards &hand = at(state.hands, player);
    for (int count = 1; count <= hand.total(); ++count) {
        // Which cards makes no difference, so the first choice of each size will do.
        ResourceCards cards;
        for (int i = 0; i < count; ++i)
            cards.add(hand.kindOf(i));
        if (isAllowed(state, Discard{ player, cards }))
            return true;
    }
    return false;
}

bool canTakePlenty(const GameState &state)
{
    for (const int count : { 1, 2 }) {
        const auto choices = everyChoice(ResourceCards::each(count), count);
        const auto allowed = [&](const ResourceCards &cards) {
            return isAllowed(state, PlayYearOfPlenty{ cards });
        };
        if (std::any_of(choices.begin(), choices.end(), allowed))
            return true;
    }
    return false;
}

void choose(std::vector<ResourceCards> &result, const ResourceCards &from, int count, ResourceCards chosen,
            std::size_t kind)
{
    if (count == 0)
        result.push_back(chosen);
    else if (kind < allResources.size()) {
        for (int take = 0; take <= std::min(count, from[allResources[kind]]); ++take) {
            ResourceCards more = chosen;
            more.add(allResources[kind], take);
            choose(result, from, count - take, more, kind + 1);
        }
    }
}

std::vector<Action> everyRoll()
{
    std::vector<Action> rolls;
    for (std::uint8_t first = 1; first <= 6; ++first) {
        for (std::uint8_t second = 1; second <= 6; ++second)
            rolls.push_back(Roll{ Dice{ first, second } });
    }
    return rolls;
}

struct Completions
{
    const GameState &state;

    template <typename Plain> std::vector<Action> operator()(const Plain &action) const { return { action }; }
    std::vector<Action> operator()(const TradePlayer &) const { return {}; }
    std::vector<Action> operator()(const Roll &) const { return everyRoll(); }
    std::vector<Action> operator()(const Steal &steal) const
    {
        std::vector<Action> result;
        for (const Resource card : allResources) {
            if (at(state.hands, steal.from)[card] > 0)
                result.push_back(Steal{ steal.from, card });
        }
        return result;
    }
    std::vector<Action> operator()(const BuyCard &) const
    {
        std::vector<Action> result;
        for (const DevelopmentCard card : allDevelopmentCards) {
            if (state.deck[card] > 0)
                result.push_back(BuyCard{ card });
        }
        return result;
    }
    std::vector<Action> operator()(const Discard &discard) const
    {
        std::vector<Action> result;
        for (const ResourceCards &cards :
             everyChoice(at(state.hands, discard.player), at(state.mustDiscard, discard.player)))
            result.push_back(Discard{ discard.player, cards });
        return result;
    }
    std::vector<Action> operator()(const PlayYearOfPlenty &) const
    {
        std::vector<Action> result;
        for (const ResourceCards &cards : everyChoice(state.bank, std::min(2, state.bank.total())))
            result.push_back(PlayYearOfPlenty{ cards });
        return result;
    }
};

} // namespace

std::vector<Action> legalByTrying(const GameState &state)
{
    std::vector<Action> legal;
    for (const Action &action : everyPlainAction()) {
        if (isAllowed(state, action))
            legal.push_back(action);
    }
    for (const PlayerId player : everyId<PlayerId>()) {
        if (canDiscard(state, player))
            legal.push_back(Discard{ player, {} });
    }
    if (canTakePlenty(state))
        legal.push_back(PlayYearOfPlenty{});
    if (canTradeWithSomebody(state))
        legal.push_back(TradePlayer{});
    return legal;
}

std::vector<Action> completionsOf(const GameState &state, const Action &choice)
{
    return std::visit(Completions{ state }, choice);
}

std::vector<ResourceCards> everyChoice(const ResourceCards &cards, int count)
{
    std::vector<ResourceCards> result;
    choose(result, cards, count, {}, 0);
    return result;
}

} // namespace holmstead::test
