// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nextturn.h"
#include "session/outlook.h"

#include "game/game.h"
#include "game/randommover.h"
#include "support/islands.h"
#include "support/print.h"
#include "support/scenario.h"

#include <QTest>

#include <functional>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr ResourceCards many = ResourceCards::each(3);

// Random games from their first placement, every state of them with what is played next.
void playRandomly(const std::function<void(const GameState &, const Action &)> &visit)
{
    for (const std::uint64_t seed : { 4u, 5u }) {
        Rules rules;
        rules.phases = seed == 4 ? PhaseRule::Combined : PhaseRule::Separate;
        GameState state = initialState(tableFor(testIsland(), rules, maxPlayers), {});
        RandomMover mover(seed);
        for (int moves = 0; moves < 900 && state.phase != Phase::Over; ++moves) {
            const Action next = mover.next(state);
            visit(state, next);
            apply(state, next);
        }
    }
}

// Chance that changes nothing that an outcome tells of.
Action withoutSurprise(const GameState &state, Action action)
{
    if (auto *buy = std::get_if<BuyCard>(&action))
        buy->card = state.deck.kindOf(0);
    return action;
}

Outcome outcomeByPlaying(GameState state, const Action &action)
{
    const PlayerId player = state.turn;
    const View before = viewFor(state, player);
    apply(state, withoutSurprise(state, action));
    const View after = viewFor(state, player);
    Outcome outcome;
    outcome.points = { before.points, after.points };
    outcome.cards = Change{ before.hand.total(), after.hand.total() };
    outcome.roadLength = { before.player(player).roadLength, after.player(player).roadLength };
    outcome.longestRoadBefore = before.longestRoad;
    outcome.longestRoad = after.longestRoad;
    outcome.largestArmyBefore = before.largestArmy;
    outcome.largestArmy = after.largestArmy;
    outcome.endsTrading = before.phase == Phase::Trade && after.phase == Phase::Build;
    outcome.wins = after.winner == player;
    return outcome;
}

Outcome outcome(const Scenario &scenario, const Action &action, std::optional<PlayerId> viewer = ann)
{
    return outcomeOf(viewFor(scenario.state(), viewer), action).value();
}

} // namespace

class TestOutlook : public QObject
{
    Q_OBJECT

private slots:
    void a_site_brings_what_touches_it();
    void two_hexes_with_one_token_are_one_roll();
    void the_robber_takes_his_hex_out_of_the_chances();
    void a_city_brings_two();
    void a_hex_tells_who_gets_what();
    void victims_are_those_with_cards();
    void victims_are_those_of_the_engine();
    void sites_are_where_one_could_build_with_cards();
    void outcomes_are_what_happens();
    void an_outcome_without_the_means_leaves_the_cards_out();
    void others_see_no_cards_and_no_hidden_points();
    void a_second_settlement_brings_its_cards();
    void a_road_that_overtakes_names_both();
    void a_settlement_in_a_road_takes_the_award_away();
    void the_tenth_point_wins();
    void chance_and_others_hands_have_no_outcome();
    void the_table_sees_no_hand();
    void the_next_turn_is_foretold_R_SU_8();
};

void TestOutlook::a_site_brings_what_touches_it()
{
    const View view = viewFor(Scenario().state(), ann);
    // hills 8, pasture 10's neighbours: fields 10 and mountains 4 south of the middle.
    const SiteOutlook inland = outlookOf(view, intersection("0,0,S"), false);
    QCOMPARE(inland.yields.size(), std::size_t(3));
    int pipsThere = 0;
    for (const SiteOutlook::Yield &yield : inland.yields) {
        QCOMPARE(yield.cards, 1);
        pipsThere += pips(yield.token);
    }
    QCOMPARE(inland.chances, pipsThere);
    QVERIFY(!inland.harbor);
    const IntersectionId quay = view.table->island.served(Harbor::Ore).first();
    QCOMPARE(outlookOf(view, quay, false).harbor, std::optional(Harbor::Ore));
    // The desert's outer corner brings nothing.
    QVERIFY(outlookOf(view, intersection("2,-2,NE"), false).yields.isEmpty());
    QCOMPARE(outlookOf(view, intersection("2,-2,NE"), false).chances, 0);
}

void TestOutlook::two_hexes_with_one_token_are_one_roll()
{
    IslandLayout island = testIsland();
    std::swap(at(island.token, hex("0,0")), at(island.token, hex("-1,0"))); // hills 6 beside mountains 6
    const View view = viewFor(Scenario().island(island).state(), ann);
    const SiteOutlook outlook = outlookOf(view, intersection("0,0,NE"), false);
    int tokensWith6 = 0;
    int pipsThere = 0;
    for (const SiteOutlook::Yield &yield : outlook.yields) {
        tokensWith6 += yield.token == 6;
        pipsThere += pips(yield.token);
    }
    QCOMPARE(tokensWith6, 2);
    QCOMPARE(outlook.chances, pipsThere - pips(6));
}

