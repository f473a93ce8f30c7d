// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/setup.h"

#include "rules/awards.h"
#include "rules/building.h"

namespace holmstead {

namespace {

std::optional<Reason> whyNotInSetup(const GameState &state)
{
    if (state.phase == Phase::Over)
        return Reason::GameOver;
    return state.phase == Phase::Setup ? std::nullopt : std::optional(Reason::SetupIsOver);
}

void passOn(GameState &state, Events *events)
{
    const int settlements = allBuildings(state).size();
    if (settlements < 2 * state.playerCount()) {
        state.turn = placerAfter(settlements, state.playerCount());
        return;
    }
    state.turn = PlayerId(0); // R-SU-9
    state.phase = Phase::Roll;
    if (events)
        events->push_back(TurnBegan{ state.turn });
    judgeWin(state, events); // R-WI-2: a position in set-up may hold victory point cards
}

} // namespace

PlayerId placerAfter(int settlements, int players)
{
    return PlayerId(settlements < players ? settlements : 2 * players - 1 - settlements);
}

void dealStartingCards(GameState &state, PlayerId player, IntersectionId intersection, Events *events)
{
    ResourceCards cards;
    for (const HexId hex : at(topology.hexesAt, intersection)) {
        if (const auto resource = state.island().resource(hex))
            cards.add(*resource);
    }
    state.bank -= cards;
    at(state.hands, player) += cards;
    if (events)
        events->push_back(StartingCards{ player, cards });
}

std::optional<Reason> whyRefused(const GameState &state, const PlaceSettlement &place)
{
    if (const auto reason = whyNotInSetup(state))
        return reason;
    if (state.unconnected)
        return Reason::PlaceRoadFirst;
    return whyNoSettlementAt(state, place.at);
}

void perform(GameState &state, const PlaceSettlement &place, Events *events)
{
    putSettlement(state, state.turn, place.at);
    state.unconnected = place.at;
    if (events)
        events->push_back(SettlementBuilt{ state.turn, place.at, false });
    if (at(state.buildings, state.turn).size() == 2)
        dealStartingCards(state, state.turn, place.at, events);
}

std::optional<Reason> whyRefused(const GameState &state, const PlaceRoad &place)
{
    if (const auto reason = whyNotInSetup(state))
        return reason;
    if (!state.unconnected)
        return Reason::PlaceSettlementFirst;
    if (!at(topology.pathsAt, *state.unconnected).contains(place.at))
        return Reason::RoadApartFromSettlement;
    if (allRoads(state).contains(place.at))
        return Reason::PathTaken;
    return std::nullopt;
}

void perform(GameState &state, const PlaceRoad &place, Events *events)
{
    putRoad(state, state.turn, place.at);
    state.unconnected = std::nullopt;
    if (events)
        events->push_back(RoadBuilt{ state.turn, place.at, false });
    passOn(state, events);
}

void listPlacements(const GameState &state, ActionList &actions)
{
    if (state.unconnected) {
        for (const PathId path : at(topology.pathsAt, *state.unconnected) - allRoads(state))
            actions.append(PlaceRoad{ path });
        return;
    }
    for (const IntersectionId intersection : everyId<IntersectionId>()) {
        if (canSettle(state, intersection))
            actions.append(PlaceSettlement{ intersection });
    }
}

} // namespace holmstead
