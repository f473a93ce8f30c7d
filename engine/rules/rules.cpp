// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rules.h"

#include "rules/building.h"
#include "rules/developmentcards.h"
#include "rules/invariants.h"
#include "rules/robber.h"
#include "rules/setup.h"
#include "rules/trade.h"
#include "rules/turn.h"

#include <cassert>

namespace holmstead {

namespace {

// What chance decides has been filled in.
[[maybe_unused]] bool isComplete(const Action &action) // by the assert alone
{
    if (const auto *roll = std::get_if<Roll>(&action))
        return roll->dice.has_value();
    if (const auto *steal = std::get_if<Steal>(&action))
        return steal->card.has_value();
    if (const auto *buy = std::get_if<BuyCard>(&action))
        return buy->card.has_value();
    return true;
}

void listDiscards(const GameState &state, ActionList &actions)
{
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (at(state.mustDiscard, player) > 0)
            actions.append(Discard{ player, {} });
    }
}

void listRobberMoves(const GameState &state, ActionList &actions)
{
    for (const HexId hex : HexSet::all() - HexSet{ state.robber })
        actions.append(MoveRobber{ hex });
}

void listThefts(const GameState &state, ActionList &actions)
{
    for (const PlayerId victim : victimsAt(state, state.robber))
        actions.append(Steal{ victim, std::nullopt });
}

void listFreeRoads(const GameState &state, ActionList &actions)
{
    listRoads(state, actions);
    if (!whyRefused(state, EndFreeRoads()))
        actions.append(EndFreeRoads());
}

} // namespace

void listLegalActions(const GameState &state, ActionList &actions)
{
    actions.clear();
    switch (state.phase) {
    case Phase::Setup:
        return listPlacements(state, actions);
    case Phase::Roll:
        actions.append(Roll());
        return listCards(state, actions);
    case Phase::Main:
        listBuilds(state, actions);
        listTrades(state, actions);
        listCards(state, actions);
        return actions.append(EndTurn());
    case Phase::Trade:
        listBuilds(state, actions);
        listTrades(state, actions);
        listCards(state, actions);
        actions.append(EndTrading());
        return actions.append(EndTurn());
    case Phase::Build:
        listBuilds(state, actions);
        listCards(state, actions);
        return actions.append(EndTurn());
    case Phase::Discard:
        return listDiscards(state, actions);
    case Phase::Robber:
        return listRobberMoves(state, actions);
    case Phase::Steal:
        return listThefts(state, actions);
    case Phase::FreeRoads:
        return listFreeRoads(state, actions);
    case Phase::Over:
        return;
    }
}

ActionList legalActions(const GameState &state)
{
    ActionList actions;
    listLegalActions(state, actions);
    return actions;
}

std::optional<Reason> why(const GameState &state, const Action &action)
{
    return std::visit([&state](const auto &it) { return whyRefused(state, it); }, action);
}

void apply(GameState &state, const Action &action, Events *events)
{
    assert(!why(state, action) && isComplete(action));
    std::visit([&state, events](const auto &it) { perform(state, it, events); }, action);
    assert(!brokenInvariant(state));
}

} // namespace holmstead
