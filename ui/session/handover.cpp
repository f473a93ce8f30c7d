// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/handover.h"

#include "game/game.h"

namespace holmstead {

namespace {

PlayerId clockwiseFrom(PlayerId player, int steps, int count)
{
    return PlayerId((player.index() + steps) % count);
}

PlayerId nextToDiscard(const GameState &state, std::optional<PlayerId> atScreen)
{
    if (atScreen && at(state.mustDiscard, *atScreen) > 0)
        return *atScreen;
    PlayerId next = state.turn;
    for (int steps = 1; at(state.mustDiscard, next) == 0; ++steps)
        next = clockwiseFrom(state.turn, steps, state.playerCount());
    return next;
}

} // namespace

std::optional<Call> callIn(const GameState &state, std::optional<PlayerId> atScreen)
{
    switch (state.phase) {
    case Phase::Setup:
        return Call{ state.turn, CurtainReason::Placement };
    case Phase::Roll:
        return Call{ state.turn, CurtainReason::Turn };
    case Phase::Discard:
        return Call{ nextToDiscard(state, atScreen), CurtainReason::Discard };
    case Phase::Main:
    case Phase::Trade:
    case Phase::Build:
    case Phase::Robber:
    case Phase::Steal:
    case Phase::FreeRoads:
        return Call{ state.turn, CurtainReason::Resume };
    case Phase::Over:
        return std::nullopt;
    }
    return std::nullopt;
}

bool HandOver::call(const Call &call)
{
    if (m_person == call.next || m_curtain == call)
        return false;
    cover(call);
    return true;
}

void HandOver::cover(const Call &call)
{
    m_person.reset();
    m_curtain = call;
}

void HandOver::open()
{
    if (!m_curtain)
        return;
    m_person = m_curtain->next;
    m_curtain.reset();
}

void HandOver::gather()
{
    m_person.reset();
    m_curtain.reset();
}

} // namespace holmstead
