// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reason.h"

namespace holmstead {

// It would be refused anywhere at this moment of the game, whatever is there and whoever can pay.
constexpr bool isOfTheMoment(Reason reason)
{
    return reason <= Reason::NoTradingPhase; // the first group of reasons
}

// The hand lacks what it costs.
constexpr bool isAboutCost(Reason reason)
{
    return reason >= Reason::CannotPayRoad && reason <= Reason::CannotPayCard;
}

} // namespace holmstead
