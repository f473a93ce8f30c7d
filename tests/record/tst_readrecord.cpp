// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/gamerecord.h"

#include "record/boardfile.h"

#include "samples.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace holmstead;
using Kind = RecordError::Kind;

namespace {

QJsonObject beginner(const QString &path, const QByteArray &value)
{
    return with(beginnerRecord(), path, value);
}
QJsonObject beginnerOfThree(const QString &path, const QByteArray &value)
{
    return with(beginnerRecord(3), path, value);
}
QJsonObject variable(const QString &path, const QByteArray &value)
{
    return with(variableRecord(), path, value);
}
QJsonObject withAction(const QByteArray &action)
{
    return beginner("actions", R"([{"do":"endTurn"},)" + action + ']');
}

const std::vector<Refusal> fileRefusals = {
    { "no format", without(beginnerRecord(), "format"), Kind::MissingKey, "format" },
    { "a board file",
      beginner("format", R"("holmstead-board")"),
      Kind::UnknownFormat,
      "format",
      { "holmstead-board", "holmstead-game" } },
    { "a format that is no text",
      beginner("format", "7"),
      Kind::UnknownFormat,
      "format",
      { "7", "holmstead-game" } },
    { "no version", without(beginnerRecord(), "version"), Kind::MissingKey, "version" },
    { "version 2", beginner("version", "2"), Kind::UnknownVersion, "version", { "2", "1" } },
    { "version 1e300", beginner("version", "1e300"), Kind::UnknownVersion, "version", { "1e+300", "1" } },
    { "version 1.5", beginner("version", "1.5"), Kind::VersionNotWhole, "version", { "1.5" } },
    { "version as text", beginner("version", R"("1")"), Kind::VersionNotWhole, "version", { "\"1\"" } },
    { "version null", beginner("version", "null"), Kind::VersionNotWhole, "version", { "null" } },
    { "version 0", beginner("version", "0"), Kind::NoSuchVersion, "version", { "0" } },
    { "version -1", beginner("version", "-1"), Kind::NoSuchVersion, "version", { "-1" } },
    { "no rules", without(beginnerRecord(), "rules"), Kind::MissingKey, "rules" },
    { "no players", without(beginnerRecord(), "players"), Kind::MissingKey, "players" },
    { "no actions", without(beginnerRecord(), "actions"), Kind::MissingKey, "actions" },
    { "no board on a variable island", without(variableRecord(), "board"), Kind::MissingKey, "board" },
    { "rules as a list", beginner("rules", "[]"), Kind::NotAnObject, "rules" },
    { "players as an object", beginner("players", "{}"), Kind::NotAList, "players" },
    { "board as text", variable("board", R"("mine")"), Kind::NotAnObject, "board" },
    { "actions as an object", beginner("actions", "{}"), Kind::NotAList, "actions" },
    { "saved as a number", beginner("saved", "5"), Kind::NotText, "saved" },
    { "begin as text", beginner("begin", R"("roll")"), Kind::NotAnObject, "begin" },
    { "begin in an unknown way",
      beginner("begin.how", R"("youngest")"),
      Kind::UnknownWord,
      "begin.how",
      { "youngest", "roll, oldest, random" } },
    { "position as null", beginner("position", "null"), Kind::NotAnObject, "position" },
};

const std::vector<Refusal> ruleRefusals = {
    { "no set-up", with(beginnerRecord(), "rules", "{}"), Kind::MissingKey, "rules.setup" },
    { "an unknown set-up",
      beginner("rules.setup", R"("random")"),
      Kind::UnknownWord,
      "rules.setup",
      { "random", "beginner, variable" } },
    { "a set-up in capitals", beginner("rules.setup", R"("Beginner")"), Kind::UnknownWord, "rules.setup" },
    { "a set-up that is no text", beginner("rules.setup", "true"), Kind::NotText, "rules.setup" },
    { "an unknown edition", beginner("rules.edition", R"("fifth")"), Kind::UnknownWord, "rules.edition" },
    { "unknown phases", beginner("rules.phases", R"("both")"), Kind::UnknownWord, "rules.phases" },
    { "an unknown rule", beginner("rules.speed", "2"), Kind::UnknownKey, "rules.speed" },
    { "a rule misspelled", beginner("rules.Target", "12"), Kind::UnknownKey, "rules.Target" },
    { "a target of 2", beginner("rules.target", "2"), Kind::OutOfRange, "rules.target", { "3", "20" } },
    { "a target of 21", beginner("rules.target", "21"), Kind::OutOfRange, "rules.target" },
    { "a target of 1e300", beginner("rules.target", "1e300"), Kind::OutOfRange, "rules.target" },
    { "a target of -10", beginner("rules.target", "-10"), Kind::OutOfRange, "rules.target" },
    { "a target of 10.5", beginner("rules.target", "10.5"), Kind::NotWhole, "rules.target" },
    { "a target as text", beginner("rules.target", R"("10")"), Kind::NotWhole, "rules.target" },
    { "R-ED-4 sixth with separate phases",
      with(beginner("rules.edition", R"("sixth")"), "rules.phases", R"("separate")"), Kind::SeparateSixth,
      "rules.phases" },
};

const std::vector<Refusal> peopleRefusals = {
    { "R-SU-7 two players", without(beginnerRecord(3), "players[2]"), Kind::PlayerCount, "players", { "2" } },
    { "R-SU-7 five players",
      variable("players[4]", R"({"name":"Eve","color":"red"})"),
      Kind::PlayerCount,
      "players",
      { "5" } },
    { "R-SU-7 no players", variable("players", "[]"), Kind::PlayerCount, "players", { "0" } },
    { "a player as text", beginner("players[1]", R"("Ben")"), Kind::NotAnObject, "players[1]" },
    { "no name", without(beginnerRecord(), "players[1].name"), Kind::MissingKey, "players[1].name" },
    { "no colour", without(beginnerRecord(), "players[1].color"), Kind::MissingKey, "players[1].color" },
    { "an empty name", beginner("players[1].name", R"("")"), Kind::NameLength, "players[1].name", { "40" } },
    { "a blank name", beginner("players[1].name", R"("  ")"), Kind::NameLength, "players[1].name" },
    { "a name of 41 characters", beginner("players[1].name", '"' + QByteArray(41, 'x') + '"'),
      Kind::NameLength, "players[1].name" },
    { "a name that is no text", beginner("players[1].name", "1"), Kind::NotText, "players[1].name" },
    { "a name of nothing but spaces without width", beginner("players[1].name", R"("\u200b\u200d")"),
      Kind::NameLength, "players[1].name" },
    { "a name with a line break", beginner("players[1].name", R"("B\nen")"), Kind::NameUnreadable,
      "players[1].name" },
    { "a name with a separator of lines", beginner("players[1].name", R"("B\u2028en")"), Kind::NameUnreadable,
      "players[1].name" },
    { "a name that drives a terminal", beginner("players[1].name", R"("\u001b[31mBen")"),
      Kind::NameUnreadable, "players[1].name" },
    { "a name with NUL", beginner("players[1].name", R"("B\u0000en")"), Kind::NameUnreadable,
      "players[1].name" },
    { "a name with C1", beginner("players[1].name", R"("B\u009ben")"), Kind::NameUnreadable,
      "players[1].name" },
    { "a name that turns what follows around", beginner("players[1].name", R"("\u202eneB")"),
      Kind::NameUnreadable, "players[1].name" },
    { "a name in an open isolate", beginner("players[1].name", R"("\u2067Ben")"), Kind::NameUnreadable,
      "players[1].name" },
    { "a name with half a letter", beginner("players[1].name", R"("Ben\ud83d")"), Kind::NameUnreadable,
      "players[1].name" },
    { "a name with the other half", beginner("players[1].name", R"("\udc11Ben")"), Kind::NameUnreadable,
      "players[1].name" },
    { "two equal names",
      beginner("players[2].name", R"("Ada")"),
      Kind::NameTaken,
      "players[2].name",
      { "Ada" } },
    { "an unknown colour",
      beginner("players[1].color", R"("green")"),
      Kind::UnknownWord,
      "players[1].color",
      { "green", "red, blue, orange, white" } },
    { "R-CO-8 two equal colours",
      beginner("players[2].color", R"("blue")"),
      Kind::ColorTaken,
      "players[2].color",
      { "blue" } },
    { "R-SU-2 red among three on the classic beginner island",
      beginnerOfThree("players[1].color", R"("red")"),
      Kind::ColorLeftOut,
      "players[1].color",
      { "red" } },
    { "R-SU-2 white among three on the sixth beginner island",
      beginnerOfThree("rules.edition", R"("sixth")"),
      Kind::ColorLeftOut,
      "players[1].color",
      { "white" } },
    { "R-SU-2 red pieces among three on the classic beginner island",
      beginnerOfThree("players[1].start", R"("red")"),
      Kind::ColorLeftOut,
      "players[1].start",
      { "red" } },
    { "R-SU-1 two began with the same pieces",
      beginner("players[1].start", R"("blue")"),
      Kind::StartTaken,
      "players[1].start",
      { "blue" } },
    { "R-SU-1 one keeps the pieces another began with",
      beginner("players[0].start", R"("red")"),
      Kind::StartTaken,
      "players[0].start",
      { "red" } },
    { "R-SU-1 two say that they began with the same pieces",
      with(beginner("players[0].start", R"("red")"), "players[2].start", R"("red")"),
      Kind::StartTaken,
      "players[2].start",
      { "red" } },
    { "an unknown start colour", beginner("players[1].start", R"("green")"), Kind::UnknownWord,
      "players[1].start" },
};

const std::vector<Refusal> boardRefusals = {
    { "no hexes", without(variableRecord(), "board.hexes"), Kind::MissingKey, "board.hexes" },
    { "no harbors", without(variableRecord(), "board.harbors"), Kind::MissingKey, "board.harbors" },
    { "a hex as text", variable("board.hexes[4]", R"("0,0")"), Kind::NotAnObject, "board.hexes[4]" },
    { "a hex without r", without(variableRecord(), "board.hexes[4].r"), Kind::MissingKey,
      "board.hexes[4].r" },
    { "a hex at q 0.5", variable("board.hexes[4].q", "0.5"), Kind::NotWhole, "board.hexes[4].q" },
    { "a hex at q 1e30",
      variable("board.hexes[4].q", "1e30"),
      Kind::OutOfRange,
      "board.hexes[4].q",
      { "-2", "2" } },
    { "an unknown terrain", variable("board.hexes[4].terrain", R"("gold")"), Kind::UnknownWord,
      "board.hexes[4].terrain" },
    { "a token of 13",
      variable("board.hexes[4].token", "13"),
      Kind::OutOfRange,
      "board.hexes[4].token",
      { "2", "12" } },
    { "R-CO-3 a token of 1", variable("board.hexes[4].token", "1"), Kind::BrokenIsland, "board" },
    { "R-CO-1 a hex far out", variable("board.hexes[4].q", "9"), Kind::NotLand, "board.hexes[4]" },
    { "R-CO-1 a hex in the sea",
      variable("board.hexes[0].q", "-1"),
      Kind::NotLand,
      "board.hexes[0]",
      { "-1,-2" } },
    { "R-CO-1 a hex twice", variable("board.hexes[0].q", "1"), Kind::HexTwice, "board.hexes[1]", { "1,-2" } },
    { "R-CO-1 a hex missing",
      without(variableRecord(), "board.hexes[18]"),
      Kind::HexMissing,
      "board.hexes",
      { "0,2" } },
    { "R-CO-1 five fields", variable("board.hexes[0].terrain", R"("fields")"), Kind::BrokenIsland, "board" },
    { "R-CO-3 three tokens with an 8", variable("board.hexes[0].token", "8"), Kind::BrokenIsland, "board" },
    { "R-CO-3 a token with a 7", variable("board.hexes[0].token", "7"), Kind::BrokenIsland, "board" },
    { "R-CO-3 a hex without its token", without(variableRecord(), "board.hexes[0].token"), Kind::BrokenIsland,
      "board" },
    { "R-CO-5 eight harbors", without(variableRecord(), "board.harbors[8]"), Kind::BrokenIsland, "board" },
    { "R-CO-5 two harbors for ore", variable("board.harbors[0].trades", R"("ore")"), Kind::BrokenIsland,
      "board" },
    { "R-CO-5 a harbor inland", variable("board.harbors[0].at", R"("0,0,E")"), Kind::BrokenIsland, "board" },
    { "R-CO-5 harbors that share an intersection", variable("board.harbors[0].at", R"("1,-2,NW")"),
      Kind::BrokenIsland, "board" },
    { "a harbor between two sea cells", variable("board.harbors[0].at", R"("0,-3,SW")"), Kind::NotAPath,
      "board.harbors[0].at" },
    { "a harbor that trades gold",
      variable("board.harbors[0].trades", R"("gold")"),
      Kind::UnknownWord,
      "board.harbors[0].trades",
      { "gold", "brick, lumber, wool, grain, ore, any" } },
    { "a harbor at an intersection",
      variable("board.harbors[0].at", R"("0,-2,N")"),
      Kind::NotAPath,
      "board.harbors[0].at",
      { "0,-2,N" } },
    { "a robber in the sea", variable("board.robber", R"("3,0")"), Kind::NotAHex, "board.robber", { "3,0" } },
    { "a robber as a number", variable("board.robber", "0"), Kind::NotText, "board.robber" },
    { "R-SU-1 a beginner board without start pieces", with(variableRecord(), "rules.setup", R"("beginner")"),
      Kind::NoStart, "board" },
    { "a start piece without a road", variable("board.start", R"([{"color":"red","settlement":"0,0,N"}])"),
      Kind::MissingKey, "board.start[0].road" },
    { "a star that is neither true nor false",
      variable("board.start", R"([{"color":"red","settlement":"0,0,N","road":"0,0,NE","starred":1}])"),
      Kind::NotTrueOrFalse, "board.start[0].starred" },
    { "R-SU-1 start pieces of one colour only",
      variable("board.start", R"([{"color":"red","settlement":"0,0,N","road":"0,0,NE","starred":true}])"),
      Kind::BrokenIsland, "board" },
};

const std::vector<Refusal> actionRefusals = {
    { "an action as text", withAction(R"("roll")"), Kind::NotAnObject, "action 2" },
    { "nothing to do", withAction("{}"), Kind::MissingKey, "action 2, do" },
    { "an unknown action", withAction(R"({"do":"pass"})"), Kind::UnknownWord, "action 2, do" },
    { "winning as an action", withAction(R"({"do":"win"})"), Kind::UnknownWord, "action 2, do" },
    { "an action as a number", withAction(R"({"do":3})"), Kind::NotText, "action 2, do" },
    { "an unknown key", withAction(R"({"do":"endTurn","now":true})"), Kind::UnknownKey, "action 2, now" },
    { "an unknown key of a roll", withAction(R"({"do":"roll","dice":[1,2],"sum":3})"), Kind::UnknownKey,
      "action 2, sum" },
    { "dice left out", withAction(R"({"do":"roll"})"), Kind::MissingKey, "action 2, dice" },
    { "one die",
      withAction(R"({"do":"roll","dice":[3]})"),
      Kind::WrongLength,
      "action 2, dice",
      { "2", "1" } },
    { "three dice", withAction(R"({"do":"roll","dice":[1,2,3]})"), Kind::WrongLength, "action 2, dice" },
    { "a die of 0",
      withAction(R"({"do":"roll","dice":[0,3]})"),
      Kind::OutOfRange,
      "action 2, dice[0]",
      { "1", "6" } },
    { "a die of 7", withAction(R"({"do":"roll","dice":[3,7]})"), Kind::OutOfRange, "action 2, dice[1]" },
    { "a die of 2.5", withAction(R"({"do":"roll","dice":[2.5,3]})"), Kind::NotWhole, "action 2, dice[0]" },
    { "dice as a number", withAction(R"({"do":"roll","dice":7})"), Kind::NotAList, "action 2, dice" },
    { "dice as null", withAction(R"({"do":"roll","dice":null})"), Kind::NotAList, "action 2, dice" },
    { "a road at an intersection",
      withAction(R"({"do":"buildRoad","at":"0,0,N"})"),
      Kind::NotAPath,
      "action 2, at",
      { "0,0,N" } },
    { "a road far out at sea", withAction(R"({"do":"buildRoad","at":"9,0,E"})"), Kind::NotAPath,
      "action 2, at" },
    { "a settlement on a path", withAction(R"({"do":"buildSettlement","at":"0,0,E"})"),
      Kind::NotAnIntersection, "action 2, at" },
    { "a city nowhere", withAction(R"({"do":"buildCity"})"), Kind::MissingKey, "action 2, at" },
    { "the robber in the sea",
      withAction(R"({"do":"moveRobber","to":"0,3"})"),
      Kind::NotAHex,
      "action 2, to",
      { "0,3" } },
    { "a place with spaces", withAction(R"({"do":"moveRobber","to":"0, 1"})"), Kind::NotAHex,
      "action 2, to" },
    { "a place with a plus", withAction(R"({"do":"moveRobber","to":"+1,0"})"), Kind::NotAHex,
      "action 2, to" },
    { "a place with huge numbers", withAction(R"({"do":"buildRoad","at":"2147483647,-2147483648,E"})"),
      Kind::NotAPath, "action 2, at" },
    { "a place as a list", withAction(R"({"do":"moveRobber","to":[0,1]})"), Kind::NotText, "action 2, to" },
    { "a theft without a card", withAction(R"({"do":"steal","from":1})"), Kind::MissingKey,
      "action 2, card" },
    { "a stolen development card", withAction(R"({"do":"steal","from":1,"card":"knight"})"),
      Kind::UnknownWord, "action 2, card" },
    { "a theft from player 4",
      withAction(R"({"do":"steal","from":4,"card":"ore"})"),
      Kind::OutOfRange,
      "action 2, from",
      { "0", "3" } },
    { "a theft from a name", withAction(R"({"do":"steal","from":"Ben","card":"ore"})"), Kind::NotWhole,
      "action 2, from" },
    { "a discard by player -1", withAction(R"({"do":"discard","player":-1,"cards":{"ore":4}})"),
      Kind::OutOfRange, "action 2, player" },
    { "a discard of gold", withAction(R"({"do":"discard","player":1,"cards":{"gold":4}})"), Kind::UnknownKey,
      "action 2, cards.gold" },
    { "a discard of -1 ore",
      withAction(R"({"do":"discard","player":1,"cards":{"ore":-1,"wool":5}})"),
      Kind::OutOfRange,
      "action 2, cards.ore",
      { "0", "19" } },
    { "a discard of 20 ore", withAction(R"({"do":"discard","player":1,"cards":{"ore":20}})"),
      Kind::OutOfRange, "action 2, cards.ore" },
    { "a discard of half a card", withAction(R"({"do":"discard","player":1,"cards":{"ore":0.5}})"),
      Kind::NotWhole, "action 2, cards.ore" },
    { "a discard as a list", withAction(R"({"do":"discard","player":1,"cards":["ore"]})"), Kind::NotAnObject,
      "action 2, cards" },
    { "a trade without get", withAction(R"({"do":"tradeBank","give":{"wool":4}})"), Kind::MissingKey,
      "action 2, get" },
    { "a trade with nobody", withAction(R"({"do":"tradePlayer","give":{"wool":1},"get":{"ore":1}})"),
      Kind::MissingKey, "action 2, with" },
    { "a bought card that is left out", withAction(R"({"do":"buyCard"})"), Kind::MissingKey,
      "action 2, card" },
    { "a bought resource",
      withAction(R"({"do":"buyCard","card":"ore"})"),
      Kind::UnknownWord,
      "action 2, card",
      { "ore", "knight, roadBuilding, yearOfPlenty, monopoly, victoryPoint" } },
    { "a monopoly on two", withAction(R"({"do":"playMonopoly","card":["ore","wool"]})"), Kind::NotText,
      "action 2, card" },
    { "a knight with a robber", withAction(R"({"do":"playKnight","to":"0,0"})"), Kind::UnknownKey,
      "action 2, to" },
};

// What a record means where it says nothing.
struct Default
{
    const char *name;
    QJsonObject record;
    Rules rules;
};

const std::vector<Default> defaults = {
    { "R-ED-4 R-ED-6 a beginner game is classic with separate phases",
      beginnerRecord(),
      { Edition::Classic, PhaseRule::Separate, IslandSetup::Beginner, 10 } },
    { "R-ED-4 a variable game has combined phases",
      variableRecord(),
      { Edition::Classic, PhaseRule::Combined, IslandSetup::Variable, 10 } },
    { "R-ED-4 a sixth beginner game has combined phases",
      beginner("rules.edition", R"("sixth")"),
      { Edition::Sixth, PhaseRule::Combined, IslandSetup::Beginner, 10 } },
    { "R-TU-2 a classic beginner game may have combined phases",
      beginner("rules.phases", R"("combined")"),
      { Edition::Classic, PhaseRule::Combined, IslandSetup::Beginner, 10 } },
    { "R-TU-3 a variable game may have separate phases",
      variable("rules.phases", R"("separate")"),
      { Edition::Classic, PhaseRule::Separate, IslandSetup::Variable, 10 } },
    { "R-WI-2 a target of 3",
      beginner("rules.target", "3"),
      { Edition::Classic, PhaseRule::Separate, IslandSetup::Beginner, 3 } },
    { "R-WI-2 a target of 20",
      beginner("rules.target", "20.0"),
      { Edition::Classic, PhaseRule::Separate, IslandSetup::Beginner, 20 } },
};

QByteArray textOf(const QJsonObject &record)
{
    return QJsonDocument(record).toJson();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void addFiles(const char *folder)
{
    QTest::addColumn<QString>("path");
    const QDir dir(QStringLiteral(RECORD_DATA) + u'/' + QLatin1StringView(folder));
    for (const QFileInfo &file : dir.entryInfoList({ "*.holmstead" }, QDir::Files))
        QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
}

} // namespace

class TestReadRecord : public QObject
{
    Q_OBJECT

private slots:
    void refusesFile_data() { addRefusals(fileRefusals); }
    void refusesFile() { checkRefusal(fileRefusals); }
    void refusesRules_data() { addRefusals(ruleRefusals); }
    void refusesRules() { checkRefusal(ruleRefusals); }
    void refusesPeople_data() { addRefusals(peopleRefusals); }
    void refusesPeople() { checkRefusal(peopleRefusals); }
    void refusesBoard_data() { addRefusals(boardRefusals); }
    void refusesBoard() { checkRefusal(boardRefusals); }
    void refusesActions_data() { addRefusals(actionRefusals); }
    void refusesActions() { checkRefusal(actionRefusals); }

    void fillsInRules_data();
    void fillsInRules();
    void goodFiles_data() { addFiles("good"); }
    void goodFiles();
    void badFiles_data() { addFiles("bad"); }
    void badFiles();

    void beginnerBoardMayBeLeftOut();
    void threeOnTheBeginnerIsland_data();
    void threeOnTheBeginnerIsland();
    void namesOfFortyCharacters();
    void startColorsChooseThePieces();
    void startMeansNothingOnAVariableIsland();
    void namesOfManyKinds();
    void placesInEveryForm_data();
    void placesInEveryForm();
    void lastOfTwoEqualKeysWins();
    void sizeIsLookedAtFirst();
    void refusesMoreActionsThanAllowed();
    void refusesFilesThatAreNone_data();
    void refusesFilesThatAreNone();
    void quotesAreShortAndHarmless();
};

void TestReadRecord::fillsInRules_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < defaults.size(); ++i)
        QTest::newRow(defaults[i].name) << static_cast<int>(i);
}

