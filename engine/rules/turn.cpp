// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/turn.h"

#include "rules/awards.h"
#include "rules/production.h"
#include "rules/robber.h"
#include "rules/seats.h"

namespace holmstead {

std::optional<Reason> whyPending(Phase phase, bool roadDue)
{
    switch (phase) {
    case Phase::Setup:
        return roadDue ? Reason::PlaceRoadFirst : Reason::PlaceSettlementFirst;
    case Phase::Discard:
        return Reason::DiscardFirst;
    case Phase::Robber:
        return Reason::MoveRobberFirst;
    case Phase::Steal:
        return Reason::StealFirst;
    case Phase::FreeRoads:
        return Reason::FreeRoadsFirst;
    case Phase::Over:
        return Reason::GameOver;
    case Phase::Roll:
    case Phase::Main:
    case Phase::Trade:
    case Phase::Build:
        break;
    }
    return std::nullopt;
}

std::optional<Reason> whyNoCardNow(const GameState &state)
{
    return whyPending(state.phase, state.unconnected.has_value());
}

std::optional<Reason> whyNotInTurn(const GameState &state)
{
    return state.phase == Phase::Roll ? Reason::RollFirst : whyNoCardNow(state);
}

Phase phaseAfterRoll(const GameState &state)
{
    return state.rules().phases == PhaseRule::Combined ? Phase::Main : Phase::Trade;
}

void interrupt(GameState &state, Phase by, Phase then)
{
    state.phase = by;
    state.then = then;
}

void resume(GameState &state)
{
    state.phase = state.then;
    state.then = Phase::Main;
}

void endTradingByPurchase(GameState &state, Events *events)
{
    if (state.phase == Phase::Trade)
        perform(state, EndTrading(), events);
}

std::optional<Reason> whyRefused(const GameState &state, const Roll &roll)
{
    if (const auto reason = whyNoCardNow(state))
        return reason;
    if (state.phase != Phase::Roll)
        return Reason::AlreadyRolled;
    const auto isFace = [](int die) { return die >= 1 && die <= 6; };
    if (roll.dice && !(isFace(roll.dice->first) && isFace(roll.dice->second)))
        return Reason::ImpossibleDice;
    return std::nullopt;
}

void perform(GameState &state, const Roll &roll, Events *events)
{
    state.dice = *roll.dice;
    if (events)
        events->push_back(DiceRolled{ state.turn, state.dice });
    if (state.dice.sum() == 7) {
        beginSeven(state, events);
    } else {
        state.phase = phaseAfterRoll(state);
        produce(state, state.dice.sum(), events);
    }
}

std::optional<Reason> whyRefused(const GameState &state, const EndTrading &)
{
    if (const auto reason = whyNotInTurn(state))
        return reason;
    if (state.phase == Phase::Main)
        return Reason::NoTradingPhase;
    if (state.phase == Phase::Build)
        return Reason::TradingHasEnded;
    return std::nullopt;
}

void perform(GameState &state, const EndTrading &, Events *events)
{
    state.phase = Phase::Build;
    if (events)
        events->push_back(TradingEnded{ state.turn });
}

std::optional<Reason> whyRefused(const GameState &state, const EndTurn &)
{
    return whyNotInTurn(state);
}

void perform(GameState &state, const EndTurn &, Events *events)
{
    state.turn = nextClockwise(state.turn, state.playerCount());
    state.phase = Phase::Roll;
    state.dice = {};
    state.bought = {};
    state.cardPlayed = false;
    if (events)
        events->push_back(TurnBegan{ state.turn });
    judgeWin(state, events); // R-WI-3
}

} // namespace holmstead
