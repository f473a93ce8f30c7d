// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fileerrors.h"
#include "text/plainerrors.h"

#include "sentences.h"
#include "support/scenario.h"

#include <QSet>

using namespace holmstead;
using namespace holmstead::test;

// What is wrong with a file, in words.
class TestFileErrors : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasItsSentence();
    void everyIslandFaultHasItsSentence();
    void error_data();
    void error();
    void islandFault_data();
    void islandFault();
    void refusedAction();
    void refusedActionOfSomebodyWhoIsNotThere();
    void nothingIsMissedInAnEmptyError();
    void everyKindHasAPlainSentence();
};

namespace {

using Kind = RecordError::Kind;

RecordError errorOf(Kind kind, const QStringList &arguments, const QString &place = QString())
{
    RecordError error;
    error.kind = kind;
    error.place = place;
    error.arguments = arguments;
    return error;
}

RecordError errorOf(const IslandFault &fault)
{
    RecordError error = errorOf(Kind::BrokenIsland, {}, "board");
    error.fault = fault;
    return error;
}

RecordError refusedRoad(Action action, Reason reason)
{
    auto refused = std::make_shared<RefusedAction>();
    refused->number = 57;
    refused->action = action;
    refused->reason = reason;
    refused->people = people();
    refused->table = std::make_shared<Table>(table(Edition::Classic));
    refused->before = Scenario().hand(ann, one(Resource::Brick)).state();
    refused->before.table = refused->table.get();
    RecordError error = errorOf(Kind::IllegalAction, { "buildRoad \"0,0,E\"" }, "action 57");
    error.refused = refused;
    return error;
}

} // namespace

void TestFileErrors::everyKindHasItsSentence()
{
    QSet<QString> sentences;
    for (int kind = 0; kind <= static_cast<int>(Kind::IllegalAction); ++kind) {
        const QString sentence = fileErrorSentence(errorOf(static_cast<Kind>(kind), { "7", "8" }));
        if (kind != static_cast<int>(Kind::IllegalAction)) // begins with its place
            QVERIFY2(qstrcmp(faultOfSentence(sentence), "") == 0,
                     qPrintable(sentence + " -- " + faultOfSentence(sentence)));
        QVERIFY2(!sentences.contains(sentence), qPrintable(sentence));
        sentences.insert(sentence);
    }
}

void TestFileErrors::everyIslandFaultHasItsSentence()
{
    QSet<QString> sentences;
    for (int kind = 0; kind <= static_cast<int>(IslandFault::Kind::StartPathShared); ++kind) {
        IslandFault fault;
        fault.kind = static_cast<IslandFault::Kind>(kind);
        RecordError error = errorOf(fault);
        error.place.clear();
        const QString sentence = fileErrorSentence(error);
        QVERIFY2(qstrcmp(faultOfSentence(sentence), "") == 0,
                 qPrintable(sentence + " -- " + faultOfSentence(sentence)));
        QVERIFY2(!sentences.contains(sentence), qPrintable(sentence));
        sentences.insert(sentence);
    }
}

