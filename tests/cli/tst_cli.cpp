// SPDX-License-Identifier: GPL-3.0-or-later
// The console program from outside: what it prints, what it complains of, and how it exits.
#include "record/boardfile.h"
#include "record/gamerecord.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace holmstead;

namespace {

struct Outcome
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
};

Outcome run(const QStringList &words, const QString &program = QStringLiteral(CLI_PROGRAM))
{
    QProcess process;
    process.start(program, words);
    Outcome outcome;
    if (!process.waitForFinished(240000) || process.exitStatus() != QProcess::NormalExit)
        return outcome;
    outcome.exitCode = process.exitCode();
    outcome.output = process.readAllStandardOutput();
    outcome.errors = process.readAllStandardError();
    return outcome;
}

// With `words` as a shell reads them, after `before`.
Outcome runInShell(const QString &words, const QString &before = {})
{
    return run({ "-c", before + "exec \"$0\" " + words, CLI_PROGRAM }, "/bin/sh");
}

QString good(const char *name)
{
    return QStringLiteral(RECORD_DATA "/good/") + QLatin1StringView(name) + QStringLiteral(".holmstead");
}
QString bad(const char *name)
{
    return QStringLiteral(RECORD_DATA "/bad/") + QLatin1StringView(name) + QStringLiteral(".holmstead");
}

QByteArrayList linesOf(const QByteArray &text)
{
    return text.isEmpty() ? QByteArrayList() : text.chopped(1).split('\n');
}

// "name: value" lines.
QMap<QString, QString> valuesOf(const QByteArray &text)
{
    QMap<QString, QString> values;
    for (const QByteArray &line : linesOf(text)) {
        const QString whole = QString::fromUtf8(line);
        values[whole.section(": ", 0, 0)] = whole.section(": ", 1);
    }
    return values;
}

bool isOneSentence(const QByteArray &text)
{
    return text.size() > 10 && text.count('\n') == 1 && text.endsWith('\n');
}

// Writes a record of a variable game with three players and `position` (JSON) to a file.
QString recordWith(const QTemporaryDir &folder, const QByteArray &rules, const QByteArray &position)
{
    const BoardFile board = { {}, beginnerIsland(), {} };
    QJsonObject island = QJsonDocument::fromJson(writeBoard(board)).object();
    island.remove("start");
    const QByteArray text =
        R"({"format":"holmstead-game","version":1,"rules":)" + rules
        + R"(,"players":[{"name":"Ada","color":"red"},{"name":"Ben","color":"blue"},{"name":"Cleo","color":"white"}],)"
          R"("actions":[],"position":)"
        + position + ",\"board\":" + QJsonDocument(island).toJson() + '}';
    QFile file(folder.filePath("record.holmstead"));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(text);
    return file.fileName();
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void badUsage_data();
    void badUsage();
    void wrongInput_data();
    void wrongInput();
    void everyBadFileIsOneSentence();
    void helpIsFine();
    void helpIsTrue();
    void outputThatCannotBeWritten_data();
    void outputThatCannotBeWritten();
    void recordsThatDoNotFit();
    void fewerThreadsThanWished();
    void wordsThatAreNoUtf8();
    void replayIsSilent();
    void replayPrintsStates();
    void replayPrintsFrom();
    void replayStopsAtAnIllegalAction();
    void stateLineTellsEverything();
    void legalLists_data();
    void legalLists();
    void legalListsPlacements();
    void simulatePrintsNumbers();
    void simulateRepeatsItself();
    void simulateWritesRecords_data();
    void simulateWritesRecords();
    void boardAsJson_data();
    void boardAsJson();
    void boardAsText();
    void boardAsPicture();
};

