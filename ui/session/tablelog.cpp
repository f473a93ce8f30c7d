// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tablelog.h"

namespace holmstead {

void TableLog::clear()
{
    m_events.clear();
    m_starts.clear();
}

void TableLog::add(const Events &events)
{
    m_starts.push_back(m_events.size());
    for (const Event &event : events)
        m_events.push_back(seenBy(event, std::nullopt));
}

void TableLog::dropLast()
{
    m_events.resize(m_starts.back());
    m_starts.pop_back();
}

Events TableLog::last() const
{
    return Events(m_events.begin() + static_cast<std::ptrdiff_t>(m_starts.back()), m_events.end());
}

} // namespace holmstead
