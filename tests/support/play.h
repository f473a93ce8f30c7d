// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game.h"
#include "support/places.h"
#include "support/print.h"
#include "support/scenario.h"

#include <QTest>

#include <algorithm>
#include <optional>

namespace holmstead::test {

// What why() says: QCOMPARE(why(state, action), allowed) or refused(Reason::TooClose).
inline constexpr std::optional<Reason> allowed;
constexpr std::optional<Reason> refused(Reason reason)
{
    return reason;
}

constexpr Roll roll(int first, int second)
{
    return { Dice{ static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second) } };
}
// Two dice that show `sum` together.
constexpr Roll rolled(int sum)
{
    return sum > 7 ? roll(6, sum - 6) : roll(1, sum - 1);
}

// Plays `actions` one after the other and gives back what happened. When one is refused the test has failed,
// with the reason, and the rest is not played.
Events play(GameState &state, std::initializer_list<Action> actions, const char *file = __builtin_FILE(),
            int line = __builtin_LINE());
Events play(GameState &state, const Action &action, const char *file = __builtin_FILE(),
            int line = __builtin_LINE());

// A game that begins in `state`. Tables of tests live until the program ends, so nobody need own one.
Game gameFrom(const GameState &state);

// The events of one kind, in order.
template <typename Kind> std::vector<Kind> eventsOf(const Events &events)
{
    std::vector<Kind> result;
    for (const Event &event : events) {
        if (const auto *match = std::get_if<Kind>(&event))
            result.push_back(*match);
    }
    return result;
}
inline bool happened(const Events &events, const Event &event)
{
    return std::find(events.begin(), events.end(), event) != events.end();
}
template <typename Kind> bool happened(const Events &events)
{
    return !eventsOf<Kind>(events).empty();
}

// The listed actions of one kind, in order.
template <typename Kind> std::vector<Kind> listed(const GameState &state)
{
    std::vector<Kind> result;
    for (const Action &action : legalActions(state)) {
        if (const auto *match = std::get_if<Kind>(&action))
            result.push_back(*match);
    }
    return result;
}
inline bool isListed(const GameState &state, const Action &action)
{
    const ActionList actions = legalActions(state);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}
PathSet listedRoads(const GameState &state);               // BuildRoad
IntersectionSet listedSettlements(const GameState &state); // BuildSettlement
IntersectionSet listedCities(const GameState &state);      // BuildCity

// A table of verdicts: rows of a state, an action and what why() says to it. checkVerdict() compares that,
// the listing and the rule id, and that a refused action changes nothing.
void addVerdictColumns();
void verdict(const char *name, const GameState &state, const Action &action, std::optional<Reason> expected);
void checkVerdict();

} // namespace holmstead::test
