// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/privatenews.h"

#include <utility>

namespace holmstead {

void PrivateNews::add(const Events &events)
{
    for (const Event &event : events) {
        const Event known = seenBy(event, std::nullopt);
        for (const PlayerId player : everyId<PlayerId>()) {
            if (seenBy(event, player) != known)
                at(m_waiting, player).push_back(event);
        }
    }
}

Events PrivateNews::take(PlayerId player)
{
    return std::exchange(at(m_waiting, player), Events());
}

} // namespace holmstead
