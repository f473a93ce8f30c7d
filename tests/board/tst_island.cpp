// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/island.h"

#include "printing.h"
#include "samples.h"

#include <set>

using namespace holmstead;
using Kind = IslandFault::Kind;

namespace {

using Change = void (*)(IslandLayout &);
using Check = bool (*)(const IslandFault &);

int &tokenAt(IslandLayout &layout, const char *hex)
{
    return at(layout.token, *hexNamed(hex));
}
Terrain &terrainAt(IslandLayout &layout, const char *hex)
{
    return at(layout.terrain, *hexNamed(hex));
}

// Wrong layouts: the beginner island with one thing changed, what kind of fault that is and what it names.
struct FaultyLayout
{
    const char *name;
    Change change;
    Kind kind;
    Check namesIt;
};

const std::vector<FaultyLayout> faultyLayouts = {
    { "R-CO-1 a fifth forest in place of a hills hex",
      [](IslandLayout &layout) { terrainAt(layout, "-2,2") = Terrain::Forest; }, Kind::TerrainCount,
      [](const IslandFault &fault) { return fault.terrain == Terrain::Forest && fault.count == 5; } },
    { "R-CO-1 a second desert",
      [](IslandLayout &layout) {
          terrainAt(layout, "0,-2") = Terrain::Desert;
          tokenAt(layout, "0,-2") = 0;
      },
      Kind::TerrainCount,
      [](const IslandFault &fault) { return fault.terrain == Terrain::Desert && fault.count == 2; } },
    { "R-CO-1 no desert", [](IslandLayout &layout) { terrainAt(layout, "0,0") = Terrain::Pasture; },
      Kind::TerrainCount,
      [](const IslandFault &fault) { return fault.terrain == Terrain::Pasture && fault.count == 5; } },
    { "R-CO-3 a token on the desert", [](IslandLayout &layout) { tokenAt(layout, "0,0") = 5; },
      Kind::TokenOnDesert, [](const IslandFault &fault) { return fault.hex == hexNamed("0,0"); } },
    { "R-CO-3 a hex without a token", [](IslandLayout &layout) { tokenAt(layout, "2,0") = 0; },
      Kind::TokenMissing, [](const IslandFault &fault) { return fault.hex == hexNamed("2,0"); } },
    { "R-CO-3 three tokens with an 8 and one with a 10",
      [](IslandLayout &layout) { tokenAt(layout, "0,-2") = 8; }, Kind::TokenCount,
      [](const IslandFault &fault) { return fault.token == 8 && fault.count == 3; } },
    { "R-CO-3 two tokens with a 2", [](IslandLayout &layout) { tokenAt(layout, "-1,-1") = 2; },
      Kind::TokenCount, [](const IslandFault &fault) { return fault.token == 2 && fault.count == 2; } },
    { "R-CO-3 two tokens with a 12", [](IslandLayout &layout) { tokenAt(layout, "1,-2") = 12; },
      Kind::TokenCount, [](const IslandFault &fault) { return fault.token == 12 && fault.count == 2; } },
    { "R-CO-3 a token with a 7", [](IslandLayout &layout) { tokenAt(layout, "0,-2") = 7; }, Kind::TokenCount,
      [](const IslandFault &fault) { return fault.token == 7 && fault.count == 1; } },
    { "R-CO-3 a token with a 1", [](IslandLayout &layout) { tokenAt(layout, "0,-2") = 1; }, Kind::TokenCount,
      [](const IslandFault &fault) { return fault.token == 1 && fault.count == 1; } },
    { "R-CO-3 a token with a 13", [](IslandLayout &layout) { tokenAt(layout, "0,-2") = 13; },
      Kind::TokenCount, [](const IslandFault &fault) { return fault.token == 13 && fault.count == 1; } },
    { "R-CO-3 a token with a -3", [](IslandLayout &layout) { tokenAt(layout, "0,-2") = -3; },
      Kind::TokenCount, [](const IslandFault &fault) { return fault.token == -3 && fault.count == 1; } },
    { "R-CO-5 eight harbors", [](IslandLayout &layout) { layout.harbors.pop_back(); }, Kind::HarborCount,
      [](const IslandFault &fault) { return fault.count == 8; } },
    { "R-CO-5 no harbors", [](IslandLayout &layout) { layout.harbors.clear(); }, Kind::HarborCount,
      [](const IslandFault &fault) { return fault.count == 0; } },
    { "R-CO-5 ten harbors",
      [](IslandLayout &layout) {
          layout.harbors.push_back({ *pathNamed("0,2,E"), Harbor::Any });
      },
      Kind::HarborCount, [](const IslandFault &fault) { return fault.count == 10; } },
    { "R-CO-5 two wool harbors and none for grain",
      [](IslandLayout &layout) { layout.harbors[1].trades = Harbor::Wool; }, Kind::HarborKindCount,
      [](const IslandFault &fault) { return fault.harbor == Harbor::Wool && fault.count == 2; } },
    { "R-CO-5 five generic harbors", [](IslandLayout &layout) { layout.harbors[2].trades = Harbor::Any; },
      Kind::HarborKindCount,
      [](const IslandFault &fault) { return fault.harbor == Harbor::Any && fault.count == 5; } },
    { "R-CO-5 a harbor inland", [](IslandLayout &layout) { layout.harbors[0].at = *pathNamed("0,0,E"); },
      Kind::HarborInland, [](const IslandFault &fault) { return fault.path == pathNamed("0,0,E"); } },
    { "R-CO-5 two harbors with an intersection in common",
      [](IslandLayout &layout) { layout.harbors[1].at = *pathNamed("0,-2,NE"); }, Kind::HarborsShare,
      [](const IslandFault &fault) { return fault.intersection == intersectionNamed("0,-2,N"); } },
    { "R-CO-5 two harbors on one path",
      [](IslandLayout &layout) { layout.harbors[8].at = layout.harbors[7].at; }, Kind::HarborsShare,
      [](const IslandFault &fault) {
          return fault.intersection == intersectionNamed("-2,1,NW")
              || fault.intersection == intersectionNamed("-2,1,SW");
      } },
    { "R-SU-1 a colour with one settlement", [](IslandLayout &layout) { layout.start.pop_back(); },
      Kind::StartPieceCount,
      [](const IslandFault &fault) { return fault.color == Color::White && fault.count == 1; } },
    { "R-SU-1 a colour with three settlements",
      [](IslandLayout &layout) {
          layout.start.push_back(samples::piece(Color::Blue, "0,-2,N", "0,-2,NE", false));
      },
      Kind::StartPieceCount,
      [](const IslandFault &fault) { return fault.color == Color::Blue && fault.count == 3; } },
    { "R-SU-1 a colour without settlements",
      [](IslandLayout &layout) { layout.start.erase(layout.start.begin(), layout.start.begin() + 2); },
      Kind::StartPieceCount,
      [](const IslandFault &fault) { return fault.color == Color::Red && fault.count == 0; } },
    { "R-SU-1 a colour without a star", [](IslandLayout &layout) { layout.start[4].starred = false; },
      Kind::StartStarCount,
      [](const IslandFault &fault) { return fault.color == Color::Orange && fault.count == 0; } },
    { "R-SU-1 a colour with two stars", [](IslandLayout &layout) { layout.start[1].starred = true; },
      Kind::StartStarCount,
      [](const IslandFault &fault) { return fault.color == Color::Red && fault.count == 2; } },
    { "R-SU-1 a road away from its settlement",
      [](IslandLayout &layout) { layout.start[0].road = *pathNamed("0,2,E"); }, Kind::StartRoadApart,
      [](const IslandFault &fault) {
          return fault.path == pathNamed("0,2,E") && fault.intersection == intersectionNamed("-2,1,N");
      } },
    { "R-BU-1 two roads on one path",
      [](IslandLayout &layout) { layout.start[2] = samples::piece(Color::Blue, "-2,1,NE", "-2,1,NE", true); },
      Kind::StartPathShared, [](const IslandFault &fault) { return fault.path == pathNamed("-2,1,NE"); } },
    { "R-BU-4 two settlements on one intersection",
      [](IslandLayout &layout) { layout.start[2] = samples::piece(Color::Blue, "-2,1,N", "-2,1,NW", true); },
      Kind::StartTooClose,
      [](const IslandFault &fault) { return fault.intersection == intersectionNamed("-2,1,N"); } },
    { "R-BU-4 two settlements a path apart",
      [](IslandLayout &layout) { layout.start[2] = samples::piece(Color::Blue, "-2,1,NE", "-2,1,E", true); },
      Kind::StartTooClose,
      [](const IslandFault &fault) { return fault.intersection == intersectionNamed("-2,1,NE"); } },
};

} // namespace

