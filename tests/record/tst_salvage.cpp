// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/fileaccess.h"
#include "record/salvage.h"

#include "samples.h"
#include "support/scale.h"

#include "board/random.h"

#include <QDir>
#include <QTemporaryDir>

using namespace holmstead;

namespace {

GameRecord playedGame(std::size_t actions)
{
    GameRecord record = readGood(variableRecord());
    const Game game = randomGame(record, 7);
    const auto played = game.actions();
    record.actions.assign(played.begin(), played.begin() + static_cast<std::ptrdiff_t>(actions));
    return record;
}

const GameRecord &whole()
{
    static const GameRecord record = playedGame(120);
    return record;
}

// The first actions of `record`.
GameRecord beginning(GameRecord record, std::size_t actions)
{
    record.actions.resize(actions);
    return record;
}

QByteArray replaced(QByteArray text, const QByteArray &before, const QByteArray &after)
{
    const auto at = text.indexOf(before);
    return at < 0 ? QByteArray() : text.replace(at, before.size(), after);
}

// Where the line of action `number` (from 1) begins.
qsizetype lineOf(const QByteArray &text, std::size_t number)
{
    qsizetype at = text.indexOf("\"actions\"");
    for (std::size_t i = 0; i < number; ++i)
        at = text.indexOf('\n', at) + 1;
    return at;
}

QByteArray withLine(QByteArray text, std::size_t number, const QByteArray &line)
{
    const auto begin = lineOf(text, number);
    return text.replace(begin, text.indexOf('\n', begin) - begin, line);
}

struct Damage
{
    const char *name;
    QByteArray text;
    int left; // actions, or -1 when nothing can be saved
};

std::vector<Damage> damages()
{
    const QByteArray good = writeRecord(whole());
    const auto at = lineOf(good, 57);
    return {
        { "nothing", good, 120 },
        { "cut at the end of an action", good.first(at - 1), 56 },
        { "cut within an action", good.first(at + 12), 56 },
        { "cut at the start of the actions", good.first(lineOf(good, 1)), 0 },
        { "cut after the last action", good.first(lineOf(good, 121) - 1), 120 },
        { "cut before the actions", good.first(good.indexOf("\"actions\"") - 2), -1 },
        { "zeros from there on", good.first(at) + QByteArray(good.size() - at, '\0'), 56 },
        { "nothing but zeros", QByteArray(good.size(), '\0'), -1 },
        { "garbage in the middle", withLine(good, 57, "\x80\xff%&/("), 56 },
        { "an action that is no object", withLine(good, 57, "  17,"), 56 },
        { "an action of another kind", withLine(good, 57, R"(    {"do":"sing"},)"), 56 },
        { "an action with a key too many", withLine(good, 57, R"(    {"do":"roll","dice":[1,2],"x":1},)"),
          56 },
        { "an action with wrong brackets", withLine(good, 57, R"(    {"do":"roll","dice":[1,2}],)"), 56 },
        { "an action against the rules", withLine(good, 57, R"(    {"do":"moveRobber","to":"0,0"},)"), 56 },
        { "an open text", withLine(good, 57, R"(    {"do":"roll","dice":"[1,2]},)"), 56 },
        { "the first action against the rules", withLine(good, 1, R"(    {"do":"endTurn"},)"), 0 },
        { "the last action against the rules", withLine(good, 120, R"(    {"do":"placeRoad","at":"0,0,E"})"),
          119 },
        { "text behind the end", good + "and more", 120 },
        { "a player without a color", replaced(good, "\"color\"", "\"colour\""), -1 },
        { "a later version", replaced(good, "\"version\": 1", "\"version\": 2"), -1 },
        { "no game at all", "The quick brown fox [\"actions\": [{}", -1 },
        { "empty", "", -1 },
        { "a picture", QByteArray::fromHex("89504e470d0a1a0a0000000d49484452"), -1 },
        { "too large", QByteArray(maxFileBytes + 1, ' '), -1 },
    };
}

} // namespace

// What is left of damaged games.
class TestSalvage : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatIsGood_data();
    void keepsWhatIsGood();
    void aCutAnywhereLosesWhatComesAfterItAlone();
    void notesStayWithWhatIsLeft();
    void replacingIsWhole();
    void aFailedReplacementLeavesTheOldFile();
    void whatIsFlushedIsThereTwice();
    void theFlushedFileSavesAnEmptyOne();
};

