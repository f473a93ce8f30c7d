// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/islandmaker.h"

#include "chisquare.h"
#include "printing.h"
#include "samples.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

using namespace holmstead;

namespace {

// R-SU-5, read off a map: counter-clockwise from the top-left corner.
constexpr std::array outerRing = { "0,-2", "-1,-1", "-2,0", "-2,1", "-2,2", "-1,2",
                                   "0,2",  "1,1",   "2,0",  "2,-1", "2,-2", "1,-2" };
constexpr std::array innerRing = { "0,-1", "-1,0", "-1,1", "0,1", "1,0", "1,-1" };
// The corner hexes clockwise from the top-left.
constexpr std::array corners = { "0,-2", "2,-2", "2,0", "0,2", "-2,2", "-2,0" };

// R-CO-4
constexpr std::array letters = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 };

HexId hex(const char *name)
{
    return *hexNamed(name);
}

// All 19 hexes in the order of R-SU-5 from the corner hex of that name.
std::vector<HexId> letterOrderFrom(const char *corner)
{
    std::vector<HexId> outer;
    std::vector<HexId> inner;
    for (const char *name : outerRing)
        outer.push_back(hex(name));
    for (const char *name : innerRing)
        inner.push_back(hex(name));
    const auto start = std::find(outer.begin(), outer.end(), hex(corner));
    std::rotate(outer.begin(), start, outer.end());

    const Cell cell = at(topology.cellOfHex, hex(corner));
    const HexId half = *hexAt({ cell.q / 2, cell.r / 2 });
    std::rotate(inner.begin(), std::find(inner.begin(), inner.end(), half), inner.end());

    outer.insert(outer.end(), inner.begin(), inner.end());
    outer.push_back(hex("0,0"));
    return outer;
}

bool areNeighbours(HexId a, HexId b)
{
    const auto [aq, ar] = at(topology.cellOfHex, a);
    const auto [bq, br] = at(topology.cellOfHex, b);
    const int q = aq - bq;
    const int r = ar - br;
    return std::max({ std::abs(q), std::abs(r), std::abs(q + r) }) == 1;
}

// Two tokens with a 6 or an 8 side by side, without asking the engine.
bool redsTouch(const std::array<int, HexId::count> &tokens)
{
    for (const HexId a : everyId<HexId>()) {
        for (const HexId b : everyId<HexId>()) {
            const auto red = [&](HexId id) { return at(tokens, id) == 6 || at(tokens, id) == 8; };
            if (areNeighbours(a, b) && red(a) && red(b))
                return true;
        }
    }
    return false;
}

const char *nameOfHarbor(Harbor harbor)
{
    constexpr std::array names = { "brick", "lumber", "wool", "grain", "ore", "any" };
    return names[indexOf(harbor)];
}

// The harbors of each of the six groups of five coastal paths, e.g. "1 any 4 grain" for R-SU-6's first.
std::array<std::string, 6> framePieces(const IslandLayout &layout)
{
    std::array<std::string, 6> result;
    for (std::size_t i = 0; i < topology.coast.size(); ++i) {
        for (const HarborPlace &harbor : layout.harbors) {
            if (harbor.at == topology.coast[i])
                result[i / 5] += (result[i / 5].empty() ? "" : " ") + std::to_string(i % 5 + 1) + ' '
                               + nameOfHarbor(harbor.trades);
        }
    }
    return result;
}

const std::array<std::string, 6> allFramePieces = { "1 any 4 grain", "3 ore",         "1 any 4 wool",
                                                    "3 any",         "1 any 4 brick", "3 lumber" };

IslandLayout islandOf(quint64 seed, HarborDeal harbors, TokenDeal tokens)
{
    Random random(seed);
    return makeIsland(harbors, tokens, random);
}

} // namespace