void TestCli::badUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("an unknown command") << QStringList{ "play" };
    QTest::newRow("an empty command") << QStringList{ "" };
    QTest::newRow("replay without a file") << QStringList{ "replay" };
    QTest::newRow("replay of two files") << QStringList{ "replay", "a", "b" };
    QTest::newRow("an unknown option") << QStringList{ "replay", "a", "--stats" };
    QTest::newRow("--from without a number") << QStringList{ "replay", "a", "--from" };
    QTest::newRow("--from a word") << QStringList{ "replay", "a", "--from", "start" };
    QTest::newRow("--from -1") << QStringList{ "replay", "a", "--from", "-1" };
    QTest::newRow("--from without --states") << QStringList{ "replay", "a", "--from", "3" };
    QTest::newRow("a file without a name") << QStringList{ "replay", "" };
    QTest::newRow("a folder without a name") << QStringList{ "simulate", "--games", "1", "--records", "" };
    QTest::newRow("legal without a file") << QStringList{ "legal" };
    QTest::newRow("simulate without games") << QStringList{ "simulate" };
    QTest::newRow("no games") << QStringList{ "simulate", "--games", "0" };
    QTest::newRow("games as a word") << QStringList{ "simulate", "--games", "many" };
    QTest::newRow("half a game") << QStringList{ "simulate", "--games", "1.5" };
    QTest::newRow("a word too many") << QStringList{ "simulate", "--games", "1", "fast" };
    QTest::newRow("an empty word too many") << QStringList{ "board", "" };
    QTest::newRow("the version with a word") << QStringList{ "--version", "board" };
    QTest::newRow("help with a word") << QStringList{ "--help", "board" };
    QTest::newRow("a blank before a number") << QStringList{ "simulate", "--games", " 1" };
    QTest::newRow("a plus before a number") << QStringList{ "replay", "a", "--states", "--from", "+1" };
    QTest::newRow("R-SU-7 two players") << QStringList{ "simulate", "--games", "1", "--players", "2" };
    QTest::newRow("R-SU-7 five players") << QStringList{ "simulate", "--games", "1", "--players", "5" };
    QTest::newRow("R-ED-4 sixth with separate phases")
        << QStringList{ "simulate", "--games", "1", "--edition", "sixth", "--phases", "separate" };
    QTest::newRow("an unknown set-up") << QStringList{ "simulate", "--games", "1", "--setup", "islands" };
    QTest::newRow("unknown tokens") << QStringList{ "simulate", "--games", "1", "--tokens", "random" };
    QTest::newRow("no jobs") << QStringList{ "simulate", "--games", "1", "--jobs", "0" };
    QTest::newRow("a seed that is too large")
        << QStringList{ "simulate", "--games", "1", "--seed", "18446744073709551616" };
    QTest::newRow("an unknown picture") << QStringList{ "board", "--format", "png" };
    QTest::newRow("an unknown edition") << QStringList{ "board", "--edition", "fifth" };
}

void TestCli::badUsage()
{
    QFETCH(QStringList, words);
    const Outcome outcome = run(words);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.output.isEmpty());
    QVERIFY2(isOneSentence(outcome.errors), outcome.errors);
}

void TestCli::wrongInput_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::newRow("no such file") << QStringList{ "replay", "/no/such/file" }
                                  << "There is no file \"/no/such/file\"." << QString();
    QTest::newRow("a name that drives a terminal")
        << QStringList{ "replay", "\033[31m\nfile" }
        << QString::fromUtf8("There is no file \"\uFFFD[31m\uFFFDfile\".") << QString();
    QTest::newRow("a folder") << QStringList{ "legal", "/" } << "\"/\" is a folder" << QString();
    QTest::newRow("R-BU-1") << QStringList{ "replay", bad("a road through nothing") }
                            << R"(action 2 (buildRoad "0,0,E"): )"
                            << " [R-BU-1]";
    QTest::newRow("R-BU-1 for legal too")
        << QStringList{ "legal", bad("a road through nothing") } << R"(action 2 (buildRoad "0,0,E"): )"
        << " [R-BU-1]";
    QTest::newRow("R-RO-5") << QStringList{ "replay", bad("no theft though somebody can be robbed") }
                            << "action 3 (endTurn): "
                            << " [R-RO-5]";
    QTest::newRow("R-SU-2") << QStringList{ "replay", bad("red among three beginners") }
                            << "players[0].color: "
                            << " [R-SU-2]";
    QTest::newRow("a key") << QStringList{ "replay", bad("an unknown key in an action") }
                           << "action 1, player: " << QString();
    QTest::newRow("a folder that cannot be made")
        << QStringList{ "simulate", "--games", "1", "--records", "/dev/null/records" } << QString()
        << QString();
}