void TestFileErrors::error_data()
{
    QTest::addColumn<RecordError>("error");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const RecordError &error, const char *expected) {
        QTest::newRow(name) << error << QString(expected);
    };
    row("the file as a whole", errorOf(Kind::NotJson, { "12", "3" }),
        "The file is not valid JSON: it stops making sense in line 12, column 3.");
    row("a file that ends too early", errorOf(Kind::NotJson, { "12", "3", "end" }),
        "The file is not complete: it stops in the middle, in line 12, column 3.");
    row("a version of the future", errorOf(Kind::UnknownVersion, { "2", "1" }, "version"),
        "version: The file is of version 2, but this program understands version 1; a newer program may be "
        "able "
        "to open it.");
    row("version 0", errorOf(Kind::NoSuchVersion, { "0", "1" }, "version"),
        "version: There is no version 0: the first is version 1.");
    row("a version in quotes", errorOf(Kind::VersionNotWhole, { "\"1\"" }, "version"),
        "version: The version must be a whole number without quotes, such as 1, not \"1\".");
    row("no such file", errorOf(Kind::NoSuchFile, { "a b.holmstead" }),
        "There is no file \"a b.holmstead\".");
    row("a disk that fails", errorOf(Kind::CannotRead, { "a.holmstead", "Input/output error" }),
        "The file \"a.holmstead\" cannot be read; the system says \"Input/output error\".");
    row("a list as a file", errorOf(Kind::NotAnObject, {}), "The file holds no object in braces.");
    row("a list as the rules", errorOf(Kind::NotAnObject, {}, "rules"),
        "rules: There must be an object in braces here.");
    row("a player who is not there",
        errorOf(Kind::NoSuchPlayer, { "3", "0, 1, 2" }, "position.mustDiscard.3"),
        "position.mustDiscard.3: There is no player \"3\"; players are counted from 0, so these are there: "
        "0, 1, 2.");
    row("a key that is not known", errorOf(Kind::UnknownKey, {}, "rules.edtion"),
        "rules.edtion: This key is not known here; perhaps it is misspelled.");
    row("a word that is not known", errorOf(Kind::UnknownWord, { "green", "red, blue" }, "players[2].color"),
        "players[2].color: \"green\" is not known here; it must be one of these: red, blue.");
    row("a number out of range", errorOf(Kind::OutOfRange, { "3", "20" }, "rules.target"),
        "rules.target: The number must be from 3 to 20.");
    row("R-SU-2 the color that is left out", errorOf(Kind::ColorLeftOut, { "red" }, "players[0].color"),
        "players[0].color: The color \"red\" does not play when three play on the beginner island. [R-SU-2]");
    row("R-ED-4 separate phases", errorOf(Kind::SeparateSixth, {}, "rules.phases"),
        "rules.phases: The sixth edition knows no separate phases for trading and building. [R-ED-4]");
    row("R-CO-6 the sum of a resource", errorOf(Kind::ResourceSum, { "ore", "20" }, "position.bank"),
        "position.bank: The bank and all hands must have 19 \"ore\" together, not 20. [R-CO-6]");
    row("R-CO-8 too many roads", errorOf(Kind::TooManyRoads, { "0", "15" }, "position.roads"),
        "position.roads: The first player has more than 15 roads. [R-CO-8]");
    RecordError named = errorOf(Kind::SetupTurn, { "1" }, "position.turn");
    row("R-SU-8 the turn of the second player", named,
        "position.turn: The second player must be on turn to place the next starting piece. [R-SU-8]");
    named.people = people();
    row("R-SU-8 the turn of somebody with a name", named,
        "position.turn: Ben must be on turn to place the next starting piece. [R-SU-8]");
    named.people = strangePeople();
    row("R-SU-8 the turn of somebody with a strange name", named,
        "position.turn: %1 %3 must be on turn to place the next starting piece. [R-SU-8]");
    named = errorOf(Kind::TooManyCities, { "0", "4" }, "position.buildings[4].at");
    named.people = strangePeople();
    row("R-CO-8 too many cities of a strange name", named,
        "position.buildings[4].at: %2 has more than 4 cities. [R-CO-8]");
    row("an intersection", errorOf(Kind::IntersectionTwice, { "0,0,N" }, "position.buildings[1].at"),
        "position.buildings[1].at: There are two buildings on the corner \"0,0,N\". [R-BU-3]");
    row("R-BU-4 too close", errorOf(Kind::TooClose, { "0,0,N" }, "position.buildings"),
        "position.buildings: The building at \"0,0,N\" is too close to another: there must be at least two "
        "paths "
        "between them. [R-BU-4]");
    row("text that looks like places", errorOf(Kind::UnknownWord, { "%2", "%1, %n" }, "%2"),
        "%2: \"%2\" is not known here; it must be one of these: %1, %n.");
}

void TestFileErrors::error()
{
    QFETCH(RecordError, error);
    QTEST(fileErrorWithRule(error), "expected");
    // The window says the same without the id.
    static const QRegularExpression ruleId(" \\[R-[A-Z]{2}-[0-9]+\\]$");
    QCOMPARE(fileErrorSentence(error), fileErrorWithRule(error).remove(ruleId));
}

