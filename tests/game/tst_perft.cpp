// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/bruteforce.h"
#include "support/islands.h"
#include "support/play.h"
#include "support/scale.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Sequences = std::vector<qint64>; // sequences of 1, 2, 3 … actions

std::vector<Action> followUps(const GameState &state, bool byTrying)
{
    std::vector<Action> result;
    const auto add = [&](const Action &choice) {
        for (const Action &action : completionsOf(state, choice))
            result.push_back(action);
    };
    if (byTrying) {
        for (const Action &choice : legalByTrying(state))
            add(choice);
    } else {
        for (const Action &choice : legalActions(state))
            add(choice);
    }
    return result;
}

// How many sequences of `depth` actions may follow: every pair of dice, every kind of card that can be stolen
// or drawn, every discard and every pair of Year of Plenty is one; trades between players are left out.
qint64 perft(const GameState &state, int depth, bool byTrying)
{
    const auto actions = followUps(state, byTrying);
    if (depth == 1)
        return static_cast<qint64>(actions.size());
    qint64 count = 0;
    for (const Action &action : actions) {
        GameState next = state;
        apply(next, action);
        count += perft(next, depth - 1, byTrying);
    }
    return count;
}

GameState beginner()
{
    const Rules rules = { Edition::Classic, PhaseRule::Separate, IslandSetup::Beginner, 10 };
    return initialState(tableFor(beginnerIslandByHand(), rules, 4), allColors);
}

// Somebody who can do everything, with others to rob, cut and trade with.
Scenario busyTurn()
{
    return Scenario()
        .settlement(ann, "0,0,S")
        .settlement(ann, "2,-1,N")
        .roads(ann, paths({ "0,0,SE", "0,0,E", "2,-1,NW" }))
        .hand(ann, { { Resource::Brick, 2 },
                     { Resource::Lumber, 2 },
                     { Resource::Wool, 2 },
                     { Resource::Grain, 3 },
                     { Resource::Ore, 4 } })
        .cards(ann, { { DevelopmentCard::Knight, 1 },
                      { DevelopmentCard::RoadBuilding, 1 },
                      { DevelopmentCard::YearOfPlenty, 1 },
                      { DevelopmentCard::Monopoly, 1 } })
        .settlement(ben, "0,0,NW")
        .roads(ben, paths({ "0,0,NW" }))
        .hand(ben, ResourceCards::each(1))
        .city(cleo, "-2,1,S")
        .hand(cleo, { { Resource::Ore, 2 } });
}

} // namespace

// Numbers that guard everything at once: one action more or less anywhere, and they change.
class TestPerft : public QObject
{
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
};

void TestPerft::counts_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<Sequences>("expected");
    const auto row = [](const char *name, const GameState &state, const Sequences &expected) {
        QTest::newRow(name) << state << expected;
    };
    row("R-SU-8 the first placements", initialState(tableFor(testIsland(), {}, 3), {}),
        { 54, 144, 7236, 19248, 897180, 2380536 });
    row("R-TU-1 the first turn on the beginner island", beginner(), { 36, 208, 1514, 16510, 114894, 974435 });
    row("R-TU-2 a busy turn, combined phases", busyTurn().state(), { 44, 1452, 39782, 850652 });
    row("R-TU-3 a busy turn, separate phases", busyTurn().separatePhases().state(),
        { 45, 1456, 34877, 621847 });
    row("R-TU-1 before the roll of a busy turn", busyTurn().phase(Phase::Roll).state(),
        { 58, 2607, 84095, 2097205 });
    row("R-RO-2 discards", busyTurn().phase(Phase::Discard).hand(ben, ResourceCards::each(2)).state(),
        { 139, 8976, 161568 });
    row("R-DC-5 two free roads", busyTurn().phase(Phase::FreeRoads).state(), { 9, 94, 2236, 53540, 1008011 });
    row("R-WI-2 a turn that may win",
        busyTurn().target(4).cards(ann, { { DevelopmentCard::Knight, 1 } }).knights(ann, 2).state(),
        { 23, 511, 9201, 123335, 1125362 });
}

void TestPerft::counts()
{
    QFETCH(GameState, state);
    QFETCH(Sequences, expected);
    const qint64 trying = scaled(2000); // the most sequences that are also counted by trying
    const qint64 listing = scaled(50000);
    int depth = 0;
    for (const qint64 count : expected) {
        ++depth;
        if (depth > 1 && count > listing)
            break;
        QCOMPARE(perft(state, depth, false), count);
        if (count <= trying)
            QCOMPARE(perft(state, depth, true), count);
    }
}

QTEST_GUILESS_MAIN(TestPerft)
#include "tst_perft.moc"
