// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardtargets.h"
#include "board/place.h"
#include "session/boardmode.h"

#include <QString>

namespace holmstead {

// What helps after a click at `place`, which is of a kind where nothing can be done now: for the piece whose
// button is on, what it is about this place or where near it the piece goes; else what to click at that
// moment. `open` are the places where something can be done.
QString misplacedSentence(std::optional<Build> build, const Place &place, const BoardTargets &open,
                          const View &view);

} // namespace holmstead
