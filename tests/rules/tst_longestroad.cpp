// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "rules/longestroad.h"
#include "support/play.h"
#include "support/slowrules.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

const Lane middle = Lane::northOf(0); // ten paths
const Lane south = Lane::southOf(1);  // eight paths, nowhere near the middle
const Lane north = Lane::northOf(-1); // eight paths; its even corners are one path from the middle's odd ones

using Nobody = std::optional<PlayerId>;
constexpr Nobody nobody;

} // namespace

// R-LR: how long a road is, and whose award that makes it.
class TestLongestRoad : public QObject
{
    Q_OBJECT

private slots:
    void lengths_data();
    void lengths();
    void R_LR_1_firstToFive();
    void R_LR_1_awards_data();
    void R_LR_1_awards();
    void R_LR_2_setupRoadsCountAtOnce();
    void R_LR_3_cutOnAnothersTurn();
    void R_LR_3_ownBuildingsDoNotCut();
    void R_LR_3_opponentOnTheLoop();
    void R_LR_4_tieAndOvertaking();
    void R_LR_5_joiningTwoPieces();
    void R_LR_5_holderCutToATieKeeps();
    void R_LR_5_cutBetweenTiedRivals();
    void R_LR_5_fiveAreNotEnoughBehindTiedRivals();
    void R_LR_5_singleLongestTakesItOnAnothersTurn();
    void R_LR_5_setAsideAndWonBack();
    void Example_7_overtaking();
};

void TestLongestRoad::lengths_data()
{
    QTest::addColumn<PathSet>("roads");
    QTest::addColumn<IntersectionSet>("blocked");
    QTest::addColumn<int>("length");
    const auto row = [](const char *name, const PathSet &roads, const IntersectionSet &blocked, int length) {
        QTest::newRow(name) << roads << blocked << length;
    };
    const auto corners = [](const Lane &lane, std::initializer_list<int> indices) {
        IntersectionSet result;
        for (const int i : indices)
            result.insert(lane.corner(i));
        return result;
    };
    const PathSet loop = ring("0,0");

    row("R-LR-2 no road", {}, {}, 0);
    row("R-LR-2 one road", middle.first(1), {}, 1);
    row("R-LR-2 a chain of nine", middle.first(9), {}, 9);
    row("R-LR-2 two pieces count apart", middle.part(0, 3) | middle.part(4, 2), {}, 3);
    row("R-LR-2 three arms of two", middle.part(3, 4) | paths({ "0,-1,E" }) | north.part(4, 1), {}, 4);
    row("R-LR-2 one arm a road longer", middle.part(3, 5) | paths({ "0,-1,E" }) | north.part(4, 1), {}, 5);
    row("R-LR-2 short twigs along a chain add nothing",
        middle.first(8) | paths({ "-1,-1,E", "0,-1,E", "0,0,W", "1,0,W" }), {}, 8);
    row("R-LR-2 a twig at the last corner but one is as good as the end",
        middle.first(5) | paths({ "0,0,W" }), {}, 5);

    row("R-LR-2 a loop of six", loop, {}, 6);
    row("R-LR-2 a loop but for one road", loop - paths({ "0,0,E" }), {}, 5);
    row("R-LR-2 a loop with a tail", loop | paths({ "-1,1,E" }), {}, 7);
    row("R-LR-2 a loop with a tail of three", loop | paths({ "0,-1,E", "1,-2,SE", "1,-2,E" }), {}, 9);
    row("R-LR-2 a loop with tails of two at opposite corners: one of them and the whole loop",
        loop | paths({ "0,-1,E", "1,-2,SE", "-1,1,E", "-1,1,SE" }), {}, 8);
    row("R-LR-2 a loop with tails at neighbouring corners: both, the long way round",
        loop | paths({ "0,-1,E", "1,-1,SE" }), {}, 7);
    row("R-LR-2 two loops that share a road: all eleven", loop | ring("1,0"), {}, 11);
    row("R-LR-2 two loops that share a road, and a spur", loop | ring("1,0") | paths({ "1,1,NE" }), {}, 11);
    row("R-LR-2 a figure eight: two loops joined by a road", loop | ring("1,1") | paths({ "0,1,NE" }), {},
        13);
    row("R-LR-2 three loops around a corner", loop | ring("1,0") | ring("0,1"), {}, 14);

    row("R-LR-3 both ends at opponents' buildings", middle.first(9), corners(middle, { 0, 9 }), 9);
    row("R-LR-3 cut in the middle", middle.first(7), corners(middle, { 3 }), 4);
    row("R-LR-3 cut after five of seven", middle.first(7), corners(middle, { 5 }), 5);
    row("R-LR-3 cut twice", middle.first(9), corners(middle, { 2, 6 }), 4);
    row("R-LR-3 an opponent on a loop: once round, from there to there", loop, intersections({ "0,0,N" }), 6);
    row("R-LR-3 two opponents on a loop", loop, intersections({ "0,0,N", "0,0,S" }), 3);
    row("R-LR-3 three opponents on a loop", loop, intersections({ "0,0,N", "0,0,SE", "0,0,SW" }), 2);
    row("R-LR-3 an opponent where the tail leaves the loop", loop | paths({ "0,-1,E", "1,-2,SE", "1,-2,E" }),
        intersections({ "0,0,N" }), 6);
    row("R-LR-3 an opponent beside the tail of a loop", loop | paths({ "-1,1,E" }),
        intersections({ "0,0,SE" }), 6);
    row("R-LR-3 an opponent at the fork of three arms",
        middle.part(3, 4) | paths({ "0,-1,E" }) | north.part(4, 1), corners(middle, { 5 }), 2);
    row("R-LR-3 an opponent on the road between two loops", loop | ring("1,1") | paths({ "0,1,NE" }),
        intersections({ "0,0,SE" }), 7);
    row("R-LR-3 buildings elsewhere do not matter", middle.first(9), corners(south, { 0, 2, 4 }), 9);
}

