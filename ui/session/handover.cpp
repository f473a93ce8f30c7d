// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/handover.h"

#include "rules/seats.h"

#include <algorithm>

namespace holmstead {

namespace {

// In the phase of discards somebody owes cards.
PlayerId nextToDiscard(const GameState &state, std::optional<PlayerId> atScreen)
{
    const auto owes = [&state](PlayerId player) { return at(state.mustDiscard, player) > 0; };
    if (atScreen && owes(*atScreen))
        return *atScreen;
    const auto seats = clockwiseFrom(state.turn, state.playerCount());
    return *std::find_if(seats.begin(), seats.end(), owes);
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
    case Phase::Robber:
        return Call{ state.turn, CurtainReason::Robber };
    case Phase::Main:
    case Phase::Trade:
    case Phase::Build:
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