void TestOutlook::the_robber_takes_his_hex_out_of_the_chances()
{
    const View free = viewFor(Scenario().state(), ann);
    const View robbed = viewFor(Scenario().robber("0,0").state(), ann);
    const IntersectionId place = intersection("0,0,S");
    QCOMPARE(outlookOf(robbed, place, false).chances, outlookOf(free, place, false).chances - pips(8));
    for (const SiteOutlook::Yield &yield : outlookOf(robbed, place, false).yields)
        QCOMPARE(yield.robbed, yield.token == 8);
}

void TestOutlook::a_city_brings_two()
{
    const View view = viewFor(Scenario().state(), ann);
    for (const SiteOutlook::Yield &yield : outlookOf(view, intersection("0,0,S"), true).yields)
        QCOMPARE(yield.cards, 2);
}

void TestOutlook::a_hex_tells_who_gets_what()
{
    const Scenario scenario =
        Scenario().settlement(ann, "0,0,N").city(ben, "0,0,SE").settlement(ben, "0,0,SW").robber("0,0");
    const View view = viewFor(scenario.state(), cleo);
    const HexOutlook hills = outlookOf(view, hex("0,0"));
    QCOMPARE(hills.resource, std::optional(Resource::Brick));
    QCOMPARE(hills.token, 8);
    QCOMPARE(hills.chances, 5);
    QVERIFY(hills.robbed);
    QCOMPARE(hills.cards, (View::PerPlayer<int>{ 1, 3, 0, 0 }));
    QVERIFY(!outlookOf(view, hex("2,-2")).resource);
    QCOMPARE(outlookOf(view, hex("2,-2")).chances, 0);
}

void TestOutlook::victims_are_those_with_cards()
{
    const Scenario scenario = Scenario()
                                  .settlement(ann, "0,0,N")
                                  .settlement(ben, "0,0,SE")
                                  .settlement(cleo, "0,0,SW")
                                  .hand(ann, many)
                                  .hand(cleo, one(Resource::Ore));
    const auto victims = victimsAt(viewFor(scenario.state(), ann), hex("0,0"));
    QCOMPARE(victims.size(), std::size_t(1));
    QCOMPARE(victims[0], cleo);
}

void TestOutlook::victims_are_those_of_the_engine()
{
    playRandomly([](const GameState &state, const Action &) {
        for (const HexId hex : everyId<HexId>()) {
            const auto shown = victimsAt(viewFor(state, state.turn), hex);
            const auto known = victimsAt(state, hex);
            QVERIFY(std::equal(shown.begin(), shown.end(), known.begin(), known.end()));
        }
    });
}

void TestOutlook::sites_are_where_one_could_build_with_cards()
{
    playRandomly([](const GameState &state, const Action &) {
        GameState rich = state;
        at(rich.hands, rich.turn) = many;
        rich.phase = Phase::Main;
        PathSet roads;
        IntersectionSet settlements;
        IntersectionSet cities;
        for (const PathId path : everyId<PathId>()) {
            if (!why(rich, BuildRoad{ path }))
                roads.insert(path);
        }
        for (const IntersectionId place : everyId<IntersectionId>()) {
            if (!why(rich, BuildSettlement{ place }))
                settlements.insert(place);
            if (!why(rich, BuildCity{ place }))
                cities.insert(place);
        }
        const View view = viewFor(state, std::nullopt);
        QCOMPARE(roadSites(view, view.turn), roads);
        QCOMPARE(settlementSites(view, view.turn), settlements);
        QCOMPARE(citySites(view, view.turn), cities);
    });
}

void TestOutlook::outcomes_are_what_happens()
{
    int compared = 0;
    playRandomly([&compared](const GameState &state, const Action &) {
        const View view = viewFor(state, state.turn);
        for (const Action &action : legalActions(state)) {
            const auto foreseen = outcomeOf(view, action);
            if (!foreseen)
                continue;
            Outcome happened = outcomeByPlaying(state, action);
            if (std::holds_alternative<BuyCard>(action)) { // a bought point is chance
                happened.points = foreseen->points;
                happened.wins = foreseen->wins;
                happened.endsTrading = state.phase == Phase::Trade;
            }
            QVERIFY(*foreseen == happened);
            ++compared;
        }
    });
    QVERIFY(compared > 1000);
}

void TestOutlook::an_outcome_without_the_means_leaves_the_cards_out()
{
    const Scenario scenario = Scenario().settlement(ann, "0,0,N").road(ann, "0,0,NE");
    const Outcome road = outcome(scenario, BuildRoad{ path("0,0,E") });
    QVERIFY(!road.cards);
    QCOMPARE(road.roadLength.before, 1);
    QCOMPARE(road.roadLength.after, 2);
}