void TestReadRecord::fillsInRules()
{
    QFETCH(int, index);
    const Default &row = defaults[static_cast<std::size_t>(index)];
    QVERIFY(readGood(row.record).rules == row.rules);
}

// Whole files, many of them written by hand from the format's description: each reads, replays and is
// written so that it reads as the same.
void TestReadRecord::goodFiles()
{
    QFETCH(QString, path);
    const Result<GameRecord> record = readRecordFile(path);
    if (!record)
        QFAIL(qPrintable(record.error().place + u' ' + record.error().arguments.join(u' ')));
    const Result<Game> game = replay(*record);
    if (!game)
        QFAIL(qPrintable(game.error().place + u' ' + game.error().arguments.join(u' ')));
    const Result<GameRecord> again = readRecord(writeRecord(*record));
    QVERIFY(again && *again == *record);
}

// The file beside it says what is wrong: the place, and the rule if there is one.
void TestReadRecord::badFiles()
{
    QFETCH(QString, path);
    const QByteArray expected = contentOf(path.chopped(QStringLiteral("holmstead").size()) + "expected");
    QVERIFY(!expected.isEmpty());
    const Result<GameRecord> record = readRecordFile(path);
    const Result<Game> game = record ? replay(*record) : Result<Game>(record.error());
    QVERIFY(!game);
    const QString rule = QString::fromStdString(std::string(ruleOf(game.error())));
    QCOMPARE(QStringLiteral("%1 [%2]").arg(game.error().place, rule), QString::fromUtf8(expected).chopped(1));
}