void TestLongestRoad::lengths()
{
    QFETCH(PathSet, roads);
    QFETCH(IntersectionSet, blocked);
    QFETCH(int, length);
    QCOMPARE(longestTrail(roads, blocked), length);
    QCOMPARE(slowLongestTrail(roads, blocked), length);
    int through = 0;
    for (const PathId road : roads)
        through = std::max(through, longestTrailThrough(road, roads, blocked));
    QCOMPARE(through, length);

    const PathSet trail = roadsOfLongestTrail(roads, blocked);
    QVERIFY((trail - roads).isEmpty());
    QCOMPARE(trail.size(), length);
    QCOMPARE(slowLongestTrail(trail, blocked), length);
}

void TestLongestRoad::R_LR_1_firstToFive()
{
    GameState state = Scenario().roads(ann, middle.first(4)).hand(ann, cost::road).state();
    QVERIFY(!state.longestRoad);
    const Events events = play(state, BuildRoad{ middle.path(4) });
    const Events expected = { RoadBuilt{ ann, middle.path(4), true }, LongestRoadMoved{ nobody, ann } };
    QCOMPARE(events, expected);
    QVERIFY(state.longestRoad == ann);
    QCOMPARE(points(state, ann), 2);
}

void TestLongestRoad::R_LR_1_awards_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<PathId>("road");
    QTest::addColumn<bool>("awarded");
    const auto row = [](const char *name, const Scenario &scenario, PathId road, bool awarded) {
        QTest::newRow(name) << scenario << road << awarded;
    };
    const auto anns = [](const PathSet &roads) { return Scenario().roads(ann, roads).hand(ann, cost::road); };
    row("R-LR-1 a third road", anns(middle.first(2)), middle.path(2), false);
    row("R-LR-1 a fourth road", anns(middle.first(3)), middle.path(3), false);
    row("R-LR-1 five roads, but three and two apart", anns(middle.first(3) | south.first(1)), south.path(1),
        false);
    row("R-LR-1 five roads, but as a fork", anns(middle.first(4)), path("-1,-1,E"), false);
    row("R-LR-1 five in a row", anns(middle.part(1, 4)), middle.path(0), true);
    row("R-LR-1 a sixth road makes five in a row", anns(middle.first(4) | paths({ "-1,-1,E" })),
        middle.path(4), true);
    row("R-LR-1 another's road does not help", anns(middle.first(3)).roads(ben, middle.part(4, 4)),
        middle.path(3), false);
    row("R-LR-1 own buildings do not cut",
        anns(middle.first(4)).settlement(ann, middle.corner(2)).city(ann, middle.corner(4)), middle.path(4),
        true);
    row("R-LR-1 an opponent's building does",
        anns(middle.first(4) | paths({ "0,0,W" })).settlement(ben, middle.corner(2)), middle.path(4), false);
}

void TestLongestRoad::R_LR_1_awards()
{
    QFETCH(Scenario, scenario);
    QFETCH(PathId, road);
    QFETCH(bool, awarded);
    GameState state = scenario.state();
    QVERIFY(!state.longestRoad);
    play(state, BuildRoad{ road });
    QCOMPARE(std::optional<PlayerId>(state.longestRoad), awarded ? Nobody(ann) : nobody);
}