void TestCli::wrongInput()
{
    QFETCH(QStringList, words);
    QFETCH(QString, start);
    QFETCH(QString, end);
    const Outcome outcome = run(words);
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY(outcome.output.isEmpty());
    QVERIFY2(isOneSentence(outcome.errors), outcome.errors);
    const QString sentence = QString::fromUtf8(outcome.errors).chopped(1);
    QVERIFY2(sentence.startsWith(start) && sentence.endsWith(end), outcome.errors);
}

void TestCli::everyBadFileIsOneSentence()
{
    const QDir folder(QStringLiteral(RECORD_DATA "/bad"));
    const QFileInfoList files = folder.entryInfoList({ "*.holmstead" });
    QVERIFY(files.size() > 10);
    for (const QFileInfo &file : files) {
        const Outcome outcome = run({ "replay", file.filePath() });
        QVERIFY2(outcome.exitCode == 1 && isOneSentence(outcome.errors), qPrintable(file.fileName()));
    }
}

void TestCli::helpIsFine()
{
    for (const QStringList &words : { QStringList{ "--help" },
                                      { "replay", "--help" },
                                      { "legal", "--help" },
                                      { "simulate", "--help" },
                                      { "board", "--help" },
                                      { "--version" } }) {
        const Outcome outcome = run(words);
        QCOMPARE(outcome.exitCode, 0);
        QVERIFY(!outcome.output.isEmpty() && outcome.errors.isEmpty());
    }
}

// The program as people type it, without its path, and what the usage says can be done.
void TestCli::helpIsTrue()
{
    const auto firstLine = [](const QStringList &words) { return linesOf(run(words).output).value(0); };
    QCOMPARE(firstLine({ "--help" }), QByteArray("Usage: holmstead-cli COMMAND [options]"));
    QCOMPARE(firstLine({ "replay", "--help" }), QByteArray("Usage: holmstead-cli replay FILE [options]"));
    QCOMPARE(firstLine({ "legal", "-h" }), QByteArray("Usage: holmstead-cli legal FILE [options]"));
    QCOMPARE(firstLine({ "simulate", "-h" }),
             QByteArray("Usage: holmstead-cli simulate --games N [options]"));
    QCOMPARE(firstLine({ "board", "--help" }), QByteArray("Usage: holmstead-cli board [options]"));
    for (const char *command : { "replay", "legal", "simulate", "board" }) {
        QVERIFY2(run({ "--help" }).output.contains(QByteArray("\n  ") + command), command);
        QVERIFY2(!run({ command, "--help" }).output.contains("Arguments:"), command);
    }
}

void TestCli::outputThatCannotBeWritten_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("states") << "replay FILE --states";
    QTest::newRow("states of a long game") << "replay LONG --states";
    QTest::newRow("legal") << "legal FILE";
    QTest::newRow("a board") << "board";
    QTest::newRow("a picture") << "board --format svg";
    QTest::newRow("numbers") << "simulate --games 1";
    QTest::newRow("help") << "--help";
    QTest::newRow("help on a command") << "board --help";
    QTest::newRow("the version") << "--version";
}

void TestCli::outputThatCannotBeWritten()
{
    if (!QFile::exists("/dev/full") || !QFile::exists("/bin/sh"))
        QSKIP("there is no /dev/full here");
    QFETCH(QString, words);
    words.replace("FILE", '"' + good("first turns by hand") + '"');
    words.replace("LONG", '"' + good("whole beginner game, separate phases") + '"');
    for (const char *redirection : { ">/dev/full", ">&-" }) {
        const Outcome outcome = runInShell(words + u' ' + redirection);
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY2(isOneSentence(outcome.errors), outcome.errors);
        QVERIFY2(outcome.errors.startsWith("The output cannot be written"), outcome.errors);
    }
}

