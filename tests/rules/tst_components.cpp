// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/islandmaker.h"
#include "game/game.h"
#include "support/islands.h"
#include "support/play.h"

#include <QTest>

#include <map>
#include <set>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Point = std::pair<int, int>;

// The plane in which every corner of the grid has whole coordinates: x in half widths of a hex, y in half
// sides.
Point centreOf(Cell cell)
{
    return { 2 * cell.q + cell.r, 3 * cell.r };
}

// Clockwise from the north, as cornersOfHex has them.
std::array<Point, 6> cornersOf(Cell cell)
{
    const auto [x, y] = centreOf(cell);
    return {
        { { x, y - 2 }, { x + 1, y - 1 }, { x + 1, y + 1 }, { x, y + 2 }, { x - 1, y + 1 }, { x - 1, y - 1 } }
    };
}

bool isOneSideApart(Point a, Point b)
{
    const Point distance = { std::abs(a.first - b.first), std::abs(a.second - b.second) };
    return distance == Point{ 0, 2 } || distance == Point{ 1, 1 };
}

// Where each intersection lies, as the hexes around it say.
std::map<int, Point> pointsOfIntersections()
{
    std::map<int, Point> points;
    for (const HexId hex : everyId<HexId>()) {
        const auto corners = cornersOf(at(topology.cellOfHex, hex));
        for (std::size_t i = 0; i < corners.size(); ++i)
            points.emplace(at(topology.cornersOfHex, hex)[i].index(), corners[i]);
    }
    return points;
}

IslandLayout changed(IslandLayout layout, const std::function<void(IslandLayout &)> &change)
{
    change(layout);
    return layout;
}

GameState freshGame(int players)
{
    return initialState(tableFor(testIsland(), {}, players), {});
}

} // namespace

// R-CO: what is in the box.
class TestComponents : public QObject
{
    Q_OBJECT

private slots:
    void R_CO_1_rowsOfHexes();
    void R_CO_1_intersectionsLieAtTheCornersOfHexes();
    void R_CO_1_pathsLieBetweenNeighbouringIntersections();
    void R_CO_1_coast();
    void R_CO_2_terrainBringsItsResource_data();
    void R_CO_2_terrainBringsItsResource();
    void R_CO_3_pips_data();
    void R_CO_3_pips();
    void R_CO_4_letters();
    void R_CO_5_harborsServeTwoIntersectionsEach();
    void islandsThatCannotBe_data();
    void islandsThatCannotBe();
    void R_CO_6_bank();
    void R_CO_7_deck();
    void R_CO_8_pieces();
};

void TestComponents::R_CO_1_rowsOfHexes()
{
    std::map<int, int> rows;
    std::set<Point> cells;
    for (const HexId hex : everyId<HexId>()) {
        const Cell cell = at(topology.cellOfHex, hex);
        ++rows[cell.r];
        cells.insert({ cell.q, cell.r });
        QVERIFY(std::max({ std::abs(cell.q), std::abs(cell.r), std::abs(cell.q + cell.r) }) <= 2);
    }
    QCOMPARE(cells.size(), std::size_t(19));
    QCOMPARE(rows, (std::map<int, int>{ { -2, 3 }, { -1, 4 }, { 0, 5 }, { 1, 4 }, { 2, 3 } }));
}

void TestComponents::R_CO_1_intersectionsLieAtTheCornersOfHexes()
{
    const auto points = pointsOfIntersections();
    QCOMPARE(points.size(), std::size_t(54));
    std::set<Point> distinct;
    for (const auto &[id, point] : points)
        distinct.insert(point);
    QCOMPARE(distinct.size(), std::size_t(54));

    for (const HexId hex : everyId<HexId>()) {
        const auto corners = cornersOf(at(topology.cellOfHex, hex));
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const IntersectionId corner = at(topology.cornersOfHex, hex)[i];
            QCOMPARE(points.at(corner.index()), corners[i]);
            QVERIFY(at(topology.intersectionsOfHex, hex).contains(corner));
            QVERIFY(at(topology.hexesAt, corner).contains(hex));
        }
        QCOMPARE(at(topology.intersectionsOfHex, hex).size(), 6);
    }
    for (const IntersectionId corner : everyId<IntersectionId>()) {
        for (const HexId hex : at(topology.hexesAt, corner))
            QVERIFY(at(topology.intersectionsOfHex, hex).contains(corner));
    }
}

void TestComponents::R_CO_1_pathsLieBetweenNeighbouringIntersections()
{
    const auto points = pointsOfIntersections();
    int neighbours = 0;
    for (const IntersectionId a : everyId<IntersectionId>()) {
        for (const IntersectionId b : everyId<IntersectionId>()) {
            const bool apart = isOneSideApart(points.at(a.index()), points.at(b.index()));
            QCOMPARE(at(topology.neighboursAt, a).contains(b), apart);
            neighbours += apart ? 1 : 0;
        }
    }
    QCOMPARE(neighbours, 2 * 72);

    std::set<std::pair<int, int>> distinct;
    for (const PathId path : everyId<PathId>()) {
        const auto [a, b] = at(topology.endsOf, path);
        distinct.insert(std::minmax(a.index(), b.index()));
        QVERIFY(at(topology.neighboursAt, a).contains(b));
        QVERIFY(at(topology.pathsAt, a).contains(path) && at(topology.pathsAt, b).contains(path));
        QCOMPARE(topology.acrossFrom(a, path), b);
        QCOMPARE(topology.acrossFrom(b, path), a);
        QCOMPARE(at(topology.pathsTouching, path),
                 ((at(topology.pathsAt, a) | at(topology.pathsAt, b)) - PathSet{ path }));
    }
    QCOMPARE(distinct.size(), std::size_t(72));
}

