// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/gamesession.h"

namespace holmstead::test {

// What nobody at the screen may see, for tests: a mover that plays everybody's hand, and the swapping of what
// is hidden.
class SessionProbe
{
public:
    static const GameState &state(const GameSession &session) { return session.m_game->state(); }

    // The game goes on from `state`, which must be one of its table, and all is drawn anew.
    static void put(GameSession &session, const GameState &state)
    {
        const auto table = session.m_game->sharedTable();
        GameState own = state;
        own.table = table.get();
        session.m_game.emplace(table, own);
        redraw(session);
    }

    static void redraw(GameSession &session) { emit session.changed(); }
};

} // namespace holmstead::test
