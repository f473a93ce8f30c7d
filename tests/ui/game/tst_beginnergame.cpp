// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/wholegame.h"

#include "ui/support/sessionprobe.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

// Three people on the beginner island, from the new-game dialog to the last panel, by clicks alone.
class TestBeginnerGame : public QObject
{
    Q_OBJECT

private slots:
    void is_played_from_the_first_dialog_to_the_last_panel();
};

void TestBeginnerGame::is_played_from_the_first_dialog_to_the_last_panel()
{
    SeededChance chance(3);
    WholeGame game(chance, 3);
    QVERIFY(game.begin(IslandSetup::Beginner, 3));
    QCOMPARE(game.session().table().rules.setup, IslandSetup::Beginner);
    QCOMPARE(game.session().people().size(), std::size_t(3));
    QVERIFY(game.playOn(1500));

    // It met what a game is made of.
    for (const char *action :
         { "roll", "discard", "moveRobber", "steal", "tradeBank", "tradePlayer", "buildRoad",
           "buildSettlement", "buildCity", "buyCard", "playKnight", "endTurn" })
        QVERIFY2(game.count(action) > 0, action);

    QVERIFY(game.driver().isShown(QStringLiteral("newGame"))); // the panel with everybody's points
    const GameState &state = SessionProbe::state(game.session());
    for (const PlayerId player : playersOf(3)) {
        const Person &person = game.session().people()[static_cast<std::size_t>(player.index())];
        QVERIFY(game.driver().isShown(QLatin1String("points.") + wordFor(person.color)));
    }
    QVERIFY(points(state, *winner(state)) >= 10);

    // What was clicked is a game that any reader of records plays again.
    const auto again = readRecord(writeRecord(game.session().record()));
    QVERIFY(again);
    const auto replayed = replay(*again);
    QVERIFY(replayed);
    QVERIFY(replayed->state() == state);
}

QTEST_MAIN(TestBeginnerGame)
#include "tst_beginnergame.moc"
