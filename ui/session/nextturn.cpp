// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nextturn.h"

#include "rules/seats.h"
#include "rules/setup.h"
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
    const int count = view.playerCount();
    return placed + 1 < 2 * count ? placerAfter(placed + 1, count) : PlayerId(0);
}

} // namespace

std::optional<PlayerId> nextTurn(const View &view)
{
    if (view.phase == Phase::Over)
        return std::nullopt;
    if (view.phase == Phase::Setup)
        return nextInSetup(view);
    return nextClockwise(view.turn, view.playerCount());
}

std::optional<int> roundNumber(const GameSession &session)
{
    const auto isBegin = [](const Event &event) { return std::holds_alternative<TurnBegan>(event); };
    const Events &log = session.log();
    const auto turns = static_cast<int>(std::count_if(log.begin(), log.end(), isBegin));
    if (session.record().position || turns == 0)
        return std::nullopt;
    return (turns - 1) / static_cast<int>(session.people().size()) + 1;
}

} // namespace holmstead