// How variable islands are dealt. Every seed here is fixed.
class TestIslandMaker : public QObject
{
    Q_OBJECT

private slots:
    void lettersInOrder_data();
    void lettersInOrder();
    void desertIsSkipped_data();
    void desertIsSkipped();
    void everyCornerAndDesert_data();
    void everyCornerAndDesert();
    void redNeighboursAreSeen_data();
    void redNeighboursAreSeen();
    void everyDealIsAnIsland_data();
    void everyDealIsAnIsland();
    void robberBeginsOnTheDesert();
    void terrainIsShuffledEvenly();
    void everyCornerBeginsEquallyOften();
    void harborPiecesOnFixedPlaces_data();
    void harborPiecesOnFixedPlaces();
    void harborPiecesAreShuffledEvenly();
    void framePiecesOfTheBeginnerIsland();
    void framePiecesCarryTheirHarbors_data();
    void framePiecesCarryTheirHarbors();
    void scatteredTokensKeepRedApart();
    void scatteredTokensLieAnywhere();
    void seedDecidesTheIsland();
};

// R-CO-4 and R-SU-5 from the top-left corner with the desert in the centre, typed from the letters.
void TestIslandMaker::lettersInOrder_data()
{
    QTest::addColumn<QByteArray>("hexName");
    QTest::addColumn<int>("token");

    const auto row = [](const char *name, const char *hexName, int token) {
        QTest::newRow(name) << QByteArray(hexName) << token;
    };
    row("R-CO-4 A is 5", "0,-2", 5);
    row("R-CO-4 B is 2", "-1,-1", 2);
    row("R-CO-4 C is 6", "-2,0", 6);
    row("R-CO-4 D is 3", "-2,1", 3);
    row("R-CO-4 E is 8", "-2,2", 8);
    row("R-CO-4 F is 10", "-1,2", 10);
    row("R-CO-4 G is 9", "0,2", 9);
    row("R-CO-4 H is 12", "1,1", 12);
    row("R-CO-4 I is 11", "2,0", 11);
    row("R-CO-4 J is 4", "2,-1", 4);
    row("R-CO-4 K is 8", "2,-2", 8);
    row("R-CO-4 L is 10", "1,-2", 10);
    row("R-CO-4 M is 9", "0,-1", 9);
    row("R-CO-4 N is 4", "-1,0", 4);
    row("R-CO-4 O is 5", "-1,1", 5);
    row("R-CO-4 P is 6", "0,1", 6);
    row("R-CO-4 Q is 3", "1,0", 3);
    row("R-CO-4 R is 11", "1,-1", 11);
    row("R-SU-5 the desert in the centre has none", "0,0", 0);
}

void TestIslandMaker::lettersInOrder()
{
    QFETCH(QByteArray, hexName);
    QTEST(at(tokensInLetterOrder(0, hex("0,0")), hex(hexName)), "token");
}

void TestIslandMaker::desertIsSkipped_data()
{
    QTest::addColumn<int>("corner");
    QTest::addColumn<QByteArray>("desert");
    QTest::addColumn<QByteArray>("hexName");
    QTest::addColumn<int>("token");

    const auto row = [](const char *name, int corner, const char *desert, const char *hexName, int token) {
        QTest::newRow(name) << corner << QByteArray(desert) << QByteArray(hexName) << token;
    };
    row("R-SU-5 desert on the first hex: A lies on the second", 0, "0,-2", "-1,-1", 5);
    row("R-SU-5 desert on the first hex: none there", 0, "0,-2", "0,-2", 0);
    row("R-SU-5 desert on the first hex: R lies in the centre", 0, "0,-2", "0,0", 11);
    row("R-SU-5 desert on the coast: before it nothing changes", 0, "-2,1", "-2,0", 6);
    row("R-SU-5 desert on the coast: D lies on the hex after it", 0, "-2,1", "-2,2", 3);
    row("R-SU-5 desert in the inner ring: M goes on after it", 0, "0,-1", "-1,0", 9);
    row("R-SU-5 top-right corner goes on to the west", 1, "0,0", "1,-2", 2);
    row("R-SU-5 top-right corner: M on (1,-1)", 1, "0,0", "1,-1", 9);
    row("R-SU-5 top-right corner: N on (0,-1)", 1, "0,0", "0,-1", 4);
    row("R-SU-5 east corner: B to the north-west of A", 2, "0,0", "2,-1", 2);
    row("R-SU-5 east corner: M on (1,0)", 2, "0,0", "1,0", 9);
    row("R-SU-5 bottom-right corner: B on (1,1)", 3, "0,0", "1,1", 2);
    row("R-SU-5 bottom-right corner: M on (0,1)", 3, "0,0", "0,1", 9);
    row("R-SU-5 bottom-left corner: B on (-1,2)", 4, "0,0", "-1,2", 2);
    row("R-SU-5 bottom-left corner: M on (-1,1)", 4, "0,0", "-1,1", 9);
    row("R-SU-5 west corner: B on (-2,1)", 5, "0,0", "-2,1", 2);
    row("R-SU-5 west corner: M on (-1,0)", 5, "0,0", "-1,0", 9);
    row("R-SU-5 west corner: L on (-1,-1)", 5, "0,0", "-1,-1", 10);
}

