// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/islands.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Card = DevelopmentCard;

const Lane middle = Lane::northOf(0);
const Lane north = Lane::northOf(-1);

constexpr DevelopmentCards victoryPoints(int count)
{
    return { { Card::VictoryPoint, count } };
}

// `settlements` and `cities` of `player` on the spots from `first` on.
Scenario &settle(Scenario &scenario, PlayerId player, int first, int settlements, int cities)
{
    for (int i = 0; i < settlements; ++i)
        scenario.settlement(player, spot(first + i));
    for (int i = settlements; i < settlements + cities; ++i)
        scenario.city(player, spot(first + i));
    return scenario;
}

// Ann lives south of row 1, or on the south coast too: one settlement, three cities and so many points.
Scenario annWith(int points)
{
    Scenario scenario;
    const int cities = std::min(3, points / 2);
    return settle(scenario, ann, 5, points - 2 * cities, cities);
}

} // namespace

// R-WI: points, and when they win.
class TestWinning : public QObject
{
    Q_OBJECT

private slots:
    void R_WI_1_points_data();
    void R_WI_1_points();
    void R_WI_2_tenPoints_data();
    void R_WI_2_tenPoints();
    void R_WI_2_nineAreNotEnough();
    void R_WI_2_otherTargets();
    void R_WI_2_atTheStartOfTheTurn();
    void R_WI_2_atTheEndOfSetup();
    void R_WI_3_elevenOnAnothersTurn();
    void R_WI_3_gainedAndLostBetweenTurns();
    void R_WI_4_betweenTwoFreeRoads();
    void R_WI_4_knightThatTakesTheArmy();
    void R_WI_4_hiddenPointsAreShown();
    void R_WI_5_visiblePoints();
    void Example_1_roadAndHiddenCard();
    void Example_2_ten();
};

void TestWinning::R_WI_1_points_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<int>("expected");
    QTest::addColumn<int>("visible");
    const auto row = [](const char *name, const Scenario &scenario, int expected, int visible) {
        QTest::newRow(name) << scenario.state() << expected << visible;
    };
    row("R-WI-1 nothing", Scenario(), 0, 0);
    row("R-WI-1 a settlement", Scenario().settlement(ann, spot(5)), 1, 1);
    row("R-WI-1 a city", Scenario().city(ann, spot(5)), 2, 2);
    row("R-WI-1 five settlements",
        Scenario()
            .settlement(ann, spot(5))
            .settlement(ann, spot(6))
            .settlement(ann, spot(7))
            .settlement(ann, spot(8))
            .settlement(ann, spot(9)),
        5, 5);
    row("R-WI-1 Longest Road", Scenario().roads(ann, middle.first(5)), 2, 2);
    row("R-WI-1 four roads", Scenario().roads(ann, middle.first(4)), 0, 0);
    row("R-WI-1 Largest Army", Scenario().knights(ann, 3), 2, 2);
    row("R-WI-1 two knights", Scenario().knights(ann, 2), 0, 0);
    row("R-WI-1 a victory point card", Scenario().cards(ann, victoryPoints(1)), 1, 0);
    row("R-WI-5 five of them", Scenario().cards(ann, victoryPoints(5)).settlement(ann, spot(5)), 6, 1);
    row("R-WI-1 other cards", Scenario().cards(ann, { { Card::Knight, 3 }, { Card::Monopoly, 1 } }), 0, 0);
}

void TestWinning::R_WI_1_points()
{
    QFETCH(GameState, state);
    QFETCH(int, expected);
    QFETCH(int, visible);
    QCOMPARE(points(state, ann), expected);
    QCOMPARE(visiblePoints(state, ann), visible);
    QCOMPARE(viewFor(state, ben).player(ann).visiblePoints, visible);
    QCOMPARE(viewFor(state, ann).points, expected);
}

void TestWinning::R_WI_2_tenPoints_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<Action>("last");
    const auto row = [](const char *name, const Scenario &scenario, const Action &last) {
        QTest::newRow(name) << scenario.state() << last;
    };
    row("R-WI-2 by a settlement",
        annWith(7).cards(ann, victoryPoints(2)).roads(ann, middle.first(1)).hand(ann, cost::settlement),
        BuildSettlement{ middle.corner(1) });
    row("R-WI-2 by a city", annWith(7).cards(ann, victoryPoints(2)).hand(ann, cost::city),
        BuildCity{ spot(5) });
    row("R-WI-2 by Longest Road", annWith(8).roads(ann, middle.first(4)).hand(ann, cost::road),
        BuildRoad{ middle.path(4) });
    row("R-WI-2 by Longest Road taken from another",
        annWith(8)
            .roads(ann, middle.first(5))
            .roads(ben, north.first(5))
            .longestRoad(ben)
            .hand(ann, cost::road),
        BuildRoad{ middle.path(5) });
    row("R-WI-2 by Largest Army", annWith(8).knights(ann, 2).cards(ann, { { Card::Knight, 1 } }),
        PlayKnight{});
    row("R-WI-2 by Largest Army before rolling",
        annWith(8).knights(ann, 2).cards(ann, { { Card::Knight, 1 } }).phase(Phase::Roll), PlayKnight{});
    row("R-WI-2 by a card bought now",
        annWith(8).cards(ann, victoryPoints(1)).hand(ann, cost::developmentCard),
        BuyCard{ Card::VictoryPoint });
    row("R-WI-2 by a settlement that cuts the holder's road",
        annWith(7)
            .roads(ann, Lane::southOf(0).part(1, 5) | paths({ "0,0,W" }))
            .roads(ben, middle.first(7))
            .hand(ann, cost::settlement),
        BuildSettlement{ middle.corner(4) });
    row("R-WI-2 by more than the target", annWith(9).roads(ann, middle.first(4)).hand(ann, cost::road),
        BuildRoad{ middle.path(4) });
}

