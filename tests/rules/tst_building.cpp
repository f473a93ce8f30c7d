// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr ResourceCards plenty = ResourceCards::each(4);

// Ann has a settlement south of the middle hex and two roads to its north-east corner.
Scenario twoRoads()
{
    return Scenario().settlement(ann, "0,0,S").road(ann, "0,0,SE").road(ann, "0,0,E").hand(ann, plenty);
}

// Fifteen roads: the middle row and some of the row south of it.
Scenario fifteenRoads()
{
    return Scenario()
        .roads(ann, Lane::northOf(0).first(10))
        .roads(ann, Lane::southOf(1).first(5))
        .hand(ann, plenty);
}

} // namespace

// R-BU: roads, settlements, cities, cards to buy.
class TestBuilding : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void R_BU_1_openPaths_data();
    void R_BU_1_openPaths();
    void R_BU_2_besideAnOpponent();
    void R_BU_3_settlementSpots();
    void R_BU_3_inTheMiddleOfAnOpponentsRoad();
    void R_BU_8_costGoesToTheBank_data();
    void R_BU_8_costGoesToTheBank();
    void Example_8_settleAndUpgrade();
    void R_BU_5_cityInTheTurnOfItsSettlement();
    void R_BU_5_settlementGoesBackToTheSupply();
    void R_BU_6_piecesLeft();
    void R_BU_7_asManyAsOneCanPay();
    void R_BU_7_deckRunsOut();
};

