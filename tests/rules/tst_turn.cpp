// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr ResourceCards plenty = ResourceCards::each(4); // enough for anything, too few to be a whole pile
constexpr DevelopmentCards oneOfEach = { { DevelopmentCard::Knight, 1 },
                                         { DevelopmentCard::RoadBuilding, 1 },
                                         { DevelopmentCard::YearOfPlenty, 1 },
                                         { DevelopmentCard::Monopoly, 1 } };

// Ann can do everything there is: pieces, cards of both kinds, somebody to trade with and to rob.
Scenario busy()
{
    return Scenario()
        .settlement(ann, "0,0,S")
        .road(ann, "0,0,SE")
        .road(ann, "0,0,E")
        .hand(ann, plenty)
        .cards(ann, oneOfEach)
        .settlement(ben, "1,-2,N")
        .hand(ben, ResourceCards::each(1));
}

// One of each kind of action that the active player may think of, with a name for the row.
struct Deed
{
    const char *name;
    Action action;
};
std::vector<Deed> buildingDeeds()
{
    return { { "a road", BuildRoad{ path("0,0,NE") } },
             { "a settlement", BuildSettlement{ intersection("0,0,NE") } },
             { "a city", BuildCity{ intersection("0,0,S") } },
             { "a purchase", BuyCard{ DevelopmentCard::Knight } } };
}
std::vector<Deed> tradingDeeds()
{
    return { { "a bank trade", TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) } },
             { "a trade", TradePlayer{ ben, one(Resource::Wool), one(Resource::Ore) } } };
}
std::vector<Deed> cardDeeds()
{
    return { { "a knight", PlayKnight{} },
             { "Road Building", PlayRoadBuilding{} },
             { "Year of Plenty", PlayYearOfPlenty{ cards(2, Resource::Ore) } },
             { "Monopoly", PlayMonopoly{ Resource::Ore } } };
}
std::vector<Deed> together(std::initializer_list<std::vector<Deed>> parts)
{
    std::vector<Deed> all;
    for (const auto &part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

void verdicts(const char *rule, const GameState &state, const std::vector<Deed> &deeds,
              std::optional<Reason> expected)
{
    for (const Deed &deed : deeds)
        verdict(qPrintable(QString("%1: %2").arg(rule, deed.name)), state, deed.action, expected);
}

GameState overState()
{
    GameState state = busy().target(3).city(ann, "-1,-1,N").turn(dan).state();
    apply(state, EndTurn{}); // Ann begins her turn with three points
    return state;
}

} // namespace

// R-TU: what may be done when.
class TestTurn : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void R_TU_1_oneRollATurn();
    void R_TU_1_rollIsStillDueAfterACard_data();
    void R_TU_1_rollIsStillDueAfterACard();
    void R_TU_2_anyOrder();
    void R_TU_3_endingTrade_data();
    void R_TU_3_endingTrade();
    void R_TU_3_cardsLeaveThePhaseAlone_data();
    void R_TU_3_cardsLeaveThePhaseAlone();
    void R_TU_3_aSevenLeadsToTrading();
    void R_TU_4_onlyTheActivePlayerActs();
    void R_TU_5_nothingElseIsListed_data();
    void R_TU_5_nothingElseIsListed();
    void R_TU_6_nextPlayer_data();
    void R_TU_6_nextPlayer();
    void R_TU_7_nothingAfterTheWin();
};

