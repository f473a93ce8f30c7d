// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"

namespace holmstead {

// What has happened in a game as the table may know it. It tells the game as it stands: an action that was
// taken back leaves no line, so that the log is the same after the game has been saved and opened.
class TableLog
{
public:
    void clear();
    // What the beginning or an action brought.
    void add(const Events &events);
    // The last that was added never happened.
    void dropLast();

    // Nothing is hidden from those who play with `openHands`.
    const Events &events(bool openHands) const { return openHands ? m_whole : m_events; }
    // What the last action brought.
    Events last(bool openHands) const;

private:
    Events m_events;
    Events m_whole;
    std::vector<std::size_t> m_starts; // where each that was added begins
};

} // namespace holmstead
