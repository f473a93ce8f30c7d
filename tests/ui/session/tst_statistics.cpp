// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/statistics.h"

#include "session/gamesession.h"

#include "told.h"

#include "game/randommover.h"
#include "support/islands.h"
#include "support/scenario.h"
#include "ui/support/games.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr Dice three{ 1, 2 };
constexpr Dice seven{ 3, 4 };
constexpr Dice eight{ 5, 3 };

// Ann with a settlement and Ben with a city at the hills with the 8, before Ann's roll.
Scenario hills()
{
    return Scenario()
        .phase(Phase::Roll)
        .settlement(ann, "0,0,N")
        .road(ann, "0,0,NE")
        .road(ann, "0,0,E")
        .city(ben, "0,0,SW");
}

int pipsOf(const GameState &state, PlayerId player)
{
    int pipsInAll = 0;
    for (const HexId hex : everyId<HexId>()) {
        if (hex != state.robber)
            pipsInAll += state.yields.of(hex, player) * pips(state.island().token(hex));
    }
    return pipsInAll;
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    void nothing_has_happened_at_first();
    void every_roll_is_counted();
    void what_the_dice_bring_on_average();
    void cards_come_from_rolls();
    void the_robber_keeps_cards_from_people();
    void sevens_and_what_they_cost();
    void thefts_and_monopolies_take_and_lose();
    void trades_and_purchases();
    void what_was_built_later_brought_nothing_before();
    void all_games_agree_with_counting_forwards();
    void saving_and_opening_changes_nothing();
    void what_is_taken_back_never_happened();
};

void TestStatistics::nothing_has_happened_at_first()
{
    QVERIFY(Told(hills()).statistics() == Statistics());
}

void TestStatistics::every_roll_is_counted()
{
    Told game(hills());
    for (const Dice dice : { eight, three, eight })
        game.play(Roll{ dice }).play(EndTurn());
    const Statistics statistics = game.statistics();
    QCOMPARE(statistics.rolls[8], 2);
    QCOMPARE(statistics.rolls[3], 1);
    QCOMPARE(statistics.rollCount(), 3);
}

void TestStatistics::what_the_dice_bring_on_average()
{
    Statistics statistics;
    statistics.rolls[7] = 36;
    double sum = 0;
    for (int roll = Statistics::lowest; roll <= Statistics::highest; ++roll)
        sum += statistics.expected(roll);
    QCOMPARE(sum, 36.0);
    QCOMPARE(statistics.expected(7), 6.0);
    QCOMPARE(statistics.expected(6), 5.0);
    QCOMPARE(statistics.expected(2), 1.0);
}

void TestStatistics::cards_come_from_rolls()
{
    const Told game = Told(hills()).play(Roll{ eight });
    QCOMPARE(game.of(ann).produced, 1);
    QCOMPARE(game.of(ben).produced, 2);
    QCOMPARE(game.of(cleo).produced, 0);
    QCOMPARE(game.of(ann).thirtySixths, pipsOf(game.state, ann));
    QVERIFY(game.of(ann).thirtySixths >= pips(8));
}

void TestStatistics::the_robber_keeps_cards_from_people()
{
    const Told game = Told(hills().robber("0,0")).play(Roll{ eight });
    QCOMPARE(game.of(ann).blocked, 1);
    QCOMPARE(game.of(ben).blocked, 2);
    QCOMPARE(game.of(ann).produced, 0);
    QCOMPARE(game.of(ann).thirtySixths, pipsOf(game.state, ann)); // the hex is no chance meanwhile
    QCOMPARE(Told(hills().robber("0,0")).play(Roll{ three }).of(ann).blocked, 0);
}

void TestStatistics::sevens_and_what_they_cost()
{
    Told game(hills().hand(ben, { { Resource::Wool, 5 }, { Resource::Ore, 4 } }));
    game.play(Roll{ seven }).play(Discard{ ben, { { Resource::Wool, 4 } } });
    QCOMPARE(game.of(ann).sevens, 1);
    QCOMPARE(game.of(ben).sevens, 0);
    QCOMPARE(game.of(ben).discarded, 4);
}

void TestStatistics::thefts_and_monopolies_take_and_lose()
{
    Told game(hills()
                  .hand(ben, { { Resource::Wool, 3 } })
                  .hand(cleo, one(Resource::Wool))
                  .cards(ann, { { DevelopmentCard::Monopoly, 1 } })
                  .phase(Phase::Main));
    game.play(PlayMonopoly{ Resource::Wool });
    QCOMPARE(game.of(ann).taken, 4);
    QCOMPARE(game.of(ben).lost, 3);
    QCOMPARE(game.of(cleo).lost, 1);
    QCOMPARE(game.of(ann).lost, 0);

    Told theft(hills().hand(ben, one(Resource::Ore)));
    theft.play(Roll{ seven }).play(MoveRobber{ hex("0,0") }).play(Steal{ ben, Resource::Ore });
    QCOMPARE(theft.of(ann).taken, 1);
    QCOMPARE(theft.of(ben).lost, 1);
}