// What lies on an island, and what makes one wrong.
class TestIsland : public QObject
{
    Q_OBJECT

private slots:
    void terrainBringsItsResource_data();
    void terrainBringsItsResource();
    void pipsAndRed_data();
    void pipsAndRed();
    void goodLayouts_data();
    void goodLayouts();
    void faults_data();
    void faults();
    void everyKindOfFaultIsTested();
    void hexesOfARoll_data();
    void hexesOfARoll();
    void hexesTellWhatTheyBring();
    void harborsServeBothEnds_data();
    void harborsServeBothEnds();
    void harborsServeNobodyElse();
    void robberBeginsOnTheDesert();
    void islandsCompareByWhatLiesOnThem();

private:
    const IslandLayout m_beginner = samples::beginnerIsland();
};

void TestIsland::terrainBringsItsResource_data()
{
    QTest::addColumn<Terrain>("terrain");
    QTest::addColumn<std::optional<Resource>>("resource");

    using Brings = std::optional<Resource>;
    QTest::newRow("R-CO-2 forest brings lumber") << Terrain::Forest << Brings(Resource::Lumber);
    QTest::newRow("R-CO-2 hills bring brick") << Terrain::Hills << Brings(Resource::Brick);
    QTest::newRow("R-CO-2 pasture brings wool") << Terrain::Pasture << Brings(Resource::Wool);
    QTest::newRow("R-CO-2 fields bring grain") << Terrain::Fields << Brings(Resource::Grain);
    QTest::newRow("R-CO-2 mountains bring ore") << Terrain::Mountains << Brings(Resource::Ore);
    QTest::newRow("R-CO-2 desert brings nothing") << Terrain::Desert << Brings();
}

