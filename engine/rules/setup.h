// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/reason.h"
#include "rules/rules.h"
#include "rules/state.h"

namespace holmstead {

// Placing the first pieces of a variable island (R-SU-8), and what they bring (R-SU-3).

// Who places when `settlements` settlements, each with its road, stand: forward, then back.
// `settlements` is 0 … 2 × players - 1.
PlayerId placerAfter(int settlements, int players);

// Deals one card for each producing hex next to the settlement at `at` (R-SU-3).
void dealStartingCards(GameState &state, PlayerId player, IntersectionId at, Events *events);

void listPlacements(const GameState &state, ActionList &actions);

std::optional<Reason> whyRefused(const GameState &state, const PlaceSettlement &place);
std::optional<Reason> whyRefused(const GameState &state, const PlaceRoad &place);
void perform(GameState &state, const PlaceSettlement &place, Events *events);
void perform(GameState &state, const PlaceRoad &place, Events *events);

} // namespace holmstead
