// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/gamesession.h"

namespace holmstead::test {

// Other hidden cards for a moment, with all that was played before it.
class GameProbe
{
public:
    static void put(Game &game, const GameState &state)
    {
        GameState &now = game.m_states[game.m_played];
        const Table *table = now.table;
        now = state;
        now.table = table;
    }
};

// What nobody at the screen may see, for tests: a mover that plays everybody's hand, and the swapping of what
// is hidden.
class SessionProbe
{
public:
    static const GameState &state(const GameSession &session) { return session.m_game->state(); }

    // The game goes on from `state`, which must be one of its table, and all is drawn anew.
    static void put(GameSession &session, const GameState &state)
    {
        GameProbe::put(*session.m_game, state);
        redraw(session);
    }

    static void redraw(GameSession &session) { emit session.changed(); }
};

} // namespace holmstead::test
