// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/action.h"

namespace holmstead {

// An exchange that the active player wants to take back, or to make again: both have agreed to it, so both
// have to agree to this.
struct TakeBack
{
    TradePlayer trade; // seen from the active player, who is not asked
    bool again = false;

    friend bool operator==(const TakeBack &, const TakeBack &) = default;
};

} // namespace holmstead
