// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/verb.h"
#include "session/boardmode.h"

namespace holmstead {

class GameSession;

// How each verb stands for the person at the screen, with what it costs or why it cannot be used now. While
// nobody's hand may show nothing is enabled and nothing is said. `wanted` is the build button that is on.
Commands commandsFor(const GameSession &session, std::optional<Build> wanted);

// Whether they can do nothing more in their turn than end it.
bool canOnlyEnd(const Commands &commands);

// The build button of a verb, if it is one.
std::optional<Build> buildOf(Verb verb);
Verb verbOf(Build build);

} // namespace holmstead