void TestReadRecord::beginnerBoardMayBeLeftOut()
{
    QVERIFY(readGood(beginnerRecord()).board == beginnerIsland());
}

void TestReadRecord::threeOnTheBeginnerIsland_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("colors");
    QTest::newRow("R-SU-2 classic leaves red out") << "classic"
                                                   << "white blue orange";
    QTest::newRow("R-SU-2 sixth leaves white out") << "sixth"
                                                   << "red blue orange";
}

void TestReadRecord::threeOnTheBeginnerIsland()
{
    QFETCH(QString, edition);
    QFETCH(QString, colors);
    QJsonObject record = with(beginnerRecord(3), "rules.edition", '"' + edition.toUtf8() + '"');
    for (int i = 0; i < 3; ++i) {
        record = with(record, QStringLiteral("players[%1].color").arg(i),
                      '"' + colors.section(u' ', i, i).toUtf8() + '"');
    }
    QCOMPARE(readGood(record).people.size(), std::size_t(3));
}

void TestReadRecord::namesOfFortyCharacters()
{
    // Letters that take two UTF-16 units are one character too.
    const QString name = QStringLiteral("\U0001F411").repeated(40);
    const GameRecord record = readGood(with(beginnerRecord(), "players[0].name", '"' + name.toUtf8() + '"'));
    QCOMPARE(record.people[0].name, name);
}

