// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/recordwriter.h"

#include "samples.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#    include <fcntl.h>
#    include <sys/resource.h>
#    include <sys/stat.h>
#    include <unistd.h>

#    include <csignal>
#endif

using namespace holmstead;

namespace {

// A record with something beyond the format wherever the format allows it.
QJsonObject fullOfNotes()
{
    QJsonObject record = with(beginnerRecord(), "board", "{}");
    record[QStringLiteral("board")] = variableRecord()[QStringLiteral("board")];
    record = with(record, "rules.setup", R"("variable")");
    record = with(record, "note", R"("the evening at the lake")");
    record = with(record, "weather", "{\"wind\":[1,2.5,null,true],\"sky\":\"grey \\\"as\\\" ever\\n\"}");
    record = with(record, "begin", R"({"how":"roll","rolls":[[3,4],[6,6],[1,1],[2,2]],"table":"round"})");
    record = with(record, "saved", R"("2026-11-30T20:15:00Z")");
    record = with(record, "rules.note", R"("as always")");
    record = with(record, "players[1].note", R"(["late"])");
    record = with(record, "players[1].age", "41");
    record = with(record, "board.name", R"("Lake island")");
    record = with(record, "board.note", "1");
    record = with(record, "board.hexes[3].note", R"("the good one")");
    record = with(record, "board.hexes[3].art", R"("oak")");
    record = with(record, "board.harbors[2].note", R"("a pier")");
    record = with(record, "position.note", R"("after an hour")");
    record = with(record, "position.hands", R"([{"ore":1,"note":"all there is"},{},{},{}])");
    record = with(record, "position.bank",
                  R"({"brick":19,"lumber":19,"wool":19,"grain":19,"ore":18,"note":"counted twice"})");
    record =
        with(record, "position.buildings", R"([{"at":"0,0,N","owner":1,"kind":"city","note":"first city"}])");
    record = with(record, "position.roads", R"([{"at":"0,0,NE","owner":1,"note":"first road"}])");
    record = with(record, "actions",
                  R"([{"do":"roll","dice":[1,2],"note":"off the table"},
                      {"do":"tradeBank","give":{"ore":4,"note":"dear"},"get":{"wool":1}},{"do":"endTurn"}])");
    return record;
}

QJsonObject withoutOrder(QJsonObject record)
{
    // Hexes are written in their own order.
    QJsonArray hexes = record[QStringLiteral("board")].toObject()[QStringLiteral("hexes")].toArray();
    QList<QJsonValue> sorted(hexes.begin(), hexes.end());
    std::sort(sorted.begin(), sorted.end(), [](const QJsonValue &a, const QJsonValue &b) {
        const auto key = [](const QJsonValue &hex) { return 100 * hex["r"].toInt() + hex["q"].toInt(); };
        return key(a) < key(b);
    });
    QJsonArray result;
    for (const QJsonValue &hex : sorted)
        result.append(hex);
    QJsonObject board = record[QStringLiteral("board")].toObject();
    board[QStringLiteral("hexes")] = result;
    record[QStringLiteral("board")] = board;
    return record;
}

QJsonObject written(const GameRecord &record)
{
    return QJsonDocument::fromJson(writeRecord(record)).object();
}

// Every key and value of `part` is in `whole`; lists are alike entry by entry.
bool contains(const QJsonValue &whole, const QJsonValue &part)
{
    if (part.isObject()) {
        const QJsonObject object = part.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            if (!contains(whole.toObject().value(member.key()), member.value()))
                return false;
        }
        return whole.isObject();
    }
    if (part.isArray()) {
        const QJsonArray list = part.toArray();
        if (list.size() != whole.toArray().size())
            return false;
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (!contains(whole.toArray().at(i), list.at(i)))
                return false;
        }
        return true;
    }
    return whole == part;
}

} // namespace

