// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"

#include "game/randommover.h"
#include "record/boardfile.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace holmstead {

namespace {

QJsonObject boardOf(const IslandLayout &island)
{
    QJsonObject board = QJsonDocument::fromJson(writeBoard({ {}, island, {} })).object();
    board.remove(QStringLiteral("format"));
    board.remove(QStringLiteral("version"));
    return board;
}

QJsonObject recordFor(const char *setup, int players)
{
    QJsonObject record = parsed(R"({"format":"holmstead-game","version":1,"actions":[]})").toObject();
    record = with(record, "rules.setup", QByteArray("\"") + setup + '"');
    // Blue, white and orange may play everything; red comes last.
    const QByteArrayList people = { R"({"name":"Ada","color":"blue"})", R"({"name":"Ben","color":"white"})",
                                    R"({"name":"Cleo","color":"orange"})",
                                    R"({"name":"Dov","color":"red"})" };
    return with(record, "players", '[' + people.first(players).join(',') + ']');
}

// One step of a path: the key before the next dot, and an index behind it or -1.
struct Step
{
    QString key;
    int index = -1;
};

Step takeStep(QString &path)
{
    Step step;
    const QString head = path.section(u'.', 0, 0);
    path = path.section(u'.', 1);
    step.key = head.section(u'[', 0, 0);
    if (head.contains(u'['))
        step.index = head.section(u'[', 1).chopped(1).toInt();
    return step;
}

QJsonValue changed(const QJsonValue &value, QString path, const QByteArray &text)
{
    if (path.isEmpty())
        return parsed(text);
    const Step step = takeStep(path);
    QJsonObject object = value.toObject();
    if (step.index < 0) {
        if (path.isEmpty() && text.isEmpty())
            object.remove(step.key);
        else
            object[step.key] = changed(object[step.key], path, text);
        return object;
    }
    QJsonArray list = object[step.key].toArray();
    while (list.size() <= step.index)
        list.append(QJsonValue());
    if (path.isEmpty() && text.isEmpty())
        list.removeAt(step.index);
    else
        list[step.index] = changed(list[step.index], path, text);
    object[step.key] = list;
    return object;
}

QByteArray textOf(const QJsonObject &record)
{
    return QJsonDocument(record).toJson();
}

} // namespace

QJsonObject beginnerRecord(int players)
{
    return recordFor("beginner", players);
}

QJsonObject variableRecord(int players)
{
    IslandLayout island = beginnerIsland();
    island.start.clear();
    QJsonObject record = recordFor("variable", players);
    record[QStringLiteral("board")] = boardOf(island);
    return record;
}

QJsonValue parsed(const QByteArray &text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson('[' + text + ']', &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("This test has broken JSON: %s", text.constData());
    return document.array().first();
}

QJsonObject with(const QJsonObject &record, const QString &path, const QByteArray &value)
{
    return changed(record, path, value).toObject();
}

QJsonObject without(const QJsonObject &record, const QString &path)
{
    return changed(record, path, {}).toObject();
}

GameRecord readGood(const QJsonObject &record)
{
    const Result<GameRecord> result = readRecord(textOf(record));
    if (result)
        return *result;
    const QString what = QStringLiteral("kind %1 at \"%2\": %3")
                             .arg(static_cast<int>(result.error().kind))
                             .arg(result.error().place, result.error().arguments.join(u'|'));
    QTest::qFail(what.toUtf8().constData(), __FILE__, __LINE__);
    return {};
}

RecordError readBad(const QJsonObject &record)
{
    const Result<GameRecord> result = readRecord(textOf(record));
    if (!result)
        return result.error();
    QTest::qFail("this record was not refused", __FILE__, __LINE__);
    return {};
}

void addRefusals(const std::vector<Refusal> &refusals)
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < refusals.size(); ++i)
        QTest::newRow(refusals[i].name) << static_cast<int>(i);
}

void checkRefusal(const std::vector<Refusal> &refusals)
{
    QFETCH(int, index);
    const Refusal &refusal = refusals[static_cast<std::size_t>(index)];
    const RecordError error = readBad(refusal.record);
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(error.place, QString::fromUtf8(refusal.place));
    QCOMPARE(static_cast<int>(error.kind), static_cast<int>(refusal.kind));
    if (!refusal.arguments.isEmpty())
        QCOMPARE(error.arguments, refusal.arguments);
    // A row that cites a rule checks that the error cites it too.
    const QString name = QString::fromUtf8(refusal.name);
    if (name.startsWith(u"R-"))
        QCOMPARE(QString::fromStdString(std::string(ruleOf(error))), name.section(u' ', 0, 0));
}

Game randomGame(const GameRecord &start, std::uint64_t seed)
{
    Game game = *startOf(start);
    RandomMover mover(seed, true);
    while (game.state().phase != Phase::Over)
        game.play(mover.next(game.state()));
    return game;
}

} // namespace holmstead
