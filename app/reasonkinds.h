// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reason.h"

namespace holmstead {

// What a refusal is about.
enum class ReasonKind {
    Moment, // it would be refused anywhere at this moment of the game, whatever is there and whoever can pay
    Cost,   // the hand lacks what it costs
    Choice, // what was chosen
};
ReasonKind kindOf(Reason reason);

} // namespace holmstead