void TestReadRecord::startColorsChooseThePieces()
{
    // Ada, who is blue now, began with the pieces of red; Dov has them the other way round.
    QJsonObject record = with(beginnerRecord(), "players[0].start", R"("red")");
    record = with(record, "players[3].start", R"("blue")");
    const Game game = *startOf(readGood(record));
    QCOMPARE(ownerOf(game.state(), *intersectionNamed("-2,1,N")), PlayerId(0));
    QCOMPARE(ownerOf(game.state(), *intersectionNamed("-2,2,N")), PlayerId(3));
}

// R-SU-8: nobody begins with pieces there.
void TestReadRecord::startMeansNothingOnAVariableIsland()
{
    for (const char *start : { R"("blue")", R"("white")", R"("green")", "null", "7" })
        readGood(variable("players[1].start", start));
    const QJsonObject swapped = variable("players[0].start", R"("red")");
    const Result<GameRecord> again = readRecord(writeRecord(readGood(swapped)));
    QVERIFY(again && again->people[0].start == Color::Red);
}

// Letters that join, marks and emoji of several parts are in names that people have.
void TestReadRecord::namesOfManyKinds()
{
    for (const QString name : { "Zo\u0308e", "\u0645\u06cc\u200c\u062e", "\U0001F468\u200D\U0001F469",
                                "D'Arcy <b>", "\u05d3\u05df" })
        QCOMPARE(readGood(beginner("players[1].name", '"' + name.toUtf8() + '"')).people[1].name, name);
    // Which names are too much alike is for those who choose them.
    QCOMPARE(readGood(beginner("players[1].name", R"("ada")")).people[1].name, "ada");
}

