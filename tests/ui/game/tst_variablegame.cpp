// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/wholegame.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

// Four people on a variable island, from the new-game panel to the last panel, by clicks alone.
class TestVariableGame : public QObject
{
    Q_OBJECT

private slots:
    void is_played_from_the_first_dialog_to_the_last_panel();
};

void TestVariableGame::is_played_from_the_first_dialog_to_the_last_panel()
{
    SeededChance chance(4);
    WholeGame game(chance, 4);
    QVERIFY(game.begin(IslandSetup::Variable, 4));
    QCOMPARE(game.session().table().rules.setup, IslandSetup::Variable);
    QCOMPARE(game.session().people().size(), std::size_t(4));
    QVERIFY(game.playOn(1500));

    QVERIFY(game.hasMet({ "placeSettlement", "placeRoad", "roll", "discard", "moveRobber", "steal",
                          "tradeBank", "tradePlayer", "buildRoad", "buildSettlement", "buildCity", "buyCard",
                          "playKnight", "endTurn" }));
    QVERIFY(game.endsWell());
}

QTEST_MAIN(TestVariableGame)
#include "tst_variablegame.moc"