void TestFileErrors::islandFault_data()
{
    QTest::addColumn<IslandFault>("fault");
    QTest::addColumn<QString>("expected");

    IslandFault terrain;
    terrain.kind = IslandFault::Kind::TerrainCount;
    terrain.terrain = Terrain::Forest;
    terrain.count = 5;
    QTest::newRow("R-CO-1 five forests")
        << terrain
        << "board: The island needs 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains and 1 desert, but "
           "\"forest\" is there 5 time(s). [R-CO-1]";

    IslandFault token;
    token.kind = IslandFault::Kind::TokenMissing;
    token.hex = hex("0,-2");
    QTest::newRow("R-CO-3 no token") << token << "board: The hex \"0,-2\" needs a token. [R-CO-3]";

    IslandFault harbor;
    harbor.kind = IslandFault::Kind::HarborsShare;
    harbor.intersection = intersection("0,-2,N");
    QTest::newRow("R-CO-5 two harbors meet")
        << harbor << "board: Two harbors must not share the corner \"0,-2,N\". [R-CO-5]";

    IslandFault start;
    start.kind = IslandFault::Kind::StartPieceCount;
    start.color = Color::White;
    start.count = 1;
    QTest::newRow("R-SU-1 one settlement")
        << start
        << "board: Each color starts with two settlements, each with its road, but \"white\" starts with 1 "
           "settlement(s). [R-SU-1]";
    start.kind = IslandFault::Kind::StartStarCount;
    start.count = 2;
    QTest::newRow("R-SU-1 two stars")
        << start
        << "board: Exactly one settlement of each color must be starred, but \"white\" has 2 starred "
           "settlement(s). [R-SU-1]";

    IslandFault road;
    road.kind = IslandFault::Kind::StartRoadApart;
    road.path = path("0,0,E");
    road.intersection = intersection("0,-2,N");
    QTest::newRow("R-SU-1 a road apart")
        << road << "board: The road at \"0,0,E\" must touch its settlement at \"0,-2,N\". [R-SU-1]";
}

void TestFileErrors::islandFault()
{
    QFETCH(IslandFault, fault);
    QTEST(fileErrorWithRule(errorOf(fault)), "expected");
}

// As record-format.md writes it; the window does not tell what is in a hand (R-HI-1).
void TestFileErrors::refusedAction()
{
    const RecordError error = refusedRoad(BuildRoad{ path("0,0,E") }, Reason::CannotPayRoad);
    QCOMPARE(fileErrorWithRule(error),
             QString("action 57 (buildRoad \"0,0,E\"): A road costs 1 brick and 1 lumber; "
                     "still missing: 1 lumber. [R-BU-1]"));
    QCOMPARE(fileErrorSentence(error),
             QString("action 57 (buildRoad \"0,0,E\"): Ann cannot pay for a road, which "
                     "costs 1 brick and 1 lumber."));
}

void TestFileErrors::refusedActionOfSomebodyWhoIsNotThere()
{
    const RecordError error = refusedRoad(Discard{ dan, one(Resource::Ore) }, Reason::NoSuchPlayer);
    QVERIFY(fileErrorWithRule(error).contains("There is no such player in this game."));
}

void TestFileErrors::nothingIsMissedInAnEmptyError()
{
    QCOMPARE(fileErrorSentence(errorOf(Kind::BrokenIsland, {})), QString("This is not a proper island."));
    QVERIFY(fileErrorSentence(errorOf(Kind::IllegalAction, { "roll" }, "action 1"))
                .endsWith("The rules do not allow this action."));
}

// For people who play: no word of the format.
void TestFileErrors::everyKindHasAPlainSentence()
{
    static const QRegularExpression jargon("JSON|column|brace|bracket|object|key|quotes|\\[|\"(7|8)\"");
    for (int kind = 0; kind <= static_cast<int>(Kind::IllegalAction); ++kind) {
        for (const char *place : { "", "version", "rules", "players[2].color", "board.hexes[4]",
                                   "position.bank", "action 57, dice", "begin" }) {
            const QString sentence =
                plainErrorSentence(errorOf(static_cast<Kind>(kind), { "7", "8" }, place));
            QVERIFY2(qstrcmp(faultOfSentence(sentence), "") == 0 || kind <= static_cast<int>(Kind::EmptyFile),
                     qPrintable(sentence + " -- " + faultOfSentence(sentence)));
            if (kind > static_cast<int>(Kind::EmptyFile))
                QVERIFY2(!sentence.contains(jargon), qPrintable(sentence));
        }
    }
}

QTEST_APPLESS_MAIN(TestFileErrors)
#include "tst_fileerrors.moc"
