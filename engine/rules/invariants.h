// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/state.h"

namespace holmstead {

// What must be true of every state, whatever was played. The first thing that is not, in English for whoever
// debugs the engine; null when all is well. apply() asserts it in debug builds.
//
// Positions read from a file need not be reachable: a building may stand without a road, but no rule about
// counts, places and awards may be broken there either.
const char *brokenInvariant(const GameState &state);

} // namespace holmstead
