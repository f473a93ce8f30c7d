// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/view.h"

namespace holmstead {

class GameSession;

// Whose turn comes after this one; in set-up, who places after this one (R-SU-8). Nobody once the game is
// over.
std::optional<PlayerId> nextTurn(const View &view);

// How often everybody has had a turn, the one that is on included; nothing before the first, and in a game
// whose record begins in the middle.
std::optional<int> roundNumber(const GameSession &session);

} // namespace holmstead
