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

constexpr int islands = 1000; // seeds tried where something must happen, or must never

const Table &beginnerTable(int players)
{
    const Rules rules = { Edition::Classic, PhaseRule::Separate, IslandSetup::Beginner, 10 };
    return tableFor(beginnerIslandByHand(), rules, players);
}

GameState beginnerGame(const std::vector<Color> &colors, Events *events = nullptr)
{
    return initialState(beginnerTable(static_cast<int>(colors.size())), colors, events);
}

// The first placement of a variable game.
GameState variableGame(int players = 4, const IslandLayout &island = testIsland())
{
    return initialState(tableFor(island, {}, players), {});
}

// The test island's places with the beginner map's terrain: a desert in the middle.
IslandLayout desertInTheMiddle()
{
    IslandLayout layout = beginnerIslandByHand();
    layout.start.clear();
    return layout;
}

Cell turnedClockwise(Cell cell)
{
    return { -cell.r, cell.q + cell.r };
}

// R-SU-5 from the top-left hex, written out.
const std::vector<Cell> spiralFromTheTopLeft = { { 0, -2 }, { -1, -1 }, { -2, 0 }, { -2, 1 }, { -2, 2 },
                                                 { -1, 2 }, { 0, 2 },   { 1, 1 },  { 2, 0 },  { 2, -1 },
                                                 { 2, -2 }, { 1, -2 },  { 0, -1 }, { -1, 0 }, { -1, 1 },
                                                 { 0, 1 },  { 1, 0 },   { 1, -1 }, { 0, 0 } };

std::array<int, HexId::count> expectedTokens(int corner, HexId desert)
{
    const std::array letters = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 };
    std::array<int, HexId::count> tokens = {};
    std::size_t next = 0;
    for (Cell cell : spiralFromTheTopLeft) {
        for (int turn = 0; turn < corner; ++turn)
            cell = turnedClockwise(cell);
        const HexId hex = *hexAt(cell);
        if (hex != desert)
            at(tokens, hex) = letters[next++];
    }
    return tokens;
}

// A second opinion on hasRedNeighbours().
bool redsTouch(const std::array<int, HexId::count> &tokens)
{
    for (const HexId hex : everyId<HexId>()) {
        for (const HexId other : at(topology.neighboursOfHex, hex)) {
            if (isRed(at(tokens, hex)) && isRed(at(tokens, other)))
                return true;
        }
    }
    return false;
}

IslandLayout islandFor(int seed, HarborDeal harbors = HarborDeal::Pieces,
                       TokenDeal tokens = TokenDeal::LetterOrder)
{
    Random random(static_cast<std::uint64_t>(seed));
    return makeIsland(harbors, tokens, random);
}

HexId desertOf(const IslandLayout &layout)
{
    return Island(layout).desert();
}

// Plays the whole placement: everybody takes the first place that is listed. Who placed what, in order.
std::vector<PlayerId> placeEverything(GameState &state)
{
    std::vector<PlayerId> order;
    while (state.phase == Phase::Setup) {
        if (!state.unconnected)
            order.push_back(state.turn);
        play(state, legalActions(state)[0]);
    }
    return order;
}

} // namespace

// R-SU: how a game begins.
class TestSetup : public QObject
{
    Q_OBJECT

private slots:
    void R_SU_1_beginnerPiecesStand();
    void R_SU_1_everyBeginnerPieceIsInItsPlace_data();
    void R_SU_1_everyBeginnerPieceIsInItsPlace();
    void R_SU_1_startPiecesThatCannotBe_data();
    void R_SU_1_startPiecesThatCannotBe();
    void R_SU_2_colorLeftOut();
    void R_SU_3_starredSettlementsBringTheFirstCards();
    void R_SU_3_secondSettlement_data();
    void R_SU_3_secondSettlement();
    void R_SU_3_firstSettlementBringsNothing();
    void R_SU_4_hexesAreShuffled();
    void R_SU_5_lettersFollowTheSpiral();
    void R_SU_5_neverTwoRedNeighbours();
    void R_SU_5_islandsAreDealtLikeThat();
    void R_SU_6_classicHarborsSwapPlaces();
    void R_SU_6_sixthFramePiecesStayWhole();
    void R_SU_7_playersSitClockwise();
    void R_SU_8_snake_data();
    void R_SU_8_snake();
    void R_SU_8_everyCornerIsFreeAtFirst();
    void R_SU_8_roadTouchesTheNewSettlement();
    void R_SU_8_verdicts_data();
    void R_SU_8_verdicts();
    void R_SU_9_firstPlayerBegins();
    void R_SU_10_scatteredTokens();
};

