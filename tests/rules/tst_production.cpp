// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/islands.h"
#include "support/play.h"
#include "support/slowrules.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Gains = std::vector<ResourceCards>; // Ann's, Ben's, Cleo's, Dan's

constexpr ResourceCards nothing;

// Before the roll, the robber far away in the desert.
Scenario waiting()
{
    return Scenario().phase(Phase::Roll);
}

// A bank with `count` of `resource` and all of the others; Dan, who lives nowhere, has the rest.
Scenario &shortOf(Scenario &scenario, Resource resource, int count)
{
    ResourceCards bank = ResourceCards::each(19);
    bank.remove(resource, 19 - count);
    return scenario.bank(bank, dan);
}

GameState shortBank(Scenario scenario, Resource resource, int count)
{
    return shortOf(scenario, resource, count).state();
}

// The test island with fields under its middle 8.
IslandLayout fieldsWithEight()
{
    IslandLayout layout = testIsland();
    std::swap(at(layout.terrain, hex("0,0")), at(layout.terrain, hex("1,1")));
    return layout;
}

} // namespace

// R-PR: what a roll brings.
class TestProduction : public QObject
{
    Q_OBJECT

private slots:
    void gains_data();
    void gains();
    void Example_3_beginnerIsland();
    void R_PR_1_everyHexPaysItsSixCorners();
    void R_PR_3_shortageIsTold();
    void R_PR_4_shortageIsTold();
    void R_PR_5_exactlyEnoughBesideAShortage();
    void R_PR_1_rollThatPaysNobody();
    void R_PR_5_nothingIsOwedLater();
};

