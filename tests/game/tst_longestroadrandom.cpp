// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/random.h"
#include "rules/longestroad.h"
#include "support/play.h"
#include "support/scale.h"
#include "support/slowrules.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

template <typename IdType> IdType anyOf(const IdSet<IdType> &set, Random &random)
{
    int skip = random.below(set.size());
    for (const IdType id : set) {
        if (skip-- == 0)
            return id;
    }
    return set.first();
}

PathSet touching(const PathSet &roads)
{
    PathSet result;
    for (const PathId road : roads)
        result |= at(topology.pathsTouching, road);
    return result - roads;
}

// Up to fifteen roads: mostly grown from the last ones, as people build, sometimes begun elsewhere. `spread`
// in 0 … 10 is how often.
PathSet someRoads(Random &random, int spread)
{
    const int count = 1 + random.below(15);
    PathSet roads;
    while (roads.size() < count) {
        const PathSet next = touching(roads);
        const bool elsewhere = next.isEmpty() || random.below(10) < spread;
        roads.insert(anyOf(elsewhere ? PathSet::all() - roads : next, random));
    }
    return roads;
}

// Corners that others hold: any, near the roads or not, the distance rule kept.
IntersectionSet someBuildings(Random &random)
{
    IntersectionSet buildings;
    for (int tries = random.below(14); tries > 0; --tries) {
        const IntersectionId corner(random.below(IntersectionId::count));
        if (!at(topology.neighboursAt, corner).intersects(buildings))
            buildings.insert(corner);
    }
    return buildings;
}

} // namespace

// The fast count against the slow one that tests/support has.
class TestLongestRoadRandom : public QObject
{
    Q_OBJECT

private slots:
    void networks_data();
    void networks();
};

void TestLongestRoadRandom::networks_data()
{
    QTest::addColumn<int>("spread");
    QTest::newRow("R-LR-2 R-LR-3 one piece") << 0;
    QTest::newRow("R-LR-2 R-LR-3 one piece or two") << 1;
    QTest::newRow("R-LR-2 R-LR-3 several pieces") << 4;
    QTest::newRow("R-LR-2 R-LR-3 anything") << 10;
}

void TestLongestRoadRandom::networks()
{
    QFETCH(int, spread);
    Random random(static_cast<std::uint64_t>(spread));
    const int count = scaled(25000);
    for (int i = 0; i < count; ++i) {
        const PathSet roads = someRoads(random, spread);
        const IntersectionSet blocked = someBuildings(random);
        const int length = slowLongestTrail(roads, blocked);
        if (longestTrail(roads, blocked) != length) {
            QTest::qFail(toString(roads), __FILE__, __LINE__);
            QCOMPARE(longestTrail(roads, blocked), length);
        }
        // What a new road adds runs through it.
        const PathId last = anyOf(roads, random);
        const int without = longestTrail(roads - PathSet{ last }, blocked);
        QCOMPARE(std::max(without, longestTrailThrough(last, roads, blocked)), length);
    }
}

QTEST_GUILESS_MAIN(TestLongestRoadRandom)
#include "tst_longestroadrandom.moc"
