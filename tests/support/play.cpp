// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/play.h"

namespace holmstead::test {

namespace {

template <typename Kind, typename Set> Set placesOf(const GameState &state)
{
    Set result;
    for (const Kind &action : listed<Kind>(state))
        result.insert(action.at);
    return result;
}

// Entries of legalActions() without cards stand for all the choices of cards there are.
bool standsForMany(const Action &action)
{
    const auto *discard = std::get_if<Discard>(&action);
    const auto *plenty = std::get_if<PlayYearOfPlenty>(&action);
    const auto *trade = std::get_if<TradePlayer>(&action);
    return (discard && discard->cards.isEmpty()) || (plenty && plenty->cards.isEmpty())
        || (trade && trade->give.isEmpty() && trade->get.isEmpty());
}

} // namespace

Events play(GameState &state, std::initializer_list<Action> actions, const char *file, int line)
{
    Events events;
    for (const Action &action : actions) {
        if (const auto reason = why(state, action)) {
            const std::string message =
                textOf(action) + " is refused: " + textOf(*reason) + "\n" + textOf(state);
            QTest::qFail(message.c_str(), file, line);
            return events;
        }
        apply(state, action, &events);
    }
    return events;
}

Events play(GameState &state, const Action &action, const char *file, int line)
{
    return play(state, { action }, file, line);
}

Game gameFrom(const GameState &state)
{
    return Game(std::shared_ptr<const Table>(std::shared_ptr<const Table>(), state.table), state);
}

PathSet listedRoads(const GameState &state)
{
    return placesOf<BuildRoad, PathSet>(state);
}

IntersectionSet listedSettlements(const GameState &state)
{
    return placesOf<BuildSettlement, IntersectionSet>(state);
}

IntersectionSet listedCities(const GameState &state)
{
    return placesOf<BuildCity, IntersectionSet>(state);
}

void addVerdictColumns()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<Action>("action");
    QTest::addColumn<std::optional<Reason>>("expected");
}

void verdict(const char *name, const GameState &state, const Action &action, std::optional<Reason> expected)
{
    QTest::newRow(name) << state << action << expected;
}

void checkVerdict()
{
    QFETCH(GameState, state);
    QFETCH(Action, action);
    QFETCH(std::optional<Reason>, expected);
    QCOMPARE(why(state, action), expected);
    if (!expected)
        return;

    Game game = gameFrom(state);
    Events events;
    QCOMPARE(game.play(action, &events), expected);
    QCOMPARE(game.state(), state);
    QVERIFY(events.empty());
    QVERIFY(game.actions().empty());
    if (!standsForMany(action))
        QVERIFY(!isListed(state, action));
}

} // namespace holmstead::test
