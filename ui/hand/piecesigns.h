// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"
#include "hand/rim.h"

namespace holmstead {

// The pieces of a player as small things beside a number or a sentence that is about them.
PaintThing roadIn(Color color);
PaintThing settlementIn(Color color);
PaintThing cityIn(Color color);

} // namespace holmstead