void TestTurn::verdicts_data()
{
    addVerdictColumns();
    const auto everything = together({ buildingDeeds(), tradingDeeds() });
    const Deed end = { "end of turn", EndTurn{} };

    const GameState before = busy().phase(Phase::Roll).state();
    ::verdicts("R-TU-1 before the roll", before, everything, refused(Reason::RollFirst));
    ::verdicts("R-TU-1 before the roll", before, { end }, refused(Reason::RollFirst));
    ::verdicts("R-TU-1 a card before the roll", before, cardDeeds(), allowed);
    ::verdicts("R-TU-1 no second card before the roll", busy().phase(Phase::Roll).cardPlayed().state(),
               cardDeeds(), refused(Reason::OneCardATurn));

    const GameState main = busy().state();
    verdict("R-TU-1 no second roll", main, roll(1, 2), refused(Reason::AlreadyRolled));
    ::verdicts("R-TU-2 in the combined phase", main, together({ everything, cardDeeds(), { end } }), allowed);
    verdict("R-TU-2 no trading phase to end", main, EndTrading{}, refused(Reason::NoTradingPhase));

    const GameState trade = busy().separatePhases().state();
    ::verdicts("R-TU-3 while trading", trade, together({ everything, cardDeeds(), { end } }), allowed);
    verdict("R-TU-3 the player's word ends trading", trade, EndTrading{}, allowed);
    const GameState build = busy().separatePhases().phase(Phase::Build).state();
    ::verdicts("R-TU-3 while building", build, tradingDeeds(), refused(Reason::TradingHasEnded));
    ::verdicts("R-TU-3 while building", build, together({ buildingDeeds(), cardDeeds(), { end } }), allowed);
    verdict("R-TU-3 trading ends once", build, EndTrading{}, refused(Reason::TradingHasEnded));
    verdict("R-TU-1 no second roll while trading", trade, roll(1, 2), refused(Reason::AlreadyRolled));
    verdict("R-TU-1 no second roll while building", build, roll(1, 2), refused(Reason::AlreadyRolled));

    const auto pending =
        together({ buildingDeeds(), tradingDeeds(), cardDeeds(), { end }, { { "a roll", roll(1, 2) } } });
    ::verdicts("R-TU-5 before the discards",
               busy().hand(dan, cards(8, Resource::Wool)).phase(Phase::Discard).state(), pending,
               refused(Reason::DiscardFirst));
    ::verdicts("R-TU-5 before the robber moved", busy().phase(Phase::Robber).state(), pending,
               refused(Reason::MoveRobberFirst));
    ::verdicts("R-TU-5 before the theft", busy().phase(Phase::Steal).robber("1,-2").state(), pending,
               refused(Reason::StealFirst));
    const GameState roads = busy().phase(Phase::FreeRoads).state();
    for (const Deed &deed : pending) {
        if (!std::holds_alternative<BuildRoad>(deed.action)) // that is what one does there
            ::verdicts("R-TU-5 before the free roads", roads, { deed }, refused(Reason::FreeRoadsFirst));
    }

    const GameState over = overState();
    ::verdicts("R-TU-7 after the win", over, pending, refused(Reason::GameOver));
    ::verdicts("R-TU-7 after the win", over,
               { { "a discard", Discard{ ann, cards(4, Resource::Ore) } },
                 { "the robber", MoveRobber{ hex("0,0") } },
                 { "a theft", Steal{ ben, Resource::Ore } },
                 { "the end of free roads", EndFreeRoads{} },
                 { "the end of trading", EndTrading{} },
                 { "a placed settlement", PlaceSettlement{ intersection("0,-2,N") } },
                 { "a placed road", PlaceRoad{ path("0,-2,NE") } } },
               refused(Reason::GameOver));
}

void TestTurn::verdicts()
{
    checkVerdict();
}

void TestTurn::R_TU_1_oneRollATurn()
{
    GameState state = busy().phase(Phase::Roll).state();
    const Events events = play(state, roll(1, 1));
    QVERIFY(happened(events, DiceRolled{ ann, { 1, 1 } }));
    QCOMPARE(state.phase, Phase::Main);
    QVERIFY((state.dice == Dice{ 1, 1 }));
    QCOMPARE(why(state, roll(1, 1)), refused(Reason::AlreadyRolled));
    QVERIFY(!isListed(state, Roll{}));

    // Whoever ends the turn has the next one roll.
    play(state, EndTurn{});
    QVERIFY(state.dice == Dice{});
    QCOMPARE(why(state, EndTurn{}), refused(Reason::RollFirst));
    QCOMPARE(why(state, roll(0, 3)), refused(Reason::ImpossibleDice));
    QCOMPARE(why(state, roll(3, 7)), refused(Reason::ImpossibleDice));
}

