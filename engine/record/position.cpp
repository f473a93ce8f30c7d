// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/position.h"

#include "record/positionbuilder.h"

namespace holmstead {
namespace {

// A game that is over has no phase of its own in a position: it follows from the points.
Phase phaseBeforeEnd(const GameState &state)
{
    if (state.dice == Dice())
        return Phase::Roll;
    return state.rules().phases == PhaseRule::Combined ? Phase::Main : Phase::Build;
}

void addPieces(Position &position, const GameState &state, PlayerId player)
{
    for (const IntersectionId building : at(state.buildings, player))
        position.buildings.push_back({ building, player, state.cities.contains(building) });
    for (const PathId road : at(state.roads, player))
        position.roads.push_back({ road, player });
}

} // namespace

Result<GameState> stateOf(const Position &position, const Table &table)
{
    return PositionBuilder(position, table).build();
}

Position positionOf(const GameState &state)
{
    Position position;
    for (const PlayerId player : playersOf(state.playerCount()))
        addPieces(position, state, player);
    position.hands = state.hands;
    position.robber = state.robber;
    position.cards = state.cards;
    position.bought = state.bought;
    position.played = state.knightsPlayed;
    position.bank = state.bank;
    position.deck = state.deck;
    position.longestRoad = state.longestRoad;
    position.largestArmy = state.largestArmy;
    position.turn = state.turn;
    position.phase = state.phase == Phase::Over ? phaseBeforeEnd(state) : state.phase;
    if (isInterruption(position.phase))
        position.then = state.then;
    if (position.phase == Phase::Discard)
        position.mustDiscard = state.mustDiscard;
    if (position.phase == Phase::FreeRoads)
        position.freeRoads = state.freeRoads;
    position.cardPlayed = state.cardPlayed;
    if (state.dice != Dice())
        position.dice = state.dice;
    return position;
}

} // namespace holmstead