class TestWriteRecord : public QObject
{
    Q_OBJECT

private slots:
    void losesNothing();
    void notesFollowTheirHex();
    void readsAsTheSame_data();
    void readsAsTheSame();
    void writesWhatItReadWithoutChange();
    void putsAnActionOnALine();
    void keepsTheOrderOfKeys();
    void continuesWithNotes();
    void writesAGrowingGameAsAWholeOne();
    void recordsGamesFromPositions();
    void writesFiles();
    void leavesTheOldFileWhenItCannotWrite();
    void saysWhyItCannotRead();
    void noticesAFullDisk();
    void keepsWhatIsNoFile();
    void writesNoMoreActionsThanCanBeRead();
    void leavesTheOldFileWhenTheNewOneCouldNotBeRead();
};

void TestWriteRecord::losesNothing()
{
    const QJsonObject record = fullOfNotes();
    QVERIFY(contains(withoutOrder(written(readGood(record))), withoutOrder(record)));
}

void TestWriteRecord::notesFollowTheirHex()
{
    QJsonObject record = fullOfNotes();
    QJsonObject board = record[QStringLiteral("board")].toObject();
    QJsonArray hexes = board[QStringLiteral("hexes")].toArray();
    hexes.append(hexes.takeAt(3));
    board[QStringLiteral("hexes")] = hexes;
    record[QStringLiteral("board")] = board;
    QVERIFY(contains(withoutOrder(written(readGood(record))), withoutOrder(record)));
}

void TestWriteRecord::readsAsTheSame_data()
{
    QTest::addColumn<QJsonObject>("record");
    QTest::newRow("notes everywhere") << fullOfNotes();
    QTest::newRow("beginner") << beginnerRecord();
    QTest::newRow("three, sixth") << with(with(beginnerRecord(3), "rules.edition", R"("sixth")"),
                                          "players[1].color", R"("red")");
    QTest::newRow("changed colours") << with(with(beginnerRecord(), "players[0].start", R"("red")"),
                                             "players[3].start", R"("blue")");
    QTest::newRow("a robber of its own") << with(variableRecord(), "board.robber", R"("1,1")");
    QTest::newRow("an empty position") << with(variableRecord(), "position", "{}");
    QTest::newRow("a note of every kind of character")
        << with(beginnerRecord(), "note", "\"\\u0001 \\u2028 \\t\\n\"");
    QTest::newRow("a name in quotes")
        << with(beginnerRecord(), "players[0].name", "\"Ünal \\\"\\\\\\\" \\u00ad/\"");
}

void TestWriteRecord::readsAsTheSame()
{
    QFETCH(QJsonObject, record);
    const GameRecord first = readGood(record);
    const Result<GameRecord> again = readRecord(writeRecord(first));
    QVERIFY(again);
    QVERIFY(*again == first);
}

void TestWriteRecord::writesWhatItReadWithoutChange()
{
    const QByteArray text = writeRecord(readGood(fullOfNotes()));
    QCOMPARE(writeRecord(*readRecord(text)), text);
}

void TestWriteRecord::putsAnActionOnALine()
{
    const Game game = randomGame(readGood(beginnerRecord()), 3);
    const GameRecord record = recordOf(game, readGood(beginnerRecord()).people);
    const QByteArrayList lines = writeRecord(record).split('\n');
    const auto isAction = [](const QByteArray &line) { return line.startsWith("    {\"do\":"); };
    QCOMPARE(std::count_if(lines.begin(), lines.end(), isAction),
             static_cast<qsizetype>(record.actions.size()));
    QVERIFY(lines.last().isEmpty());
    // One more action changes the end only.
    GameRecord shorter = record;
    shorter.actions.pop_back();
    const QByteArrayList shorterLines = writeRecord(shorter).split('\n');
    QCOMPARE(shorterLines.size(), lines.size() - 1);
    QCOMPARE(shorterLines.first(lines.size() - 5), lines.first(lines.size() - 5));
}

void TestWriteRecord::keepsTheOrderOfKeys()
{
    const QByteArray text = writeRecord(readGood(fullOfNotes()));
    qsizetype last = -1;
    for (const char *key :
         { "format", "version", "rules", "players", "board", "position", "begin", "saved", "actions" }) {
        const qsizetype place = text.indexOf(QByteArray("\n  \"") + key + "\":");
        QVERIFY2(place > last, key);
        last = place;
    }
}

