// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/scenario.h"

namespace holmstead::test {

// Ann is on turn with cards for everything; Ben lives across the hills, with an ore.
inline Scenario richAnn()
{
    return Scenario()
        .settlement(ann, "0,0,N")
        .road(ann, "0,0,NE")
        .settlement(ben, "0,0,S")
        .hand(ann, ResourceCards::each(3))
        .hand(ben, { { Resource::Ore, 1 } });
}

} // namespace holmstead::test