void TestProduction::gains_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<int>("roll");
    QTest::addColumn<Gains>("gains");
    const auto row = [](const char *name, const GameState &state, int roll, Gains gains) {
        gains.resize(4);
        QTest::newRow(name) << state << roll << gains;
    };
    const auto brick = [](int count) { return cards(count, Resource::Brick); };

    row("R-PR-1 a settlement brings one", waiting().settlement(ann, "0,0,S").state(), 8, { brick(1) });
    row("R-PR-1 a city brings two", waiting().city(ann, "0,0,S").state(), 8, { brick(2) });
    row("R-PR-1 settlement and city of one player bring three",
        waiting().settlement(ann, "0,0,S").city(ann, "0,0,NW").state(), 8, { brick(3) });
    row("R-PR-1 two players at one hex",
        waiting().settlement(ann, "0,0,S").city(ann, "0,0,NW").city(ben, "0,0,NE").state(), 8,
        { brick(3), brick(2) });
    row("R-PR-1 whoever rolled", waiting().turn(cleo).settlement(ann, "0,0,S").city(ben, "0,0,N").state(), 8,
        { brick(1), brick(2) });
    row("R-PR-1 one building at two hexes with the number", waiting().settlement(ann, "-1,2,NE").state(), 5,
        { { { Resource::Lumber, 1 }, { Resource::Ore, 1 } } });
    row("R-PR-1 one city at two hexes with the number", waiting().city(ann, "-1,2,NE").state(), 5,
        { { { Resource::Lumber, 2 }, { Resource::Ore, 2 } } });
    row("Example 10: R-PR-1 settlement and city of two players at fields with an 8",
        waiting().island(fieldsWithEight()).settlement(ann, "0,0,S").city(ben, "0,0,N").state(), 8,
        { one(Resource::Grain), cards(2, Resource::Grain) });
    row("Example 10: R-PR-1 two settlements of one player at fields with an 8",
        waiting().island(fieldsWithEight()).settlement(ann, "0,0,S").settlement(ann, "0,0,N").state(), 8,
        { cards(2, Resource::Grain) });
    row("R-PR-1 two hexes of one resource and two numbers: the settlement's 4",
        waiting().settlement(ann, "1,-2,S").state(), 4, { one(Resource::Lumber) });
    row("R-PR-1 two hexes of one resource and two numbers: the city's 2",
        waiting().city(ann, "1,-2,S").state(), 2, { cards(2, Resource::Lumber) });
    row("R-PR-1 a number nobody lives at", waiting().settlement(ann, "0,0,S").state(), 12, {});
    row("R-RO-1 a seven brings nothing", waiting().settlement(ann, "0,0,S").state(), 7, {});

    row("R-PR-2 the robber's hex brings nothing, another 8 does",
        waiting().robber("0,0").settlement(ann, "0,0,S").city(ben, "-2,1,NW").state(), 8,
        { nothing, cards(2, Resource::Wool) });
    row("R-PR-2 the other way round",
        waiting().robber("-2,1").settlement(ann, "0,0,S").city(ben, "-2,1,NW").state(), 8, { brick(1) });
    row("R-PR-2 the building's other hex still pays",
        waiting().robber("0,0").settlement(ann, "0,0,S").state(), 10, { one(Resource::Grain) });

    const Scenario cityAndSettlement = waiting().city(ann, "0,0,S").settlement(ben, "0,0,N");
    row("R-PR-3 two owed three of two: nobody", shortBank(cityAndSettlement, Resource::Brick, 2), 8, {});
    row("R-PR-5 exactly three are enough", shortBank(cityAndSettlement, Resource::Brick, 3), 8,
        { brick(2), brick(1) });
    const Scenario twoSettlements = waiting().settlement(ann, "1,0,S").settlement(ben, "1,0,N");
    row("Example 4: R-PR-3 two owed one ore each of one: nobody", shortBank(twoSettlements, Resource::Ore, 1),
        6, {});
    row("R-PR-5 one each of two", shortBank(twoSettlements, Resource::Ore, 2), 6,
        { one(Resource::Ore), one(Resource::Ore) });
    // An 8 owes Ann and Ben brick and Cleo wool.
    row("R-PR-3 other resources are paid",
        shortBank(waiting().settlement(ann, "0,0,S").city(ben, "0,0,N").settlement(cleo, "-2,1,NW"),
                  Resource::Brick, 2),
        8, { nothing, nothing, one(Resource::Wool) });

    row("Example 4: R-PR-4 one owed two ore of one gets one",
        shortBank(waiting().city(ann, "1,0,S"), Resource::Ore, 1), 6, { one(Resource::Ore) });
    row("R-PR-4 however many buildings",
        shortBank(waiting().settlement(ann, "0,0,S").settlement(ann, "0,0,NE"), Resource::Brick, 1), 8,
        { brick(1) });
    row("R-PR-4 one owed three of two gets both",
        shortBank(waiting().city(ann, "0,0,S").settlement(ann, "0,0,NE"), Resource::Brick, 2), 8,
        { brick(2) });
    row("R-PR-4 at two hexes, both of one player",
        shortBank(waiting().settlement(ann, "-1,2,N").settlement(ann, "0,-2,NW"), Resource::Grain, 1), 10,
        { one(Resource::Grain) });
    row("R-PR-3 at two hexes, of two players",
        shortBank(waiting().settlement(ann, "-1,2,N").settlement(ben, "0,-2,NW"), Resource::Grain, 1), 10,
        {});
    row("R-PR-4 one alone, the bank is empty", shortBank(waiting().city(ann, "0,0,S"), Resource::Brick, 0), 8,
        {});
    row("R-PR-4 who lives behind the robber is owed nothing",
        shortBank(waiting().robber("0,-2").city(ann, "-1,1,SW").settlement(ben, "0,-2,NW"), Resource::Grain,
                  1),
        10, { one(Resource::Grain) });
}

void TestProduction::gains()
{
    QFETCH(GameState, state);
    QFETCH(int, roll);
    QFETCH(Gains, gains);
    const GameState before = state;
    const Events events = play(state, rolled(roll));

    ResourceCards bank = before.bank;
    for (const PlayerId player : playersOf(4)) {
        const ResourceCards &gain = gains[static_cast<std::size_t>(player.index())];
        QCOMPARE(at(state.hands, player), at(before.hands, player) + gain);
        QCOMPARE(happened(events, Produced{ player, gain }), !gain.isEmpty());
        bank -= gain;
    }
    QCOMPARE(state.bank, bank);
    const auto slow = slowProduction(before, roll);
    QVERIFY(std::equal(gains.begin(), gains.end(), slow.begin()));
    QCOMPARE(happened<NothingProduced>(events), roll != 7 && bank == before.bank);
}

void TestProduction::Example_3_beginnerIsland()
{
    const Rules rules = { Edition::Classic, PhaseRule::Separate, IslandSetup::Beginner, 10 };
    const std::array colors = { Color::Red, Color::Blue, Color::Orange, Color::White };
    GameState state = initialState(tableFor(beginnerIslandByHand(), rules, 4), colors);
    const Events events = play(state, roll(3, 5));
    const Events expected = { DiceRolled{ ann, { 3, 5 } }, Produced{ ann, one(Resource::Lumber) },
                              Produced{ ben, one(Resource::Lumber) }, Produced{ dan, one(Resource::Ore) } };
    QCOMPARE(events, expected);
}