void TestSetup::R_SU_1_beginnerPiecesStand()
{
    const GameState state = beginnerGame({ Color::Red, Color::Blue, Color::Orange, Color::White });
    QCOMPARE(state.robber, hex("0,0"));
    QCOMPARE(state.phase, Phase::Roll);
    QCOMPARE(state.turn, ann);
    for (const PlayerId player : playersOf(4)) {
        QCOMPARE(at(state.buildings, player).size(), 2);
        QCOMPARE(at(state.roads, player).size(), 2);
        QCOMPARE(points(state, player), 2);
    }
    QVERIFY(state.cities.isEmpty());
}

void TestSetup::R_SU_1_everyBeginnerPieceIsInItsPlace_data()
{
    QTest::addColumn<Color>("color");
    QTest::addColumn<IntersectionSet>("settlements");
    QTest::addColumn<PathSet>("roads");
    QTest::newRow("R-SU-1 red") << Color::Red << intersections({ "-2,1,N", "0,-1,N" })
                                << paths({ "-2,1,NE", "0,-1,NE" });
    QTest::newRow("R-SU-1 blue") << Color::Blue << intersections({ "-2,2,N", "0,2,N" })
                                 << paths({ "-2,2,NE", "0,1,E" });
    QTest::newRow("R-SU-1 orange") << Color::Orange << intersections({ "-1,2,N", "2,-2,S" })
                                   << paths({ "-1,2,NE", "1,-1,NE" });
    QTest::newRow("R-SU-1 white") << Color::White << intersections({ "1,1,N", "-1,0,N" })
                                  << paths({ "1,0,E", "-1,-1,SE" });
}

// Pieces belong to colours, wherever their owner sits.
void TestSetup::R_SU_1_everyBeginnerPieceIsInItsPlace()
{
    QFETCH(Color, color);
    QFETCH(IntersectionSet, settlements);
    QFETCH(PathSet, roads);
    std::vector<Color> seats(allColors.begin(), allColors.end());
    for (std::size_t turn = 0; turn < seats.size(); ++turn) {
        std::rotate(seats.begin(), seats.begin() + 1, seats.end());
        const GameState state = beginnerGame(seats);
        const PlayerId owner(static_cast<int>(std::find(seats.begin(), seats.end(), color) - seats.begin()));
        QCOMPARE(at(state.buildings, owner), settlements);
        QCOMPARE(at(state.roads, owner), roads);
    }
}

void TestSetup::R_SU_1_startPiecesThatCannotBe_data()
{
    using Kind = IslandFault::Kind;
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("piece");
    QTest::addColumn<StartPiece>("instead");
    const auto piece = [](Color color, const char *settlement, const char *road, bool starred) {
        return StartPiece{ color, intersection(settlement), path(road), starred };
    };
    const auto row = [](const char *name, Kind fault, int index, const StartPiece &instead) {
        QTest::newRow(name) << static_cast<int>(fault) << index << instead;
    };
    row("R-SU-1 three pieces of a colour", Kind::StartPieceCount, 0,
        piece(Color::Blue, "-2,1,N", "-2,1,NE", true));
    row("R-SU-1 no star", Kind::StartStarCount, 0, piece(Color::Red, "-2,1,N", "-2,1,NE", false));
    row("R-SU-1 two stars", Kind::StartStarCount, 1, piece(Color::Red, "0,-1,N", "0,-1,NE", true));
    row("R-SU-1 a road apart", Kind::StartRoadApart, 0, piece(Color::Red, "-2,1,N", "0,0,E", true));
    row("R-BU-4 start settlements too close", Kind::StartTooClose, 2,
        piece(Color::Blue, "-2,1,NE", "-2,1,E", true));
}

