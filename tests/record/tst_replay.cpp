// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/gamerecord.h"

#include "record/boardfile.h"

#include "samples.h"

using namespace holmstead;

class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void startsAtTheBeginning();
    void replaysToTheSameStates_data();
    void replaysToTheSameStates();
    void refusesIllegalActions_data();
    void refusesIllegalActions();
    void refusalsKnowTheMoment();
    void winsWhenSetupEnds();
    void playsOneActionAtATime();
};

void TestReplay::startsAtTheBeginning()
{
    const Game beginner = *startOf(readGood(beginnerRecord()));
    QVERIFY(beginner.state().phase == Phase::Roll);
    QCOMPARE(allBuildings(beginner.state()).size(), 8);
    QCOMPARE(allRoads(beginner.state()).size(), 8);
    const Game variable = *startOf(readGood(variableRecord()));
    QVERIFY(variable.state().phase == Phase::Setup);
    QVERIFY(allBuildings(variable.state()).isEmpty());
}

void TestReplay::replaysToTheSameStates_data()
{
    QTest::addColumn<QJsonObject>("record");
    QTest::newRow("beginner, four") << beginnerRecord();
    QTest::newRow("beginner, three, combined") << with(beginnerRecord(3), "rules.phases", R"("combined")");
    QTest::newRow("variable, four") << variableRecord();
    QTest::newRow("variable, three, separate") << with(variableRecord(3), "rules.phases", R"("separate")");
    QTest::newRow("variable, sixth") << with(variableRecord(), "rules.edition", R"("sixth")");
}

void TestReplay::replaysToTheSameStates()
{
    QFETCH(QJsonObject, record);
    const GameRecord start = readGood(record);
    const Game game = randomGame(start, 11);
    const Result<GameRecord> read = readRecord(writeRecord(recordOf(game, start.people)));
    QVERIFY(read);
    const Result<Game> again = replay(*read);
    QVERIFY(again);
    QCOMPARE(again->actions().size(), game.actions().size());
    for (std::size_t i = 0; i <= game.actions().size(); ++i)
        QVERIFY(again->stateAfter(i) == game.stateAfter(i));
}

void TestReplay::refusesIllegalActions_data()
{
    QTest::addColumn<QByteArray>("actions");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("action");
    const auto row = [](const char *name, const QByteArray &actions, const char *place, const char *action) {
        QTest::newRow(name) << actions << QString(place) << QString(action);
    };
    row("R-TU-1 a turn ended without a roll", R"([{"do":"endTurn"}])", "action 1", "endTurn");
    row("R-TU-1 a second roll", R"([{"do":"roll","dice":[1,2]},{"do":"roll","dice":[1,2]}])", "action 2",
        R"(roll {"dice":[1,2]})");
    row("R-BU-1 a road that nobody paid", R"([{"do":"roll","dice":[1,1]},{"do":"buildRoad","at":"0,0,E"}])",
        "action 2", R"(buildRoad "0,0,E")");
    row("R-RO-4 the robber stays", R"([{"do":"roll","dice":[3,4]},{"do":"moveRobber","to":"0,0"}])",
        "action 2", R"(moveRobber "0,0")");
    // Player 1, who has the white pieces, began with cards of lumber, ore and grain.
    row("R-RO-5 a card that the victim lacks",
        R"([{"do":"roll","dice":[3,4]},{"do":"moveRobber","to":"1,0"},{"do":"steal","from":1,"card":"brick"}])",
        "action 3", R"(steal {"from":1,"card":"brick"})");
    row("R-SU-9 a placement after set-up", R"([{"do":"placeRoad","at":"0,0,E"}])", "action 1",
        R"(placeRoad "0,0,E")");
    row("R-DC-9 a card that nobody has", R"([{"do":"playKnight"}])", "action 1", "playKnight");
}

void TestReplay::refusesIllegalActions()
{
    QFETCH(QByteArray, actions);
    QFETCH(QString, place);
    QFETCH(QString, action);
    const GameRecord record = readGood(with(beginnerRecord(), "actions", actions));
    const Result<Game> game = replay(record);
    QVERIFY(!game);
    QVERIFY(game.error().kind == RecordError::Kind::IllegalAction);
    QCOMPARE(game.error().place, place);
    QCOMPARE(game.error().arguments, QStringList(action));
    const QString rule = QString::fromUtf8(QTest::currentDataTag()).section(u' ', 0, 0);
    QCOMPARE(QString::fromStdString(std::string(ruleOf(game.error()))), rule);
}

void TestReplay::refusalsKnowTheMoment()
{
    const GameRecord record = readGood(with(
        beginnerRecord(), "actions", R"([{"do":"roll","dice":[1,2]},{"do":"endTurn"},{"do":"endTurn"}])"));
    const RecordError error = replay(record).error();
    QCOMPARE(error.refused->number, std::size_t(3));
    QVERIFY(error.refused->action == Action(EndTurn()));
    QVERIFY(error.refused->reason == Reason::RollFirst);
    QVERIFY(error.refused->people == record.people);
    QCOMPARE(error.refused->before.turn, PlayerId(1));
    QVERIFY(error.refused->before.table == error.refused->table.get());
}

// R-WI-2: at the very start of a turn, here of the first one. Only a position can hold cards before it.
void TestReplay::winsWhenSetupEnds()
{
    QJsonObject record = with(variableRecord(3), "rules.target", "3");
    record = with(record, "position.phase", R"("setup")");
    record = with(record, "position.cards", R"([["victoryPoint"],[],[]])");
    record = with(record, "position.buildings",
                  R"([{"at":"0,-2,N","owner":0,"kind":"settlement"},{"at":"2,-2,N","owner":1,"kind":"settlement"},
                      {"at":"0,0,N","owner":2,"kind":"settlement"},{"at":"0,2,N","owner":2,"kind":"settlement"},
                      {"at":"-2,2,N","owner":1,"kind":"settlement"},{"at":"-2,0,N","owner":0,"kind":"settlement"}])");
    record = with(record, "position.roads",
                  R"([{"at":"0,-2,NE","owner":0},{"at":"2,-2,NE","owner":1},{"at":"0,0,NE","owner":2},
                      {"at":"0,2,NE","owner":2},{"at":"-2,2,NE","owner":1}])");
    record = with(record, "actions", R"([{"do":"placeRoad","at":"-2,0,NE"}])");
    const Result<Game> game = replay(readGood(record));
    QVERIFY(game);
    QVERIFY(winner(game->state()) == PlayerId(0));
}

void TestReplay::playsOneActionAtATime()
{
    const GameRecord record = readGood(
        with(beginnerRecord(), "actions", R"([{"do":"roll","dice":[1,2]},{"do":"roll","dice":[1,2]}])"));
    Game game = *startOf(record);
    QVERIFY(!playAction(game, record, 0));
    const GameState before = game.state();
    QVERIFY(playAction(game, record, 1));
    QVERIFY(game.state() == before);
    QCOMPARE(game.actions().size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(TestReplay)
#include "tst_replay.moc"
