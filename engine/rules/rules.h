// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/fixedlist.h"
#include "rules/reason.h"
#include "rules/state.h"

#include <concepts>

namespace holmstead {

// The rules of the game: what may be done, why something may not, and what it does. Free functions over
// plain values; nothing here is random, reads a clock or a file, or knows a language.

// More than the 72 paths, 54 intersections, 5 upgrades, 20 bank trades, 8 cards to play and 4 others that
// could ever be listed at once.
using ActionList = FixedList<Action, 168>;

// Everything that may be done in `state`, in a fixed order; empty exactly when the game is over. Chance is
// left out. Choices with too many combinations are one entry each: Discard (a player who owes), TradePlayer
// (once, when some exchange is possible), PlayYearOfPlenty. A TradeBank entry takes one card of the bank.
void listLegalActions(const GameState &state, ActionList &actions);
ActionList legalActions(const GameState &state);

// Why `action` is refused in `state`; nothing when it is allowed. Chance that is left out is not judged.
// Ids must be in their range; players beyond the game's are refused.
std::optional<Reason> why(const GameState &state, const Action &action);

// Lets `action` happen, chance included: the only way in which a game goes on. why() must have nothing
// against it and what chance decides must be filled in (asserted in debug builds). Appends what happened to
// `events`.
void apply(GameState &state, const Action &action, Events *events);
// The same when nobody listens. A template, because argument-dependent look-up would prefer std::apply, which
// takes anything, to a function that takes a const Action &.
template <std::convertible_to<Action> SomeAction> void apply(GameState &state, SomeAction &&action)
{
    const Action &whole = action; // no copy of what is one already
    apply(state, whole, nullptr);
}

// Questions that the rules and those who present choices both ask.
int bankRate(const GameState &state, PlayerId player, Resource give); // 4, 3 or 2 (R-TR-5, R-TR-6)
int yearOfPlentyCount(const GameState &state);              // 2, or what the bank still holds (R-DC-6)
bool canSettle(const GameState &state, IntersectionId at);  // empty and far enough (R-BU-4)
PathSet openPaths(const GameState &state, PlayerId player); // where R-BU-1 lets a road lie
// Opponents that could be robbed if the robber stood on `hex` (R-RO-5).
FixedList<PlayerId, 4> victimsAt(const GameState &state, HexId hex);

} // namespace holmstead
