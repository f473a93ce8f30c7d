// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/invariants.h"

#include "rules/awards.h"
#include "rules/longestroad.h"
#include "rules/robber.h"
#include "rules/rules.h"

#include <algorithm>

namespace holmstead {

namespace {

const char *brokenCards(const GameState &state)
{
    ResourceCards resources = state.bank;
    DevelopmentCards cards = state.deck;
    int knights = 0;
    for (const PlayerId player : everyId<PlayerId>()) {
        resources += at(state.hands, player);
        cards += at(state.cards, player);
        knights += at(state.knightsPlayed, player);
    }
    if (resources != ResourceCards::each(resourceCardsOfAKind))
        return "there are not 19 cards of each resource (R-CO-6)";
    if (cards[DevelopmentCard::Knight] + knights != fullDeck[DevelopmentCard::Knight])
        return "there are not 14 knights (R-CO-7)";
    if (cards[DevelopmentCard::VictoryPoint] != fullDeck[DevelopmentCard::VictoryPoint])
        return "there are not 5 victory point cards (R-CO-7)";
    if (!fullDeck.contains(cards))
        return "there are more than two of a progress card (R-CO-7)";
    if (!at(state.cards, state.turn).contains(state.bought))
        return "a card bought this turn is not held (R-DC-2)";
    return nullptr;
}

const char *brokenPieces(const GameState &state)
{
    int buildings = 0;
    int roads = 0;
    for (const PlayerId player : everyId<PlayerId>()) {
        buildings += at(state.buildings, player).size();
        roads += at(state.roads, player).size();
        if (roadsLeft(state, player) < 0 || settlementsLeft(state, player) < 0
            || citiesLeft(state, player) < 0)
            return "a player has more than 15 roads, 5 settlements or 4 cities (R-BU-6)";
    }
    if (buildings != allBuildings(state).size() || roads != allRoads(state).size())
        return "two pieces share a place (R-BU-1, R-BU-3)";
    if (!(state.cities - allBuildings(state)).isEmpty())
        return "a city stands on no building (R-BU-5)";
    for (const IntersectionId building : allBuildings(state)) {
        if (allBuildings(state).intersects(at(topology.neighboursAt, building)))
            return "two buildings are neighbours (R-BU-4)";
    }
    return nullptr;
}

Yields yieldsOf(const GameState &state)
{
    Yields yields;
    for (const PlayerId player : everyId<PlayerId>()) {
        for (const IntersectionId building : at(state.buildings, player)) {
            for (const HexId hex : at(topology.hexesAt, building)) {
                yields.add(hex, player);
                if (state.cities.contains(building))
                    yields.add(hex, player);
            }
        }
    }
    return yields;
}

const char *brokenDerived(const GameState &state)
{
    for (const PlayerId player : everyId<PlayerId>()) {
        IntersectionSet ends;
        for (const PathId road : at(state.roads, player)) {
            for (const IntersectionId end : at(topology.endsOf, road))
                ends.insert(end);
        }
        if (ends != at(state.roadEnds, player))
            return "the ends of a player's roads are out of date";
        const int length = longestTrail(at(state.roads, player), buildingsOfOthers(state, player));
        if (length != at(state.roadLengths, player))
            return "the length of a player's road is out of date (R-LR-2)";
    }
    return yieldsOf(state) == state.yields ? nullptr : "the yields of the hexes are out of date (R-PR-1)";
}

const char *brokenAwards(const GameState &state)
{
    if (longestRoadHolder(state, state.longestRoad) != state.longestRoad)
        return "the wrong player holds Longest Road (R-LR-5)";
    const auto &knights = state.knightsPlayed;
    const int most = *std::max_element(knights.begin(), knights.end());
    if (state.largestArmy.has_value() != (most >= largestArmyMinimum))
        return "Largest Army is held without three knights, or not held (R-LA-1)";
    if (state.largestArmy && at(knights, *state.largestArmy) != most)
        return "the wrong player holds Largest Army (R-LA-1)";
    const bool reached = points(state, state.turn) >= state.rules().target;
    if (state.phase != Phase::Setup && reached != (state.phase == Phase::Over))
        return "the game is over without a winner, or goes on with one (R-WI-2)";
    return nullptr;
}

const char *brokenTurn(const GameState &state)
{
    const auto owes = [](std::uint8_t cards) { return cards > 0; };
    const bool someoneOwes = std::any_of(state.mustDiscard.begin(), state.mustDiscard.end(), owes);
    if (someoneOwes != (state.phase == Phase::Discard))
        return "somebody owes a discard, or nobody does in its phase (R-RO-2)";
    for (const PlayerId player : everyId<PlayerId>()) {
        if (at(state.mustDiscard, player) > at(state.hands, player).total())
            return "a player owes more cards than they hold (R-RO-2)";
    }
    if ((state.freeRoads > 0) != (state.phase == Phase::FreeRoads) || state.freeRoads > 2)
        return "free roads are left outside Road Building (R-DC-5)";
    if (state.unconnected && state.phase != Phase::Setup)
        return "a settlement waits for its road after set-up (R-SU-8)";
    if (state.phase == Phase::Steal && victimsAt(state, state.robber).isEmpty())
        return "there is nobody to steal from (R-RO-5)";
    if (state.turn.index() >= state.playerCount())
        return "it is the turn of nobody (R-SU-7)";
    return nullptr;
}

} // namespace

const char *brokenInvariant(const GameState &state)
{
    for (const auto broken : { brokenCards, brokenPieces, brokenDerived, brokenAwards, brokenTurn }) {
        if (const char *what = broken(state))
            return what;
    }
    return nullptr;
}

} // namespace holmstead
