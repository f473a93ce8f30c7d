// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/view.h"

namespace holmstead {

class GameSession;

// Whose turn comes after this one; in set-up, who places after this one (R-SU-8). Nobody once the game is
// over.
std::optional<PlayerId> nextTurn(const View &view);

// Which turn it is, the first after the placements being 1; nothing before that, and in a game whose record
// begins in the middle.
std::optional<int> turnNumber(const GameSession &session);
// The same in rounds of everybody.
std::optional<int> roundNumber(const GameSession &session);

} // namespace holmstead