void TestComponents::R_CO_1_coast()
{
    int coastal = 0;
    for (const PathId path : everyId<PathId>()) {
        int hexes = 0;
        for (const HexId hex : everyId<HexId>()) {
            const auto &sides = at(topology.sidesOfHex, hex);
            hexes += static_cast<int>(std::count(sides.begin(), sides.end(), path));
        }
        QCOMPARE(isCoastal(path), hexes == 1);
        coastal += isCoastal(path) ? 1 : 0;
    }
    QCOMPARE(coastal, 30);

    PathSet round;
    for (std::size_t i = 0; i < topology.coast.size(); ++i) {
        round.insert(topology.coast[i]);
        QVERIFY(at(topology.pathsTouching, topology.coast[i]).contains(topology.coast[(i + 1) % 30]));
        QVERIFY(isCoastal(topology.coast[i]));
    }
    QCOMPARE(round.size(), 30);
    QCOMPARE(topology.coast[0], path("0,-2,NW"));
    QCOMPARE(topology.coast[1], path("0,-2,NE"));
}

void TestComponents::R_CO_2_terrainBringsItsResource_data()
{
    QTest::addColumn<Terrain>("terrain");
    QTest::addColumn<std::optional<Resource>>("resource");
    const auto row = [](const char *name, Terrain terrain, std::optional<Resource> resource) {
        QTest::newRow(name) << terrain << resource;
    };
    row("R-CO-2 forest brings lumber", Terrain::Forest, Resource::Lumber);
    row("R-CO-2 hills bring brick", Terrain::Hills, Resource::Brick);
    row("R-CO-2 pasture brings wool", Terrain::Pasture, Resource::Wool);
    row("R-CO-2 fields bring grain", Terrain::Fields, Resource::Grain);
    row("R-CO-2 mountains bring ore", Terrain::Mountains, Resource::Ore);
    row("R-CO-2 the desert brings nothing", Terrain::Desert, std::nullopt);
}

// Not only as a table: somebody lives there and the number is rolled.
void TestComponents::R_CO_2_terrainBringsItsResource()
{
    QFETCH(Terrain, terrain);
    QFETCH(std::optional<Resource>, resource);
    QVERIFY(resourceOf(terrain) == resource);

    const Island island(testIsland());
    for (const HexId hex : everyId<HexId>()) {
        if (island.terrain(hex) != terrain)
            continue;
        QVERIFY(island.resource(hex) == resource);
        if (!resource)
            continue;
        const IntersectionId corner = at(topology.cornersOfHex, hex)[0];
        GameState state = Scenario().settlement(ben, corner).phase(Phase::Roll).robber("2,-2").state();
        play(state, rolled(island.token(hex)));
        QVERIFY(at(state.hands, ben)[*resource] >= 1);
    }
}

void TestComponents::R_CO_3_pips_data()
{
    QTest::addColumn<int>("token");
    QTest::addColumn<int>("expected");
    QTest::addColumn<bool>("red");
    const std::array expected = { 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1 };
    for (int token = 2; token <= 12; ++token) {
        QTest::addRow("R-CO-3 token %d", token)
            << token << expected[static_cast<std::size_t>(token - 2)] << (token == 6 || token == 8);
    }
}

void TestComponents::R_CO_3_pips()
{
    QFETCH(int, token);
    QFETCH(int, expected);
    QFETCH(bool, red);
    QCOMPARE(pips(token), expected);
    QCOMPARE(isRed(token), red);
    // A pip is a chance in 36.
    int chances = 0;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second)
            chances += first + second == token ? 1 : 0;
    }
    if (token != 7)
        QCOMPARE(pips(token), chances);
}

void TestComponents::R_CO_4_letters()
{
    // Counter-clockwise from the top-left hex, the desert in the middle: every letter has its place.
    const std::array walk = { "0,-2", "-1,-1", "-2,0", "-2,1", "-2,2", "-1,2", "0,2", "1,1", "2,0",
                              "2,-1", "2,-2",  "1,-2", "0,-1", "-1,0", "-1,1", "0,1", "1,0", "1,-1" };
    const std::array letters = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 };
    const auto tokens = tokensInLetterOrder(0, hex("0,0"));
    for (std::size_t i = 0; i < walk.size(); ++i)
        QCOMPARE(at(tokens, hex(walk[i])), letters[i]);
    QCOMPARE(at(tokens, hex("0,0")), 0);
}