void TestBuilding::verdicts_data()
{
    addVerdictColumns();
    const auto road = [](const char *at) { return BuildRoad{ path(at) }; };
    const auto settle = [](const char *at) { return BuildSettlement{ intersection(at) }; };
    const auto city = [](const char *at) { return BuildCity{ intersection(at) }; };
    const GameState state = twoRoads().state();

    verdict("R-BU-1 from one's own settlement", state, road("0,0,SW"), allowed);
    verdict("R-BU-1 on from one's own road", state, road("0,0,NE"), allowed);
    verdict("R-BU-1 touching nothing", state, road("-1,0,NW"), refused(Reason::PathUnconnected));
    verdict("R-BU-1 nothing stands at all", Scenario().hand(ann, plenty).state(), road("0,0,SE"),
            refused(Reason::PathUnconnected));
    verdict("R-BU-1 where one's own road lies", state, road("0,0,E"), refused(Reason::PathTaken));
    verdict("R-BU-1 where another's road lies", twoRoads().road(ben, "0,0,NE").state(), road("0,0,NE"),
            refused(Reason::PathTaken));
    verdict("R-BU-1 along the coast", Scenario().settlement(ann, "0,-2,N").hand(ann, plenty).state(),
            road("0,-2,NW"), allowed);
    verdict("R-BU-1 on from another's road", Scenario().road(ben, "0,0,E").hand(ann, plenty).state(),
            road("0,0,NE"), refused(Reason::PathUnconnected));
    verdict("R-BU-1 unpaid", twoRoads().hand(ann, one(Resource::Brick)).state(), road("0,0,NE"),
            refused(Reason::CannotPayRoad));
    verdict("R-BU-2 through another's settlement", twoRoads().settlement(ben, "0,0,NE").state(),
            road("0,0,NE"), refused(Reason::PathBlocked));
    verdict("R-BU-2 through another's city", twoRoads().city(ben, "0,0,NE").state(), road("0,0,NE"),
            refused(Reason::PathBlocked));
    verdict("R-BU-2 through one's own city", twoRoads().city(ann, "0,0,NE").state(), road("0,0,NE"), allowed);
    verdict("R-BU-2 from the other end", twoRoads().settlement(ben, "0,0,NE").road(ann, "0,0,NW").state(),
            road("0,0,NE"), allowed);
    verdict("R-BU-2 up to another's settlement", twoRoads().settlement(ben, "0,0,N").state(), road("0,0,NE"),
            allowed);

    verdict("R-BU-3 at the end of one's road", state, settle("0,0,NE"), allowed);
    verdict("R-BU-3 without a road", state, settle("0,0,NW"), refused(Reason::IntersectionUnconnected));
    verdict("R-BU-3 at another's road only", twoRoads().road(ben, "0,0,NW").state(), settle("0,0,NW"),
            refused(Reason::IntersectionUnconnected));
    verdict("R-BU-3 where one lives already", state, settle("0,0,S"), refused(Reason::IntersectionTaken));
    verdict("R-BU-3 where another lives", twoRoads().settlement(ben, "0,0,NE").state(), settle("0,0,NE"),
            refused(Reason::IntersectionTaken));
    verdict("R-BU-3 unpaid", twoRoads().hand(ann, plenty - cards(4, Resource::Wool)).state(),
            settle("0,0,NE"), refused(Reason::CannotPaySettlement));
    verdict("R-BU-4 beside one's own", state, settle("0,0,SE"), refused(Reason::TooClose));
    verdict("R-BU-4 beside another's", twoRoads().settlement(ben, "0,0,N").state(), settle("0,0,NE"),
            refused(Reason::TooClose));
    verdict("R-BU-4 beside another's city on the third side", twoRoads().city(ben, "1,-1,SE").state(),
            settle("0,0,NE"), refused(Reason::TooClose));
    verdict("R-BU-4 two paths away", twoRoads().settlement(ben, "0,0,NW").state(), settle("0,0,NE"), allowed);

    verdict("R-BU-5 one's own settlement", state, city("0,0,S"), allowed);
    verdict("R-BU-5 no settlement there", state, city("0,0,NE"), refused(Reason::NothingToUpgrade));
    verdict("R-BU-5 another's settlement", twoRoads().settlement(ben, "0,0,N").state(), city("0,0,N"),
            refused(Reason::UpgradeOthers));
    verdict("R-BU-5 another's city", twoRoads().city(ben, "0,0,N").state(), city("0,0,N"),
            refused(Reason::UpgradeOthers));
    verdict("R-BU-5 a city already", twoRoads().city(ann, "0,0,N").state(), city("0,0,N"),
            refused(Reason::AlreadyCity));
    verdict("R-BU-5 unpaid", twoRoads().hand(ann, { { Resource::Ore, 2 }, { Resource::Grain, 2 } }).state(),
            city("0,0,S"), refused(Reason::CannotPayCity));

    verdict("R-BU-6 a sixteenth road", fifteenRoads().state(), BuildRoad{ Lane::southOf(1).path(5) },
            refused(Reason::NoRoadsLeft));
    Scenario five = Scenario().hand(ann, plenty).roads(ann, Lane::southOf(1).first(2));
    Scenario four = Scenario().hand(ann, plenty).settlement(ann, spot(5));
    for (int i = 0; i < 5; ++i)
        five.settlement(ann, spot(i));
    for (int i = 0; i < 4; ++i)
        four.city(ann, spot(i));
    verdict("R-BU-6 a sixth settlement", five.state(), BuildSettlement{ spot(5) },
            refused(Reason::NoSettlementsLeft));
    verdict("R-BU-6 a fifth city", four.state(), BuildCity{ spot(5) }, refused(Reason::NoCitiesLeft));

    verdict("R-BU-7 the top card", state, BuyCard{ DevelopmentCard::Monopoly }, allowed);
    verdict("R-BU-7 unpaid", twoRoads().hand(ann, { { Resource::Ore, 1 }, { Resource::Wool, 1 } }).state(),
            BuyCard{}, refused(Reason::CannotPayCard));
    const DevelopmentCards all = { { DevelopmentCard::Knight, 14 }, { DevelopmentCard::VictoryPoint, 5 } };
    const GameState noDeck = twoRoads().deck({}).cards(ben, all).state();
    verdict("R-BU-7 the deck is empty", noDeck, BuyCard{}, refused(Reason::DeckEmpty));
    verdict("R-BU-7 a card that is not left",
            twoRoads().cards(ben, { { DevelopmentCard::Monopoly, 2 } }).state(),
            BuyCard{ DevelopmentCard::Monopoly }, refused(Reason::ImpossibleDraw));
    verdict("R-BU-7 a card of which all were played",
            twoRoads().deck(fullDeck - DevelopmentCards{ { DevelopmentCard::Monopoly, 2 } }).state(),
            BuyCard{ DevelopmentCard::Monopoly }, refused(Reason::ImpossibleDraw));
}