void TestReadRecord::placesInEveryForm_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("NE corner") << QByteArray(R"({"do":"buildCity","at":"0,0,NE"})") << QByteArray("1,-1,S");
    QTest::newRow("SE corner") << QByteArray(R"({"do":"buildCity","at":"0,0,SE"})") << QByteArray("0,1,N");
    QTest::newRow("SW corner") << QByteArray(R"({"do":"buildCity","at":"0,0,SW"})") << QByteArray("-1,1,N");
    QTest::newRow("NW corner") << QByteArray(R"({"do":"buildCity","at":"0,0,NW"})") << QByteArray("0,-1,S");
    QTest::newRow("W side") << QByteArray(R"({"do":"buildRoad","at":"0,0,W"})") << QByteArray("-1,0,E");
    QTest::newRow("SW side") << QByteArray(R"({"do":"buildRoad","at":"0,0,SW"})") << QByteArray("-1,1,NE");
    QTest::newRow("NW side") << QByteArray(R"({"do":"buildRoad","at":"0,0,NW"})") << QByteArray("0,-1,SE");
    QTest::newRow("a side of a sea cell")
        << QByteArray(R"({"do":"buildRoad","at":"0,-3,SE"})") << QByteArray("0,-3,SE");
    QTest::newRow("a corner of a sea cell")
        << QByteArray(R"({"do":"buildCity","at":"0,-3,S"})") << QByteArray("0,-3,S");
}