void TestWriteRecord::continuesWithNotes()
{
    QJsonObject record = with(beginnerRecord(), "note", R"("kept")");
    record = with(record, "actions",
                  R"([{"do":"roll","dice":[1,2],"note":"first"},{"do":"endTurn","note":"second"},
                      {"do":"roll","dice":[1,1],"note":"third"}])");
    const GameRecord old = readGood(record);
    Game game = *replay(old);
    game.undo();
    game.play(Roll{ Dice{ 6, 6 } });
    game.play(EndTurn());
    const QJsonObject now = written(continued(old, game));
    const QJsonArray actions = now[QStringLiteral("actions")].toArray();
    QCOMPARE(now[QStringLiteral("note")].toString(), "kept");
    QCOMPARE(actions.size(), 4);
    QCOMPARE(actions[0]["note"].toString(), "first");
    QCOMPARE(actions[1]["note"].toString(), "second");
    QVERIFY(actions[2]["note"].isUndefined());
    QVERIFY(actions[3]["note"].isUndefined());
}

void TestWriteRecord::writesAGrowingGameAsAWholeOne()
{
    const GameRecord whole = continued(readGood(variableRecord()), randomGame(readGood(variableRecord()), 3));
    const GameRecord other = continued(readGood(variableRecord()), randomGame(readGood(variableRecord()), 4));
    const GameRecord noted = readGood(fullOfNotes());
    RecordWriter writer;
    const auto isSame = [&writer](const GameRecord &record) {
        return writer.write(record) == writeRecord(record);
    };
    const auto firstOf = [](GameRecord record, std::size_t count) {
        record.actions.resize(count);
        return record;
    };
    for (const std::size_t count : { 0, 1, 2, 5, 3, 4, 50, 49, 0, 30 }) // also back
        QVERIFY(isSame(firstOf(whole, count)));
    QVERIFY(isSame(firstOf(other, 30)) && isSame(whole) && isSame(other));
    QVERIFY(isSame(noted) && isSame(whole) && isSame(noted));
}

void TestWriteRecord::recordsGamesFromPositions()
{
    GameRecord source = readGood(variableRecord());
    source.position = positionOf(randomGame(source, 3).stateAfter(100));
    const Game game = randomGame(source, 4);
    const GameRecord copy = recordOf(game, source.people);
    QVERIFY(copy.position);
    QVERIFY(replay(copy)->state() == game.state());
    // A game that began as usual needs none.
    QVERIFY(!recordOf(randomGame(readGood(variableRecord()), 4), source.people).position);
}

void TestWriteRecord::writesFiles()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a game.holmstead");
    const GameRecord record = readGood(fullOfNotes());
    QVERIFY(!writeRecordFile(path, record));
    const Result<GameRecord> read = readRecordFile(path);
    QVERIFY(read && *read == record);
}

void TestWriteRecord::leavesTheOldFileWhenItCannotWrite()
{
    const QTemporaryDir folder;
    const auto error = writeRecordFile(folder.filePath("no such folder/game.holmstead"), GameRecord());
    QVERIFY(error && error->kind == RecordError::Kind::NoSuchFolder);
    QVERIFY(error->arguments.value(0).endsWith("no such folder"));
    const auto overFolder = writeRecordFile(folder.path(), GameRecord());
    QVERIFY(overFolder && overFolder->kind == RecordError::Kind::IsAFolder);
    const auto nowhere = writeRecordFile(QString(), GameRecord());
    QVERIFY(nowhere && nowhere->kind == RecordError::Kind::NoFileName);
}

void TestWriteRecord::saysWhyItCannotRead()
{
    const QTemporaryDir folder;
    const Result<GameRecord> nothing = readRecordFile(folder.filePath("nothing.holmstead"));
    QVERIFY(!nothing && nothing.error().kind == RecordError::Kind::NoSuchFile);
    QVERIFY(nothing.error().arguments.value(0).endsWith("nothing.holmstead"));
    const Result<GameRecord> directory = readRecordFile(folder.path());
    QVERIFY(!directory && directory.error().kind == RecordError::Kind::IsAFolder);
    QTest::failOnWarning(QRegularExpression(".*"));
    const Result<GameRecord> nameless = readRecordFile(QString());
    QVERIFY(!nameless && nameless.error().kind == RecordError::Kind::NoFileName);
}