void TestIslandMaker::desertIsSkipped()
{
    QFETCH(int, corner);
    QFETCH(QByteArray, desert);
    QFETCH(QByteArray, hexName);
    QTEST(at(tokensInLetterOrder(corner, hex(desert)), hex(hexName)), "token");
}

void TestIslandMaker::everyCornerAndDesert_data()
{
    QTest::addColumn<int>("corner");
    QTest::addColumn<HexId>("desert");

    for (int corner = 0; corner < 6; ++corner) {
        for (const HexId desert : everyId<HexId>()) {
            QTest::addRow("R-SU-5 from %s, desert on %s", corners[static_cast<std::size_t>(corner)],
                          nameOf(desert).c_str())
                << corner << desert;
        }
    }
}

void TestIslandMaker::everyCornerAndDesert()
{
    QFETCH(int, corner);
    QFETCH(HexId, desert);
    const auto tokens = tokensInLetterOrder(corner, desert);
    std::vector<int> met;
    for (const HexId id : letterOrderFrom(corners[static_cast<std::size_t>(corner)])) {
        if (id != desert)
            met.push_back(at(tokens, id));
    }
    QVERIFY(std::equal(met.begin(), met.end(), letters.begin(), letters.end()));
    QCOMPARE(at(tokens, desert), 0);
    QVERIFY(!redsTouch(tokens));
}

void TestIslandMaker::redNeighboursAreSeen_data()
{
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<int>("token");
    QTest::addColumn<bool>("touch");

    QTest::newRow("R-SU-10 8 to the east of a 6") << QByteArray("1,0") << 8 << true;
    QTest::newRow("R-SU-10 6 to the west of a 6") << QByteArray("-1,0") << 6 << true;
    QTest::newRow("R-SU-10 8 to the north-east of a 6") << QByteArray("1,-1") << 8 << true;
    QTest::newRow("R-SU-10 8 to the north-west of a 6") << QByteArray("0,-1") << 8 << true;
    QTest::newRow("R-SU-10 8 to the south-east of a 6") << QByteArray("0,1") << 8 << true;
    QTest::newRow("R-SU-10 8 to the south-west of a 6") << QByteArray("-1,1") << 8 << true;
    QTest::newRow("R-SU-10 8 two hexes from a 6") << QByteArray("2,-1") << 8 << false;
    QTest::newRow("R-SU-10 5 is not red") << QByteArray("1,0") << 5 << false;
    QTest::newRow("R-SU-10 9 is not red") << QByteArray("1,0") << 9 << false;
}

void TestIslandMaker::redNeighboursAreSeen()
{
    QFETCH(QByteArray, other);
    QFETCH(int, token);
    std::array<int, HexId::count> tokens = {};
    at(tokens, hex("0,0")) = 6;
    at(tokens, hex(other)) = token;
    QTEST(hasRedNeighbours(tokens), "touch");
}

