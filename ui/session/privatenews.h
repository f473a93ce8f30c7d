// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"

namespace holmstead {

// What happened that not everybody may know, kept for those it concerns until they look: a card that was
// stolen, for thief and victim (R-RO-6); a card that was bought, for the buyer (R-DC-3).
class PrivateNews
{
public:
    // Takes note of those of `events` that hide something from the table.
    void add(const Events &events);
    // What `player` has not been told yet, in order; they are told now.
    Events take(PlayerId player);

private:
    std::array<Events, PlayerId::count> m_waiting;
};

} // namespace holmstead
