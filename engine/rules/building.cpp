// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/building.h"

#include "rules/awards.h"
#include "rules/developmentcards.h"
#include "rules/turn.h"

namespace holmstead {

namespace {

bool canPay(const GameState &state, const ResourceCards &cost)
{
    return at(state.hands, state.turn).contains(cost);
}

// R-BU-8, and R-TU-3: paying ends trading.
void pay(GameState &state, const ResourceCards &cost, Events *events)
{
    endTradingByPurchase(state, events);
    at(state.hands, state.turn) -= cost;
    state.bank += cost;
}

// Where the player's roads may go on from: own buildings, and ends of own roads without an opponent's
// building (R-BU-1).
IntersectionSet reach(const GameState &state, PlayerId player)
{
    return (at(state.roadEnds, player) - allBuildings(state)) | at(state.buildings, player);
}

bool touches(const IntersectionSet &intersections, PathId path)
{
    const auto &[one, other] = at(topology.endsOf, path);
    return intersections.contains(one) || intersections.contains(other);
}

void listSettlements(const GameState &state, ActionList &actions)
{
    for (const IntersectionId intersection : at(state.roadEnds, state.turn)) {
        if (canSettle(state, intersection))
            actions.append(BuildSettlement{ intersection });
    }
}

void listCities(const GameState &state, ActionList &actions)
{
    for (const IntersectionId intersection : at(state.buildings, state.turn) - state.cities)
        actions.append(BuildCity{ intersection });
}

} // namespace

bool canSettle(const GameState &state, IntersectionId intersection)
{
    IntersectionSet mustBeEmpty = at(topology.neighboursAt, intersection);
    mustBeEmpty.insert(intersection);
    return !allBuildings(state).intersects(mustBeEmpty);
}

PathSet openPaths(const GameState &state, PlayerId player)
{
    PathSet paths;
    for (const IntersectionId intersection : reach(state, player))
        paths |= at(topology.pathsAt, intersection);
    return paths - allRoads(state);
}

std::optional<Reason> whyNoSettlementAt(const GameState &state, IntersectionId intersection)
{
    if (allBuildings(state).contains(intersection))
        return Reason::IntersectionTaken;
    if (!canSettle(state, intersection))
        return Reason::TooClose;
    return std::nullopt;
}

std::optional<Reason> whyNoRoadAt(const GameState &state, PathId path)
{
    if (allRoads(state).contains(path))
        return Reason::PathTaken;
    if (touches(reach(state, state.turn), path))
        return std::nullopt;
    return touches(at(state.roadEnds, state.turn), path) ? Reason::PathBlocked : Reason::PathUnconnected;
}

std::optional<Reason> whyRefused(const GameState &state, const BuildRoad &build)
{
    const bool isFree = state.phase == Phase::FreeRoads;
    if (!isFree) {
        if (const auto reason = whyNotInTurn(state))
            return reason;
    }
    if (roadsLeft(state, state.turn) == 0)
        return Reason::NoRoadsLeft;
    if (const auto reason = whyNoRoadAt(state, build.at))
        return reason;
    if (!isFree && !canPay(state, cost::road))
        return Reason::CannotPayRoad;
    return std::nullopt;
}

void perform(GameState &state, const BuildRoad &build, Events *events)
{
    const bool isFree = state.phase == Phase::FreeRoads;
    if (!isFree)
        pay(state, cost::road, events);
    putRoad(state, state.turn, build.at);
    if (events)
        events->push_back(RoadBuilt{ state.turn, build.at, !isFree });
    judgeLongestRoad(state, events);
    judgeWin(state, events);
    if (isFree && state.phase != Phase::Over)
        useFreeRoad(state, events);
}

std::optional<Reason> whyRefused(const GameState &state, const BuildSettlement &build)
{
    if (const auto reason = whyNotInTurn(state))
        return reason;
    if (settlementsLeft(state, state.turn) == 0)
        return Reason::NoSettlementsLeft;
    if (const auto reason = whyNoSettlementAt(state, build.at))
        return reason;
    if (!at(state.roadEnds, state.turn).contains(build.at))
        return Reason::IntersectionUnconnected;
    if (!canPay(state, cost::settlement))
        return Reason::CannotPaySettlement;
    return std::nullopt;
}

void perform(GameState &state, const BuildSettlement &build, Events *events)
{
    pay(state, cost::settlement, events);
    putSettlement(state, state.turn, build.at);
    if (events)
        events->push_back(SettlementBuilt{ state.turn, build.at, true });
    judgeLongestRoad(state, events);
    judgeWin(state, events);
}

std::optional<Reason> whyRefused(const GameState &state, const BuildCity &build)
{
    if (const auto reason = whyNotInTurn(state))
        return reason;
    if (citiesLeft(state, state.turn) == 0)
        return Reason::NoCitiesLeft;
    if (!at(state.buildings, state.turn).contains(build.at))
        return allBuildings(state).contains(build.at) ? Reason::UpgradeOthers : Reason::NothingToUpgrade;
    if (state.cities.contains(build.at))
        return Reason::AlreadyCity;
    if (!canPay(state, cost::city))
        return Reason::CannotPayCity;
    return std::nullopt;
}

void perform(GameState &state, const BuildCity &build, Events *events)
{
    pay(state, cost::city, events);
    upgradeToCity(state, state.turn, build.at);
    if (events)
        events->push_back(CityBuilt{ state.turn, build.at });
    judgeWin(state, events);
}

std::optional<Reason> whyRefused(const GameState &state, const BuyCard &buy)
{
    if (const auto reason = whyNotInTurn(state))
        return reason;
    if (state.deck.isEmpty())
        return Reason::DeckEmpty;
    if (!canPay(state, cost::developmentCard))
        return Reason::CannotPayCard;
    if (buy.card && state.deck[*buy.card] == 0)
        return Reason::ImpossibleDraw;
    return std::nullopt;
}

void perform(GameState &state, const BuyCard &buy, Events *events)
{
    pay(state, cost::developmentCard, events);
    state.deck.remove(*buy.card);
    at(state.cards, state.turn).add(*buy.card);
    state.bought.add(*buy.card);
    if (events)
        events->push_back(CardBought{ state.turn, buy.card });
    judgeWin(state, events);
}

void listRoads(const GameState &state, ActionList &actions)
{
    for (const PathId path : openPaths(state, state.turn))
        actions.append(BuildRoad{ path });
}

void listBuilds(const GameState &state, ActionList &actions)
{
    if (canPay(state, cost::road) && roadsLeft(state, state.turn) > 0)
        listRoads(state, actions);
    if (canPay(state, cost::settlement) && settlementsLeft(state, state.turn) > 0)
        listSettlements(state, actions);
    if (canPay(state, cost::city) && citiesLeft(state, state.turn) > 0)
        listCities(state, actions);
    if (canPay(state, cost::developmentCard) && !state.deck.isEmpty())
        actions.append(BuyCard());
}

} // namespace holmstead