void TestBuilding::verdicts()
{
    checkVerdict();
}

void TestBuilding::R_BU_1_openPaths_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<PathSet>("open");
    const auto row = [](const char *name, const Scenario &scenario, const PathSet &open) {
        QTest::newRow(name) << scenario << open;
    };
    row("R-BU-1 around one settlement: three", Scenario().settlement(ann, "0,0,S"),
        paths({ "0,0,SW", "-1,1,E", "0,0,SE" }));
    row("R-BU-1 around a settlement and its road: four",
        Scenario().settlement(ann, "0,0,S").road(ann, "0,0,SW"),
        paths({ "0,0,W", "-1,1,E", "-1,1,NW", "0,0,SE" }));
    row("R-BU-1 around two settlements: six", Scenario().settlement(ann, "0,0,S").settlement(ann, "0,0,N"),
        paths({ "0,0,SW", "-1,1,E", "0,0,SE", "0,0,NW", "0,0,NE", "0,-1,E" }));
    row("R-BU-1 beside an opponent's road: three",
        Scenario().settlement(ben, "0,0,N").road(ben, "0,0,NE").settlement(ann, "0,0,SE").road(ann, "0,0,E"),
        paths({ "0,0,SE", "0,1,NE", "1,-1,SE" }));
    row("R-BU-2 not on through an opponent's settlement",
        Scenario()
            .settlement(ben, "0,0,N")
            .settlement(ann, "0,0,S")
            .road(ann, "0,0,SE")
            .road(ann, "0,0,E")
            .road(ann, "0,0,NE"),
        paths({ "0,0,SW", "-1,1,E", "0,1,NE", "1,-1,SE" }));
    row("R-BU-1 at a coastal corner: two", Scenario().settlement(ann, "0,-2,N"),
        paths({ "0,-2,NW", "0,-2,NE" }));
}

void TestBuilding::R_BU_1_openPaths()
{
    QFETCH(Scenario, scenario);
    QFETCH(PathSet, open);
    const GameState state = scenario.hand(ann, cost::road).state();
    QCOMPARE(openPaths(state, ann), open);
    QCOMPARE(listedRoads(state), open);
    QVERIFY(listedRoads(scenario.hand(ann, one(Resource::Brick)).state()).isEmpty());
}

// A path beside a building that blocks may be reached from its other end.
void TestBuilding::R_BU_2_besideAnOpponent()
{
    GameState state = Scenario()
                          .settlement(ann, "0,0,S")
                          .roads(ann, ring("0,0") - paths({ "0,0,NE", "0,0,NW", "0,0,W" }))
                          .settlement(ben, "0,0,NE")
                          .hand(ann, plenty)
                          .state();
    QCOMPARE(why(state, BuildRoad{ path("0,0,NE") }), refused(Reason::PathBlocked));
    play(state, { BuildRoad{ path("0,0,W") }, BuildRoad{ path("0,0,NW") }, BuildRoad{ path("0,0,NE") } });
    QVERIFY(at(state.roads, ann).contains(path("0,0,NE")));
}

void TestBuilding::R_BU_3_settlementSpots()
{
    GameState state = Scenario().settlement(ann, "0,0,S").road(ann, "0,0,SW").hand(ann, plenty).state();
    QVERIFY(listedSettlements(state).isEmpty()); // the distance rule leaves no corner
    play(state, BuildRoad{ path("0,0,W") });
    QCOMPARE(listedSettlements(state), intersections({ "0,0,NW" }));
    play(state, BuildRoad{ path("0,0,NW") });
    QCOMPARE(listedSettlements(state), intersections({ "0,0,NW", "0,0,N" }));
    QVERIFY(canSettle(state, intersection("0,0,N")));
    QVERIFY(!canSettle(state, intersection("0,0,SE")));

    play(state, BuildSettlement{ intersection("0,0,NW") });
    QVERIFY(listedSettlements(state).isEmpty());
}

