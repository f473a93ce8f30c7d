// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/robber.h"

#include "rules/rules.h"
#include "rules/turn.h"

namespace holmstead {

namespace {

bool someoneOwes(const GameState &state)
{
    return state.mustDiscard != decltype(state.mustDiscard){};
}

} // namespace

FixedList<PlayerId, 4> victimsAt(const GameState &state, HexId hex)
{
    FixedList<PlayerId, 4> victims;
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (player != state.turn && state.yields.of(hex, player) > 0 && !at(state.hands, player).isEmpty())
            victims.append(player);
    }
    return victims;
}

void beginSeven(GameState &state, Events *events)
{
    for (const PlayerId player : playersOf(state.playerCount())) {
        const int cards = at(state.hands, player).total();
        if (cards <= safeHand)
            continue;
        at(state.mustDiscard, player) = static_cast<std::uint8_t>(cards / 2);
        if (events)
            events->push_back(DiscardOwed{ player, cards / 2 });
    }
    interrupt(state, someoneOwes(state) ? Phase::Discard : Phase::Robber, phaseAfterRoll(state));
}

std::optional<Reason> whyRefused(const GameState &state, const Discard &discard)
{
    if (state.phase == Phase::Over)
        return Reason::GameOver;
    if (state.phase != Phase::Discard)
        return Reason::NoDiscardDue;
    if (discard.player.index() >= state.playerCount())
        return Reason::NoSuchPlayer;
    if (at(state.mustDiscard, discard.player) == 0)
        return Reason::OwesNoDiscard;
    if (discard.cards.total() != at(state.mustDiscard, discard.player))
        return Reason::WrongDiscardCount;
    if (!at(state.hands, discard.player).contains(discard.cards))
        return Reason::DiscardNotHeld;
    return std::nullopt;
}

void perform(GameState &state, const Discard &discard, Events *events)
{
    at(state.hands, discard.player) -= discard.cards;
    state.bank += discard.cards;
    at(state.mustDiscard, discard.player) = 0;
    if (!someoneOwes(state))
        state.phase = Phase::Robber;
    if (events)
        events->push_back(Discarded{ discard.player, discard.cards });
}

std::optional<Reason> whyRefused(const GameState &state, const MoveRobber &move)
{
    if (state.phase == Phase::Over)
        return Reason::GameOver;
    if (state.phase == Phase::Discard)
        return Reason::DiscardFirst;
    if (state.phase == Phase::Steal)
        return Reason::StealFirst;
    if (state.phase != Phase::Robber)
        return Reason::RobberNotDue;
    if (move.to == state.robber)
        return Reason::RobberMustMove;
    return std::nullopt;
}

void perform(GameState &state, const MoveRobber &move, Events *events)
{
    if (events)
        events->push_back(RobberMoved{ state.turn, state.robber, move.to });
    state.robber = move.to;
    if (victimsAt(state, move.to).isEmpty())
        resume(state);
    else
        state.phase = Phase::Steal;
}

std::optional<Reason> whyRefused(const GameState &state, const Steal &steal)
{
    if (state.phase == Phase::Over)
        return Reason::GameOver;
    if (state.phase == Phase::Discard)
        return Reason::DiscardFirst;
    if (state.phase == Phase::Robber)
        return Reason::MoveRobberFirst;
    if (state.phase != Phase::Steal)
        return Reason::StealNotDue;
    if (steal.from.index() >= state.playerCount())
        return Reason::NoSuchPlayer;
    if (steal.from == state.turn)
        return Reason::StealFromSelf;
    if (state.yields.of(state.robber, steal.from) == 0)
        return Reason::VictimNotThere;
    const ResourceCards hand = at(state.hands, steal.from);
    if (hand.isEmpty())
        return Reason::VictimHasNothing;
    if (steal.card && hand[*steal.card] == 0)
        return Reason::ImpossibleSteal;
    return std::nullopt;
}

void perform(GameState &state, const Steal &steal, Events *events)
{
    at(state.hands, steal.from).remove(*steal.card);
    at(state.hands, state.turn).add(*steal.card);
    resume(state);
    if (events)
        events->push_back(Stolen{ state.turn, steal.from, steal.card });
}

} // namespace holmstead