void TestSetup::R_SU_1_startPiecesThatCannotBe()
{
    QFETCH(int, fault);
    QFETCH(int, piece);
    QFETCH(StartPiece, instead);
    IslandLayout layout = beginnerIslandByHand();
    QVERIFY(!faultOf(layout));
    layout.start[static_cast<std::size_t>(piece)] = instead;
    const auto found = faultOf(layout);
    QVERIFY(found);
    QCOMPARE(static_cast<int>(found->kind), fault);
}

void TestSetup::R_SU_2_colorLeftOut()
{
    QVERIFY(colorLeftOut(Edition::Classic) == Color::Red);
    QVERIFY(colorLeftOut(Edition::Sixth) == Color::White);

    // Three play: the fourth colour's places stay empty.
    const GameState state = beginnerGame({ Color::Blue, Color::Orange, Color::White });
    QCOMPARE(allBuildings(state).size(), 6);
    QVERIFY(!ownerOf(state, intersection("-2,1,N")));
    QVERIFY(!ownerOf(state, path("-2,1,NE")));
    QCOMPARE(ownerOf(state, intersection("-2,2,N")), std::optional(ann));
    QCOMPARE(ownerOf(state, intersection("1,1,N")), std::optional(cleo));
}

void TestSetup::R_SU_3_starredSettlementsBringTheFirstCards()
{
    Events events;
    const GameState state = beginnerGame({ Color::Red, Color::Blue, Color::Orange, Color::White }, &events);
    // Red: fields 9, forest 11, forest 8. Blue: hills 5, forest 8, mountains 3.
    // Orange: fields 6, mountains 3, fields 4. White: pasture 5, forest 3, mountains 8.
    const GameState::PerPlayer<ResourceCards> expected = {
        { { { Resource::Grain, 1 }, { Resource::Lumber, 2 } },
          { { Resource::Brick, 1 }, { Resource::Lumber, 1 }, { Resource::Ore, 1 } },
          { { Resource::Grain, 2 }, { Resource::Ore, 1 } },
          { { Resource::Wool, 1 }, { Resource::Lumber, 1 }, { Resource::Ore, 1 } } }
    };
    ResourceCards bank = ResourceCards::each(19);
    for (const PlayerId player : playersOf(4)) {
        QCOMPARE(at(state.hands, player), at(expected, player));
        QVERIFY(happened(events, StartingCards{ player, at(expected, player) }));
        bank -= at(expected, player);
    }
    QCOMPARE(state.bank, bank);
    QCOMPARE(eventsOf<StartingCards>(events).size(), std::size_t(4));
}

void TestSetup::R_SU_3_secondSettlement_data()
{
    QTest::addColumn<bool>("middle");
    QTest::addColumn<IntersectionId>("second");
    QTest::addColumn<ResourceCards>("cards");
    const auto row = [](const char *name, bool middle, const char *second, const ResourceCards &cards) {
        QTest::newRow(name) << middle << intersection(second) << cards;
    };
    row("Example 9: R-SU-3 forest, mountains and desert bring 1 lumber and 1 ore", true, "0,0,SW",
        { { Resource::Lumber, 1 }, { Resource::Ore, 1 } });
    row("R-SU-3 two forests and hills bring 2 lumber and 1 brick", false, "1,-2,S",
        { { Resource::Lumber, 2 }, { Resource::Brick, 1 } });
    row("R-SU-3 one hex and the sea bring one card", false, "0,-2,N", { { Resource::Grain, 1 } });
    row("R-SU-3 the desert and the sea bring nothing", false, "2,-2,NE", {});
}

void TestSetup::R_SU_3_secondSettlement()
{
    QFETCH(bool, middle);
    QFETCH(IntersectionId, second);
    QFETCH(ResourceCards, cards);
    GameState state = middle ? variableGame(3, desertInTheMiddle()) : variableGame(3);
    play(state, { PlaceSettlement{ intersection("-2,0,NW") }, PlaceRoad{ path("-2,0,W") },
                  PlaceSettlement{ intersection("2,0,SE") }, PlaceRoad{ path("2,0,E") },
                  PlaceSettlement{ intersection("-2,2,S") }, PlaceRoad{ path("-2,2,SE") } });
    QCOMPARE(state.turn, cleo);
    QCOMPARE(state.bank, ResourceCards::each(19));

    // Dealt at once, before the road.
    const Events events = play(state, PlaceSettlement{ second });
    QVERIFY(state.unconnected == second);
    QCOMPARE(at(state.hands, cleo), cards);
    QCOMPARE(state.bank, ResourceCards::each(19) - cards);
    QVERIFY(happened(events, StartingCards{ cleo, cards }));
    play(state, PlaceRoad{ at(topology.pathsAt, second).first() });
    QCOMPARE(at(state.hands, cleo), cards);
}