void TestCli::recordsThatDoNotFit()
{
    if (!QFile::exists("/bin/sh"))
        QSKIP("no limit can be set here");
    const QTemporaryDir folder;
    const QString words = QStringLiteral("simulate --games 2 --records \"%1\"").arg(folder.path());
    const Outcome outcome = runInShell(words, "ulimit -f 4; ");
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY(outcome.output.isEmpty());
    QVERIFY2(isOneSentence(outcome.errors), outcome.errors);
    QVERIFY(QDir(folder.path()).isEmpty());
}

// Each takes memory for its stack, of which there is too little here.
void TestCli::fewerThreadsThanWished()
{
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("the sanitizer needs more memory than that");
#endif
    if (!QFile::exists("/bin/sh"))
        QSKIP("no limit can be set here");
    const Outcome outcome = runInShell("simulate --games 256 --jobs 256", "ulimit -v 400000; ");
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QCOMPARE(valuesOf(outcome.output)["games"], QString("256"));
}

void TestCli::wordsThatAreNoUtf8()
{
    if (!QFile::exists("/bin/sh"))
        QSKIP("such words cannot be typed here");
    const Outcome outcome = runInShell("replay \"$(printf 'a\\377b')\"");
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(isOneSentence(outcome.errors), outcome.errors);
    QVERIFY2(outcome.errors.startsWith("\"a\uFFFDb\" is not valid UTF-8"), outcome.errors);
}

void TestCli::replayIsSilent()
{
    const Outcome outcome = run({ "replay", good("whole beginner game, separate phases") });
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.isEmpty() && outcome.errors.isEmpty());
}

void TestCli::replayPrintsStates()
{
    const QString path = good("whole beginner game, separate phases");
    const Outcome outcome = run({ "replay", path, "--states" });
    QCOMPARE(outcome.exitCode, 0);
    const QByteArrayList lines = linesOf(outcome.output);
    const Game game = *replay(*readRecordFile(path));
    QCOMPARE(lines.size(), static_cast<qsizetype>(game.actions().size()) + 1);
    for (qsizetype n = 0; n < lines.size(); ++n) {
        const QJsonObject line = QJsonDocument::fromJson(lines[n]).object();
        const GameState &state = game.stateAfter(static_cast<std::size_t>(n));
        QCOMPARE(line["n"].toInt(-1), static_cast<int>(n));
        QCOMPARE(line["turn"].toInt(-1), state.turn.index());
        QCOMPARE(line["phase"].toString(), QString(wordFor(state.phase)));
        QCOMPARE(line["hands"].toArray().at(2)["ore"].toInt(-1), state.hands[2][Resource::Ore]);
    }
    const QJsonObject last = QJsonDocument::fromJson(lines.last()).object();
    QCOMPARE(last["phase"].toString(), "over");
    QCOMPARE(last["winner"].toInt(-1), winner(game.state())->index());
}

void TestCli::replayPrintsFrom()
{
    const QString path = good("first turns by hand");
    const QByteArrayList all = linesOf(run({ "replay", path, "--states" }).output);
    QCOMPARE(all.size(), 8);
    QCOMPARE(linesOf(run({ "replay", path, "--states", "--from", "6" }).output), all.sliced(6));
    QCOMPARE(linesOf(run({ "replay", "--from=0", "--states", path }).output), all);
    const Outcome beyond = run({ "replay", path, "--states", "--from", "99" });
    QCOMPARE(beyond.exitCode, 0);
    QVERIFY(beyond.output.isEmpty());
}

void TestCli::replayStopsAtAnIllegalAction()
{
    const Outcome outcome = run({ "replay", bad("no theft though somebody can be robbed"), "--states" });
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(linesOf(outcome.output).size(), 3); // n = 0, 1 and 2
}

