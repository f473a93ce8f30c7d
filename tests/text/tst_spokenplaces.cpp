// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/placenames.h"

#include "sentences.h"
#include "support/scenario.h"

#include <QSet>

using namespace holmstead;
using namespace holmstead::test;

// Places in spoken words, for those who do not see the board.
class TestSpokenPlaces : public QObject
{
    Q_OBJECT

private slots:
    void hexes();
    void intersections_data();
    void intersections();
    void paths_data();
    void paths();
    void everyPlaceHasAName();
    void whatStandsThere();
};

void TestSpokenPlaces::hexes()
{
    const Island &island = table(Edition::Classic).island;
    QCOMPARE(hexName(hex("0,0"), island), QString("hills 8"));
    QCOMPARE(hexName(hex("-1,-1"), island), QString("forest 9"));
    QCOMPARE(hexName(hex("2,-2"), island), QString("desert"));
}

void TestSpokenPlaces::intersections_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected");
    QTest::newRow("three hexes") << "0,0,N"
                                 << "corner of hills 11, forest 2 and hills 8";
    QTest::newRow("two hexes and the sea") << "1,-2,NW"
                                           << "corner of fields 10, forest 4 and the sea";
    QTest::newRow("one hex, north") << "0,-2,N"
                                    << "north corner of fields 10, by the sea";
    QTest::newRow("one hex, north-east") << "2,-2,NE"
                                         << "north-east corner of desert, by the sea";
    QTest::newRow("one hex, south-east") << "2,0,SE"
                                         << "south-east corner of hills 9, by the sea";
    QTest::newRow("one hex, south") << "-2,2,S"
                                    << "south corner of pasture 11, by the sea";
    QTest::newRow("one hex, south-west") << "-2,2,SW"
                                         << "south-west corner of pasture 11, by the sea";
    QTest::newRow("one hex, north-west") << "0,-2,NW"
                                         << "north-west corner of fields 10, by the sea";
}

void TestSpokenPlaces::intersections()
{
    QFETCH(QString, place);
    QTEST(intersectionName(intersection(qPrintable(place)), table(Edition::Classic).island), "expected");
}

void TestSpokenPlaces::paths_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected");
    QTest::newRow("two hexes") << "0,0,E"
                               << "path between hills 8 and mountains 6";
    QTest::newRow("two hexes, across rows") << "0,0,NW"
                                            << "path between hills 11 and hills 8";
    QTest::newRow("north-east shore") << "2,-2,NE"
                                      << "north-east shore of desert";
    QTest::newRow("east shore") << "2,0,E"
                                << "east shore of hills 9";
    QTest::newRow("south-east shore") << "0,2,SE"
                                      << "south-east shore of mountains 5";
    QTest::newRow("south-west shore") << "-2,2,SW"
                                      << "south-west shore of pasture 11";
    QTest::newRow("west shore") << "-2,2,W"
                                << "west shore of pasture 11";
    QTest::newRow("north-west shore") << "0,-2,NW"
                                      << "north-west shore of fields 10";
}

void TestSpokenPlaces::paths()
{
    QFETCH(QString, place);
    QTEST(pathName(path(qPrintable(place)), table(Edition::Classic).island), "expected");
}

// On the beginner island, where no two hexes have terrain and token in common, no two places sound alike.
void TestSpokenPlaces::everyPlaceHasAName()
{
    const Island island(beginnerIslandByHand());
    QSet<QString> names;
    for (const HexId hex : everyId<HexId>())
        names.insert(hexName(hex, island));
    for (const IntersectionId intersection : everyId<IntersectionId>())
        names.insert(intersectionName(intersection, island));
    for (const PathId path : everyId<PathId>())
        names.insert(pathName(path, island));
    QVERIFY(!names.contains(QString()));
    QCOMPARE(names.size(), 19 + 54 + 72);
}

void TestSpokenPlaces::whatStandsThere()
{
    const GameState state =
        Scenario().settlement(ann, "0,0,N").city(ben, "0,-2,N").road(cleo, "0,0,E").robber("0,0").state();
    const View view = viewFor(state, std::nullopt);
    const auto describe = [&](auto place) { return describePlace(place, view, people()); };
    QCOMPARE(describe(hex("0,0")), QString("hills 8, with the robber"));
    QCOMPARE(describe(hex("2,-2")), QString("desert"));
    QCOMPARE(describe(intersection("0,0,N")),
             QString("corner of hills 11, forest 2 and hills 8: Ann's settlement"));
    QCOMPARE(describe(intersection("0,0,S")), QString("corner of hills 8, fields 10 and mountains 4: free"));
    QCOMPARE(describe(intersection("0,-2,N")),
             QString("north corner of fields 10, by the sea, 2:1 brick harbor: Ben's city"));
    QCOMPARE(describe(path("0,0,E")), QString("path between hills 8 and mountains 6: Cleo's road"));
    QCOMPARE(describe(path("0,0,W")), QString("path between fields 6 and hills 8: free"));
}

QTEST_APPLESS_MAIN(TestSpokenPlaces)
#include "tst_spokenplaces.moc"
