// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/topology.h"

#include "drawing.h"
#include "printing.h"

#include <algorithm>

using namespace holmstead;
using drawing::Line;
using drawing::Point;

// Who touches whom, compared with the island as drawn on squared paper.
class TestTopology : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void counts_data();
    void counts();
    void hexesLieInRows();
    void everyPointIsOneIntersection();
    void everyLineIsOnePath();
    void sidesRunBetweenCorners();
    void numbersFollowTheRows();
    void hexesKnowTheirSurroundings();
    void intersectionsKnowTheirSurroundings();
    void pathsKnowTheirSurroundings();
    void acrossFromIsTheOtherEnd();
    void coastalPathsHaveLandOnOneSide();
    void coastIsWalkedClockwise();
    void coordinatesLeadBack();

private:
    Point pointOf(IntersectionId id) const { return m_points.at(id); }
    Line lineOf(PathId path) const
    {
        const auto [from, to] = at(topology.endsOf, path);
        return drawing::line(pointOf(from), pointOf(to));
    }

    const drawing::Island m_island;
    std::map<IntersectionId, Point> m_points; // by the corners of the hexes
};

void TestTopology::initTestCase()
{
    for (const HexId hex : everyId<HexId>()) {
        const auto [q, r] = at(topology.cellOfHex, hex);
        const drawing::Hexagon drawn = drawing::hexagon(q, r);
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            const IntersectionId corner = at(topology.cornersOfHex, hex)[i];
            QVERIFY2(m_points.emplace(corner, drawn[i]).first->second == drawn[i], nameOf(corner).c_str());
        }
    }
}

void TestTopology::counts_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("expected");

    int coastal = 0;
    int inner = 0;
    for (const PathId path : everyId<PathId>())
        coastal += isCoastal(path) ? 1 : 0;
    for (const IntersectionId id : everyId<IntersectionId>())
        inner += at(topology.hexesAt, id).size() == 3 ? 1 : 0;

    QTest::newRow("R-CO-1 19 hexes") << HexId::count << 19;
    QTest::newRow("R-CO-1 54 intersections") << IntersectionId::count << 54;
    QTest::newRow("R-CO-1 72 paths") << PathId::count << 72;
    QTest::newRow("R-CO-1 30 coastal paths") << coastal << 30;
    QTest::newRow("R-CO-1 54 intersections on paper") << int(m_island.points.size()) << 54;
    QTest::newRow("R-CO-1 72 paths on paper") << int(m_island.lines.size()) << 72;
    QTest::newRow("R-CO-1 24 intersections inland, so that 30 are coastal") << inner << 24;
}

void TestTopology::counts()
{
    QFETCH(int, count);
    QTEST(count, "expected");
}

void TestTopology::hexesLieInRows()
{
    const auto cells = drawing::landCells();
    for (const HexId hex : everyId<HexId>()) {
        const auto [q, r] = cells[static_cast<std::size_t>(hex.index())];
        QCOMPARE(at(topology.cellOfHex, hex), (Cell{ q, r }));
    }
}

void TestTopology::everyPointIsOneIntersection()
{
    std::set<Point> seen;
    for (const auto &[id, point] : m_points)
        seen.insert(point);
    QCOMPARE(m_points.size(), std::size_t(54));
    QCOMPARE(seen.size(), std::size_t(54));
}

void TestTopology::everyLineIsOnePath()
{
    std::set<Line> seen;
    for (const PathId path : everyId<PathId>()) {
        QVERIFY2(m_island.lines.contains(lineOf(path)), nameOf(path).c_str());
        seen.insert(lineOf(path));
    }
    QCOMPARE(seen.size(), std::size_t(72));
}

void TestTopology::sidesRunBetweenCorners()
{
    for (const HexId hex : everyId<HexId>()) {
        const auto [q, r] = at(topology.cellOfHex, hex);
        for (std::size_t i = 0; i < 6; ++i)
            QVERIFY(lineOf(at(topology.sidesOfHex, hex)[i]) == drawing::side(drawing::hexagon(q, r), i));
    }
}

void TestTopology::numbersFollowTheRows()
{
    std::vector<Point> points;
    for (const IntersectionId id : everyId<IntersectionId>())
        points.push_back(pointOf(id));
    QVERIFY(std::is_sorted(points.begin(), points.end()));

    std::vector<Point> middles;
    for (const PathId path : everyId<PathId>()) {
        const auto [a, b] = lineOf(path);
        middles.push_back({ a.y + b.y, a.x + b.x });
    }
    QVERIFY(std::is_sorted(middles.begin(), middles.end()));
}

