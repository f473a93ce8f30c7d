// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/state.h"

namespace holmstead::test {

// Ann red, Ben blue, Cleo orange, Dan white.
const People &fourPeople();

// The beginner island as it lies when a game on it begins, and its starred settlements.
GameState beginnerPosition();
IntersectionSet beginnerStars();

// The test island late in a game: roads, settlements and cities of all colours on many terrains.
GameState latePosition();

} // namespace holmstead::test
