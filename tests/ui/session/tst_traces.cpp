// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/traces.h"

#include "told.h"

#include "game/game.h"
#include "game/randommover.h"
#include "rules/rules.h"
#include "support/islands.h"
#include "support/print.h"
#include "support/scenario.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr Dice three{ 1, 2 };
constexpr Dice seven{ 3, 4 };
constexpr Dice eight{ 5, 3 };

// Ann and Ben at the hills with the 8, before Ann's roll.
Scenario hills()
{
    return Scenario()
        .phase(Phase::Roll)
        .settlement(ann, "0,0,N")
        .road(ann, "0,0,NE")
        .road(ann, "0,0,E")
        .city(ben, "0,0,SW");
}

} // namespace

class TestTraces : public QObject
{
    Q_OBJECT

private slots:
    void nothing_is_left_before_the_first_roll();
    void a_robber_that_robs_nobody_is_told();
    void a_roll_leaves_what_it_brought();
    void it_stays_until_the_next_roll();
    void what_passes_from_hand_to_hand_stays();
    void a_discard_and_a_theft_stay();
    void before_the_roll_what_is_new_is_not_past();
    void a_seven_leaves_no_production();
    void the_robbed_hex_has_not_produced();
    void the_robber_walking_later_changes_nothing();
    void what_was_built_later_has_not_produced();
    void R_PR_4_a_shortage_leaves_the_pile_alone();
    void the_robbers_walk_stays();
    void all_games_leave_what_happened();
};

void TestTraces::nothing_is_left_before_the_first_roll()
{
    QVERIFY(Told(hills()).traces() == Traces());
}

void TestTraces::a_roll_leaves_what_it_brought()
{
    const Traces traces = Told(hills()).play(Roll{ eight }).traces();
    QCOMPARE(traces.produced, hexes({ "0,0" })); // the other 8, a pasture, has nobody
    QVERIFY(at(traces.hands, ann) == (HandChange{ one(Resource::Brick), {} }));
    QVERIFY(at(traces.hands, ben) == (HandChange{ cards(2, Resource::Brick), {} }));
    QVERIFY(at(traces.hands, cleo).isNothing());
    QVERIFY(!traces.isPast);
    QVERIFY(!traces.robber);
}

void TestTraces::it_stays_until_the_next_roll()
{
    Told game = Told(hills()).play(Roll{ eight });
    const Traces rolled = game.traces();
    const Traces past = game.play(EndTurn()).traces();
    QCOMPARE(past.produced, rolled.produced);
    QVERIFY(past.isPast && at(past.hands, ann).isPast && at(past.hands, ben).isPast);
    QVERIFY(at(past.hands, ben).got == at(rolled.hands, ben).got);
    QVERIFY(game.play(Roll{ three }).traces() == Traces());
}

void TestTraces::a_seven_leaves_no_production()
{
    Told game = Told(hills()).play(Roll{ eight }).play(EndTurn()).play(Roll{ seven });
    QVERIFY(game.traces() == Traces());
}

void TestTraces::the_robbed_hex_has_not_produced()
{
    const Traces traces = Told(hills().robber("0,0")).play(Roll{ eight }).traces();
    QVERIFY(traces == Traces());
}

void TestTraces::the_robber_walking_later_changes_nothing()
{
    Told game(hills().cards(ann, { { DevelopmentCard::Knight, 1 } }));
    game.play(Roll{ eight }).play(PlayKnight()).play(MoveRobber{ hex("0,0") });
    const Traces traces = game.traces();
    QCOMPARE(traces.produced, hexes({ "0,0" }));
    QVERIFY(traces.robber && traces.robber->to == hex("0,0"));
}

void TestTraces::what_was_built_later_has_not_produced()
{
    // Only Ben's city is at the other 8 when it is rolled; Ann comes to the hills afterwards.
    Scenario scenario = Scenario()
                            .phase(Phase::Roll)
                            .road(ann, "0,0,NE")
                            .hand(ann, ResourceCards::each(2))
                            .settlement(ben, at(topology.cornersOfHex, hex("-2,1"))[5]);
    Told game = Told(scenario).play(Roll{ eight });
    const Traces rolled = game.traces();
    QCOMPARE(rolled.produced, hexes({ "-2,1" }));
    QVERIFY(game.play(BuildSettlement{ intersection("0,0,N") }).traces() == rolled);
}

void TestTraces::R_PR_4_a_shortage_leaves_the_pile_alone()
{
    Scenario scenario = hills().bank({ { Resource::Ore, 19 }, { Resource::Brick, 1 } }, cleo);
    Traces expected;
    expected.shortOf = one(Resource::Brick);
    QVERIFY(Told(scenario).play(Roll{ eight }).traces() == expected);
}

void TestTraces::the_robbers_walk_stays()
{
    Told game = Told(hills()).play(Roll{ seven });
    const HexId from = game.state.robber;
    game.play(MoveRobber{ hex("0,1") });
    const Traces::Walk walk{ from, hex("0,1") };
    QVERIFY(game.traces().robber == walk);
    game.play(EndTurn()).play(Roll{ three });
    QVERIFY(game.traces().robber == walk);
}

