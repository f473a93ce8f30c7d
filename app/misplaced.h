// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardtargets.h"
#include "board/place.h"
#include "session/boardmode.h"

#include <QString>

namespace holmstead {

// Why a click at `place`, which is of a kind that the piece never goes to, does not build it: what it is
// about this place, or where near it the piece goes. `open` are the places where it can be built.
QString misplacedSentence(Build build, const Place &place, const BoardTargets &open);

} // namespace holmstead