void TestOutlook::others_see_no_cards_and_no_hidden_points()
{
    const Scenario scenario = Scenario()
                                  .settlement(ann, "0,0,N")
                                  .hand(ann, many)
                                  .cards(ann, { { DevelopmentCard::VictoryPoint, 2 } });
    const Action city = BuildCity{ intersection("0,0,N") };
    QVERIFY(outcome(scenario, city).points == (Change{ 3, 4 }));
    QVERIFY(outcome(scenario, city).cards == (Change{ 15, 10 }));
    for (const auto viewer : { std::optional(ben), std::optional<PlayerId>() }) {
        QVERIFY(outcome(scenario, city, viewer).points == (Change{ 1, 2 }));
        QVERIFY(!outcome(scenario, city, viewer).cards);
    }
}

void TestOutlook::a_second_settlement_brings_its_cards()
{
    GameState state = initialState(tableFor(testIsland(), {}, 3), {});
    QVERIFY(outcomeOf(viewFor(state, ann), PlaceSettlement{ intersection("0,0,N") })->cards
            == (Change{ 0, 0 }));
    putSettlement(state, ann, intersection("0,0,N"));
    QVERIFY(outcomeOf(viewFor(state, ann), PlaceSettlement{ intersection("0,0,S") })->cards
            == (Change{ 0, 3 }));
}

void TestOutlook::a_road_that_overtakes_names_both()
{
    const Lane north = Lane::northOf(0);
    const Lane south = Lane::southOf(1);
    const Scenario scenario = Scenario()
                                  .roads(ann, north.first(5))
                                  .settlement(ann, north.corner(0))
                                  .roads(ben, south.first(5))
                                  .settlement(ben, south.corner(0))
                                  .longestRoad(ben);
    const Outcome road = outcome(scenario, BuildRoad{ north.path(5) });
    QCOMPARE(road.longestRoadBefore, std::optional(ben));
    QCOMPARE(road.longestRoad, std::optional(ann));
    QVERIFY(road.points == (Change{ 1, 3 }));
}

void TestOutlook::a_settlement_in_a_road_takes_the_award_away()
{
    const Lane lane = Lane::northOf(0);
    const Scenario scenario =
        Scenario().roads(ben, lane.first(5)).settlement(ben, lane.corner(0)).longestRoad(ben);
    const Outcome settled = outcome(scenario, BuildSettlement{ lane.corner(2) });
    QCOMPARE(settled.longestRoadBefore, std::optional(ben));
    QCOMPARE(settled.longestRoad, std::nullopt);
}

void TestOutlook::the_tenth_point_wins()
{
    const Scenario scenario = Scenario().target(3).settlement(ann, "0,0,N").city(ann, "0,0,S");
    QVERIFY(!outcome(Scenario(scenario).target(5), BuildCity{ intersection("0,0,N") }).wins);
    QVERIFY(outcome(Scenario().target(4).settlement(ann, "0,0,N").city(ann, "0,0,S"),
                    BuildCity{ intersection("0,0,N") })
                .wins);
}

void TestOutlook::chance_and_others_hands_have_no_outcome()
{
    const View view = viewFor(Scenario().state(), ann);
    for (const Action &action :
         { Action(Roll()), Action(EndTurn()), Action(PlayMonopoly()), Action(Steal()), Action(MoveRobber()) })
        QVERIFY(!outcomeOf(view, action));
}

void TestOutlook::the_table_sees_no_hand()
{
    playRandomly([](const GameState &state, const Action &) {
        const View shown = asTheTableSees(viewFor(state, state.turn));
        const View known = viewFor(state, std::nullopt);
        QVERIFY(!shown.viewer);
        QCOMPARE(shown.hand, known.hand);
        QCOMPARE(shown.cards, known.cards);
        QCOMPARE(shown.bought, known.bought);
        QCOMPARE(shown.points, known.points);
    });
}

// Also R-SU-9: there and back again, then round and round.
void TestOutlook::the_next_turn_is_foretold_R_SU_8()
{
    int passed = 0;
    std::optional<PlayerId> foretold;
    playRandomly([&](const GameState &state, const Action &action) {
        // In set-up the turn goes on by the road, and it may come back to the same person.
        const bool passes =
            std::holds_alternative<PlaceRoad>(action) || std::holds_alternative<EndTurn>(action);
        if (foretold) {
            QCOMPARE(state.turn, *foretold);
            ++passed;
        }
        foretold = passes ? nextTurn(viewFor(state, std::nullopt)) : std::nullopt;
    });
    QVERIFY(passed > 50);
}

QTEST_APPLESS_MAIN(TestOutlook)
#include "tst_outlook.moc"
