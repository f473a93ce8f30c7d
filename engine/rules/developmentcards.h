// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/reason.h"
#include "rules/rules.h"
#include "rules/state.h"

namespace holmstead {

// Playing development cards (R-DC).

// Why the active player may not play `card` now, whatever they mean to do with it; nothing if they may.
// Not for victory point cards, which are never played (R-DC-8).
std::optional<Reason> whyCannotPlay(const GameState &state, DevelopmentCard card);

// Lists the cards that the active player may play.
void listCards(const GameState &state, ActionList &actions);

// A road of Road Building stands; the card ends by itself when no other can follow (R-DC-5).
void useFreeRoad(GameState &state, Events *events);

std::optional<Reason> whyRefused(const GameState &state, const PlayKnight &);
std::optional<Reason> whyRefused(const GameState &state, const PlayRoadBuilding &);
std::optional<Reason> whyRefused(const GameState &state, const EndFreeRoads &);
std::optional<Reason> whyRefused(const GameState &state, const PlayYearOfPlenty &plenty);
std::optional<Reason> whyRefused(const GameState &state, const PlayMonopoly &);
void perform(GameState &state, const PlayKnight &, Events *events);
void perform(GameState &state, const PlayRoadBuilding &, Events *events);
void perform(GameState &state, const EndFreeRoads &, Events *events);
void perform(GameState &state, const PlayYearOfPlenty &plenty, Events *events);
void perform(GameState &state, const PlayMonopoly &monopoly, Events *events);

} // namespace holmstead