void TestTurn::R_TU_1_rollIsStillDueAfterACard_data()
{
    QTest::addColumn<std::vector<Action>>("card");
    const auto row = [](const char *name, const std::vector<Action> &card) { QTest::newRow(name) << card; };
    row("R-TU-1 after a knight", { PlayKnight{}, MoveRobber{ hex("1,-2") }, Steal{ ben, Resource::Ore } });
    row("R-TU-1 after a knight that robs nobody", { PlayKnight{}, MoveRobber{ hex("0,2") } });
    row("R-TU-1 after Road Building",
        { PlayRoadBuilding{}, BuildRoad{ path("0,0,NE") }, BuildRoad{ path("0,0,NW") } });
    row("R-TU-1 after Year of Plenty", { PlayYearOfPlenty{ cards(2, Resource::Ore) } });
    row("R-TU-1 after Monopoly", { PlayMonopoly{ Resource::Ore } });
}

void TestTurn::R_TU_1_rollIsStillDueAfterACard()
{
    QFETCH(std::vector<Action>, card);
    GameState state = busy().phase(Phase::Roll).state();
    for (const Action &action : card)
        play(state, action);
    QCOMPARE(state.phase, Phase::Roll);
    QVERIFY(state.cardPlayed);
    QCOMPARE(why(state, EndTurn{}), refused(Reason::RollFirst));
    QCOMPARE(why(state, BuyCard{}), refused(Reason::RollFirst));
    QCOMPARE(legalActions(state).size(), std::size_t(1)); // no second card either
    play(state, { roll(1, 1), EndTurn{} });
    QCOMPARE(state.turn, ben);
}

void TestTurn::R_TU_2_anyOrder()
{
    GameState state = busy().state();
    play(state,
         { BuildRoad{ path("0,0,NE") }, TradePlayer{ ben, one(Resource::Grain), one(Resource::Ore) },
           BuyCard{ DevelopmentCard::Knight }, PlayMonopoly{ Resource::Wool },
           TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) }, BuildCity{ intersection("0,0,S") } });
    QCOMPARE(state.phase, Phase::Main);
    QVERIFY(isListed(state, EndTurn{}));
}

void TestTurn::R_TU_3_endingTrade_data()
{
    QTest::addColumn<Action>("action");
    QTest::addColumn<Phase>("after");
    for (const Deed &deed : together({ buildingDeeds(), { { "the player's word", EndTrading{} } } }))
        QTest::addRow("R-TU-3 %s ends trading", deed.name) << deed.action << Phase::Build;
    for (const Deed &deed : tradingDeeds())
        QTest::addRow("R-TU-3 %s does not end trading", deed.name) << deed.action << Phase::Trade;
}

void TestTurn::R_TU_3_endingTrade()
{
    QFETCH(Action, action);
    QFETCH(Phase, after);
    GameState state = busy().separatePhases().phase(Phase::Roll).state();
    play(state, { roll(1, 1) });
    QCOMPARE(state.phase, Phase::Trade);
    const Events events = play(state, action);
    QCOMPARE(state.phase, after);
    QCOMPARE(happened(events, TradingEnded{ ann }), after == Phase::Build);
    if (after == Phase::Build) {
        QVERIFY(listed<TradeBank>(state).empty() && listed<TradePlayer>(state).empty());
        play(state, { EndTurn{}, roll(1, 1) });
        QCOMPARE(state.phase, Phase::Trade); // ended for that turn only
    }
}

void TestTurn::R_TU_3_cardsLeaveThePhaseAlone_data()
{
    R_TU_1_rollIsStillDueAfterACard_data();
}

void TestTurn::R_TU_3_cardsLeaveThePhaseAlone()
{
    QFETCH(std::vector<Action>, card);
    for (const Phase phase : { Phase::Trade, Phase::Build }) {
        GameState state = busy().separatePhases().phase(phase).state();
        for (const Action &action : card)
            play(state, action);
        QCOMPARE(state.phase, phase);
        QCOMPARE(listed<TradeBank>(state).empty(), phase == Phase::Build);
    }
}