void TestTraces::all_games_leave_what_happened()
{
    for (const std::uint64_t seed : { 1u, 2u, 3u }) {
        Told game(initialState(tableFor(testIsland(), {}, maxPlayers), {}));
        RandomMover mover(seed);
        HexSet produced;
        View::PerPlayer<int> gained = {};
        for (int moves = 0; moves < 1200 && game.state.phase != Phase::Over; ++moves) {
            const Action next = mover.next(game.state);
            const auto *roll = std::get_if<Roll>(&next);
            const GameState then = game.state;
            game.play(next);
            if (roll) {
                produced = {};
                for (const HexId hex : then.island().hexesWithToken(roll->dice->sum())) {
                    // A hex pays if the bank holds fewer of its resource afterwards.
                    const auto resource = *then.island().resource(hex);
                    if (hex != then.robber && !then.yields.isEmpty(hex)
                        && game.state.bank[resource] < then.bank[resource])
                        produced.insert(hex);
                }
                for (const PlayerId player : playersOf(maxPlayers))
                    at(gained, player) =
                        at(game.state.hands, player).total() - at(then.hands, player).total();
            }
            const Traces traces = game.traces();
            QCOMPARE(traces.produced, produced);
            for (const PlayerId player : playersOf(roll ? maxPlayers : 0))
                QCOMPARE(at(traces.hands, player).got.total(), at(gained, player));
        }
    }
}

void TestTraces::what_passes_from_hand_to_hand_stays()
{
    const ResourceCards brick = one(Resource::Brick);
    const ResourceCards ore = one(Resource::Ore);
    Told game(
        hills().hand(cleo, ore + cards(3, Resource::Wool)).cards(ann, { { DevelopmentCard::Monopoly, 1 } }));
    game.play(Roll{ eight }).play(TradePlayer{ cleo, brick, ore });
    QVERIFY(at(game.traces().hands, ann) == (HandChange{ ore, brick }));
    QVERIFY(at(game.traces().hands, cleo) == (HandChange{ brick, ore }));
    QVERIFY(at(game.traces().hands, ben) == (HandChange{ cards(2, Resource::Brick), {} })); // the roll's
    game.play(PlayMonopoly{ Resource::Brick });
    QVERIFY(at(game.traces().hands, ann) == (HandChange{ cards(3, Resource::Brick), {} }));
    QVERIFY(at(game.traces().hands, ben) == (HandChange{ {}, cards(2, Resource::Brick) }));
    QVERIFY(at(game.traces().hands, dan).isNothing());
}

// R-RO-8, R-RO-6: what is discarded is known to all, what is stolen is not.
void TestTraces::a_discard_and_a_theft_stay()
{
    const ResourceCards ten = ResourceCards::each(2);
    Told game(hills().hand(ben, ten).cards(ann, { { DevelopmentCard::Knight, 1 } }));
    game.play(Roll{ seven }).play(Discard{ ben, ResourceCards::each(1) });
    QVERIFY(at(game.traces().hands, ben) == (HandChange{ {}, ResourceCards::each(1) }));
    game.play(MoveRobber{ hex("0,0") }).play(Steal{ ben, Resource::Ore });
    QVERIFY(at(game.traces().hands, ben) == (HandChange{ {}, {}, -1 }));
    QVERIFY(at(game.traces().hands, ann) == (HandChange{ {}, {}, 1 }));
    game.play(PlayKnight()).play(MoveRobber{ hex("-1,1") }).play(Steal{ ben, Resource::Wool });
    QVERIFY(at(game.traces().hands, ben) == (HandChange{ {}, {}, -2 }));
    QVERIFY(at(game.traces().hands, ann) == (HandChange{ {}, {}, 2 }));
}

// What comes in the next turn, before its roll, is of that turn.
void TestTraces::before_the_roll_what_is_new_is_not_past()
{
    Told game(hills().hand(cleo, one(Resource::Ore)).cards(ben, { { DevelopmentCard::Monopoly, 1 } }));
    game.play(Roll{ eight }).play(EndTurn()).play(PlayMonopoly{ Resource::Ore });
    const Traces traces = game.traces();
    QVERIFY(!at(traces.hands, ben).isPast && !at(traces.hands, cleo).isPast);
    QVERIFY(at(traces.hands, ann).isPast);
}

// R-RO-5: the move stands without a theft.
void TestTraces::a_robber_that_robs_nobody_is_told()
{
    const Scenario rich = hills().phase(Phase::Robber).hand(ben, one(Resource::Ore));
    const auto nobody = [](const Told &told) {
        return robsNobody(told.log, told.log.size() - 1, told.state.phase);
    };
    QVERIFY(nobody(Told(hills().phase(Phase::Robber)).play(MoveRobber{ hex("0,0") }))); // Ben has no cards
    QVERIFY(nobody(Told(rich).play(MoveRobber{ hex("2,0") })));
    Told robbing(rich);
    robbing.play(MoveRobber{ hex("0,0") });
    QVERIFY(!nobody(robbing)); // not yet
    robbing.play(Steal{ ben, Resource::Ore });
    QVERIFY(!robsNobody(robbing.log, robbing.log.size() - 2, robbing.state.phase));
    QVERIFY(!nobody(robbing)); // no robber at all
}

QTEST_APPLESS_MAIN(TestTraces)
#include "tst_traces.moc"