void TestSetup::R_SU_3_firstSettlementBringsNothing()
{
    GameState state = variableGame();
    const Events events =
        play(state, { PlaceSettlement{ intersection("0,0,S") }, PlaceRoad{ path("0,0,SE") } });
    QVERIFY(at(state.hands, ann).isEmpty());
    QVERIFY(!happened<StartingCards>(events));
}

void TestSetup::R_SU_4_hexesAreShuffled()
{
    std::array<std::set<Terrain>, HexId::count> seen;
    for (int seed = 0; seed < islands; ++seed) {
        const IslandLayout layout = islandFor(seed);
        QVERIFY(!faultOf(layout));
        QVERIFY(layout.start.empty());
        QCOMPARE(Island(layout).robberStart(), desertOf(layout));
        for (const HexId hex : everyId<HexId>())
            at(seen, hex).insert(at(layout.terrain, hex));
    }
    for (const auto &terrains : seen)
        QCOMPARE(terrains.size(), allTerrains.size());
    QVERIFY(islandFor(1) == islandFor(1));
    QVERIFY(!(islandFor(1) == islandFor(2)));
}

void TestSetup::R_SU_5_lettersFollowTheSpiral()
{
    for (int corner = 0; corner < 6; ++corner) {
        for (const HexId desert : everyId<HexId>())
            QVERIFY(tokensInLetterOrder(corner, desert) == expectedTokens(corner, desert));
    }
}

void TestSetup::R_SU_5_neverTwoRedNeighbours()
{
    for (int corner = 0; corner < 6; ++corner) {
        for (const HexId desert : everyId<HexId>())
            QVERIFY(!redsTouch(tokensInLetterOrder(corner, desert)));
    }
    std::array<int, HexId::count> touching = {};
    at(touching, hex("0,0")) = 6;
    at(touching, hex("1,0")) = 8;
    QVERIFY(hasRedNeighbours(touching));
    at(touching, hex("1,0")) = 9;
    at(touching, hex("2,0")) = 8;
    QVERIFY(!hasRedNeighbours(touching));
}

void TestSetup::R_SU_5_islandsAreDealtLikeThat()
{
    std::set<int> corners;
    for (int seed = 0; seed < islands; ++seed) {
        const IslandLayout layout = islandFor(seed);
        QVERIFY(!redsTouch(layout.token));
        int found = -1;
        for (int corner = 0; corner < 6; ++corner) {
            if (layout.token == expectedTokens(corner, desertOf(layout)))
                found = corner;
        }
        QVERIFY(found >= 0);
        corners.insert(found);
    }
    QCOMPARE(corners.size(), std::size_t(6));
}

void TestSetup::R_SU_6_classicHarborsSwapPlaces()
{
    std::map<int, std::set<Harbor>> seen;
    for (int seed = 0; seed < islands; ++seed) {
        for (const HarborPlace &harbor : islandFor(seed).harbors)
            seen[harbor.at.index()].insert(harbor.trades);
    }
    std::set<int> fixed;
    for (const HarborPlace &harbor : beginnerIslandByHand().harbors)
        fixed.insert(harbor.at.index());
    QCOMPARE(seen.size(), std::size_t(9));
    for (const auto &[place, harbors] : seen) {
        QVERIFY(fixed.count(place) == 1);
        QCOMPARE(harbors.size(), allHarbors.size());
    }
}