void TestCli::stateLineTellsEverything()
{
    const QTemporaryDir folder;
    const QString path = recordWith(folder, R"({"setup":"variable","phases":"separate"})", R"({
        "buildings":[{"at":"0,0,N","owner":0,"kind":"city"},{"at":"0,2,S","owner":1,"kind":"settlement"}],
        "roads":[{"at":"0,0,NE","owner":0},{"at":"0,0,E","owner":0}],
        "hands":[{"ore":2},{"wool":8},{}],"cards":[["knight","victoryPoint"],[],[]],"bought":["knight"],
        "played":[0,3,0],"phase":"robber","then":"build","dice":[3,4],"cardPlayed":true,"robber":"1,0"})");
    const Outcome outcome = run({ "replay", path, "--states" });
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.output,
             QByteArray(R"({"n":0,"turn":0,"phase":"robber","then":"build","dice":[3,4],"hands":[)"
                        R"({"brick":0,"lumber":0,"wool":0,"grain":0,"ore":2},)"
                        R"({"brick":0,"lumber":0,"wool":8,"grain":0,"ore":0},)"
                        R"({"brick":0,"lumber":0,"wool":0,"grain":0,"ore":0}],)"
                        R"("bank":{"brick":19,"lumber":19,"wool":11,"grain":19,"ore":17},"deck":20,)"
                        R"("cards":[["knight","victoryPoint"],[],[]],"bought":["knight"],"cardPlayed":true,)"
                        R"("played":[0,3,0],"points":[3,3,0],"visible":[2,3,0],"roads":[2,0,0],)"
                        R"("longestRoad":null,"largestArmy":1,"robber":"1,0","mustDiscard":{},"freeRoads":0,)"
                        R"("buildings":[{"at":"0,0,N","owner":0,"kind":"city"},)"
                        R"({"at":"0,2,S","owner":1,"kind":"settlement"}],)"
                        R"("paths":[{"at":"0,0,NE","owner":0},{"at":"0,0,E","owner":0}],"winner":null})"
                        "\n"));
}

void TestCli::legalLists_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("R-TU-1 a roll") << QByteArray("{}") << QByteArray(R"([{"do":"roll"}])");
    QTest::newRow("R-DC-1 cards before the roll")
        << QByteArray(R"({"cards":[["knight","yearOfPlenty"],[],[]]})")
        << QByteArray(R"([{"do":"roll"},{"do":"playKnight"},{"do":"playYearOfPlenty","count":2}])");
    QTest::newRow("R-DC-6 one card of an almost empty bank")
        << QByteArray(R"({"cards":[["yearOfPlenty"],[],[]],
            "hands":[{},{"brick":19,"lumber":19,"wool":19,"grain":19,"ore":18},{}]})")
        << QByteArray(R"([{"do":"roll"},{"do":"playYearOfPlenty","count":1}])");
    QTest::newRow("R-DC-7 a monopoly on each resource")
        << QByteArray(R"({"cards":[["monopoly"],[],[]]})")
        << QByteArray(R"([{"do":"roll"},{"do":"playMonopoly","card":"brick"},
            {"do":"playMonopoly","card":"lumber"},{"do":"playMonopoly","card":"wool"},
            {"do":"playMonopoly","card":"grain"},{"do":"playMonopoly","card":"ore"}])");
    QTest::newRow("R-RO-2 discards")
        << QByteArray(R"({"phase":"discard","hands":[{"ore":8},{},{"wool":11}]})")
        << QByteArray(R"([{"do":"discard","player":0,"count":4},{"do":"discard","player":2,"count":5}])");
    QTest::newRow("R-RO-5 victims") << QByteArray(R"({"phase":"steal","hands":[{},{"ore":1},{"ore":1}],
            "buildings":[{"at":"0,0,N","owner":1,"kind":"city"},{"at":"0,0,S","owner":2,"kind":"city"}]})")
                                    << QByteArray(R"([{"do":"steal","from":1},{"do":"steal","from":2}])");
    QTest::newRow("R-TU-6 nothing but the end of the turn")
        << QByteArray(R"({"phase":"main"})") << QByteArray(R"([{"do":"endTurn"}])");
    QTest::newRow("R-BU-7 a card to buy")
        << QByteArray(R"({"phase":"main","hands":[{"ore":1,"wool":1,"grain":1},{},{}]})")
        << QByteArray(R"([{"do":"buyCard"},{"do":"endTurn"}])");
    QTest::newRow("R-TR-5 a trade a pair of resources")
        << QByteArray(R"({"phase":"main","hands":[{"ore":4},{},{}]})")
        << QByteArray(R"([{"do":"tradeBank","give":{"ore":4},"get":{"brick":1}},
            {"do":"tradeBank","give":{"ore":4},"get":{"lumber":1}},
            {"do":"tradeBank","give":{"ore":4},"get":{"wool":1}},
            {"do":"tradeBank","give":{"ore":4},"get":{"grain":1}},{"do":"endTurn"}])");
    QTest::newRow("R-TR-3 an exchange with somebody")
        << QByteArray(R"({"phase":"main","hands":[{"ore":1},{"wool":1},{}]})")
        << QByteArray(R"([{"do":"tradePlayer"},{"do":"endTurn"}])");
    QTest::newRow("R-TU-7 nothing when the game is over")
        << QByteArray(R"({"longestRoad":null,"buildings":[{"at":"0,-2,N","owner":0,"kind":"city"},
            {"at":"2,-2,N","owner":0,"kind":"city"},{"at":"-1,-1,N","owner":0,"kind":"city"},
            {"at":"1,-1,N","owner":0,"kind":"city"}],"cards":[["victoryPoint","victoryPoint"],[],[]]})")
        << QByteArray("[]");
}

