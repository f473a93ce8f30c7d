// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tablelog.h"

namespace holmstead {

void TableLog::clear()
{
    m_events.clear();
    m_whole.clear();
    m_starts.clear();
}

void TableLog::add(const Events &events)
{
    m_starts.push_back(m_whole.size());
    for (const Event &event : events)
        m_events.push_back(seenBy(event, std::nullopt));
    m_whole.insert(m_whole.end(), events.begin(), events.end());
}

void TableLog::dropLast()
{
    m_events.resize(m_starts.back());
    m_whole.resize(m_starts.back());
    m_starts.pop_back();
}

Events TableLog::last(bool openHands) const
{
    const Events &all = events(openHands);
    return Events(all.begin() + static_cast<std::ptrdiff_t>(m_starts.back()), all.end());
}

} // namespace holmstead