void TestBuilding::R_BU_3_inTheMiddleOfAnOpponentsRoad()
{
    GameState state = Scenario()
                          .roads(ben, Lane::northOf(0).first(6))
                          .road(ann, "-1,-1,E")
                          .hand(ann, cost::settlement)
                          .state();
    const Events events = play(state, BuildSettlement{ Lane::northOf(0).corner(3) });
    QVERIFY(happened(events, SettlementBuilt{ ann, Lane::northOf(0).corner(3), true }));
    QCOMPARE(at(state.roads, ben), Lane::northOf(0).first(6)); // R-BU-8: pieces stay
}

void TestBuilding::R_BU_8_costGoesToTheBank_data()
{
    QTest::addColumn<Action>("action");
    QTest::addColumn<ResourceCards>("cost");
    QTest::addColumn<Reason>("unpaid");
    const auto row = [](const char *name, const Action &action, const ResourceCards &cost, Reason unpaid) {
        QTest::newRow(name) << action << cost << unpaid;
    };
    using R = Resource;
    row("R-BU-1 a road: brick and lumber", BuildRoad{ path("0,0,NE") }, { { R::Brick, 1 }, { R::Lumber, 1 } },
        Reason::CannotPayRoad);
    row("R-BU-3 a settlement: brick, lumber, wool and grain", BuildSettlement{ intersection("0,0,NE") },
        { { R::Brick, 1 }, { R::Lumber, 1 }, { R::Wool, 1 }, { R::Grain, 1 } }, Reason::CannotPaySettlement);
    row("R-BU-5 a city: three ore and two grain", BuildCity{ intersection("0,0,S") },
        { { R::Ore, 3 }, { R::Grain, 2 } }, Reason::CannotPayCity);
    row("R-BU-7 a card: ore, wool and grain", BuyCard{ DevelopmentCard::Knight },
        { { R::Ore, 1 }, { R::Wool, 1 }, { R::Grain, 1 } }, Reason::CannotPayCard);
}

// All of it, and one card less is not enough.
void TestBuilding::R_BU_8_costGoesToTheBank()
{
    QFETCH(Action, action);
    QFETCH(ResourceCards, cost);
    QFETCH(Reason, unpaid);
    GameState state = twoRoads().hand(ann, cost).state();
    play(state, action);
    QVERIFY(at(state.hands, ann).isEmpty());
    QCOMPARE(state.bank, ResourceCards::each(19));
    for (const Resource resource : allResources) {
        if (cost[resource] > 0) {
            const GameState poorer = twoRoads().hand(ann, cost - one(resource)).state();
            QCOMPARE(why(poorer, action), refused(unpaid));
        }
    }
}

void TestBuilding::Example_8_settleAndUpgrade()
{
    const ResourceCards hand = { { Resource::Lumber, 1 },
                                 { Resource::Brick, 1 },
                                 { Resource::Wool, 1 },
                                 { Resource::Grain, 3 },
                                 { Resource::Ore, 3 } };
    GameState settled = twoRoads().hand(ann, hand).state();
    GameState upgraded = settled;
    play(settled, BuildSettlement{ intersection("0,0,NE") });
    QCOMPARE(at(settled.hands, ann), (ResourceCards{ { Resource::Grain, 2 }, { Resource::Ore, 3 } }));
    QCOMPARE(points(settled, ann), 2);
    play(upgraded, BuildCity{ intersection("0,0,S") });
    QCOMPARE(at(upgraded.hands, ann), (ResourceCards{ { Resource::Lumber, 1 },
                                                      { Resource::Brick, 1 },
                                                      { Resource::Wool, 1 },
                                                      { Resource::Grain, 1 } }));
    QCOMPARE(points(upgraded, ann), 2);
}

