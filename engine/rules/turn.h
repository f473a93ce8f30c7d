// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/reason.h"
#include "rules/state.h"

namespace holmstead {

// The course of a turn (R-TU).

// Why `phase` lets nothing else be done: what has to be finished first (R-TU-5), or that the game is over.
// Nothing in Roll, Main, Trade and Build. `roadDue` tells that in set-up a settlement waits for its road.
std::optional<Reason> whyPending(Phase phase, bool roadDue);
// Why nothing of the trade-and-build part of a turn may be done now; nothing in Main, Trade and Build.
std::optional<Reason> whyNotInTurn(const GameState &state);
// The same for development cards, which may also be played before the roll (R-TU-1).
std::optional<Reason> whyNoCardNow(const GameState &state);

// The phase that follows a finished roll (R-TU-2, R-TU-3).
Phase phaseAfterRoll(const GameState &state);
// It is the turn of `by` (discards, robber, theft or free roads), and `then` follows with resume() (R-TU-5).
void interrupt(GameState &state, Phase by, Phase then);
void resume(GameState &state);
// The first purchase paid with resources ends trading (R-TU-3).
void endTradingByPurchase(GameState &state, Events *events);

std::optional<Reason> whyRefused(const GameState &state, const Roll &roll);
std::optional<Reason> whyRefused(const GameState &state, const EndTrading &);
std::optional<Reason> whyRefused(const GameState &state, const EndTurn &);
void perform(GameState &state, const Roll &roll, Events *events);
void perform(GameState &state, const EndTrading &, Events *events);
void perform(GameState &state, const EndTurn &, Events *events);

} // namespace holmstead