void TestIslandMaker::everyDealIsAnIsland_data()
{
    QTest::addColumn<HarborDeal>("harbors");
    QTest::addColumn<TokenDeal>("tokens");

    QTest::newRow("R-SU-4 R-SU-5 pieces, letter order") << HarborDeal::Pieces << TokenDeal::LetterOrder;
    QTest::newRow("R-SU-4 R-SU-5 frame, letter order") << HarborDeal::Frame << TokenDeal::LetterOrder;
    QTest::newRow("R-SU-4 R-SU-10 pieces, scattered") << HarborDeal::Pieces << TokenDeal::Scattered;
    QTest::newRow("R-SU-4 R-SU-10 frame, scattered") << HarborDeal::Frame << TokenDeal::Scattered;
}

// 1,000 seeds each, and no red tokens side by side. That the counts of R-CO-1, R-CO-3 and
// R-CO-5 are right is what faultOf judges, which tst_island examines.
void TestIslandMaker::everyDealIsAnIsland()
{
    QFETCH(HarborDeal, harbors);
    QFETCH(TokenDeal, tokens);
    for (quint64 seed = 0; seed < 1'000; ++seed) {
        const IslandLayout layout = islandOf(seed, harbors, tokens);
        QVERIFY(!faultOf(layout));
        QVERIFY(layout.start.empty());
        QVERIFY(!redsTouch(layout.token));
    }
}

void TestIslandMaker::robberBeginsOnTheDesert()
{
    for (quint64 seed = 0; seed < 100; ++seed) {
        const IslandLayout layout = islandOf(seed, HarborDeal::Pieces, TokenDeal::LetterOrder);
        QVERIFY(layout.robber);
        QVERIFY(at(layout.terrain, *layout.robber) == Terrain::Desert);
        QCOMPARE(Island(layout).robberStart(), Island(layout).desert());
    }
}

// R-SU-4: on each hex, each terrain as often as its share of the 19.
void TestIslandMaker::terrainIsShuffledEvenly()
{
    constexpr int islands = 3'800;
    std::map<Terrain, std::array<int, HexId::count>> counts;
    Random random(4);
    for (int i = 0; i < islands; ++i) {
        const IslandLayout layout = makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random);
        for (const HexId id : everyId<HexId>())
            ++at(counts[at(layout.terrain, id)], id);
    }
    const std::map<Terrain, int> shares = { { Terrain::Forest, 4 },    { Terrain::Pasture, 4 },
                                            { Terrain::Fields, 4 },    { Terrain::Hills, 3 },
                                            { Terrain::Mountains, 3 }, { Terrain::Desert, 1 } };
    for (const auto &[terrain, share] : shares)
        QVERIFY(chiSquare(counts[terrain], share * islands / 19.0) < 50);
}

void TestIslandMaker::everyCornerBeginsEquallyOften()
{
    constexpr int drawsEach = 500;
    std::array<int, 6> counts = {};
    Random random(5);
    for (int i = 0; i < 6 * drawsEach; ++i) {
        const IslandLayout layout = makeIsland(HarborDeal::Frame, TokenDeal::LetterOrder, random);
        for (std::size_t corner = 0; corner < corners.size(); ++corner) {
            const auto order = letterOrderFrom(corners[corner]);
            std::vector<int> met;
            for (const HexId id : order) {
                if (at(layout.terrain, id) != Terrain::Desert)
                    met.push_back(at(layout.token, id));
            }
            if (std::equal(met.begin(), met.end(), letters.begin(), letters.end()))
                ++counts[corner];
        }
    }
    QCOMPARE(counts[0] + counts[1] + counts[2] + counts[3] + counts[4] + counts[5], 6 * drawsEach);
    QVERIFY(chiSquare(counts, drawsEach) < 30);
}

// The nine places of the beginner island, and none besides.
void TestIslandMaker::harborPiecesOnFixedPlaces_data()
{
    QTest::addColumn<QByteArray>("place");

    for (const char *place : samples::harborPlaces)
        QTest::addRow("R-SU-6 classic: a harbor at %s", place) << QByteArray(place);
}

void TestIslandMaker::harborPiecesOnFixedPlaces()
{
    QFETCH(QByteArray, place);
    for (quint64 seed = 0; seed < 200; ++seed) {
        const auto harbors = islandOf(seed, HarborDeal::Pieces, TokenDeal::LetterOrder).harbors;
        QCOMPARE(harbors.size(), samples::harborPlaces.size());
        QVERIFY(std::any_of(harbors.begin(), harbors.end(), [&](const HarborPlace &harbor) {
            return harbor.at == pathNamed(place.constData());
        }));
    }
}