void TestLongestRoad::R_LR_2_setupRoadsCountAtOnce()
{
    GameState state = initialState(*Scenario().players(3).state().table, {});
    play(state, { PlaceSettlement{ middle.corner(1) }, PlaceRoad{ middle.path(1) } });
    QCOMPARE(int(at(state.roadLengths, ann)), 1);
    play(state,
         { PlaceSettlement{ south.corner(0) }, PlaceRoad{ south.path(0) }, PlaceSettlement{ south.corner(4) },
           PlaceRoad{ south.path(4) }, PlaceSettlement{ south.corner(6) }, PlaceRoad{ south.path(6) },
           PlaceSettlement{ south.corner(2) }, PlaceRoad{ south.path(1) },
           PlaceSettlement{ middle.corner(3) }, PlaceRoad{ middle.path(2) } });
    // Two roads that meet, for Ann and for Ben; Cleo's lie apart.
    QCOMPARE(int(at(state.roadLengths, ann)), 2);
    QCOMPARE(int(at(state.roadLengths, ben)), 2);
    QCOMPARE(int(at(state.roadLengths, cleo)), 1);
    QCOMPARE(viewFor(state, std::nullopt).player(ann).roadLength, 2);
}

// Ann's chain of seven is cut between the third and the fourth road, on Ben's turn.
void TestLongestRoad::R_LR_3_cutOnAnothersTurn()
{
    GameState state = Scenario()
                          .roads(ann, middle.first(7))
                          .road(ben, "-1,-1,E")
                          .hand(ben, cost::settlement)
                          .turn(ben)
                          .state();
    QVERIFY(state.longestRoad == ann);
    QCOMPARE(points(state, ann), 2);
    const Events events = play(state, BuildSettlement{ middle.corner(3) });
    QCOMPARE(int(at(state.roadLengths, ann)), 4);
    QVERIFY(!state.longestRoad);
    QCOMPARE(points(state, ann), 0);
    QVERIFY(happened(events, LongestRoadMoved{ ann, nobody }));
}

void TestLongestRoad::R_LR_3_ownBuildingsDoNotCut()
{
    const Scenario chain = Scenario().roads(ann, middle.first(7)).settlement(ann, middle.corner(2));
    QCOMPARE(int(at(Scenario(chain).city(ann, middle.corner(5)).state().roadLengths, ann)), 7);
    QCOMPARE(int(at(Scenario(chain).city(ben, middle.corner(5)).state().roadLengths, ann)), 5);
    // Nor does another's road that crosses it.
    QCOMPARE(int(at(Scenario(chain).roads(ben, paths({ "0,-1,E", "0,0,W" })).state().roadLengths, ann)), 7);
}

void TestLongestRoad::R_LR_3_opponentOnTheLoop()
{
    GameState state =
        Scenario().roads(ann, ring("0,0")).road(ben, "0,-1,E").hand(ben, cost::settlement).turn(ben).state();
    QCOMPARE(int(at(state.roadLengths, ann)), 6);
    const Events events = play(state, BuildSettlement{ intersection("0,0,N") });
    QCOMPARE(int(at(state.roadLengths, ann)), 6);
    QVERIFY(state.longestRoad == ann);
    QVERIFY(!happened<LongestRoadMoved>(events));
}

void TestLongestRoad::R_LR_4_tieAndOvertaking()
{
    GameState state = Scenario()
                          .roads(ann, middle.first(6))
                          .roads(ben, south.first(5))
                          .hand(ben, cost::road + cost::road)
                          .turn(ben)
                          .state();
    Events events = play(state, BuildRoad{ south.path(5) });
    QCOMPARE(int(at(state.roadLengths, ben)), 6);
    QVERIFY(state.longestRoad == ann);
    QVERIFY(!happened<LongestRoadMoved>(events));

    events = play(state, BuildRoad{ south.path(6) });
    QVERIFY(state.longestRoad == ben);
    QVERIFY(happened(events, LongestRoadMoved{ ann, ben }));
    QCOMPARE(points(state, ann), 0);
    QCOMPARE(points(state, ben), 2);
}

// With Road Building, the gap first: the award comes before the second free road.
void TestLongestRoad::R_LR_5_joiningTwoPieces()
{
    GameState state = Scenario()
                          .roads(ann, middle.part(0, 3) | middle.part(4, 4))
                          .cards(ann, { { DevelopmentCard::RoadBuilding, 1 } })
                          .state();
    QVERIFY(!state.longestRoad);
    play(state, PlayRoadBuilding{});
    const Events events = play(state, BuildRoad{ middle.path(3) });
    QCOMPARE(int(at(state.roadLengths, ann)), 8);
    QVERIFY(happened(events, LongestRoadMoved{ nobody, ann }));
    QCOMPARE(state.phase, Phase::FreeRoads);
    QCOMPARE(points(state, ann), 2);
}