void TestIsland::terrainBringsItsResource()
{
    QFETCH(Terrain, terrain);
    QFETCH(std::optional<Resource>, resource);
    QVERIFY(resourceOf(terrain) == resource);
}

void TestIsland::pipsAndRed_data()
{
    QTest::addColumn<int>("token");
    QTest::addColumn<int>("expectedPips");
    QTest::addColumn<bool>("red");

    const auto row = [](const char *name, int token, int expected, bool red) {
        QTest::newRow(name) << token << expected << red;
    };
    row("R-CO-3 2 has one pip", 2, 1, false);
    row("R-CO-3 3 has two pips", 3, 2, false);
    row("R-CO-3 4 has three pips", 4, 3, false);
    row("R-CO-3 5 has four pips", 5, 4, false);
    row("R-CO-3 6 has five pips and is red", 6, 5, true);
    row("R-CO-3 there is no 7", 7, 0, false);
    row("R-CO-3 8 has five pips and is red", 8, 5, true);
    row("R-CO-3 9 has four pips", 9, 4, false);
    row("R-CO-3 10 has three pips", 10, 3, false);
    row("R-CO-3 11 has two pips", 11, 2, false);
    row("R-CO-3 12 has one pip", 12, 1, false);
    row("R-CO-3 the desert has none", 0, 0, false);
}

void TestIsland::pipsAndRed()
{
    QFETCH(int, token);
    QTEST(pips(token), "expectedPips");
    QTEST(isRed(token), "red");
}

void TestIsland::goodLayouts_data()
{
    QTest::addColumn<IslandLayout>("layout");

    QTest::newRow("R-SU-1 the beginner island") << m_beginner;

    IslandLayout variable = m_beginner;
    variable.start.clear();
    QTest::newRow("R-SU-1 an island without start pieces") << variable;

    IslandLayout elsewhere = m_beginner;
    elsewhere.robber = hexNamed("2,0");
    QTest::newRow("the robber is anywhere on land") << elsewhere;

    // R-SU-5, R-SU-6 and R-SU-10 bind the maker of islands only.
    IslandLayout unusual = m_beginner;
    std::swap(tokenAt(unusual, "0,-1"), tokenAt(unusual, "1,0"));
    QTest::newRow("red tokens may be neighbours in a layout") << unusual;

    IslandLayout harbors = m_beginner;
    harbors.harbors[0].at = *pathNamed("0,-2,W");
    QTest::newRow("harbors may lie anywhere on the coast") << harbors;
}

void TestIsland::goodLayouts()
{
    QFETCH(IslandLayout, layout);
    QVERIFY(!faultOf(layout));
}

void TestIsland::faults_data()
{
    QTest::addColumn<FaultyLayout>("row");

    for (const FaultyLayout &row : faultyLayouts)
        QTest::newRow(row.name) << row;
}

void TestIsland::faults()
{
    QFETCH(FaultyLayout, row);
    IslandLayout layout = m_beginner;
    row.change(layout);
    const auto fault = faultOf(layout);
    QVERIFY(fault);
    QCOMPARE(fault->kind, row.kind);
    QVERIFY(row.namesIt(*fault));
}

void TestIsland::everyKindOfFaultIsTested()
{
    std::set<Kind> kinds;
    for (const FaultyLayout &row : faultyLayouts)
        kinds.insert(row.kind);
    QCOMPARE(kinds.size(), static_cast<std::size_t>(Kind::StartPathShared) + 1);
}

