// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/undoing.h"
#include "support/islands.h"
#include "support/play.h"
#include "support/scenario.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Actions = std::vector<Action>;
constexpr std::optional<Settled> undoable;

struct Row
{
    const char *name;
    GameState from;
    Actions played;
    std::optional<Settled> expected;
};

Scenario owning()
{
    return Scenario().settlement(ann, "0,0,S").road(ann, "0,0,SE");
}

Scenario robbing()
{
    return Scenario()
        .phase(Phase::Robber)
        .robber("2,-2")
        .settlement(ben, "0,0,N")
        .hand(ben, one(Resource::Ore));
}

DevelopmentCards card(DevelopmentCard card)
{
    return { { card, 1 } };
}

GameState fresh(int players = 4)
{
    return initialState(tableFor(testIsland(), {}, players), {});
}

const Actions placed = { PlaceSettlement{ intersection("0,0,N") }, PlaceRoad{ path("0,0,NE") } };

std::vector<Row> buildingAndTrading()
{
    const ResourceCards fourWool = cards(4, Resource::Wool);
    return {
        { "a road", owning().hand(ann, cost::road).state(), { BuildRoad{ path("0,0,E") } }, undoable },
        { "a settlement",
          Scenario().road(ann, "2,0,NE").hand(ann, cost::settlement).state(),
          { BuildSettlement{ intersection("2,0,N") } },
          undoable },
        { "a city",
          owning().hand(ann, cost::city).state(),
          { BuildCity{ intersection("0,0,S") } },
          undoable },
        { "a trade with the bank",
          Scenario().hand(ann, fourWool).state(),
          { TradeBank{ fourWool, one(Resource::Ore) } },
          undoable },
        { "a trade both agreed to",
          Scenario().hand(ann, fourWool).hand(ben, one(Resource::Ore)).state(),
          { TradePlayer{ ben, one(Resource::Wool), one(Resource::Ore) } },
          undoable },
        { "the end of trading",
          Scenario().separatePhases().phase(Phase::Trade).state(),
          { EndTrading() },
          undoable },
        { "a bought card",
          Scenario().hand(ann, cost::developmentCard).state(),
          { BuyCard{ DevelopmentCard::Knight } },
          Settled::BoughtCard },
        { "what was done after a bought card",
          owning().hand(ann, cost::developmentCard + cost::road).state(),
          { BuyCard{ DevelopmentCard::Knight }, BuildRoad{ path("0,0,E") } },
          undoable },
    };
}

std::vector<Row> cardsAndRobber()
{
    return {
        { "R-DC-9 a knight before the robber has moved",
          Scenario().cards(ann, card(DevelopmentCard::Knight)).state(),
          { PlayKnight() },
          undoable },
        { "R-DC-9 Road Building before its first road",
          owning().cards(ann, card(DevelopmentCard::RoadBuilding)).state(),
          { PlayRoadBuilding() },
          undoable },
        { "a free road",
          owning().cards(ann, card(DevelopmentCard::RoadBuilding)).state(),
          { PlayRoadBuilding(), BuildRoad{ path("0,0,E") } },
          undoable },
        { "the end of free roads",
          owning().cards(ann, card(DevelopmentCard::RoadBuilding)).state(),
          { PlayRoadBuilding(), BuildRoad{ path("0,0,E") }, EndFreeRoads() },
          undoable },
        { "Year of Plenty, whose cards come from the open piles",
          Scenario().cards(ann, card(DevelopmentCard::YearOfPlenty)).state(),
          { PlayYearOfPlenty{ cards(2, Resource::Ore) } },
          undoable },
        { "Monopoly, which tells what others hold",
          Scenario().cards(ann, card(DevelopmentCard::Monopoly)).state(),
          { PlayMonopoly{ Resource::Ore } },
          Settled::Monopoly },
        { "a robber that has not robbed yet", robbing().state(), { MoveRobber{ hex("0,0") } }, undoable },
        { "a robber that finds nobody to rob", robbing().state(), { MoveRobber{ hex("0,2") } }, undoable },
        { "a theft",
          robbing().state(),
          { MoveRobber{ hex("0,0") }, Steal{ ben, Resource::Ore } },
          Settled::Theft },
    };
}

