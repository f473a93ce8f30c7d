// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/event.h"

namespace holmstead {

Event seenBy(const Event &event, std::optional<PlayerId> viewer)
{
    Event seen = event;
    if (auto *stolen = std::get_if<Stolen>(&seen)) {
        if (viewer != stolen->thief && viewer != stolen->victim)
            stolen->card.reset();
    } else if (auto *bought = std::get_if<CardBought>(&seen)) {
        if (viewer != bought->player)
            bought->card.reset();
    }
    return seen;
}

} // namespace holmstead
