// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/state.h"

namespace holmstead {

// Pays everybody what a roll of `sum` (2 … 12, not 7) brings (R-PR).
void produce(GameState &state, int sum, Events *events);

} // namespace holmstead