std::vector<Row> rollsAndTurns()
{
    const Scenario rolling = Scenario().phase(Phase::Roll);
    const Discard annsDiscard{ ann, cards(4, Resource::Ore) };
    const Discard bensDiscard{ ben, cards(4, Resource::Wool) };
    const auto seven = [](bool bensToo) {
        Scenario scenario;
        scenario.phase(Phase::Roll).hand(ann, cards(8, Resource::Ore));
        return (bensToo ? scenario.hand(ben, cards(8, Resource::Wool)) : scenario).state();
    };
    const Roll roll{ Dice{ 3, 4 } };
    return {
        { "nothing at the beginning", fresh(), {}, Settled::Nothing },
        { "a roll", Scenario(rolling).state(), { Roll{ Dice{ 6, 6 } } }, Settled::Roll },
        { "a turn that has passed", Scenario().state(), { EndTurn() }, Settled::Turn },
        { "one's own discard", seven(false), { roll, annsDiscard }, undoable },
        { "one's own discard while others owe theirs", seven(true), { roll, annsDiscard }, Settled::Discard },
        { "the discard of somebody else", seven(true), { roll, annsDiscard, bensDiscard }, Settled::Discard },
        { "the end of the game",
          Scenario()
              .target(3)
              .settlement(ann, "0,0,N")
              .settlement(ann, "0,0,S")
              .road(ann, "2,0,NE")
              .hand(ann, cost::settlement)
              .state(),
          { BuildSettlement{ intersection("2,0,N") } },
          Settled::Game },
        { "R-SU-8 a first settlement", fresh(), { placed[0] }, undoable },
        { "R-SU-8 a road that passes the turn", fresh(), placed, undoable },
    };
}

} // namespace

// What of a game may be taken back.
class TestUndoing : public QObject
{
    Q_OBJECT

private slots:
    void whatRevealedNothingMay_data();
    void whatRevealedNothingMay();
    void theWholeSetUpMayGoBack();
    void goingBackReachesTheCard();
    void awardsGoBack();
};

void TestUndoing::whatRevealedNothingMay_data()
{
    QTest::addColumn<GameState>("from");
    QTest::addColumn<Actions>("played");
    QTest::addColumn<std::optional<Settled>>("expected");
    for (const auto &rows : { buildingAndTrading(), cardsAndRobber(), rollsAndTurns() }) {
        for (const Row &row : rows)
            QTest::newRow(row.name) << row.from << row.played << row.expected;
    }
}

void TestUndoing::whatRevealedNothingMay()
{
    QFETCH(GameState, from);
    QFETCH(Actions, played);
    QFETCH(std::optional<Settled>, expected);
    Game game = gameFrom(from);
    for (const Action &action : played)
        QCOMPARE(game.play(action), allowed);
    QVERIFY(whyNoUndo(game) == expected);
}

// Nothing in it is hidden, and only the first roll is chance.
void TestUndoing::theWholeSetUpMayGoBack()
{
    Game game = gameFrom(fresh(3));
    const GameState begun = game.state();
    const char *places[][2] = { { "0,0,N", "0,0,NE" }, { "0,0,S", "0,0,SE" },   { "2,0,N", "2,0,NE" },
                                { "2,0,S", "2,0,SE" }, { "-2,0,N", "-2,0,NE" }, { "-2,0,S", "-2,0,SE" } };
    for (const auto &[at, road] : places) {
        QCOMPARE(game.play(PlaceSettlement{ intersection(at) }), allowed);
        QVERIFY(!whyNoUndo(game));
        QCOMPARE(game.play(PlaceRoad{ path(road) }), allowed);
        QVERIFY(!whyNoUndo(game));
    }
    QVERIFY(game.state().phase == Phase::Roll);
    while (game.canUndo()) {
        QVERIFY(!whyNoUndo(game));
        game.undo();
    }
    QVERIFY(game.state() == begun);
}

void TestUndoing::goingBackReachesTheCard()
{
    Game game = gameFrom(owning().cards(ann, card(DevelopmentCard::RoadBuilding)).state());
    game.play(PlayRoadBuilding());
    game.play(BuildRoad{ path("0,0,E") });
    game.undo();
    QVERIFY(!whyNoUndo(game)); // R-DC-9: no free road stands any more
    game.undo();
    QVERIFY(!game.state().cardPlayed);
    QVERIFY(whyNoUndo(game) == Settled::Nothing);
}

void TestUndoing::awardsGoBack()
{
    Scenario scenario;
    scenario.knights(ann, 2).cards(ann, card(DevelopmentCard::Knight));
    Game game = gameFrom(scenario.state());
    game.play(PlayKnight());
    QVERIFY(game.state().largestArmy == ann);
    QVERIFY(!whyNoUndo(game));
    game.undo();
    QVERIFY(!game.state().largestArmy);
    QCOMPARE(visiblePoints(game.state(), ann), 0);
}

QTEST_GUILESS_MAIN(TestUndoing)
#include "tst_undoing.moc"