void TestWinning::R_WI_2_tenPoints()
{
    QFETCH(GameState, state);
    QFETCH(Action, last);
    QVERIFY(points(state, ann) < 10);
    const Events events = play(state, last);
    QVERIFY(points(state, ann) >= 10);
    QCOMPARE(state.phase, Phase::Over);
    QCOMPARE(winner(state), std::optional(ann));
    QVERIFY(!events.empty());
    QCOMPARE(events.back(), Event(GameWon{ ann }));
    QCOMPARE(viewFor(state, ben).winner, std::optional(ann));
    QCOMPARE(why(state, EndTurn{}), refused(Reason::GameOver));
}

void TestWinning::R_WI_2_nineAreNotEnough()
{
    GameState state = annWith(7).cards(ann, victoryPoints(1)).hand(ann, cost::city).state();
    const Events events = play(state, BuildCity{ spot(5) });
    QCOMPARE(points(state, ann), 9);
    QCOMPARE(state.phase, Phase::Main);
    QVERIFY(!happened<GameWon>(events));
    QVERIFY(!winner(state));
}

void TestWinning::R_WI_2_otherTargets()
{
    for (const int target : { 3, 8, 12 }) {
        GameState state = annWith(std::min(target, 8) - 1)
                              .cards(ann, victoryPoints(target > 8 ? target - 8 : 0))
                              .target(target)
                              .hand(ann, cost::developmentCard)
                              .state();
        QCOMPARE(points(state, ann), target - 1);
        QCOMPARE(state.phase, Phase::Main);
        play(state, BuyCard{ Card::VictoryPoint });
        QCOMPARE(state.phase, Phase::Over);
    }
}

void TestWinning::R_WI_2_atTheStartOfTheTurn()
{
    GameState state = annWith(8).roads(ann, middle.first(5)).turn(dan).state();
    QCOMPARE(points(state, ann), 10);
    QCOMPARE(state.phase, Phase::Main);
    const Events events = play(state, EndTurn{});
    const Events expected = { TurnBegan{ ann }, GameWon{ ann } };
    QCOMPARE(events, expected);
    QCOMPARE(state.phase, Phase::Over);
    QCOMPARE(winner(state), std::optional(ann));
}

// A position in set-up may hold victory point cards: the last road begins the first turn, which wins.
void TestWinning::R_WI_2_atTheEndOfSetup()
{
    const Rules toThree = { Edition::Classic, PhaseRule::Combined, IslandSetup::Variable, 3 };
    GameState state = initialState(tableFor(testIsland(), toThree, 3), {});
    state.deck.remove(DevelopmentCard::VictoryPoint);
    at(state.cards, ann).add(DevelopmentCard::VictoryPoint);
    while (state.phase == Phase::Setup)
        play(state, legalActions(state)[0]);
    QCOMPARE(winner(state), std::optional(ann));
}

// Ann's settlement makes Cleo the holder, with eleven. It is not Cleo's turn; Ben goes from nine to ten and
// wins.
void TestWinning::R_WI_3_elevenOnAnothersTurn()
{
    Scenario scenario;
    settle(scenario, cleo, 5, 1, 4).roads(cleo, Lane::southOf(1).first(5));
    settle(scenario, ben, 10, 3, 3).hand(ben, cost::city);
    scenario.roads(dan, middle.first(6)).road(ann, "-1,-1,E").hand(ann, cost::settlement);
    GameState state = scenario.state();
    QCOMPARE(points(state, cleo), 9);
    QCOMPARE(points(state, ben), 9);

    play(state, BuildSettlement{ middle.corner(3) });
    QVERIFY(state.longestRoad == cleo);
    QCOMPARE(points(state, cleo), 11);
    QCOMPARE(state.phase, Phase::Main);
    play(state, { EndTurn{}, roll(1, 1), BuildCity{ spot(10) } });
    QCOMPARE(state.phase, Phase::Over);
    QCOMPARE(winner(state), std::optional(ben));
    QCOMPARE(points(state, cleo), 11);
}

