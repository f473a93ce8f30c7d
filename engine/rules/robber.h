// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/reason.h"
#include "rules/state.h"

namespace holmstead {

inline constexpr int safeHand = 7; // a 7 leaves hands of up to so many alone (R-RO-2)

// A 7 has been rolled: fixes what everybody owes (R-RO-2), then it is for the robber (R-RO-3).
void beginSeven(GameState &state, Events *events);

std::optional<Reason> whyRefused(const GameState &state, const Discard &discard);
std::optional<Reason> whyRefused(const GameState &state, const MoveRobber &move);
std::optional<Reason> whyRefused(const GameState &state, const Steal &steal);
void perform(GameState &state, const Discard &discard, Events *events);
void perform(GameState &state, const MoveRobber &move, Events *events);
void perform(GameState &state, const Steal &steal, Events *events);

} // namespace holmstead
