// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game.h"

namespace holmstead {

// Why the last action of a game stays played: chance decided it, somebody has seen by it what was hidden, or
// it is somebody else's turn to act since.
enum class Settled {
    Nothing, // nothing has been played since the game, or the position it began in
    Roll,
    BoughtCard,
    Theft,
    Monopoly,
    Turn,    // a turn was ended
    Discard, // of somebody else, or somebody else has to discard now
    Game,    // it is over
};

// Whether the last action of `game` may be taken back: nothing if it may. Everything may that revealed
// nothing and was done by the active player, as long as it is their turn and theirs to act: what the rules
// let everybody see anyway (a build, a trade, Year of Plenty, a robber that has not robbed yet) hides no more
// when it is taken back. So a card goes back to its hand until its first effect stands, or is taken back
// first (R-DC-9). The roads of the set-up, which pass the turn on of themselves (R-SU-8), may go back until
// the first roll: nobody ended a turn by them, and one click too early would spoil a whole game. It depends
// on what has been played alone, so a game from a file is judged like any other.
std::optional<Settled> whyNoUndo(const Game &game);

} // namespace holmstead