void TestCli::legalLists()
{
    QFETCH(QByteArray, position);
    QFETCH(QByteArray, list);
    const QTemporaryDir folder;
    const Outcome outcome = run({ "legal", recordWith(folder, R"({"setup":"variable"})", position) });
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.exitCode, 0);
    const auto sorted = [](const QByteArray &text) {
        QByteArrayList entries;
        for (const QJsonValue &entry : QJsonDocument::fromJson(text).array())
            entries << QJsonDocument(entry.toObject()).toJson();
        std::sort(entries.begin(), entries.end());
        return entries;
    };
    QVERIFY(QJsonDocument::fromJson(outcome.output).isArray());
    QCOMPARE(sorted(outcome.output), sorted(list));
}

void TestCli::legalListsPlacements()
{
    const QTemporaryDir folder;
    const auto places = [&folder](const QByteArray &position) {
        const Outcome outcome = run({ "legal", recordWith(folder, R"({"setup":"variable"})", position) });
        return QJsonDocument::fromJson(outcome.output).array();
    };
    QCOMPARE(places(R"({"phase":"setup"})").size(), 54);
    const QJsonArray roads =
        places(R"({"phase":"setup","buildings":[{"at":"0,0,N","owner":0,"kind":"settlement"}]})");
    QCOMPARE(roads.size(), 3);
    QCOMPARE(roads.at(0)["do"].toString(), "placeRoad");
    QCOMPARE(places(R"({"phase":"robber"})").size(), 18);
}

void TestCli::simulatePrintsNumbers()
{
    const Outcome outcome = run({ "simulate", "--games", "3", "--check", "--trades" });
    QCOMPARE(outcome.exitCode, 0);
    QMap<QString, QString> values = valuesOf(outcome.output);
    QCOMPARE(values.keys().size(), linesOf(outcome.output).size());
    for (const char *name : { "games", "actions", "seconds", "games/s", "actions/s", "wins 0", "wins 1",
                              "wins 2", "wins 3", "unfinished", "turns/game" }) {
        bool isNumber = false;
        values.value(name).toDouble(&isNumber);
        QVERIFY2(isNumber && !values.value(name).contains('e'), name);
    }
    int wins = values["unfinished"].toInt();
    for (int seat = 0; seat < 4; ++seat)
        wins += values[QStringLiteral("wins %1").arg(seat)].toInt();
    QCOMPARE(wins, 3);
    QCOMPARE(values["games"], "3");
    QVERIFY(values["turns/game"].toDouble() > 20);
    QVERIFY(values["actions"].toInt() > 300);
}

