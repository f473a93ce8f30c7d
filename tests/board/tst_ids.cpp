// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/idset.h"

#include <QTest>

#include <set>
#include <vector>

using namespace holmstead;

namespace {

template <typename IdType> std::set<int> indexesOf(const IdSet<IdType> &ids)
{
    std::set<int> result;
    int last = -1;
    for (const IdType id : ids) {
        if (id.index() <= last)
            return { -1 }; // not in order
        last = id.index();
        result.insert(last);
    }
    return result;
}

// Ids that are multiples of `step`, as a set and as plain numbers.
template <typename IdType> std::pair<IdSet<IdType>, std::set<int>> multiplesOf(int step)
{
    std::pair<IdSet<IdType>, std::set<int>> result;
    for (int i = 0; i < IdType::count; i += step) {
        result.first.insert(IdType(i));
        result.second.insert(i);
    }
    return result;
}

template <typename IdType> void checkAlgebra()
{
    const auto [twos, twoIndexes] = multiplesOf<IdType>(2);
    const auto [threes, threeIndexes] = multiplesOf<IdType>(3);
    std::set<int> either;
    std::set<int> both;
    std::set<int> onlyTwos;
    for (int i = 0; i < IdType::count; ++i) {
        if (i % 2 == 0 || i % 3 == 0)
            either.insert(i);
        if (i % 6 == 0)
            both.insert(i);
        if (i % 2 == 0 && i % 3 != 0)
            onlyTwos.insert(i);
    }
    QCOMPARE(indexesOf(twos), twoIndexes);
    QCOMPARE(indexesOf(threes), threeIndexes);
    QCOMPARE(indexesOf(twos | threes), either);
    QCOMPARE(indexesOf(twos & threes), both);
    QCOMPARE(indexesOf(twos - threes), onlyTwos);
    QVERIFY(twos.intersects(threes));
    QVERIFY(!(twos - threes).intersects(threes));
}

// Each id alone: the borders of the words inside must not show.
template <typename IdType> void checkSingles()
{
    for (const IdType id : everyId<IdType>()) {
        IdSet<IdType> ids;
        QVERIFY(ids.isEmpty());
        QVERIFY(!ids.contains(id));
        ids.insert(id);
        ids.insert(id);
        QVERIFY(ids.contains(id));
        QVERIFY(!ids.isEmpty());
        QCOMPARE(ids.size(), 1);
        QCOMPARE(ids.first().index(), id.index());
        QCOMPARE(ids, IdSet<IdType>({ id }));
        QCOMPARE(indexesOf(IdSet<IdType>::all() - ids).count(id.index()), std::size_t(0));
        QCOMPARE((IdSet<IdType>::all() - ids).size(), IdType::count - 1);
        ids.remove(id);
        QCOMPARE(ids, IdSet<IdType>());
    }
    QCOMPARE(IdSet<IdType>::all().size(), IdType::count);
}

} // namespace

// Ids, ids or nothing, and sets of ids.
class TestIds : public QObject
{
    Q_OBJECT

private slots:
    void everyIdIsVisitedInOrder();
    void playersOfAGame();
    void nothingIsNoId();
    void tablesAreReadById();
    void hexSets();
    void intersectionSets();
    void pathSets();
    void setsStaySmall();
};

void TestIds::everyIdIsVisitedInOrder()
{
    std::vector<int> indexes;
    for (const IntersectionId id : everyId<IntersectionId>())
        indexes.push_back(id.index());
    QCOMPARE(indexes.size(), std::size_t(54));
    for (int i = 0; i < 54; ++i)
        QCOMPARE(indexes[static_cast<std::size_t>(i)], i);
}

void TestIds::playersOfAGame()
{
    int count = 0;
    for (const PlayerId player : playersOf(3))
        QCOMPARE(player.index(), count++);
    QCOMPARE(count, 3);
}

void TestIds::nothingIsNoId()
{
    OptionalId<PathId> path;
    QVERIFY(!path);
    QVERIFY(path == OptionalId<PathId>(std::nullopt));
    QVERIFY(!std::optional<PathId>(path));
    for (const PathId id : everyId<PathId>()) {
        QVERIFY(!(path == id));
        path = id;
        QVERIFY(path.has_value());
        QVERIFY(path == id);
        QVERIFY(std::optional<PathId>(path) == id);
        QVERIFY(OptionalId<PathId>(std::optional(id)) == path);
        path = std::nullopt;
    }
    static_assert(sizeof(OptionalId<PathId>) == 1);
}

void TestIds::tablesAreReadById()
{
    std::array<int, HexId::count> table = {};
    at(table, HexId(18)) = 7;
    QCOMPARE(table.back(), 7);
    QCOMPARE(at(table, HexId(18)), 7);
    QCOMPARE(at(table, HexId(17)), 0);
}

void TestIds::hexSets()
{
    checkSingles<HexId>();
    checkAlgebra<HexId>();
}

void TestIds::intersectionSets()
{
    checkSingles<IntersectionId>();
    checkAlgebra<IntersectionId>();
}

void TestIds::pathSets()
{
    checkSingles<PathId>();
    checkAlgebra<PathId>();
}

// A game state holds two dozen of them and is copied for every undo step.
void TestIds::setsStaySmall()
{
    QCOMPARE(sizeof(HexSet), std::size_t(4));
    QCOMPARE(sizeof(IntersectionSet), std::size_t(8));
    QCOMPARE(sizeof(PathSet), std::size_t(12));
}

QTEST_APPLESS_MAIN(TestIds)
#include "tst_ids.moc"