void TestIsland::hexesOfARoll_data()
{
    QTest::addColumn<int>("roll");
    QTest::addColumn<HexSet>("hexes");

    const auto row = [](const char *name, int roll, std::initializer_list<const char *> hexes) {
        HexSet expected;
        for (const char *hex : hexes)
            expected.insert(*hexNamed(hex));
        QTest::newRow(name) << roll << expected;
    };
    row("R-PR-1 2 on the beginner island", 2, { "1,-2" });
    row("R-PR-1 3 on the beginner island", 3, { "1,0", "-1,1" });
    row("R-PR-1 4 on the beginner island", 4, { "1,-1", "0,1" });
    row("R-PR-1 5 on the beginner island", 5, { "1,1", "-2,2" });
    row("R-PR-1 6 on the beginner island", 6, { "0,-1", "-1,2" });
    row("R-RO-1 7 is on no hex", 7, {});
    row("R-PR-1 8 on the beginner island", 8, { "2,0", "-2,1" });
    row("R-PR-1 9 on the beginner island", 9, { "2,-2", "-2,0" });
    row("R-PR-1 10 on the beginner island", 10, { "0,-2", "2,-1" });
    row("R-PR-1 11 on the beginner island", 11, { "-1,0", "0,2" });
    row("R-PR-1 12 on the beginner island", 12, { "-1,-1" });
}

void TestIsland::hexesOfARoll()
{
    QFETCH(int, roll);
    QTEST(Island(m_beginner).hexesWithToken(roll), "hexes");
}

void TestIsland::hexesTellWhatTheyBring()
{
    const Island island(m_beginner);
    const HexId hills = *hexNamed("0,-1");
    QVERIFY(island.terrain(hills) == Terrain::Hills);
    QVERIFY(island.resource(hills) == Resource::Brick);
    QCOMPARE(island.token(hills), 6);
    QCOMPARE(island.desert(), *hexNamed("0,0"));
    QVERIFY(!island.resource(island.desert()));
    QCOMPARE(island.token(island.desert()), 0);
}

// Both intersections of all nine: a harbor that serves only one of its two is an old fault of such programs.
void TestIsland::harborsServeBothEnds_data()
{
    QTest::addColumn<Harbor>("trades");
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");

    const auto row = [](const char *name, Harbor trades, const char *one, const char *other) {
        QTest::newRow(name) << trades << QByteArray(one) << QByteArray(other);
    };
    row("R-CO-5 generic harbor, top-left", Harbor::Any, "0,-3,S", "0,-2,N");
    row("R-CO-5 grain harbor", Harbor::Grain, "1,-2,N", "2,-3,S");
    row("R-CO-5 ore harbor", Harbor::Ore, "2,-1,N", "3,-2,S");
    row("R-CO-5 generic harbor, east", Harbor::Any, "3,-1,S", "2,1,N");
    row("R-CO-5 wool harbor", Harbor::Wool, "1,2,N", "1,1,S");
    row("R-CO-5 generic harbor, south", Harbor::Any, "-1,3,N", "-1,2,S");
    row("R-CO-5 generic harbor, south-west", Harbor::Any, "-2,2,S", "-3,3,N");
    row("R-CO-5 brick harbor", Harbor::Brick, "-3,2,N", "-2,0,S");
    row("R-CO-5 lumber harbor", Harbor::Lumber, "-2,0,N", "-1,-2,S");
}

void TestIsland::harborsServeBothEnds()
{
    QFETCH(Harbor, trades);
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const Island island(m_beginner);
    for (const QByteArray &name : { one, other }) {
        const IntersectionId end = *intersectionNamed(name.constData());
        QVERIFY(island.harborAt(end) == trades);
        QVERIFY(island.served(trades).contains(end));
    }
}

// With the 18 intersections above all served ones are counted.
void TestIsland::harborsServeNobodyElse()
{
    const Island island(m_beginner);
    int served = 0;
    for (const Harbor harbor : allHarbors)
        served += island.served(harbor).size();
    QCOMPARE(served, 18);

    int intersections = 0;
    for (const IntersectionId id : everyId<IntersectionId>())
        intersections += island.harborAt(id) ? 1 : 0;
    QCOMPARE(intersections, 18);
}

void TestIsland::robberBeginsOnTheDesert()
{
    IslandLayout layout = m_beginner;
    layout.robber.reset();
    QCOMPARE(Island(layout).robberStart(), *hexNamed("0,0"));
    layout.robber = hexNamed("-2,2");
    QCOMPARE(Island(layout).robberStart(), *hexNamed("-2,2"));
}

void TestIsland::islandsCompareByWhatLiesOnThem()
{
    IslandLayout layout = m_beginner;
    layout.robber = hexNamed("0,0");
    QVERIFY(Island(layout) == Island(m_beginner)); // left out: the same hex
    layout.robber = hexNamed("0,1");
    QVERIFY(!(Island(layout) == Island(m_beginner)));
}

QTEST_APPLESS_MAIN(TestIsland)
#include "tst_island.moc"