// A game follows from the seed and its number, whoever plays it and how many are played.
void TestCli::simulateRepeatsItself()
{
    const auto summary = [](const QStringList &more) {
        QMap<QString, QString> values =
            valuesOf(run(QStringList{ "simulate", "--games", "4" } + more).output);
        values.remove("seconds");
        values.remove("games/s");
        values.remove("actions/s");
        return values;
    };
    const QMap<QString, QString> once = summary({});
    QVERIFY(once.contains("actions"));
    QCOMPARE(summary({ "--jobs", "3" }), once);
    QCOMPARE(summary({ "--seed", "1", "--players", "4", "--setup", "variable", "--edition", "classic",
                       "--phases", "combined", "--tokens", "spiral" }),
             once);
    QVERIFY(summary({ "--seed", "2" }) != once);
}

void TestCli::simulateWritesRecords_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("R-SU-1 beginner") << QStringList{ "--setup", "beginner", "--phases", "separate" };
    QTest::newRow("R-SU-2 three beginners") << QStringList{ "--setup", "beginner", "--players", "3" };
    QTest::newRow("R-SU-2 three beginners of the sixth edition")
        << QStringList{ "--setup", "beginner", "--players", "3", "--edition", "sixth" };
    QTest::newRow("R-SU-4 variable, with trades") << QStringList{ "--trades" };
    QTest::newRow("R-SU-10 sixth, scattered") << QStringList{ "--edition", "sixth", "--tokens", "scattered" };
}

void TestCli::simulateWritesRecords()
{
    QFETCH(QStringList, options);
    const QTemporaryDir folder;
    const QDir records(folder.filePath("of/games"));
    const QStringList words = { "simulate", "--games", "2", "--records", records.path() };
    QCOMPARE(run(words + options).exitCode, 0);
    const QFileInfoList files = records.entryInfoList({ "*.holmstead" });
    QCOMPARE(files.size(), 2);
    for (const QFileInfo &file : files) {
        const Result<GameRecord> record = readRecordFile(file.filePath());
        QVERIFY(record);
        const Result<Game> game = replay(*record);
        QVERIFY(game && game->state().phase == Phase::Over);
    }
}

void TestCli::boardAsJson_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("isBeginner");
    QTest::newRow("R-SU-4 variable") << QStringList() << false;
    QTest::newRow("R-SU-6 sixth") << QStringList{ "--edition", "sixth" } << false;
    QTest::newRow("R-SU-10 scattered") << QStringList{ "--tokens", "scattered", "--seed", "77" } << false;
    QTest::newRow("R-SU-1 beginner") << QStringList{ "--setup", "beginner" } << true;
}

void TestCli::boardAsJson()
{
    QFETCH(QStringList, options);
    QFETCH(bool, isBeginner);
    const Outcome outcome = run(QStringList{ "board", "--format", "json" } + options);
    QCOMPARE(outcome.exitCode, 0);
    const Result<BoardFile> board = readBoard(outcome.output);
    QVERIFY(board);
    QCOMPARE(board->island == beginnerIsland(), isBeginner);
    QCOMPARE(run(QStringList{ "board", "--format", "json" } + options).output, outcome.output);
}

void TestCli::boardAsText()
{
    const Outcome outcome = run({ "board", "--setup", "beginner" });
    QCOMPARE(outcome.exitCode, 0);
    const QByteArrayList lines = linesOf(outcome.output);
    QCOMPARE(lines[0].simplified(), QByteArray("mountains 10 pasture 2 forest 9"));
    QCOMPARE(lines[2].simplified(), QByteArray("fields 9 forest 11 desert R forest 3 mountains 8"));
    QVERIFY(lines.contains("2,-1,NE ore"));
    QCOMPARE(run({ "board", "--setup", "beginner", "--format", "text" }).output, outcome.output);
}

void TestCli::boardAsPicture()
{
    const Outcome outcome = run({ "board", "--format", "svg", "--seed", "3" });
    QCOMPARE(outcome.exitCode, 0);
    QXmlStreamReader reader(outcome.output);
    QMap<QString, int> elements;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            ++elements[reader.name().toString()];
    }
    QVERIFY(!reader.hasError());
    QCOMPARE(elements["polygon"], 19);
    QCOMPARE(elements["text"], 18 + 9);
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
