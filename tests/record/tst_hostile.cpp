// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/random.h"
#include "record/boardfile.h"
#include "record/gamerecord.h"
#include "rules/invariants.h"

#include "samples.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace holmstead;

namespace {

// Values that a careless or malicious hand might write anywhere.
const QByteArrayList oddValues = { "null",        "true",       "-1",      "0",          "1.5",
                                   "1e300",       "4294967296", "20",      "\"\"",       "\"0,0\"",
                                   "\"0,0,N\"",   "\"9,9,E\"",  "\"ore\"", "\"knight\"", "\"setup\"",
                                   "\"steal\"",   "[]",         "{}",      "[[[[]]]]",   "{\"ore\":19}",
                                   "[\"knight\"]" };

// Every value of `value` by its path, leaves and branches.
void listPaths(const QJsonValue &value, const QString &path, QStringList &paths)
{
    if (!path.isEmpty())
        paths << path;
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        listPaths(member.value(), path.isEmpty() ? member.key() : path + u'.' + member.key(), paths);
    const QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        // A list in a list has no path that with() could read.
        if (!path.endsWith(u']'))
            listPaths(list[i], path + QStringLiteral("[%1]").arg(i), paths);
    }
}

// What must hold of any text at all: it is read or refused, and what is read can be begun, replayed or
// refused, and written so that it reads as the same.
void checkText(const QByteArray &text)
{
    const Result<GameRecord> record = readRecord(text);
    if (!record)
        return;
    const Result<Game> start = startOf(*record);
    QVERIFY2(start, text);
    const char *broken = brokenInvariant(start->state());
    QVERIFY2(!broken, qPrintable(QString::fromUtf8(text) + broken));
    const Result<Game> game = replay(*record);
    if (game)
        QVERIFY2(legalActions(game->state()).isEmpty() == (game->state().phase == Phase::Over), text);
    const Result<GameRecord> again = readRecord(writeRecord(*record));
    QVERIFY2(again && *again == *record, text);
}

QJsonObject seedRecord(int kind)
{
    const QJsonObject start = kind == 0 ? beginnerRecord() : variableRecord(3 + kind % 2);
    const GameRecord record = readGood(start);
    const Game game = randomGame(record, static_cast<std::uint64_t>(kind) + 1);
    GameRecord part = recordOf(game, record.people);
    part.actions.resize(std::min<std::size_t>(part.actions.size(), 30));
    if (kind >= 2) {
        const std::size_t moment = kind == 2 ? 9 : game.actions().size() * 2 / 3;
        part.position = positionOf(game.stateAfter(moment));
        part.actions.assign(game.actions().begin() + static_cast<std::ptrdiff_t>(moment),
                            game.actions().end());
        part.actions.resize(std::min<std::size_t>(part.actions.size(), 20));
    }
    return QJsonDocument::fromJson(writeRecord(part)).object();
}

} // namespace

class TestHostile : public QObject
{
    Q_OBJECT

private slots:
    void changedValues_data();
    void changedValues();
    void changedBytes();
    void changedBoards();
};

void TestHostile::changedValues_data()
{
    QTest::addColumn<QJsonObject>("record");
    QTest::newRow("beginner") << seedRecord(0);
    QTest::newRow("variable") << seedRecord(1);
    QTest::newRow("a position in set-up") << seedRecord(2);
    QTest::newRow("a late position") << seedRecord(3);
}

void TestHostile::changedValues()
{
    QFETCH(QJsonObject, record);
    QStringList paths;
    listPaths(record, {}, paths);
    Random random(7);
    for (int i = 0; i < 1500 && !QTest::currentTestFailed(); ++i) {
        QJsonObject changed = record;
        // One change mostly, so that what follows it in the file is read too.
        for (int changes = 1 + random.below(2); changes > 0; --changes) {
            const QString path = paths[random.below(static_cast<int>(paths.size()))];
            const QByteArray value = oddValues[random.below(static_cast<int>(oddValues.size()))];
            changed = random.below(8) == 0 ? without(changed, path) : with(changed, path, value);
        }
        checkText(QJsonDocument(changed).toJson());
    }
}

void TestHostile::changedBytes()
{
    const QByteArray good = QJsonDocument(seedRecord(3)).toJson(QJsonDocument::Compact);
    Random random(8);
    for (int i = 0; i < 3000 && !QTest::currentTestFailed(); ++i) {
        QByteArray text = good;
        for (int changes = 1 + random.below(4); changes > 0; --changes)
            text[random.below(static_cast<int>(text.size()))] = static_cast<char>(random.below(256));
        checkText(text);
        checkText(text.first(random.below(static_cast<int>(text.size()))));
    }
}

void TestHostile::changedBoards()
{
    const QJsonObject good = QJsonDocument::fromJson(writeBoard({ "Mine", beginnerIsland(), {} })).object();
    QStringList paths;
    listPaths(good, {}, paths);
    Random random(9);
    for (int i = 0; i < 1500; ++i) {
        const QString path = paths[random.below(static_cast<int>(paths.size()))];
        const QByteArray value = oddValues[random.below(static_cast<int>(oddValues.size()))];
        const Result<BoardFile> board = readBoard(QJsonDocument(with(good, path, value)).toJson());
        if (board)
            QVERIFY(!faultOf(board->island) && *readBoard(writeBoard(*board)) == *board);
    }
}

QTEST_APPLESS_MAIN(TestHostile)
#include "tst_hostile.moc"
