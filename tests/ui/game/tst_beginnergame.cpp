// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/wholegame.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

// Three people on the beginner island, from the new-game panel to the last panel, by clicks alone.
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

    QVERIFY(game.hasMet({ "roll", "discard", "moveRobber", "steal", "tradeBank", "tradePlayer", "buildRoad",
                          "buildSettlement", "buildCity", "buyCard", "playKnight", "endTurn" }));
    QVERIFY(game.endsWell());
}

QTEST_MAIN(TestBeginnerGame)
#include "tst_beginnergame.moc"