// Dan holds ten for a moment of Ann's and Ben's turns; Ben takes the road, and Dan's turn comes too late.
void TestWinning::R_WI_3_gainedAndLostBetweenTurns()
{
    Scenario scenario;
    settle(scenario, dan, 5, 0, 4).roads(dan, Lane::southOf(1).first(5));
    scenario.roads(cleo, middle.first(6))
        .road(ann, "-1,-1,E")
        .hand(ann, cost::settlement)
        .roads(ben, north.part(3, 5))
        .hand(ben, cost::road);
    GameState state = scenario.state();
    play(state, BuildSettlement{ middle.corner(3) });
    // Dan and Ben are level at five: set aside, so nobody has gained yet.
    QVERIFY(!state.longestRoad);
    QCOMPARE(points(state, dan), 8);

    Scenario alone;
    settle(alone, dan, 5, 0, 4).roads(dan, Lane::southOf(1).first(5));
    alone.roads(cleo, middle.first(6))
        .road(ann, "-1,-1,E")
        .hand(ann, cost::settlement)
        .roads(ben, north.part(3, 4))
        .hand(ben, cost::road + cost::road);
    state = alone.state();
    play(state, BuildSettlement{ middle.corner(3) });
    QCOMPARE(points(state, dan), 10);
    QCOMPARE(state.phase, Phase::Main);
    play(state, { EndTurn{}, roll(1, 1), BuildRoad{ north.path(7) }, BuildRoad{ path("2,-1,E") } });
    QVERIFY(state.longestRoad == ben);
    QCOMPARE(points(state, dan), 8);
    play(state, { EndTurn{}, roll(1, 1), EndTurn{} });
    QCOMPARE(state.turn, dan);
    QCOMPARE(state.phase, Phase::Roll);
}

void TestWinning::R_WI_4_betweenTwoFreeRoads()
{
    GameState state =
        annWith(8).roads(ann, middle.first(4)).cards(ann, { { Card::RoadBuilding, 1 } }).state();
    play(state, PlayRoadBuilding{});
    const Events events = play(state, BuildRoad{ middle.path(4) });
    QCOMPARE(state.phase, Phase::Over);
    QCOMPARE(winner(state), std::optional(ann));
    QCOMPARE(events.back(), Event(GameWon{ ann }));
    QCOMPARE(why(state, BuildRoad{ middle.path(5) }), refused(Reason::GameOver));
    QCOMPARE(why(state, EndFreeRoads{}), refused(Reason::GameOver));
}

void TestWinning::R_WI_4_knightThatTakesTheArmy()
{
    GameState state = annWith(8).knights(ann, 2).cards(ann, { { Card::Knight, 1 } }).state();
    play(state, PlayKnight{});
    QCOMPARE(state.phase, Phase::Over);
    QCOMPARE(state.robber, hex("2,-2")); // it never moved
    QCOMPARE(why(state, MoveRobber{ hex("0,0") }), refused(Reason::GameOver));
}

void TestWinning::R_WI_4_hiddenPointsAreShown()
{
    GameState state = annWith(8)
                          .cards(ann, victoryPoints(1))
                          .cards(ben, victoryPoints(2) + DevelopmentCards{ { Card::Knight, 1 } })
                          .hand(ann, cost::developmentCard)
                          .state();
    for (const auto viewer : { std::optional<PlayerId>(), std::optional(ann), std::optional(dan) })
        QCOMPARE(viewFor(state, viewer).player(ben).victoryPointCards, 0);
    play(state, BuyCard{ Card::VictoryPoint });
    QCOMPARE(state.phase, Phase::Over);
    for (const auto viewer : { std::optional<PlayerId>(), std::optional(ann), std::optional(dan) }) {
        const View view = viewFor(state, viewer);
        QCOMPARE(view.player(ann).victoryPointCards, 2);
        QCOMPARE(view.player(ben).victoryPointCards, 2);
        QCOMPARE(view.player(cleo).victoryPointCards, 0);
    }
}

void TestWinning::R_WI_5_visiblePoints()
{
    const GameState state = annWith(4).cards(ann, victoryPoints(3)).roads(ann, middle.first(5)).state();
    for (const auto viewer : { std::optional<PlayerId>(), std::optional(ann), std::optional(ben) })
        QCOMPARE(viewFor(state, viewer).player(ann).visiblePoints, 6);
    QCOMPARE(viewFor(state, ann).points, 9);
}

void TestWinning::Example_1_roadAndHiddenCard()
{
    Scenario scenario;
    GameState state = settle(scenario, ann, 5, 3, 2)
                          .roads(ann, middle.first(4))
                          .cards(ann, victoryPoints(1))
                          .hand(ann, cost::road)
                          .state();
    QCOMPARE(visiblePoints(state, ann), 7);
    play(state, BuildRoad{ middle.path(4) });
    QCOMPARE(visiblePoints(state, ann), 9);
    QCOMPARE(points(state, ann), 10);
    QCOMPARE(winner(state), std::optional(ann));
}

void TestWinning::Example_2_ten()
{
    Scenario scenario;
    const GameState state = settle(scenario, ann, 5, 2, 2)
                                .roads(ann, middle.first(5))
                                .cards(ann, victoryPoints(2))
                                .turn(ben)
                                .state();
    QCOMPARE(points(state, ann), 10);
    QCOMPARE(visiblePoints(state, ann), 8);
}

QTEST_GUILESS_MAIN(TestWinning)
#include "tst_winning.moc"
