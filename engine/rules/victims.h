// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fixedlist.h"
#include "rules/view.h"

namespace holmstead {

// Opponents of the active player who could be robbed if the robber stood on `hex` (R-RO-5), as everybody can
// see.
FixedList<PlayerId, 4> victimsAt(const View &view, HexId hex);

} // namespace holmstead
