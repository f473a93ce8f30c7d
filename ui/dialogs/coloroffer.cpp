// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/coloroffer.h"

#include "text/terms.h"

namespace holmstead {

ColorOffer::ColorOffer(const Rules &rules, int players)
{
    if (rules.setup != IslandSetup::Beginner || players != minPlayers)
        return;
    const Color missing = colorLeftOut(rules.edition);
    //: Why a colour cannot be chosen; %1 is the colour.
    withdraw(missing, tr("%1: three people play the beginner island without it.").arg(colorName(missing)));
}

} // namespace holmstead
