// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/reason.h"
#include "rules/rules.h"
#include "rules/state.h"

namespace holmstead {

// Building and buying (R-BU).

// Why nobody may settle at `at`: it is taken or too close to another building (R-BU-3, R-BU-4).
std::optional<Reason> whyNoSettlementAt(const GameState &state, IntersectionId at);
// Why the active player may not lay a road at `at`; payment and pieces left aside (R-BU-1, R-BU-2).
std::optional<Reason> whyNoRoadAt(const GameState &state, PathId at);

// Lists what the active player can pay for and place.
void listBuilds(const GameState &state, ActionList &actions);
void listRoads(const GameState &state, ActionList &actions);

std::optional<Reason> whyRefused(const GameState &state, const BuildRoad &build);
std::optional<Reason> whyRefused(const GameState &state, const BuildSettlement &build);
std::optional<Reason> whyRefused(const GameState &state, const BuildCity &build);
std::optional<Reason> whyRefused(const GameState &state, const BuyCard &buy);
void perform(GameState &state, const BuildRoad &build, Events *events);
void perform(GameState &state, const BuildSettlement &build, Events *events);
void perform(GameState &state, const BuildCity &build, Events *events);
void perform(GameState &state, const BuyCard &buy, Events *events);

} // namespace holmstead