void TestReadRecord::placesInEveryForm()
{
    QFETCH(QByteArray, action);
    QFETCH(QByteArray, written);
    const GameRecord record = readGood(withAction(action));
    QVERIFY(writeRecord(record).contains("\"at\":\"" + written + '"'));
}

void TestReadRecord::lastOfTwoEqualKeysWins()
{
    QByteArray text = textOf(beginnerRecord());
    text.replace("\"setup\": \"beginner\"", R"("target": 5, "setup": "beginner", "target": 7)");
    const Result<GameRecord> record = readRecord(text);
    QVERIFY(record);
    QCOMPARE(record->rules.target, 7);
}

void TestReadRecord::sizeIsLookedAtFirst()
{
    // Good JSON at its beginning: only the size is wrong.
    const QByteArray good = textOf(beginnerRecord());
    const QByteArray most = good + QByteArray(maxFileBytes - good.size(), ' ');
    QVERIFY(readRecord(most));
    const Result<GameRecord> tooMuch = readRecord(most + ' ');
    QVERIFY(!tooMuch);
    QVERIFY(tooMuch.error().kind == Kind::TooLarge);
    QCOMPARE(tooMuch.error().arguments, QStringList("4"));

    QTemporaryDir folder;
    QFile file(folder.filePath("large.holmstead"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(maxFileBytes + 1));
    file.close();
    QVERIFY(readRecordFile(file.fileName()).error().kind == Kind::TooLarge);
    // A device has no size, and no end.
    if (QFile::exists("/dev/zero"))
        QVERIFY(readRecordFile("/dev/zero").error().kind == Kind::TooLarge);
}

void TestReadRecord::refusesMoreActionsThanAllowed()
{
    const auto actions = [](int count) {
        QByteArrayList list;
        list.fill(R"({"do":"endTurn"})", count);
        return '[' + list.join(',') + ']';
    };
    QCOMPARE(readGood(beginner("actions", actions(maxActions))).actions.size(), std::size_t(maxActions));
    const RecordError error = readBad(beginner("actions", actions(maxActions + 1)));
    QVERIFY(error.kind == Kind::TooManyActions);
    QCOMPARE(error.place, "actions");
    QCOMPARE(error.arguments, QStringList("20000"));
}

void TestReadRecord::refusesFilesThatAreNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("arguments");
    const auto notJson = static_cast<int>(Kind::NotJson);
    const auto empty = static_cast<int>(Kind::EmptyFile);
    const auto noObject = static_cast<int>(Kind::NotAnObject);
    const auto tooDeep = static_cast<int>(Kind::NestedTooDeep);
    QTest::newRow("empty") << QByteArray() << empty << QStringList();
    QTest::newRow("blank") << QByteArray(" \r\n\t\n") << empty << QStringList();
    QTest::newRow("a vertical tab") << QByteArray("\v") << empty << QStringList();
    QTest::newRow("a form feed and zeros") << QByteArray("\f\0", 2) << empty << QStringList();
    QTest::newRow("a zero and a vertical tab") << QByteArray("\0\v", 2) << noObject << QStringList();
    QTest::newRow("a byte order mark") << QByteArray("\xef\xbb\xbf\n") << empty << QStringList();
    QTest::newRow("null") << QByteArray("null\n") << noObject << QStringList();
    QTest::newRow("a number") << QByteArray("5") << noObject << QStringList();
    QTest::newRow("a word") << QByteArray("\"game\"") << noObject << QStringList();
    QTest::newRow("two numbers") << QByteArray("5, 6") << noObject << QStringList();
    QTest::newRow("text") << QByteArray("Hello") << noObject << QStringList();
    QTest::newRow("a wrong letter") << QByteArray("{\n\"a\": 1,\n\"b\": x }") << notJson
                                    << QStringList{ "3", "6" };
    QTest::newRow("cut off in a word")
        << QByteArray("{\n  \"format\": \"hol") << notJson << QStringList{ "2", "17", "end" };
    QTest::newRow("cut off after a word") << QByteArray("{\"a\": \"b\"") << notJson << QStringList();
    QTest::newRow("cut off after a comma") << QByteArray("{\"a\": 1,\n") << notJson << QStringList();
    QTest::newRow("cut off and filled with zeros")
        << "{\"a\": [1," + QByteArray(500, '\0') << notJson << QStringList{ "1", "10", "end" };
    QTest::newRow("a comma too many") << QByteArray("{\n \"a\": 1,\n}") << notJson << QStringList();
    QTest::newRow("1e400") << QByteArray("{\"a\": 1e400}") << notJson << QStringList();
    QTest::newRow("not UTF-8") << QByteArray("{\"a\": \"\xff\xfe\"}") << notJson << QStringList();
    QTest::newRow("nested beyond measure") << QByteArray(100000, '[') << tooDeep << QStringList();
    QTest::newRow("nested objects") << QByteArray("{\"a\":").repeated(50000) << tooDeep << QStringList();
    QTest::newRow("a list") << QByteArray("[]") << noObject << QStringList();
    QTest::newRow("zeros") << QByteArray(1000, '\0') << empty << QStringList();
}