void TestBuilding::R_BU_5_cityInTheTurnOfItsSettlement()
{
    GameState state = twoRoads().hand(ann, cost::settlement + cost::city).state();
    const int before = points(state, ann);
    const Events events =
        play(state, { BuildSettlement{ intersection("0,0,NE") }, BuildCity{ intersection("0,0,NE") } });
    QVERIFY(happened(events, CityBuilt{ ann, intersection("0,0,NE") }));
    QCOMPARE(points(state, ann), before + 2);
    QCOMPARE(settlementsLeft(state, ann), 4);
    QCOMPARE(citiesLeft(state, ann), 3);
}

void TestBuilding::R_BU_5_settlementGoesBackToTheSupply()
{
    Scenario scenario =
        Scenario().roads(ann, Lane::southOf(1).first(2)).hand(ann, cost::settlement + cost::city);
    for (int i = 0; i < 5; ++i)
        scenario.settlement(ann, spot(i));
    GameState state = scenario.state();
    QCOMPARE(settlementsLeft(state, ann), 0);
    QCOMPARE(points(state, ann), 5);
    QVERIFY(listedSettlements(state).isEmpty());

    play(state, BuildCity{ spot(0) });
    QCOMPARE(settlementsLeft(state, ann), 1);
    QCOMPARE(citiesLeft(state, ann), 3);
    play(state, BuildSettlement{ spot(5) });
    QCOMPARE(settlementsLeft(state, ann), 0);
    QCOMPARE(points(state, ann), 7);
}

void TestBuilding::R_BU_6_piecesLeft()
{
    GameState state = fifteenRoads().state();
    QCOMPARE(roadsLeft(state, ann), 0);
    QVERIFY(listedRoads(state).isEmpty());
    QCOMPARE(at(state.hands, ann), plenty);

    Scenario full = Scenario().settlement(ann, spot(4)).turn(ben);
    for (int i = 0; i < 4; ++i)
        full.city(ann, spot(i));
    state = full.state();
    QCOMPARE(citiesLeft(state, ann), 0);
    QCOMPARE(settlementsLeft(state, ann), 4);
    QCOMPARE(points(state, ann), 9);
}

void TestBuilding::R_BU_7_asManyAsOneCanPay()
{
    GameState state = Scenario().hand(ann, cost::developmentCard + cost::developmentCard).state();
    const Events events =
        play(state, { BuyCard{ DevelopmentCard::Knight }, BuyCard{ DevelopmentCard::VictoryPoint } });
    QCOMPARE(at(state.cards, ann),
             (DevelopmentCards{ { DevelopmentCard::Knight, 1 }, { DevelopmentCard::VictoryPoint, 1 } }));
    QCOMPARE(state.deck.total(), 23);
    QVERIFY(happened(events, CardBought{ ann, DevelopmentCard::Knight }));
    // Cards for one purchase buy one card, however often somebody asks.
    QCOMPARE(why(state, BuyCard{}), refused(Reason::CannotPayCard));
}

void TestBuilding::R_BU_7_deckRunsOut()
{
    DevelopmentCards drawn;
    GameState state = Scenario().state();
    for (int i = 0; i < 25; ++i) {
        // The bank has no 25 ore; the cost of each card is lent from the pile.
        at(state.hands, ann) += cost::developmentCard;
        state.bank -= cost::developmentCard;
        QVERIFY(isListed(state, BuyCard{}));
        const DevelopmentCard top = state.deck.kindOf(0);
        drawn.add(top);
        play(state, BuyCard{ top });
        QCOMPARE(state.deck, fullDeck - drawn);
    }
    QCOMPARE(at(state.cards, ann), fullDeck);
    QCOMPARE(points(state, ann), 5);
    QCOMPARE(visiblePoints(state, ann), 0);
    at(state.hands, ann) = cost::developmentCard;
    state.bank -= cost::developmentCard;
    QVERIFY(!isListed(state, BuyCard{}));
    QCOMPARE(why(state, BuyCard{}), refused(Reason::DeckEmpty));
    QCOMPARE(at(state.hands, ann), cost::developmentCard);
}

QTEST_GUILESS_MAIN(TestBuilding)
#include "tst_building.moc"
