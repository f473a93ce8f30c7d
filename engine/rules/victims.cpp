// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/victims.h"

namespace holmstead {

FixedList<PlayerId, 4> victimsAt(const View &view, HexId hex)
{
    FixedList<PlayerId, 4> victims;
    for (const PlayerId player : playersOf(view.playerCount())) {
        const bool there = at(view.buildings, player).intersects(at(topology.intersectionsOfHex, hex));
        if (player != view.turn && there && view.player(player).resourceCards > 0)
            victims.append(player);
    }
    return victims;
}

} // namespace holmstead