void TestStatistics::trades_and_purchases()
{
    Told game(Scenario()
                  .hand(ann, { { Resource::Wool, 6 }, { Resource::Grain, 1 }, { Resource::Ore, 1 } })
                  .hand(ben, one(Resource::Ore)));
    game.play(TradeBank{ { { Resource::Wool, 4 } }, one(Resource::Ore) })
        .play(TradePlayer{ ben, one(Resource::Wool), one(Resource::Ore) })
        .play(BuyCard{ DevelopmentCard::Knight });
    QCOMPARE(game.of(ann).tradesWithBank, 1);
    QCOMPARE(game.of(ann).tradesWithPeople, 1);
    QCOMPARE(game.of(ben).tradesWithPeople, 1);
    QCOMPARE(game.of(ann).cardsBought, 1);
}

void TestStatistics::what_was_built_later_brought_nothing_before()
{
    Scenario scenario = Scenario().phase(Phase::Roll).road(ann, "0,0,NE").hand(ann, ResourceCards::each(4));
    scenario.robber("0,0");
    Told game = Told(scenario).play(Roll{ eight });
    QCOMPARE(game.of(ann), Statistics::Person());
    game.play(BuildSettlement{ intersection("0,0,N") });
    QCOMPARE(game.of(ann), Statistics::Person());
    game.play(BuildCity{ intersection("0,0,N") });
    QCOMPARE(game.of(ann).blocked, 0);
}

// The same counted from the states while they pass.
void TestStatistics::all_games_agree_with_counting_forwards()
{
    for (const std::uint64_t seed : { 1u, 2u, 3u }) {
        Told game(initialState(tableFor(testIsland(), {}, maxPlayers), {}));
        RandomMover mover(seed);
        View::PerPlayer<Statistics::Person> counted = {};
        int rolls = 0;
        for (int moves = 0; moves < 1200 && game.state.phase != Phase::Over; ++moves) {
            const Action next = mover.next(game.state);
            const GameState then = game.state;
            game.play(next);
            const auto *roll = std::get_if<Roll>(&next);
            if (!roll)
                continue;
            ++rolls;
            for (const PlayerId player : playersOf(maxPlayers)) {
                Statistics::Person &person = at(counted, player);
                person.produced += at(game.state.hands, player).total() - at(then.hands, player).total();
                person.thirtySixths += pipsOf(then, player);
                if (then.island().token(then.robber) == roll->dice->sum())
                    person.blocked += then.yields.of(then.robber, player);
            }
        }
        QCOMPARE(game.statistics().rollCount(), rolls);
        for (const PlayerId player : playersOf(maxPlayers)) {
            QCOMPARE(game.of(player).produced, at(counted, player).produced);
            QCOMPARE(game.of(player).thirtySixths, at(counted, player).thirtySixths);
            QCOMPARE(game.of(player).blocked, at(counted, player).blocked);
        }
    }
}

// R121
void TestStatistics::saving_and_opening_changes_nothing()
{
    Game game = *startOf(variableGame());
    RandomMover mover(7);
    for (int rolls = 0; rolls < 30;) {
        const Action next = mover.next(game.state());
        rolls += std::holds_alternative<Roll>(next);
        QVERIFY(!game.play(next));
    }
    ScriptedChance chance;
    GameSession session(chance);
    QVERIFY(!session.start(continued(variableGame(), game)));
    const Statistics before = statisticsOf(session.log(), session.view());
    QCOMPARE(before.rollCount(), 30);
    QVERIFY(at(before.people, ann).produced > 0);

    const auto record = readRecord(writeRecord(session.record()));
    QVERIFY(record);
    GameSession opened(chance);
    QVERIFY(!opened.start(*record));
    QVERIFY(statisticsOf(opened.log(), opened.view()) == before);
}

void TestStatistics::what_is_taken_back_never_happened()
{
    ScriptedChance chance;
    GameSession session(chance);
    QVERIFY(!session.start(gameAt(Scenario().hand(ann, cards(4, Resource::Wool)).state())));
    session.openCurtain();
    session.choose(TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) });
    QCOMPARE(at(statisticsOf(session.log(), session.view()).people, ann).tradesWithBank, 1);
    session.undo();
    QVERIFY(statisticsOf(session.log(), session.view()) == Statistics());
    session.redo();
    QCOMPARE(at(statisticsOf(session.log(), session.view()).people, ann).tradesWithBank, 1);
}

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