void TestSetup::R_SU_6_sixthFramePiecesStayWhole()
{
    // Which of its five coastal paths, counted from 0 clockwise, have which harbor.
    using Piece = std::map<std::size_t, Harbor>;
    const std::vector<Piece> pieces = {
        { { 0, Harbor::Any }, { 3, Harbor::Grain } }, { { 2, Harbor::Ore } },
        { { 0, Harbor::Any }, { 3, Harbor::Wool } },  { { 2, Harbor::Any } },
        { { 0, Harbor::Any }, { 3, Harbor::Brick } }, { { 2, Harbor::Lumber } }
    };
    std::array<std::set<std::size_t>, 6> seen;
    std::array<std::set<std::size_t>, 6>
        seenNext; // to each piece, clockwise: turning the frame is no shuffling
    for (int seed = 0; seed < islands; ++seed) {
        std::array<Piece, 6> frame;
        for (const HarborPlace &harbor : islandFor(seed, HarborDeal::Frame).harbors) {
            const auto place = static_cast<std::size_t>(
                std::find(topology.coast.begin(), topology.coast.end(), harbor.at) - topology.coast.begin());
            QVERIFY(place < 30);
            frame[place / 5].emplace(place % 5, harbor.trades);
        }
        std::array<std::size_t, 6> order = {};
        for (std::size_t i = 0; i < frame.size(); ++i) {
            const auto piece =
                static_cast<std::size_t>(std::find(pieces.begin(), pieces.end(), frame[i]) - pieces.begin());
            QVERIFY(piece < pieces.size());
            order[i] = piece;
            seen[i].insert(piece);
        }
        QCOMPARE(std::set(order.begin(), order.end()).size(), std::size_t(6));
        for (std::size_t i = 0; i < order.size(); ++i)
            seenNext[order[i]].insert(order[(i + 1) % order.size()]);
    }
    for (const auto &piecesThere : seen)
        QCOMPARE(piecesThere.size(), std::size_t(6));
    for (const auto &piecesNext : seenNext)
        QCOMPARE(piecesNext.size(), std::size_t(5));
}

void TestSetup::R_SU_7_playersSitClockwise()
{
    for (const int players : { 3, 4 }) {
        GameState state = Scenario().players(players).state();
        for (int turn = 1; turn <= players; ++turn) {
            play(state, EndTurn{});
            QCOMPARE(state.turn, PlayerId(turn % players));
            play(state, roll(1, 1));
        }
    }
}

void TestSetup::R_SU_8_snake_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<std::vector<PlayerId>>("order");
    QTest::newRow("R-SU-8 three place 0 1 2 2 1 0")
        << 3 << std::vector<PlayerId>{ ann, ben, cleo, cleo, ben, ann };
    QTest::newRow("R-SU-8 four place 0 1 2 3 3 2 1 0")
        << 4 << std::vector<PlayerId>{ ann, ben, cleo, dan, dan, cleo, ben, ann };
}

void TestSetup::R_SU_8_snake()
{
    QFETCH(int, players);
    QFETCH(std::vector<PlayerId>, order);
    GameState state = variableGame(players);
    QVERIFY(placeEverything(state) == order);
    for (const PlayerId player : playersOf(players)) {
        QCOMPARE(at(state.buildings, player).size(), 2);
        QCOMPARE(at(state.roads, player).size(), 2);
    }
}

void TestSetup::R_SU_8_everyCornerIsFreeAtFirst()
{
    const GameState state = variableGame();
    QCOMPARE(listed<PlaceSettlement>(state).size(), std::size_t(54));
    QCOMPARE(legalActions(state).size(), std::size_t(54));
}

void TestSetup::R_SU_8_roadTouchesTheNewSettlement()
{
    GameState state = variableGame(3);
    play(state, { PlaceSettlement{ intersection("0,0,N") }, PlaceRoad{ path("0,0,NE") },
                  PlaceSettlement{ intersection("-2,0,NW") }, PlaceRoad{ path("-2,0,W") },
                  PlaceSettlement{ intersection("2,0,SE") }, PlaceRoad{ path("2,0,E") },
                  PlaceSettlement{ intersection("-2,2,S") }, PlaceRoad{ path("-2,2,SE") },
                  PlaceSettlement{ intersection("0,2,S") }, PlaceRoad{ path("0,2,SE") },
                  PlaceSettlement{ intersection("0,-2,N") } });
    QCOMPARE(state.turn, ann);
    PathSet offered;
    for (const PlaceRoad &road : listed<PlaceRoad>(state))
        offered.insert(road.at);
    QCOMPARE(offered, paths({ "0,-2,NW", "0,-2,NE" })); // a coastal corner: two paths
    QCOMPARE(legalActions(state).size(), std::size_t(2));
    for (const PathId beside : at(topology.pathsAt, intersection("0,0,N")) - paths({ "0,0,NE" }))
        QCOMPARE(why(state, PlaceRoad{ beside }), refused(Reason::RoadApartFromSettlement));
}

