// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/boardfile.h"

#include "board/islandmaker.h"

#include "samples.h"

#include <QJsonDocument>

using namespace holmstead;
using Kind = RecordError::Kind;

namespace {

QJsonObject beginnerFile()
{
    return QJsonDocument::fromJson(writeBoard({ "Mine", beginnerIsland(), {} })).object();
}

Result<BoardFile> read(const QJsonObject &board)
{
    return readBoard(QJsonDocument(board).toJson());
}

} // namespace

class TestBoardFile : public QObject
{
    Q_OBJECT

private slots:
    void beginnerIslandIsBuiltIn();
    void readsAsTheSame_data();
    void readsAsTheSame();
    void keepsNotesAndUnknownKeys();
    void refuses_data();
    void refuses();
};

void TestBoardFile::beginnerIslandIsBuiltIn()
{
    const IslandLayout &island = beginnerIsland();
    QVERIFY(!faultOf(island));
    QCOMPARE(island.start.size(), std::size_t(8));
    QCOMPARE(at(island.token, *hexNamed("0,-2")), 10);
    QVERIFY(at(island.terrain, *hexNamed("-2,2")) == Terrain::Hills);
    QVERIFY(island.robber == hexNamed("0,0"));
}

void TestBoardFile::readsAsTheSame_data()
{
    QTest::addColumn<IslandLayout>("island");
    Random random(5);
    QTest::newRow("beginner") << beginnerIsland();
    QTest::newRow("classic") << makeIsland(HarborDeal::Pieces, TokenDeal::LetterOrder, random);
    QTest::newRow("sixth") << makeIsland(HarborDeal::Frame, TokenDeal::LetterOrder, random);
    QTest::newRow("scattered") << makeIsland(HarborDeal::Pieces, TokenDeal::Scattered, random);
}

void TestBoardFile::readsAsTheSame()
{
    QFETCH(IslandLayout, island);
    const BoardFile board = { "An \"island\"", island, {} };
    const Result<BoardFile> again = readBoard(writeBoard(board));
    QVERIFY(again);
    QVERIFY(*again == board);
}

void TestBoardFile::keepsNotesAndUnknownKeys()
{
    QJsonObject board = with(beginnerFile(), "author", R"("Ada")");
    board = with(board, "note", "[1]");
    board = with(board, "hexes[0].note", R"("peak")");
    board = with(board, "start[7].note", R"("last")");
    const Result<BoardFile> first = read(board);
    QVERIFY(first);
    const QJsonObject again = QJsonDocument::fromJson(writeBoard(*first)).object();
    QCOMPARE(again, board);
}

void TestBoardFile::refuses_data()
{
    QTest::addColumn<QJsonObject>("board");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const QJsonObject &board, Kind kind, const char *place,
                        const char *rule = "") {
        QTest::newRow(name) << board << static_cast<int>(kind) << QString(place) << QString(rule);
    };
    const QJsonObject good = beginnerFile();
    row("a game", beginnerRecord(), Kind::UnknownFormat, "format");
    row("version 2", with(good, "version", "2"), Kind::UnknownVersion, "version");
    row("a name that is no text", with(good, "name", "3"), Kind::NotText, "name");
    row("a hex without terrain", without(good, "hexes[5].terrain"), Kind::MissingKey, "hexes[5].terrain");
    row("R-CO-1 a hex missing", without(good, "hexes[5]"), Kind::HexMissing, "hexes", "R-CO-1");
    row("R-CO-3 a token on the desert", with(good, "hexes[9].token", "5"), Kind::BrokenIsland, "", "R-CO-3");
    row("R-CO-5 a harbor missing", without(good, "harbors[0]"), Kind::BrokenIsland, "", "R-CO-5");
    row("R-SU-1 no star", with(good, "start[0].starred", "false"), Kind::BrokenIsland, "", "R-SU-1");
    row("R-SU-1 two stars", with(good, "start[1].starred", "true"), Kind::BrokenIsland, "", "R-SU-1");
    row("R-SU-1 one piece of a colour", without(good, "start[7]"), Kind::BrokenIsland, "", "R-SU-1");
    row("R-SU-1 a road apart", with(good, "start[0].road", R"("2,0,E")"), Kind::BrokenIsland, "", "R-SU-1");
    row("R-BU-4 two settlements too close",
        with(with(good, "start[1].settlement", R"("-2,1,NE")"), "start[1].road", R"("-2,1,E")"),
        Kind::BrokenIsland, "", "R-BU-4");
    row("an unknown colour", with(good, "start[0].color", R"("pink")"), Kind::UnknownWord, "start[0].color");
}

void TestBoardFile::refuses()
{
    QFETCH(QJsonObject, board);
    QFETCH(int, kind);
    QFETCH(QString, place);
    QFETCH(QString, rule);
    const Result<BoardFile> result = read(board);
    QVERIFY(!result);
    QCOMPARE(static_cast<int>(result.error().kind), kind);
    QCOMPARE(result.error().place, place);
    QCOMPARE(QString::fromStdString(std::string(ruleOf(result.error()))), rule);
}

QTEST_APPLESS_MAIN(TestBoardFile)
#include "tst_boardfile.moc"
