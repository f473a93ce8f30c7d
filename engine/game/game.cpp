// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"

#include "rules/setup.h"

#include <cassert>

namespace holmstead {

namespace {

void placeStartPieces(GameState &state, PlayerId player, Color color, Events *events)
{
    std::optional<IntersectionId> starred;
    for (const StartPiece &piece : state.island().layout().start) {
        if (piece.color != color)
            continue;
        putSettlement(state, player, piece.settlement);
        putRoad(state, player, piece.road);
        if (piece.starred)
            starred = piece.settlement;
    }
    assert(starred);
    dealStartingCards(state, player, *starred, events);
}

} // namespace

GameState initialState(const Table &table, std::span<const Color> startColors, Events *events)
{
    GameState state;
    state.table = &table;
    state.bank = ResourceCards::each(resourceCardsOfAKind);
    state.deck = fullDeck;
    state.robber = table.island.robberStart();
    state.phase = Phase::Setup;
    if (table.rules.setup == IslandSetup::Beginner) {
        for (const PlayerId player : playersOf(table.playerCount))
            placeStartPieces(state, player, startColors[static_cast<std::size_t>(player.index())], events);
        state.phase = Phase::Roll;
        if (events)
            events->push_back(TurnBegan{ state.turn });
    }
    return state;
}

FixedList<PlayerId, 4> toAct(const GameState &state)
{
    FixedList<PlayerId, 4> players;
    if (state.phase == Phase::Discard) {
        for (const PlayerId player : playersOf(state.playerCount())) {
            if (at(state.mustDiscard, player) > 0)
                players.append(player);
        }
    } else if (state.phase != Phase::Over) {
        players.append(state.turn);
    }
    return players;
}

Game::Game(std::shared_ptr<const Table> table, const GameState &initial)
    : m_table(std::move(table)),
      m_states{ initial }
{
    assert(initial.table == m_table.get());
}

std::optional<Reason> Game::play(const Action &action, Events *events)
{
    if (const auto reason = why(action))
        return reason;
    m_actions.resize(m_played);
    m_states.resize(m_played + 1);
    GameState next = state();
    apply(next, action, events);
    m_actions.push_back(action);
    m_states.push_back(next);
    ++m_played;
    return std::nullopt;
}

void Game::undo()
{
    assert(canUndo());
    --m_played;
}

void Game::redo()
{
    assert(canRedo());
    ++m_played;
}

} // namespace holmstead