void TestTurn::R_TU_3_aSevenLeadsToTrading()
{
    const GameState before = Scenario()
                                 .separatePhases()
                                 .phase(Phase::Roll)
                                 .settlement(ben, "1,-2,N")
                                 .hand(ben, one(Resource::Ore))
                                 .hand(cleo, cards(8, Resource::Wool))
                                 .state();
    GameState robbed = before;
    play(robbed, { rolled(7), Discard{ cleo, cards(4, Resource::Wool) }, MoveRobber{ hex("1,-2") },
                   Steal{ ben, Resource::Ore } });
    QCOMPARE(robbed.phase, Phase::Trade);

    GameState nobodyThere = before;
    play(nobodyThere, { rolled(7), Discard{ cleo, cards(4, Resource::Wool) }, MoveRobber{ hex("0,2") } });
    QCOMPARE(nobodyThere.phase, Phase::Trade);
}

void TestTurn::R_TU_4_onlyTheActivePlayerActs()
{
    const GameState state = busy().settlement(ben, "-1,2,S").road(ben, "-1,2,SE").hand(ben, plenty).state();
    const auto acting = toAct(state);
    QCOMPARE(acting.size(), std::size_t(1));
    QCOMPARE(acting[0], ann);
    // Ben's pieces and cards are of no use to Ann, though he could do all this.
    QCOMPARE(why(state, BuildCity{ intersection("-1,2,S") }), refused(Reason::UpgradeOthers));
    QCOMPARE(why(state, BuildRoad{ path("-1,2,SW") }), refused(Reason::PathUnconnected));
    for (const PathId road : listedRoads(state))
        QVERIFY(at(topology.pathsTouching, road).intersects(at(state.roads, ann))
                || at(topology.pathsAt, intersection("0,0,S")).contains(road));
}

void TestTurn::R_TU_5_nothingElseIsListed_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<std::size_t>("kind"); // the one kind of action there is
    const auto row = [](const char *name, const GameState &state, const Action &action) {
        QTest::newRow(name) << state << action.index();
    };
    row("R-TU-5 discards", busy().hand(dan, cards(8, Resource::Wool)).phase(Phase::Discard).state(),
        Discard{});
    row("R-TU-5 the robber", busy().phase(Phase::Robber).state(), MoveRobber{});
    row("R-TU-5 the theft", busy().phase(Phase::Steal).robber("1,-2").state(), Steal{});
    row("R-TU-5 free roads", busy().phase(Phase::FreeRoads).state(), BuildRoad{});
}

void TestTurn::R_TU_5_nothingElseIsListed()
{
    QFETCH(GameState, state);
    QFETCH(std::size_t, kind);
    QVERIFY(!legalActions(state).isEmpty());
    for (const Action &action : legalActions(state))
        QCOMPARE(action.index(), kind);
}

void TestTurn::R_TU_6_nextPlayer_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<PlayerId>("turn");
    QTest::addColumn<PlayerId>("next");
    QTest::newRow("R-TU-6 of four, Ann then Ben") << 4 << ann << ben;
    QTest::newRow("R-TU-6 of four, Dan then Ann") << 4 << dan << ann;
    QTest::newRow("R-TU-6 of three, Ben then Cleo") << 3 << ben << cleo;
    QTest::newRow("R-TU-6 of three, Cleo then Ann") << 3 << cleo << ann;
}

void TestTurn::R_TU_6_nextPlayer()
{
    QFETCH(int, players);
    QFETCH(PlayerId, turn);
    QFETCH(PlayerId, next);
    GameState state = Scenario()
                          .players(players)
                          .turn(turn)
                          .cards(turn, oneOfEach)
                          .bought({ { DevelopmentCard::Knight, 1 } })
                          .cardPlayed()
                          .state();
    const Events events = play(state, EndTurn{});
    QCOMPARE(state.turn, next);
    QCOMPARE(state.phase, Phase::Roll);
    QVERIFY(!state.cardPlayed);
    QVERIFY(state.bought.isEmpty());
    QCOMPARE(at(state.cards, turn), oneOfEach);
    QCOMPARE(events, Events{ TurnBegan{ next } });
}

void TestTurn::R_TU_7_nothingAfterTheWin()
{
    const GameState state = overState();
    QCOMPARE(state.phase, Phase::Over);
    QCOMPARE(winner(state), std::optional(ann));
    QVERIFY(legalActions(state).isEmpty());
    QVERIFY(toAct(state).isEmpty());
}

QTEST_GUILESS_MAIN(TestTurn)
#include "tst_turn.moc"
