// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/gamerecord.h"

namespace holmstead::test {

// Ann (red), Ben (blue), Cleo (orange) and Dan (white), or the first of them; three on the beginner island
// come without the colour that is left out.
People people(int count, const Rules &rules = {});

// A new game on the beginner island, or on the test island with the first placement due.
GameRecord beginnerGame(int players = 4);
GameRecord variableGame(int players = 4);

// A game that begins at `state`.
GameRecord gameAt(const GameState &state);

} // namespace holmstead::test