void TestLongestRoad::R_LR_5_holderCutToATieKeeps()
{
    GameState state = Scenario()
                          .roads(ann, middle.first(7))
                          .roads(ben, south.first(5))
                          .road(cleo, "0,-1,E")
                          .hand(cleo, cost::settlement)
                          .turn(cleo)
                          .state();
    const Events events = play(state, BuildSettlement{ middle.corner(5) });
    QCOMPARE(int(at(state.roadLengths, ann)), 5);
    QVERIFY(state.longestRoad == ann);
    QVERIFY(!happened<LongestRoadMoved>(events));
}

// Two rivals at five: the award is set aside, and goes to the first who passes the other.
void TestLongestRoad::R_LR_5_cutBetweenTiedRivals()
{
    GameState state = Scenario()
                          .roads(ann, middle.first(6))
                          .roads(ben, south.first(5))
                          .roads(dan, north.part(3, 5))
                          .road(cleo, "-1,-1,E")
                          .hand(cleo, cost::settlement)
                          .hand(dan, cost::road)
                          .turn(cleo)
                          .state();
    QVERIFY(state.longestRoad == ann);
    const Events events = play(state, BuildSettlement{ middle.corner(3) });
    QCOMPARE(int(at(state.roadLengths, ann)), 3);
    QVERIFY(!state.longestRoad);
    QVERIFY(happened(events, LongestRoadMoved{ ann, nobody }));

    play(state, { EndTurn{}, rolled(12), BuildRoad{ path("2,-1,E") } });
    QCOMPARE(int(at(state.roadLengths, dan)), 6);
    QVERIFY(state.longestRoad == dan);
}

// The holder still has five, but two rivals tie at six: it is set aside all the same.
void TestLongestRoad::R_LR_5_fiveAreNotEnoughBehindTiedRivals()
{
    GameState state = Scenario()
                          .roads(ann, middle.first(7))
                          .roads(ben, south.first(6))
                          .roads(dan, north.part(2, 6))
                          .road(cleo, "0,-1,E")
                          .hand(cleo, cost::settlement)
                          .turn(cleo)
                          .state();
    QVERIFY(state.longestRoad == ann);
    const Events events = play(state, BuildSettlement{ middle.corner(5) });
    QCOMPARE(int(at(state.roadLengths, ann)), 5);
    QVERIFY(happened(events, LongestRoadMoved{ ann, nobody }));
}

// Nobody holds; Cleo is cut on Ann's turn, and Ben is left alone at the top.
void TestLongestRoad::R_LR_5_singleLongestTakesItOnAnothersTurn()
{
    GameState state = Scenario()
                          .roads(cleo, middle.first(6))
                          .roads(ben, south.first(6))
                          .roads(ann, Lane::southOf(0).part(4, 3) | paths({ "0,0,W" }))
                          .longestRoad(nobody)
                          .hand(ann, cost::settlement)
                          .state();
    QCOMPARE(int(at(state.roadLengths, ann)), 4);
    const Events events = play(state, BuildSettlement{ middle.corner(4) });
    QCOMPARE(int(at(state.roadLengths, cleo)), 4);
    QVERIFY(state.longestRoad == ben);
    QVERIFY(happened(events, LongestRoadMoved{ nobody, ben }));
    QCOMPARE(points(state, ben), 2);
}

void TestLongestRoad::R_LR_5_setAsideAndWonBack()
{
    GameState state = Scenario()
                          .roads(ann, middle.first(6))
                          .road(ben, "-1,-1,E")
                          .hand(ben, cost::settlement)
                          .hand(ann, cost::road + cost::road)
                          .turn(ben)
                          .state();
    play(state, BuildSettlement{ middle.corner(3) });
    QVERIFY(!state.longestRoad);
    play(state, { EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{}, rolled(12),
                  BuildRoad{ middle.path(6) } });
    QCOMPARE(int(at(state.roadLengths, ann)), 4);
    QVERIFY(!state.longestRoad);
    const Events events = play(state, BuildRoad{ middle.path(7) });
    QVERIFY(state.longestRoad == ann);
    QVERIFY(happened(events, LongestRoadMoved{ nobody, ann }));
}

void TestLongestRoad::Example_7_overtaking()
{
    GameState state = Scenario()
                          .roads(ann, middle.first(5))
                          .roads(ben, south.first(4))
                          .hand(ben, cost::road + cost::road)
                          .turn(ben)
                          .state();
    play(state, BuildRoad{ south.path(4) });
    QVERIFY(state.longestRoad == ann);
    const int annBefore = points(state, ann);
    const int benBefore = points(state, ben);
    play(state, BuildRoad{ south.path(5) });
    QCOMPARE(points(state, ann), annBefore - 2);
    QCOMPARE(points(state, ben), benBefore + 2);
}

QTEST_GUILESS_MAIN(TestLongestRoad)
#include "tst_longestroad.moc"
