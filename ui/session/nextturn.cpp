// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nextturn.h"

#include "session/gamesession.h"

#include <algorithm>

namespace holmstead {

namespace {

// R-SU-8: once round and back again, then the first player's turn.
PlayerId nextInSetup(const View &view)
{
    int placed = 0;
    for (const PlayerId player : playersOf(view.playerCount()))
        placed += at(view.roads, player).size();
    const int next = placed + 1;
    const int count = view.playerCount();
    if (next >= 2 * count)
        return PlayerId(0);
    return PlayerId(next < count ? next : 2 * count - 1 - next);
}

} // namespace

std::optional<PlayerId> nextTurn(const View &view)
{
    if (view.phase == Phase::Over)
        return std::nullopt;
    if (view.phase == Phase::Setup)
        return nextInSetup(view);
    return PlayerId((view.turn.index() + 1) % view.playerCount());
}

std::optional<int> turnNumber(const GameSession &session)
{
    const auto isBegin = [](const Event &event) { return std::holds_alternative<TurnBegan>(event); };
    const Events &log = session.log();
    const auto turns = static_cast<int>(std::count_if(log.begin(), log.end(), isBegin));
    return session.record().position || turns == 0 ? std::nullopt : std::optional(turns);
}

std::optional<int> roundNumber(const GameSession &session)
{
    const auto turn = turnNumber(session);
    return turn ? std::optional((*turn - 1) / static_cast<int>(session.people().size()) + 1) : std::nullopt;
}

} // namespace holmstead