void TestComponents::R_CO_5_harborsServeTwoIntersectionsEach()
{
    const Island island(testIsland());
    IntersectionSet served;
    for (const HarborPlace &harbor : testIsland().harbors) {
        for (const IntersectionId end : at(topology.endsOf, harbor.at)) {
            QVERIFY(!served.contains(end));
            served.insert(end);
            QVERIFY(island.harborAt(end) == harbor.trades);
            QVERIFY(island.served(harbor.trades).contains(end));
        }
    }
    QCOMPARE(served.size(), 18);
    for (const IntersectionId other : IntersectionSet::all() - served)
        QVERIFY(!island.harborAt(other));
    QCOMPARE(island.served(Harbor::Any).size(), 8);
    for (const Resource resource : allResources)
        QCOMPARE(island.served(harborFor(resource)).size(), 2);
}

void TestComponents::islandsThatCannotBe_data()
{
    QTest::addColumn<IslandLayout>("layout");
    QTest::addColumn<int>("fault"); // an IslandFault::Kind, or -1
    const auto row = [](const char *name, int fault, const std::function<void(IslandLayout &)> &change) {
        QTest::newRow(name) << changed(testIsland(), change) << fault;
    };
    const auto kind = [](IslandFault::Kind fault) { return static_cast<int>(fault); };
    const auto redHills = [](IslandLayout &i) { at(i.terrain, hex("0,0")) = Terrain::Fields; };

    row("R-CO-1 the test island is in order", -1, [](IslandLayout &) {});
    row("R-CO-1 five fields", kind(IslandFault::Kind::TerrainCount), redHills);
    row("R-CO-1 two deserts", kind(IslandFault::Kind::TerrainCount), [](IslandLayout &i) {
        at(i.terrain, hex("0,0")) = Terrain::Desert;
        at(i.token, hex("0,0")) = 0;
    });
    row("R-CO-3 a token on the desert", kind(IslandFault::Kind::TokenOnDesert),
        [](IslandLayout &i) { std::swap(at(i.token, hex("2,-2")), at(i.token, hex("0,0"))); });
    row("R-CO-3 a hex without a token", kind(IslandFault::Kind::TokenMissing),
        [](IslandLayout &i) { at(i.token, hex("0,0")) = 0; });
    row("R-CO-3 three tokens of a number", kind(IslandFault::Kind::TokenCount),
        [](IslandLayout &i) { at(i.token, hex("0,0")) = 9; });
    row("R-CO-3 there is no 7", kind(IslandFault::Kind::TokenCount),
        [](IslandLayout &i) { at(i.token, hex("0,0")) = 7; });
    row("R-CO-5 eight harbors", kind(IslandFault::Kind::HarborCount),
        [](IslandLayout &i) { i.harbors.pop_back(); });
    row("R-CO-5 two ore harbors", kind(IslandFault::Kind::HarborKindCount),
        [](IslandLayout &i) { i.harbors[0].trades = Harbor::Ore; });
    row("R-CO-5 a harbor inland", kind(IslandFault::Kind::HarborInland),
        [](IslandLayout &i) { i.harbors[0].at = path("0,0,E"); });
    row("R-CO-5 two harbors at one intersection", kind(IslandFault::Kind::HarborsShare),
        [](IslandLayout &i) { i.harbors[1].at = path("0,-2,NE"); });
    // Where tokens and harbors lie is the maker's business, not the judge's.
    row("R-CO-3 red tokens may be neighbours on an island from a file", -1,
        [](IslandLayout &i) { std::swap(at(i.token, hex("-1,0")), at(i.token, hex("1,-1"))); });
}

void TestComponents::islandsThatCannotBe()
{
    QFETCH(IslandLayout, layout);
    QFETCH(int, fault);
    const auto found = faultOf(layout);
    QCOMPARE(found ? static_cast<int>(found->kind) : -1, fault);
}

void TestComponents::R_CO_6_bank()
{
    const GameState state = freshGame(4);
    QCOMPARE(state.bank, ResourceCards::each(19));
    QCOMPARE(state.bank.total(), 95);
    QCOMPARE(viewFor(state, std::nullopt).bank, state.bank);
}

void TestComponents::R_CO_7_deck()
{
    const GameState state = freshGame(3);
    const DevelopmentCards expected = { { DevelopmentCard::Knight, 14 },
                                        { DevelopmentCard::RoadBuilding, 2 },
                                        { DevelopmentCard::YearOfPlenty, 2 },
                                        { DevelopmentCard::Monopoly, 2 },
                                        { DevelopmentCard::VictoryPoint, 5 } };
    QCOMPARE(state.deck, expected);
    QCOMPARE(state.deck.total(), 25);
}

void TestComponents::R_CO_8_pieces()
{
    QCOMPARE(allColors.size(), std::size_t(4));
    const GameState state = freshGame(4);
    for (const PlayerId player : playersOf(4)) {
        QCOMPARE(roadsLeft(state, player), 15);
        QCOMPARE(settlementsLeft(state, player), 5);
        QCOMPARE(citiesLeft(state, player), 4);
    }
}

QTEST_GUILESS_MAIN(TestComponents)
#include "tst_components.moc"
