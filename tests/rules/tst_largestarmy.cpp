// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr std::optional<PlayerId> nobody;

Scenario withKnights(int held)
{
    return Scenario().cards(ann, { { DevelopmentCard::Knight, held } });
}

} // namespace

// R-LA: played knights and their award.
class TestLargestArmy : public QObject
{
    Q_OBJECT

private slots:
    void awards_data();
    void awards();
    void R_LA_1_judgedBeforeTheRobberMoves();
    void R_LA_1_aSevenIsNoKnight();
    void Example_11_threeAgainstThree();
};

void TestLargestArmy::awards_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<std::optional<PlayerId>>("before");
    QTest::addColumn<std::optional<PlayerId>>("after");
    const auto row = [](const char *name, const Scenario &scenario, std::optional<PlayerId> before,
                        std::optional<PlayerId> after) {
        QTest::newRow(name) << scenario.state() << before << after;
    };
    row("R-LA-1 the first knight", withKnights(1), nobody, nobody);
    row("R-LA-1 the second", withKnights(1).knights(ann, 1), nobody, nobody);
    row("R-LA-1 the third takes it", withKnights(1).knights(ann, 2), nobody, ann);
    row("R-LA-1 knights in hand do not count", withKnights(4).knights(ann, 1), nobody, nobody);
    row("R-LA-1 a tie leaves it with the holder", withKnights(1).knights(ann, 2).knights(ben, 3), ben, ben);
    row("R-LA-1 a higher tie too", withKnights(1).knights(ann, 4).knights(ben, 5), ben, ben);
    row("R-LA-1 strictly more takes it over", withKnights(1).knights(ann, 3).knights(ben, 3).largestArmy(ben),
        ben, ann);
    row("R-LA-1 the holder goes on holding", withKnights(1).knights(ann, 3), ann, ann);
    row("R-LA-1 two others behind do not matter",
        withKnights(1).knights(ann, 2).knights(ben, 2).knights(dan, 2), nobody, ann);
}

void TestLargestArmy::awards()
{
    QFETCH(GameState, state);
    QFETCH(std::optional<PlayerId>, before);
    QFETCH(std::optional<PlayerId>, after);
    QCOMPARE(std::optional<PlayerId>(state.largestArmy), before);
    const GameState was = state;
    const Events events = play(state, PlayKnight{});
    QCOMPARE(std::optional<PlayerId>(state.largestArmy), after);
    QCOMPARE(happened(events, LargestArmyMoved{ before, after }), before != after);
    for (const PlayerId player : playersOf(4)) {
        const int change = (after == player ? 2 : 0) - (before == player ? 2 : 0);
        QCOMPARE(points(state, player), points(was, player) + change);
        QCOMPARE(visiblePoints(state, player), visiblePoints(was, player) + change);
    }
}

void TestLargestArmy::R_LA_1_judgedBeforeTheRobberMoves()
{
    GameState state = withKnights(1).knights(ann, 2).state();
    const Events expected = { CardPlayed{ ann, DevelopmentCard::Knight }, LargestArmyMoved{ nobody, ann } };
    QCOMPARE(play(state, PlayKnight{}), expected);
    QCOMPARE(state.phase, Phase::Robber);
    QCOMPARE(points(state, ann), 2);
}

void TestLargestArmy::R_LA_1_aSevenIsNoKnight()
{
    GameState state = withKnights(1).knights(ann, 2).phase(Phase::Roll).state();
    play(state, { roll(3, 4), MoveRobber{ hex("0,0") } });
    QCOMPARE(int(at(state.knightsPlayed, ann)), 2);
    QVERIFY(!state.largestArmy);
}

void TestLargestArmy::Example_11_threeAgainstThree()
{
    GameState state = withKnights(2).knights(ann, 2).knights(ben, 3).state();
    play(state, { PlayKnight{}, MoveRobber{ hex("0,0") } });
    QVERIFY(state.largestArmy == ben);
    play(state, { EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{} });
    play(state, PlayKnight{});
    QVERIFY(state.largestArmy == ann);
}

QTEST_GUILESS_MAIN(TestLargestArmy)
#include "tst_largestarmy.moc"
