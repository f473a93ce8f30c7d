// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"
#include "rules/fixedlist.h"
#include "rules/table.h"

namespace holmstead {

// The players 0 … `count` - 1 as they sit clockwise (R-SU-7), beginning with `first`, which is one of them.
inline FixedList<PlayerId, maxPlayers> clockwiseFrom(PlayerId first, int count)
{
    FixedList<PlayerId, maxPlayers> seats;
    for (int steps = 0; steps < count; ++steps)
        seats.append(PlayerId((first.index() + steps) % count));
    return seats;
}

// Whose turn follows that of `player`.
inline PlayerId nextClockwise(PlayerId player, int count)
{
    return clockwiseFrom(player, count)[1];
}

} // namespace holmstead
