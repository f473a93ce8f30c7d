// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/state.h"

#include <optional>
#include <string>

namespace holmstead::test {

// Some rules a second time, from the rule page and in the slow and obvious way: what the engine's fast
// answers are compared with. Nothing here asks the engine for anything but what lies where.

using RoadLengths = GameState::PerPlayer<int>;

// R-LR-2, R-LR-3: walks every trail from every corner and keeps the longest.
int slowLongestTrail(const PathSet &roads, const IntersectionSet &blocked);
RoadLengths roadLengthsOf(const GameState &state);

// R-LR-5 and R-LA-1: who has the award now if `before` had it until now.
std::optional<PlayerId> longestRoadHolder(std::optional<PlayerId> before, const RoadLengths &lengths);
std::optional<PlayerId> largestArmyHolder(std::optional<PlayerId> before, const GameState &state);

// R-RO-2.
int cardsToDiscard(int hand);

// R-BU-1 and R-BU-2: whether `player` may lay a road on `path`; R-BU-4: whether anybody may settle at
// `corner`.
bool mayLieAt(const GameState &state, PlayerId player, PathId path);
bool maySettleAt(const GameState &state, IntersectionId corner);

// R-WI-1, from the pieces, awards and cards.
int slowPoints(const GameState &state, PlayerId player);

// R-PR-1 to R-PR-5: what each player gets when `roll` is thrown, piece by piece.
GameState::PerPlayer<ResourceCards> slowProduction(const GameState &state, int roll);

// What is wrong with `state` as a moment of a game that was played from its beginning, or "" when nothing is.
// `lengths` are the roads' lengths counted by roadLengthsOf(); `progressPlayed` counts the progress cards
// that were played so far: of all cards only they leave the game.
std::string faultIn(const GameState &state, const RoadLengths &lengths,
                    const DevelopmentCards &progressPlayed);

} // namespace holmstead::test