void TestIslandMaker::harborPiecesAreShuffledEvenly()
{
    constexpr int islands = 2'700;
    std::map<Harbor, std::map<std::string, int>> counts;
    Random random(6);
    for (int i = 0; i < islands; ++i) {
        for (const HarborPlace &harbor :
             makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random).harbors)
            ++counts[harbor.trades][nameOf(harbor.at)];
    }
    for (const Harbor harbor : allHarbors) {
        std::vector<int> atEachPlace;
        for (const char *place : samples::harborPlaces)
            atEachPlace.push_back(counts[harbor][place]);
        QVERIFY(chiSquare(atEachPlace, (harbor == Harbor::Any ? 4 : 1) * islands / 9.0) < 35);
    }
}

void TestIslandMaker::framePiecesOfTheBeginnerIsland()
{
    IslandLayout beginner;
    beginner.harbors = samples::beginnerHarbors();
    QCOMPARE(framePieces(beginner), allFramePieces);
}

void TestIslandMaker::framePiecesCarryTheirHarbors_data()
{
    QTest::addColumn<std::string>("piece");

    for (const std::string &piece : allFramePieces)
        QTest::addRow("R-SU-6 sixth: the frame piece with harbors on paths %s", piece.c_str()) << piece;
}

// Each deal has the piece exactly once, each of the six slots about as often.
void TestIslandMaker::framePiecesCarryTheirHarbors()
{
    QFETCH(std::string, piece);
    constexpr int islands = 3'000;
    std::array<int, 6> slotCounts = {};
    Random random(7);
    for (int i = 0; i < islands; ++i) {
        const auto dealt = framePieces(makeIsland(HarborDeal::Frame, TokenDeal::LetterOrder, random));
        QCOMPARE(std::count(dealt.begin(), dealt.end(), piece), 1);
        ++slotCounts[static_cast<std::size_t>(std::find(dealt.begin(), dealt.end(), piece) - dealt.begin())];
    }
    QVERIFY(chiSquare(slotCounts, islands / 6.0) < 30);
}

// R-SU-10: 1,000 deals in a row from one source, too.
void TestIslandMaker::scatteredTokensKeepRedApart()
{
    Random random(10);
    for (int i = 0; i < 1'000; ++i)
        QVERIFY(!redsTouch(makeIsland(HarborDeal::Pieces, TokenDeal::Scattered, random).token));
}

// Not a rotated letter order: each token that is not red lies on each hex about as often as any other.
void TestIslandMaker::scatteredTokensLieAnywhere()
{
    constexpr int islands = 3'800;
    std::array<int, HexId::count> twelves = {};
    std::array<int, HexId::count> reds = {};
    Random random(11);
    for (int i = 0; i < islands; ++i) {
        const IslandLayout layout = makeIsland(HarborDeal::Pieces, TokenDeal::Scattered, random);
        for (const HexId id : everyId<HexId>()) {
            at(twelves, id) += at(layout.token, id) == 12 ? 1 : 0;
            at(reds, id) += isRed(at(layout.token, id)) ? 1 : 0;
        }
    }
    // Red tokens have more room on the coast, so others are a little more frequent inland: no even share.
    for (const int count : twelves)
        QVERIFY(count > islands / 19 / 2 && count < islands / 19 * 2);
    QVERIFY(*std::min_element(reds.begin(), reds.end()) > 0);
}

void TestIslandMaker::seedDecidesTheIsland()
{
    const IslandLayout first = islandOf(3, HarborDeal::Frame, TokenDeal::Scattered);
    QVERIFY(first == islandOf(3, HarborDeal::Frame, TokenDeal::Scattered));
    QVERIFY(!(first == islandOf(4, HarborDeal::Frame, TokenDeal::Scattered)));
}

QTEST_APPLESS_MAIN(TestIslandMaker)
#include "tst_islandmaker.moc"