// All 19 hexes, all corners, both kinds of building.
void TestProduction::R_PR_1_everyHexPaysItsSixCorners()
{
    const Island island(testIsland());
    for (const HexId hex : everyId<HexId>()) {
        if (!island.resource(hex))
            continue;
        for (const IntersectionId corner : IntersectionSet::all()) {
            const bool touches = at(topology.intersectionsOfHex, hex).contains(corner);
            const GameState state = waiting().settlement(ben, corner).state();
            QCOMPARE(state.yields.of(hex, ben), touches ? 1 : 0);
            QCOMPARE(waiting().city(ben, corner).state().yields.of(hex, ben), touches ? 2 : 0);
            GameState after = state;
            play(after, rolled(island.token(hex)));
            QCOMPARE(after.hands, slowProduction(state, island.token(hex)));
        }
    }
}

void TestProduction::R_PR_3_shortageIsTold()
{
    GameState state = shortBank(waiting().city(ann, "0,0,S").settlement(ben, "0,0,N"), Resource::Brick, 2);
    const Events events = play(state, rolled(8));
    QVERIFY(happened(events, Shortage{ Resource::Brick, 3, 0 }));
    QVERIFY(happened<NothingProduced>(events));
    QVERIFY(!happened<Produced>(events));
    // Told in that order.
    QVERIFY(std::find(events.begin(), events.end(), Event(Shortage{ Resource::Brick, 3, 0 }))
            < std::find(events.begin(), events.end(), Event(NothingProduced{})));
}

void TestProduction::R_PR_4_shortageIsTold()
{
    GameState state = shortBank(waiting().city(ann, "0,0,S"), Resource::Brick, 1);
    const Events events = play(state, rolled(8));
    QVERIFY(happened(events, Shortage{ Resource::Brick, 2, 1 }));
    QVERIFY(happened(events, Produced{ ann, one(Resource::Brick) }));

    GameState enough = shortBank(waiting().city(ann, "0,0,S"), Resource::Brick, 2);
    QVERIFY(!happened<Shortage>(play(enough, rolled(8))));
    QCOMPARE(enough.bank[Resource::Brick], 0);
}

// An 8 owes Ann and Ben two bricks of two, and Cleo and Dan two wool of one.
void TestProduction::R_PR_5_exactlyEnoughBesideAShortage()
{
    ResourceCards bank = ResourceCards::each(19);
    bank.remove(Resource::Brick, 17);
    bank.remove(Resource::Wool, 18);
    GameState state = waiting()
                          .settlement(ann, "0,0,S")
                          .settlement(ben, "0,0,N")
                          .settlement(cleo, "-2,1,NW")
                          .settlement(dan, "-2,1,S")
                          .bank(bank, dan)
                          .state();
    const ResourceCards dans = at(state.hands, dan);
    const Events events = play(state, rolled(8));
    QCOMPARE(at(state.hands, ann), one(Resource::Brick));
    QCOMPARE(at(state.hands, ben), one(Resource::Brick));
    QVERIFY(at(state.hands, cleo).isEmpty());
    QCOMPARE(at(state.hands, dan), dans);
    const std::vector<Shortage> expected = { { Resource::Wool, 2, 0 } };
    QVERIFY(eventsOf<Shortage>(events) == expected);
}

void TestProduction::R_PR_1_rollThatPaysNobody()
{
    GameState state = waiting().settlement(ann, "0,0,S").state();
    const Events expected = { DiceRolled{ ann, { 6, 6 } }, NothingProduced{} };
    QCOMPARE(play(state, roll(6, 6)), expected);
    QCOMPARE(state.phase, Phase::Main);
}

void TestProduction::R_PR_5_nothingIsOwedLater()
{
    GameState state = shortBank(waiting().city(ann, "0,0,S").settlement(ben, "0,0,N"), Resource::Brick, 2);
    play(state, rolled(8));
    // Dan's bricks come back to the bank; nobody is paid for that.
    play(state, { EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{} });
    QCOMPARE(state.turn, dan);
    play(state, { rolled(12), TradeBank{ cards(4, Resource::Brick), one(Resource::Ore) } });
    QVERIFY(at(state.hands, ann).isEmpty() && at(state.hands, ben).isEmpty());
    play(state, { EndTurn{}, rolled(8) });
    QCOMPARE(at(state.hands, ann), cards(2, Resource::Brick));
    QCOMPARE(at(state.hands, ben), one(Resource::Brick));
}

QTEST_GUILESS_MAIN(TestProduction)
#include "tst_production.moc"