#ifdef Q_OS_UNIX

// As on a disk that is almost full, a part of the file can be written.
void TestWriteRecord::noticesAFullDisk()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("game.holmstead");
    const GameRecord small = readGood(beginnerRecord());
    QVERIFY(!writeRecordFile(path, small));
    GameRecord large = small;
    large.actions.assign(maxActions, EndTurn());

    rlimit limit = {};
    QVERIFY(getrlimit(RLIMIT_FSIZE, &limit) == 0);
    const rlim_t old = limit.rlim_cur;
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    for (const rlim_t most : { rlim_t(100), rlim_t(50000) }) {
        limit.rlim_cur = most;
        setrlimit(RLIMIT_FSIZE, &limit);
        const auto ofLarge = writeRecordFile(path, large);
        const auto ofSmall = writeRecordFile(path, small);
        limit.rlim_cur = old;
        setrlimit(RLIMIT_FSIZE, &limit);
        QVERIFY(ofLarge && ofLarge->kind == RecordError::Kind::CannotWrite);
        QVERIFY(ofLarge->arguments.value(0).endsWith("game.holmstead"));
        QVERIFY(!ofLarge->arguments.value(1).isEmpty());
        QCOMPARE(ofSmall.has_value(), most == 100);
        QVERIFY(*readRecordFile(path) == small);
    }
    std::signal(SIGXFSZ, oldHandler);
}

// A pipe or a device takes the text; a file in its place would break whatever uses it.
void TestWriteRecord::keepsWhatIsNoFile()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe");
    QVERIFY(mkfifo(QFile::encodeName(pipe), 0600) == 0);
    QVERIFY(QFile::link(pipe, folder.filePath("game.holmstead")));
    const int end = open(QFile::encodeName(pipe), O_RDONLY | O_NONBLOCK);
    const GameRecord record = readGood(beginnerRecord());
    QVERIFY(!writeRecordFile(folder.filePath("game.holmstead"), record));
    QByteArray text(100000, '\0');
    text.truncate(read(end, text.data(), static_cast<std::size_t>(text.size())));
    close(end);
    QVERIFY(readRecord(text) && *readRecord(text) == record);
    QVERIFY(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile());
}

#else
void TestWriteRecord::noticesAFullDisk()
{
    QSKIP("no limit can be set here");
}
void TestWriteRecord::keepsWhatIsNoFile()
{
    QSKIP("there are no pipes among files here");
}
#endif

void TestWriteRecord::writesNoMoreActionsThanCanBeRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("game.holmstead");
    GameRecord record = readGood(beginnerRecord());
    record.actions.assign(maxActions, EndTurn());
    QVERIFY(!writeRecordFile(path, record));
    record.actions.push_back(EndTurn());
    const auto error = writeRecordFile(path, record);
    QVERIFY(error && error->kind == RecordError::Kind::TooManyActions);
    QCOMPARE(error->arguments, QStringList("20000"));
    QCOMPARE(readRecordFile(path)->actions.size(), std::size_t(maxActions));
}

void TestWriteRecord::leavesTheOldFileWhenTheNewOneCouldNotBeRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a game.holmstead");
    // A file that just fits is longer once it is written again: 1e15 becomes 1e+15.
    QByteArray text = writeRecord(readGood(beginnerRecord()));
    text.insert(1, "\"numbers\":[" + QByteArray("1e15,").repeated(800000) + "0],");
    const Result<GameRecord> large = readRecord(text);
    QVERIFY(large);
    const GameRecord small = readGood(fullOfNotes());
    QVERIFY(!writeRecordFile(path, small));

    const auto error = writeRecordFile(path, *large);
    QVERIFY(error && error->kind == RecordError::Kind::TooLarge);
    const Result<GameRecord> left = readRecordFile(path);
    QVERIFY(left && *left == small);
}

QTEST_APPLESS_MAIN(TestWriteRecord)
#include "tst_writerecord.moc"
