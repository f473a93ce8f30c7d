// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rules.h"
#include "session/statistics.h"
#include "session/traces.h"
#include "support/scenario.h"

namespace holmstead::test {

// A game with everything that the table has heard of it.
struct Told
{
    explicit Told(const GameState &start) : state(start) {}
    explicit Told(const Scenario &scenario) : state(scenario.state()) {}

    Told &play(const Action &action)
    {
        Events events;
        apply(state, action, &events);
        for (const Event &event : events)
            log.push_back(seenBy(event, std::nullopt));
        return *this;
    }
    Traces traces() const { return tracesOf(log, viewFor(state, std::nullopt)); }
    Statistics statistics() const { return statisticsOf(log, viewFor(state, std::nullopt)); }
    Statistics::Person of(PlayerId player) const { return at(statistics().people, player); }

    GameState state;
    Events log;
};

} // namespace holmstead::test
