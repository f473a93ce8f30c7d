// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/random.h"
#include "dialogs/beginpanel.h"
#include "dialogs/newgame.h"
#include "record/gamerecord.h"

namespace holmstead {

class Chance;

// Who begins, and the rounds of dice that decided it.
struct Beginner
{
    std::size_t first = 0; // of NewGame::people
    std::vector<BeginRound> rounds;
};

// Everybody rolls; those tied for the highest roll again until one is left (R-SU-7).
Beginner rollForBegin(std::size_t people, Chance &chance);

// The record of `game` before its first action: people rotated so that the one who begins is player 0, and an
// island laid out (R-SU-1, R-SU-4).
GameRecord makeGame(const NewGame &game, const Beginner &beginner, Random &random);

// `game` on another island: what had followed from the island follows from the new one, and a colour that is
// not in the box there (R-SU-2) is exchanged.
NewGame onIsland(NewGame game, IslandSetup setup);

} // namespace holmstead