void TestSetup::R_SU_8_verdicts_data()
{
    addVerdictColumns();
    const GameState fresh = variableGame();
    GameState oneStands = fresh;
    play(oneStands, PlaceSettlement{ intersection("0,0,S") });
    GameState second = oneStands;
    play(second, PlaceRoad{ path("0,0,SE") });

    verdict("R-SU-8 a settlement needs no road", fresh, PlaceSettlement{ intersection("0,0,S") }, allowed);
    verdict("R-SU-8 no road before the settlement", fresh, PlaceRoad{ path("0,0,SE") },
            refused(Reason::PlaceSettlementFirst));
    verdict("R-SU-8 no second settlement before the road", oneStands,
            PlaceSettlement{ intersection("0,-1,N") }, refused(Reason::PlaceRoadFirst));
    verdict("R-SU-8 not the same settlement twice", oneStands, PlaceSettlement{ intersection("0,0,S") },
            refused(Reason::PlaceRoadFirst));
    verdict("R-SU-8 the road touches the settlement", oneStands, PlaceRoad{ path("0,0,SE") }, allowed);
    verdict("R-SU-8 a road elsewhere", oneStands, PlaceRoad{ path("0,0,NE") },
            refused(Reason::RoadApartFromSettlement));
    verdict("R-SU-8 one road only", second, PlaceRoad{ path("0,0,SW") },
            refused(Reason::PlaceSettlementFirst));
    verdict("R-SU-8 the corner is taken", second, PlaceSettlement{ intersection("0,0,S") },
            refused(Reason::IntersectionTaken));
    verdict("R-BU-4 too close in set-up too", second, PlaceSettlement{ intersection("0,0,SE") },
            refused(Reason::TooClose));
    verdict("R-BU-4 two paths away is far enough", second, PlaceSettlement{ intersection("0,0,NE") },
            allowed);
    verdict("R-SU-8 nobody rolls yet", fresh, roll(1, 2), refused(Reason::PlaceSettlementFirst));
    verdict("R-SU-8 nobody ends a turn yet", oneStands, EndTurn{}, refused(Reason::PlaceRoadFirst));
    verdict("R-SU-8 nobody buys a card yet", fresh, BuyCard{}, refused(Reason::PlaceSettlementFirst));
    verdict("R-SU-8 nobody builds for cards yet", oneStands, BuildRoad{ path("0,0,SE") },
            refused(Reason::PlaceRoadFirst));
}

void TestSetup::R_SU_8_verdicts()
{
    checkVerdict();
}

void TestSetup::R_SU_9_firstPlayerBegins()
{
    for (const int players : { 3, 4 }) {
        GameState state = variableGame(players);
        Events last;
        while (state.phase == Phase::Setup)
            last = play(state, legalActions(state)[0]);
        QCOMPARE(state.turn, ann);
        QCOMPARE(state.phase, Phase::Roll);
        QVERIFY(happened(last, TurnBegan{ ann }));
        QVERIFY(isListed(state, Roll{}));
        QCOMPARE(why(state, PlaceSettlement{ intersection("0,0,N") }), refused(Reason::SetupIsOver));
        QCOMPARE(why(state, PlaceRoad{ path("0,0,NE") }), refused(Reason::SetupIsOver));
    }
}

void TestSetup::R_SU_10_scatteredTokens()
{
    int spirals = 0;
    for (int seed = 0; seed < islands; ++seed) {
        const IslandLayout layout = islandFor(seed, HarborDeal::Pieces, TokenDeal::Scattered);
        QVERIFY(!faultOf(layout));
        QVERIFY(!redsTouch(layout.token));
        for (int corner = 0; corner < 6; ++corner)
            spirals += layout.token == expectedTokens(corner, desertOf(layout)) ? 1 : 0;
    }
    QCOMPARE(spirals, 0);
}

QTEST_GUILESS_MAIN(TestSetup)
#include "tst_setup.moc"
