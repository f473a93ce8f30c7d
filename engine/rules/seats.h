// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"
#include "rules/fixedlist.h"
#include "rules/table.h"

namespace holmstead {

// Who sits to the left of `player`, one of 0 … `count` - 1, and has the next turn (R-SU-7).
constexpr PlayerId nextClockwise(PlayerId player, int count)
{
    const int next = player.index() + 1;
    return PlayerId(next < count ? next : 0);
}

// All of them as they sit, beginning with `first`.
inline FixedList<PlayerId, maxPlayers> clockwiseFrom(PlayerId first, int count)
{
    FixedList<PlayerId, maxPlayers> seats;
    for (PlayerId player = first; seats.size() < static_cast<std::size_t>(count);
         player = nextClockwise(player, count))
        seats.append(player);
    return seats;
}

} // namespace holmstead