void TestReadRecord::refusesFilesThatAreNone()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(QStringList, arguments);
    const Result<GameRecord> record = readRecord(text);
    QVERIFY(!record);
    QCOMPARE(static_cast<int>(record.error().kind), kind);
    QCOMPARE(record.error().place, QString());
    if (!arguments.isEmpty())
        QCOMPARE(record.error().arguments, arguments);
}

void TestReadRecord::quotesAreShortAndHarmless()
{
    const QByteArray word = R"("\u001b[2J)" + QByteArray(100000, 'x') + '"';
    const RecordError error = readBad(beginner("players[1].color", word));
    QVERIFY(error.arguments[0].size() < 100);
    // Not in the middle of a letter either.
    const QByteArray sheep = QString(u'x' + QStringLiteral("\U0001F411").repeated(60)).toUtf8();
    const QString cut = readBad(beginner("players[1].color", '"' + sheep + '"')).arguments[0];
    QVERIFY(cut.isValidUtf16() && cut.size() < 100);
    QVERIFY(!error.arguments[0].contains(QChar(0x1b)));
    const RecordError inKey = readBad(with(beginnerRecord(), "rules.\033[2J" + QString(100000, u'x'), "1"));
    QVERIFY(inKey.kind == Kind::UnknownKey);
    QVERIFY(inKey.place.size() < 100 && !inKey.place.contains(QChar(0x1b)));
}

QTEST_APPLESS_MAIN(TestReadRecord)
#include "tst_readrecord.moc"
