// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/chance.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// `count` lies within `margin` of `expected`.
bool isNear(int count, int expected, int margin)
{
    return std::abs(count - expected) <= margin;
}

} // namespace

// Who decides what nobody chooses.
class TestChance : public QObject
{
    Q_OBJECT

private slots:
    void rollsAreFair_data();
    void rollsAreFair();
    void everyCardIsEquallyLikely();
    void sameSeedSameChance();
    void scriptComesFirst();
    void impossibleScriptIsPassedOver();
    void completesOnlyWhatIsLeftOut();
};

void TestChance::rollsAreFair_data()
{
    QTest::addColumn<int>("seed");
    for (const int seed : { 0, 1, 2026, 123456789 })
        QTest::addRow("R-TU-1 36,000 rolls of seed %d", seed) << seed;
}

void TestChance::rollsAreFair()
{
    QFETCH(int, seed);
    SeededChance chance(static_cast<std::uint64_t>(seed));
    std::array<int, 7> first = {};
    std::array<int, 7> second = {};
    std::array<int, 13> sums = {};
    for (int i = 0; i < 36000; ++i) {
        const Dice dice = chance.roll();
        QVERIFY(dice.first >= 1 && dice.first <= 6 && dice.second >= 1 && dice.second <= 6);
        ++first[dice.first];
        ++second[dice.second];
        ++sums[static_cast<std::size_t>(dice.sum())];
    }
    for (std::size_t face = 1; face <= 6; ++face) {
        QVERIFY(isNear(first[face], 6000, 300));
        QVERIFY(isNear(second[face], 6000, 300));
    }
    for (int sum = 2; sum <= 12; ++sum) {
        const int ways = 6 - std::abs(7 - sum);
        QVERIFY(isNear(sums[static_cast<std::size_t>(sum)], 1000 * ways, ways == 1 ? 150 : 350));
    }
}

// Each card, not each kind: of three ore and one wool the ore goes three times in four.
void TestChance::everyCardIsEquallyLikely()
{
    SeededChance chance(5);
    const ResourceCards hand = { { Resource::Ore, 3 }, { Resource::Wool, 1 } };
    std::map<Resource, int> stolen;
    std::map<DevelopmentCard, int> drawn;
    for (int i = 0; i < 10000; ++i) {
        ++stolen[chance.steal(hand)];
        ++drawn[chance.draw(fullDeck)];
    }
    QCOMPARE(stolen.size(), std::size_t(2));
    QVERIFY(isNear(stolen[Resource::Ore], 7500, 250));
    QVERIFY(isNear(stolen[Resource::Wool], 2500, 250));
    for (const DevelopmentCard card : allDevelopmentCards)
        QVERIFY(isNear(drawn[card], 400 * fullDeck[card], 250));
}

void TestChance::sameSeedSameChance()
{
    SeededChance one(42);
    SeededChance same(42);
    SeededChance other(43);
    int different = 0;
    for (int i = 0; i < 1000; ++i) {
        const Dice dice = one.roll();
        QVERIFY(same.roll() == dice);
        different += other.roll() == dice ? 0 : 1;
        QCOMPARE(one.steal(ResourceCards::each(3)), same.steal(ResourceCards::each(3)));
        QVERIFY(one.draw(fullDeck) == same.draw(fullDeck));
    }
    QVERIFY(different > 900);
}

void TestChance::scriptComesFirst()
{
    ScriptedChance chance(1);
    chance.addRoll({ 6, 6 });
    chance.addRoll({ 1, 1 });
    chance.addSteal(Resource::Grain);
    chance.addDraw(DevelopmentCard::Monopoly);
    QVERIFY((chance.roll() == Dice{ 6, 6 }));
    QVERIFY((chance.roll() == Dice{ 1, 1 }));
    QCOMPARE(chance.steal(ResourceCards::each(1)), Resource::Grain);
    QVERIFY(chance.draw(fullDeck) == DevelopmentCard::Monopoly);
    const Dice afterwards = chance.roll();
    QVERIFY(afterwards.first >= 1 && afterwards.second <= 6);
}

void TestChance::impossibleScriptIsPassedOver()
{
    ScriptedChance chance(1);
    chance.addSteal(Resource::Grain);
    chance.addDraw(DevelopmentCard::Monopoly);
    QCOMPARE(chance.steal(one(Resource::Ore)), Resource::Ore);
    QVERIFY(chance.draw({ { DevelopmentCard::Knight, 1 } }) == DevelopmentCard::Knight);
}

void TestChance::completesOnlyWhatIsLeftOut()
{
    ScriptedChance chance(1);
    chance.addRoll({ 2, 3 });
    const GameState before = Scenario().phase(Phase::Roll).state();
    QCOMPARE(chance.complete(before, roll(6, 5)), Action(roll(6, 5)));
    QCOMPARE(chance.complete(before, Roll{}), Action(roll(2, 3)));
    QCOMPARE(chance.complete(before, EndTurn{}), Action(EndTurn{}));

    const GameState stealing = Scenario()
                                   .phase(Phase::Steal)
                                   .robber("0,0")
                                   .settlement(ben, "0,0,N")
                                   .hand(ben, one(Resource::Wool))
                                   .state();
    QCOMPARE(chance.complete(stealing, Steal{ ben, std::nullopt }), Action(Steal{ ben, Resource::Wool }));

    const DevelopmentCards rest = { { DevelopmentCard::YearOfPlenty, 1 } };
    const GameState buying =
        Scenario()
            .deck(rest)
            .cards(ben, { { DevelopmentCard::Knight, 14 }, { DevelopmentCard::VictoryPoint, 5 } })
            .hand(ann, cost::developmentCard)
            .state();
    QCOMPARE(chance.complete(buying, BuyCard{}), Action(BuyCard{ DevelopmentCard::YearOfPlenty }));
}

QTEST_GUILESS_MAIN(TestChance)
#include "tst_chance.moc"
