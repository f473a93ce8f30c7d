// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"
#include "session/boardmode.h"
#include "session/gamesession.h"
#include "table/hint.h"

namespace holmstead {

// What a place of the board promises to the person at the screen: what it produces, what building there costs
// and brings, or why it is not possible, whom the robber would meet. `wanted` is the build button that is on.
// Nothing for a place that such a button has no use for.
std::optional<Hint> hintFor(const GameSession &session, const Place &place, std::optional<Build> wanted);

// What the harbor at `path`, of which there must be one, does, and for whom.
Hint harborHint(const GameSession &session, PathId path);

} // namespace holmstead