void TestTopology::hexesKnowTheirSurroundings()
{
    for (const HexId hex : everyId<HexId>()) {
        IntersectionSet corners;
        for (const IntersectionId corner : at(topology.cornersOfHex, hex))
            corners.insert(corner);
        QCOMPARE(corners.size(), 6);
        QCOMPARE(at(topology.intersectionsOfHex, hex), corners);

        HexSet neighbours;
        for (const HexId other : everyId<HexId>()) {
            if ((corners & at(topology.intersectionsOfHex, other)).size() == 2)
                neighbours.insert(other);
        }
        QCOMPARE(at(topology.neighboursOfHex, hex), neighbours);
    }
}

void TestTopology::intersectionsKnowTheirSurroundings()
{
    for (const IntersectionId id : everyId<IntersectionId>()) {
        IntersectionSet neighbours;
        PathSet paths;
        for (const PathId path : everyId<PathId>()) {
            const auto [a, b] = lineOf(path);
            if (pointOf(id) == a || pointOf(id) == b)
                paths.insert(path);
        }
        for (const auto &[other, point] : m_points) {
            if (m_island.lines.contains(drawing::line(pointOf(id), point)))
                neighbours.insert(other);
        }
        QCOMPARE(at(topology.pathsAt, id), paths);
        QCOMPARE(at(topology.neighboursAt, id), neighbours);
        QCOMPARE(at(topology.hexesAt, id).size(), m_island.points.at(pointOf(id)));
        for (const HexId hex : at(topology.hexesAt, id))
            QVERIFY(at(topology.intersectionsOfHex, hex).contains(id));
    }
}

void TestTopology::pathsKnowTheirSurroundings()
{
    for (const PathId path : everyId<PathId>()) {
        const Line line = lineOf(path);
        PathSet touching;
        for (const PathId other : everyId<PathId>()) {
            const std::set<Point> ends = { line.first, line.second, lineOf(other).first,
                                           lineOf(other).second };
            if (ends.size() == 3)
                touching.insert(other);
        }
        QCOMPARE(at(topology.pathsTouching, path), touching);
    }
}

void TestTopology::acrossFromIsTheOtherEnd()
{
    for (const PathId path : everyId<PathId>()) {
        const auto [from, to] = at(topology.endsOf, path);
        QCOMPARE(topology.acrossFrom(from, path), to);
        QCOMPARE(topology.acrossFrom(to, path), from);
    }
}

void TestTopology::coastalPathsHaveLandOnOneSide()
{
    for (const PathId path : everyId<PathId>())
        QCOMPARE(isCoastal(path), m_island.lines.at(lineOf(path)) == 1);
}

// R-SU-6 counts the coast from here in this direction. Read off a map, hex by hex.
void TestTopology::coastIsWalkedClockwise()
{
    const std::array walk = {
        "0,-2,NW", "0,-2,NE", "1,-2,NW", "1,-2,NE", "2,-2,NW",  "2,-2,NE", "2,-2,E",  "2,-1,NE",
        "2,-1,E",  "2,0,NE",  "2,0,E",   "2,0,SE",  "1,1,E",    "1,1,SE",  "0,2,E",   "0,2,SE",
        "0,2,SW",  "-1,2,SE", "-1,2,SW", "-2,2,SE", "-2,2,SW",  "-2,2,W",  "-2,1,SW", "-2,1,W",
        "-2,0,SW", "-2,0,W",  "-2,0,NW", "-1,-1,W", "-1,-1,NW", "0,-2,W",
    };
    static_assert(walk.size() == 30);
    for (std::size_t i = 0; i < walk.size(); ++i)
        QCOMPARE(std::optional(topology.coast[i]), pathNamed(walk[i]));
}

void TestTopology::coordinatesLeadBack()
{
    for (const HexId hex : everyId<HexId>())
        QCOMPARE(hexAt(at(topology.cellOfHex, hex)), std::optional(hex));
    for (const IntersectionId id : everyId<IntersectionId>())
        QCOMPARE(intersectionAt(placeOf(id).cell, placeOf(id).corner), std::optional(id));
    for (const PathId path : everyId<PathId>())
        QCOMPARE(pathAt(placeOf(path).cell, placeOf(path).side), std::optional(path));
}

QTEST_APPLESS_MAIN(TestTopology)
#include "tst_topology.moc"
