// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rules.h"
#include "rules/view.h"

#include <memory>
#include <span>
#include <vector>

namespace holmstead {

namespace test {
class GameProbe;
}

// The first state of a game without a position: on a beginner island (R-SU-1, R-SU-3) the pieces of
// `startColors` (one a player, in turn order) stand and the starting cards are dealt, which `events` tells;
// on a variable island the first player is about to place. The bank, the deck and the robber are in place.
// `table.island` must have start pieces if its rules say Beginner. The state points to `table`, which must
// outlive it.
GameState initialState(const Table &table, std::span<const Color> startColors, Events *events = nullptr);

// Who may act now: the active player, all who still owe discards, or nobody once the game is over.
FixedList<PlayerId, 4> toAct(const GameState &state);

// A game as it was played: the state it began with, every action since, and every state between, so that
// going back is exact. Copies share the table.
class Game
{
public:
    // `initial` must point to `*table`.
    Game(std::shared_ptr<const Table> table, const GameState &initial);

    const Table &table() const { return *m_table; }
    std::shared_ptr<const Table> sharedTable() const { return m_table; }
    const GameState &state() const { return m_states[m_played]; }
    const GameState &initial() const { return m_states.front(); }
    // After `count` actions (0 … actions().size()).
    const GameState &stateAfter(std::size_t count) const { return m_states[count]; }
    // The actions that led to state(), chance included.
    std::span<const Action> actions() const { return { m_actions.data(), m_played }; }

    std::optional<Reason> why(const Action &action) const { return holmstead::why(state(), action); }
    // Plays `action`, chance included, and forgets what was undone; or says why not and changes nothing.
    std::optional<Reason> play(const Action &action, Events *events = nullptr);

    bool canUndo() const { return m_played > 0; }
    bool canRedo() const { return m_played < m_actions.size(); }
    // The action that undo() would take back, or redo() play again; there must be one.
    const Action &actionToUndo() const { return m_actions[m_played - 1]; }
    const Action &actionToRedo() const { return m_actions[m_played]; }
    void undo();
    void redo();

private:
    friend class test::GameProbe;

    std::shared_ptr<const Table> m_table;
    std::vector<GameState> m_states; // one more than actions, undone ones included
    std::vector<Action> m_actions;
    std::size_t m_played = 0;
};

} // namespace holmstead
