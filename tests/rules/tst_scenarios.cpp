// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/gamerecord.h"
#include "record/names.h"
#include "support/play.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

QDir scenarios()
{
    return QDir(QStringLiteral(HOLMSTEAD_TEST_DATA "/scenarios"));
}

QByteArray contentOf(const QString &name)
{
    QFile file(scenarios().filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// What the file expects; the record's reader passes over it.
QJsonObject expectedIn(const QByteArray &content)
{
    return QJsonDocument::fromJson(content).object().value("expected").toObject();
}

ResourceCards cardsOf(const QJsonValue &counts)
{
    ResourceCards cards;
    for (const Resource resource : allResources)
        cards.add(resource, counts.toObject().value(wordFor(resource)).toInt());
    return cards;
}

std::optional<PlayerId> playerOf(const QJsonValue &value)
{
    return value.isNull() ? std::nullopt : std::optional(PlayerId(value.toInt()));
}

template <typename Count> QJsonArray everyPlayers(const GameState &state, Count count)
{
    QJsonArray counts;
    for (const PlayerId player : playersOf(state.playerCount()))
        counts.append(count(player));
    return counts;
}

PathSet pathsIn(const QJsonValue &names)
{
    PathSet set;
    for (const QJsonValue &name : names.toArray())
        set.insert(path(name.toString().toUtf8().constData()));
    return set;
}

IntersectionSet intersectionsIn(const QJsonValue &names)
{
    IntersectionSet set;
    for (const QJsonValue &name : names.toArray())
        set.insert(intersection(name.toString().toUtf8().constData()));
    return set;
}

// A hex with somebody to rob there, or with nobody.
int robberChoices(const GameState &state)
{
    int count = 0;
    for (const MoveRobber &move : listed<MoveRobber>(state))
        count += std::max(1, static_cast<int>(victimsAt(state, move.to).size()));
    return count;
}

// One expectation of a file about the end of its game.
using Check = std::function<void(const Game &, const QJsonValue &)>;

void checkLongestRoad(const Game &game, const QJsonValue &expected)
{
    QCOMPARE(std::optional<PlayerId>(game.state().longestRoad), playerOf(expected));
}

void checkRoads(const Game &game, const QJsonValue &expected)
{
    const GameState &state = game.state();
    QCOMPARE(everyPlayers(state, [&](PlayerId player) { return int(at(state.roadLengths, player)); }),
             expected.toArray());
}

void checkOpenPaths(const Game &game, const QJsonValue &expected)
{
    const QJsonObject players = expected.toObject();
    for (auto it = players.begin(); it != players.end(); ++it)
        QCOMPARE(openPaths(game.state(), PlayerId(it.key().toInt())), pathsIn(it.value()));
}

void checkSettlements(const Game &game, const QJsonValue &expected)
{
    QCOMPARE(listedSettlements(game.state()), intersectionsIn(expected));
}

void checkGains(const Game &game, const QJsonValue &expected)
{
    for (const PlayerId player : playersOf(game.state().playerCount())) {
        const ResourceCards gain = at(game.state().hands, player) - at(game.initial().hands, player);
        QCOMPARE(gain, cardsOf(expected[player.index()]));
    }
}

void checkTurns(const Game &game, const QJsonValue &expected)
{
    QJsonArray turns;
    for (std::size_t i = 0; i <= game.actions().size(); ++i)
        turns.append(game.stateAfter(i).turn.index());
    QCOMPARE(turns, expected.toArray());
}

void checkRates(const Game &game, const QJsonValue &expected)
{
    for (const Resource resource : allResources)
        QCOMPARE(bankRate(game.state(), game.state().turn, resource), expected[wordFor(resource)].toInt());
}

void checkDeck(const Game &game, const QJsonValue &expected)
{
    for (const DevelopmentCard card : allDevelopmentCards)
        QCOMPARE(game.state().deck[card], expected[wordFor(card)].toInt());
}

const std::map<QString, Check> &checks()
{
    static const std::map<QString, Check> all = {
        { "roads", checkRoads },
        { "longestRoad", checkLongestRoad },
        { "openPathsOf", checkOpenPaths },
        { "settlements", checkSettlements },
        { "gains", checkGains },
        { "turns", checkTurns },
        { "rates", checkRates },
        { "deck", checkDeck },
        { "bank", [](const Game &game,
                     const QJsonValue &expected) { QCOMPARE(game.state().bank, cardsOf(expected)); } },
        { "bankTrades",
          [](const Game &game, const QJsonValue &expected) {
              QCOMPARE(static_cast<int>(listed<TradeBank>(game.state()).size()), expected.toInt());
          } },
        { "robberChoices",
          [](const Game &game, const QJsonValue &expected) {
              QCOMPARE(robberChoices(game.state()), expected.toInt());
          } },
        { "mustDiscard",
          [](const Game &game, const QJsonValue &expected) {
              const GameState &state = game.state();
              QCOMPARE(
                  everyPlayers(state, [&](PlayerId player) { return int(at(state.mustDiscard, player)); }),
                  expected.toArray());
          } },
        { "points",
          [](const Game &game, const QJsonValue &expected) {
              const GameState &state = game.state();
              QCOMPARE(everyPlayers(state, [&](PlayerId player) { return points(state, player); }),
                       expected.toArray());
          } },
    };
    return all;
}

} // namespace

// Small records in tests/data/scenarios, each of which says in `expected` what its end must look like: `rule`
// names the rule, `refused` the reason why its last action is refused, and the rest are the checks above.
// Every file of the folder is a row.
class TestScenarios : public QObject
{
    Q_OBJECT

private slots:
    void folderIsThere();
    void expectations_data();
    void expectations();
};

void TestScenarios::folderIsThere()
{
    QVERIFY(scenarios().entryList({ "*.holmstead" }).size() > 50);
    QCOMPARE(scenarios().entryList(QDir::Files).size(), scenarios().entryList({ "*.holmstead" }).size());
}

void TestScenarios::expectations_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : scenarios().entryList({ "*.holmstead" })) {
        const QString rule = expectedIn(contentOf(name)).value("rule").toString();
        QTest::newRow(qPrintable(rule + " " + QFileInfo(name).baseName())) << name;
    }
}

void TestScenarios::expectations()
{
    QFETCH(QString, name);
    QJsonObject expected = expectedIn(contentOf(name));
    QVERIFY(expected.take("rule").toString().startsWith("R-"));
    const auto record = readRecord(contentOf(name));
    QVERIFY2(bool(record), record ? "" : qPrintable(record.error().place));
    const auto game = replay(*record);

    const QString reason = expected.take("refused").toString();
    if (!reason.isEmpty()) {
        QVERIFY(!game);
        QCOMPARE(game.error().kind, RecordError::Kind::IllegalAction);
        QCOMPARE(game.error().refused->number, record->actions.size());
        QCOMPARE(QString::fromStdString(textOf(game.error().refused->reason)), reason);
        return;
    }
    QVERIFY2(bool(game), game ? "" : qPrintable(game.error().place));
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        const auto check = checks().find(it.key());
        QVERIFY2(check != checks().end(), qPrintable(it.key()));
        check->second(*game, it.value());
        if (QTest::currentTestFailed())
            return;
    }
}

QTEST_GUILESS_MAIN(TestScenarios)
#include "tst_scenarios.moc"
