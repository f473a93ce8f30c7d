// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/random.h"

#include "chisquare.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace holmstead;

// Seeded random numbers. Every seed here is fixed: these tests give the same result each time.
class TestRandom : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreTheGenerators_data();
    void numbersAreTheGenerators();
    void belowIsEven_data();
    void belowIsEven();
    void belowOneIsNought();
    void noModuloBias_data();
    void noModuloBias();
    void rollsOfTwoDice();
    void everyOrderIsEquallyLikely();
    void shortListsCanBeShuffled();
    void seedsOfPartsDiffer();
};

// The published generator's own numbers: with these, an island of a seed is the same on every machine.
void TestRandom::numbersAreTheGenerators_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<std::vector<quint64>>("expected");

    QTest::newRow("seed 0") << quint64(0)
                            << std::vector<quint64>{ 0x99ec5f36cb75f2b4, 0xbf6e1f784956452a,
                                                     0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c };
    QTest::newRow("seed 42") << quint64(42)
                             << std::vector<quint64>{ 0x15780b2e0c2ec716, 0x6104d9866d113a7e,
                                                      0xae17533239e499a1, 0xecb8ad4703b360a1 };
}

void TestRandom::numbersAreTheGenerators()
{
    QFETCH(quint64, seed);
    QFETCH(std::vector<quint64>, expected);
    Random random(seed);
    for (const quint64 number : expected)
        QCOMPARE(quint64(random.next()), number);
}

void TestRandom::belowIsEven_data()
{
    QTest::addColumn<int>("bound");

    for (const int bound : { 2, 3, 5, 6, 19, 25, 72, 95 })
        QTest::addRow("below %d", bound) << bound;
}

void TestRandom::belowIsEven()
{
    QFETCH(int, bound);
    constexpr int drawsEach = 1'000;
    Random random(11);
    std::vector<int> counts(static_cast<std::size_t>(bound));
    for (int i = 0; i < bound * drawsEach; ++i) {
        const int drawn = random.below(bound);
        QVERIFY(0 <= drawn && drawn < bound);
        ++counts[static_cast<std::size_t>(drawn)];
    }
    // Chance exceeds this once in about ten thousand.
    QVERIFY(chiSquare(counts, drawsEach) < bound + 6 * std::sqrt(2.0 * bound));
}

void TestRandom::belowOneIsNought()
{
    Random random(1);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(random.below(1), 0);
}

// A bound of three quarters of 2^31 shows what is too small to see with dice: without drawing again, some
// numbers would come twice as often as others.
void TestRandom::noModuloBias_data()
{
    QTest::addColumn<int>("bound");

    QTest::newRow("three quarters of 2^31") << (3 << 29);
    QTest::newRow("nearly 2^31") << std::numeric_limits<int>::max();
    QTest::newRow("two thirds of 2^31") << 1'431'655'765;
}

void TestRandom::noModuloBias()
{
    QFETCH(int, bound);
    constexpr int parts = 12;
    constexpr int drawsEach = 3'000;
    Random random(5);
    std::array<int, parts> high = {};
    std::array<int, parts> low = {};
    for (int i = 0; i < parts * drawsEach; ++i) {
        const qint64 drawn = random.below(bound);
        ++high[static_cast<std::size_t>(drawn * parts / bound)];
        ++low[static_cast<std::size_t>(drawn % parts)];
    }
    QVERIFY(chiSquare(high, drawsEach) < 40);
    QVERIFY(chiSquare(low, drawsEach) < 40);
}

// 36,000 rolls: every face and every total in its share, within some four standard deviations.
void TestRandom::rollsOfTwoDice()
{
    constexpr int rolls = 36'000;
    Random random(63);
    std::array<std::map<int, int>, 2> faces;
    std::map<int, int> totals;
    for (int i = 0; i < rolls; ++i) {
        const std::array dice = { random.below(6) + 1, random.below(6) + 1 };
        ++faces[0][dice[0]];
        ++faces[1][dice[1]];
        ++totals[dice[0] + dice[1]];
    }
    for (const auto &counts : faces) {
        QCOMPARE(counts.size(), std::size_t(6));
        for (const auto &[face, count] : counts)
            QVERIFY2(std::abs(count - 6'000) <= 300, std::to_string(face).c_str());
    }
    QCOMPARE(totals.size(), std::size_t(11));
    QVERIFY(std::abs(totals[7] - 6'000) <= 350);
    QVERIFY(std::abs(totals[2] - 1'000) <= 150);
    QVERIFY(std::abs(totals[12] - 1'000) <= 150);
}

void TestRandom::everyOrderIsEquallyLikely()
{
    constexpr int drawsEach = 1'000;
    constexpr int orders = 4 * 3 * 2;
    Random random(24);
    std::map<std::string, int> seen;
    for (int i = 0; i < orders * drawsEach; ++i) {
        std::string letters = "ABCD";
        random.shuffle(letters);
        ++seen[letters];
    }
    QCOMPARE(seen.size(), std::size_t(orders));
    std::vector<int> counts;
    for (const auto &[order, count] : seen)
        counts.push_back(count);
    QVERIFY(chiSquare(counts, drawsEach) < 60);
}

void TestRandom::shortListsCanBeShuffled()
{
    Random random(1);
    std::vector<int> none;
    random.shuffle(none);
    QVERIFY(none.empty());
    std::vector<int> one = { 7 };
    random.shuffle(one);
    QCOMPARE(one, std::vector<int>{ 7 });
}

void TestRandom::seedsOfPartsDiffer()
{
    std::set<quint64> seeds;
    for (quint64 seed = 0; seed < 100; ++seed) {
        for (quint64 part = 0; part < 100; ++part)
            seeds.insert(seedFor(seed, part));
    }
    QCOMPARE(seeds.size(), std::size_t(100 * 100));
    QCOMPARE(seedFor(3, 17), seedFor(3, 17));
}

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