void TestSalvage::keepsWhatIsGood_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("left");
    for (const Damage &damage : damages())
        QTest::newRow(damage.name) << damage.text << damage.left;
}

void TestSalvage::keepsWhatIsGood()
{
    QFETCH(QByteArray, text);
    QFETCH(int, left);
    const auto record = salvage(text);
    QCOMPARE(record.has_value(), left >= 0);
    if (record)
        QVERIFY(*record == beginning(whole(), static_cast<std::size_t>(left)));
}

void TestSalvage::aCutAnywhereLosesWhatComesAfterItAlone()
{
    const QByteArray good = writeRecord(whole());
    const auto first = lineOf(good, 1);
    Random random(3);
    for (int i = 0; i < test::scaled(200); ++i) {
        const auto cut = first + random.below(static_cast<int>(good.size() - first));
        const auto record = salvage(good.first(cut));
        const auto complete = static_cast<std::size_t>(good.first(cut).sliced(first).count("}"));
        QVERIFY2(record, QByteArray::number(cut));
        // An action whose object holds another one has two closing braces.
        QVERIFY(record->actions.size() <= complete);
        QVERIFY(*record == beginning(whole(), record->actions.size()));
        QVERIFY(record->actions.size() >= 120 || lineOf(good, record->actions.size() + 2) >= cut);
    }
}

void TestSalvage::notesStayWithWhatIsLeft()
{
    GameRecord record = whole();
    record.kept[QStringLiteral("action 10")] = { { "note", "early" } };
    record.kept[QStringLiteral("action 100")] = { { "note", "late" } };
    const QByteArray good = writeRecord(record);
    const auto left = salvage(good.first(lineOf(good, 57)));
    QVERIFY(left);
    QVERIFY(left->kept.contains(QStringLiteral("action 10")));
    QVERIFY(!left->kept.contains(QStringLiteral("action 100")));
}

void TestSalvage::replacingIsWhole()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Zug 3 – ßžŁΩ保.holmstead"));
    QVERIFY(!replaceBytes(path, "one"));
    QCOMPARE(*readBytes(path), QByteArray("one"));
    QVERIFY(!replaceBytes(path, "two"));
    QCOMPARE(*readBytes(path), QByteArray("two"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestSalvage::aFailedReplacementLeavesTheOldFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game"));
    QVERIFY(!replaceBytes(path, "one"));
    // What is written first is on a full device.
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), path + QStringLiteral(".new")));
    const auto full = replaceBytes(path, "two");
    QVERIFY(full);
    QCOMPARE(full->kind, RecordError::Kind::DiskFull);
    QCOMPARE(*readBytes(path), QByteArray("one"));
    QVERIFY(!replaceBytes(path, "three")); // the next attempt has room again

    QVERIFY(QDir().mkdir(path + QStringLiteral(".new")));
    QCOMPARE(replaceBytes(path, "four")->kind, RecordError::Kind::CannotWrite);
    QCOMPARE(replaceBytes(folder.path(), "five")->kind, RecordError::Kind::IsAFolder);
    QCOMPARE(replaceBytes(path + QStringLiteral("/x"), "six")->kind, RecordError::Kind::NoSuchFolder);
    QCOMPARE(replaceBytes(path, QByteArray(maxFileBytes + 1, ' '))->kind, RecordError::Kind::TooLarge);
    QCOMPARE(*readBytes(path), QByteArray("three"));
}

void TestSalvage::whatIsFlushedIsThereTwice()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game"));
    QVERIFY(!flushFile(path));
    QVERIFY(!replaceBytes(path, "one"));
    QVERIFY(flushFile(path));
    QVERIFY(flushFile(path)); // again, with nothing new
    QVERIFY(!replaceBytes(path, "two"));
    QCOMPARE(*readBytes(flushedPath(path)), QByteArray("one"));
    QVERIFY(flushFile(path));
    QCOMPARE(*readBytes(flushedPath(path)), QByteArray("two"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

// As some file systems leave it when the power fails.
void TestSalvage::theFlushedFileSavesAnEmptyOne()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game"));
    QVERIFY(!replaceBytes(path, writeRecord(whole())));
    QVERIFY(flushFile(path));
    QVERIFY(!replaceBytes(path, QByteArray()));
    const auto record = salvageFile(path);
    QVERIFY(record && *record == whole());
    QVERIFY(!salvageFile(folder.filePath(QStringLiteral("none"))));
}

QTEST_GUILESS_MAIN(TestSalvage)
#include "tst_salvage.moc"
