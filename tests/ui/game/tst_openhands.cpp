// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/opentable.h"

#include "table/logtext.h"
#include "table/openhand.h"

#include <QAction>
#include <QCheckBox>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

Scenario rich()
{
    return Scenario().hand(ann, { { Resource::Wool, 8 } }).hand(ben, one(Resource::Ore));
}

// The entry of the menu.
QAction *openHands(OpenTable &table)
{
    return table.window.findChild<QAction *>(QStringLiteral("openHands"));
}

} // namespace

// A family that plays face up, on purpose.
class TestOpenHands : public QObject
{
    Q_OBJECT

private slots:
    void open_hands_are_asked_for_and_show();
    void open_hands_are_of_one_game();
    void a_new_game_asks_about_open_hands();
    void the_log_of_open_hands_tells_the_stolen_card();
};

void TestOpenHands::open_hands_are_asked_for_and_show()
{
    OpenTable table(rich());
    openHands(table)->trigger();
    QVERIFY(!table.session().hasOpenHands());
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    QVERIFY(table.session().hasOpenHands() && openHands(table)->isChecked());
    int shown = 0;
    for (const OpenHand *hand : table.window.findChildren<OpenHand *>())
        shown += hand->isVisible();
    QCOMPARE(shown, 4);
    QVERIFY(table.driver.perform(EndTurn()));
    QVERIFY(!table.session().curtain());
    openHands(table)->trigger(); // nothing is shown by it, so nothing is asked
    QVERIFY(!table.session().hasOpenHands() && !openHands(table)->isChecked());
}

// What the table has chosen for a game counts for that game: it goes on like that, and no other does.
void TestOpenHands::open_hands_are_of_one_game()
{
    OpenTable table(rich());
    openHands(table)->trigger();
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    const GameRecord open = table.session().record();
    QVERIFY(!table.session().start(gameAt(rich().state())));
    QVERIFY(!table.session().hasOpenHands() && table.session().curtain());
    const QString path = table.folder.filePath(QStringLiteral("open.holmstead"));
    QVERIFY(!writeRecordFile(path, open));
    table.window.openFile(path);
    QVERIFY(table.session().hasOpenHands() && !table.session().curtain());
    QVERIFY(table.driver.slip().contains(QStringLiteral("everybody sees everybody's cards")));
    table.window.offerNewGame();
    QVERIFY(!table.window.findChild<QCheckBox *>(QStringLiteral("openHands"))->isChecked());
}

void TestOpenHands::a_new_game_asks_about_open_hands()
{
    OpenTable table(rich());
    table.window.offerNewGame();
    QVERIFY(table.driver.click(QStringLiteral("openHands")) && table.driver.click(QStringLiteral("start")));
    QVERIFY(table.driver.passBeginning());
    QVERIFY(table.session().hasOpenHands() && !table.session().curtain());
    QVERIFY(table.driver.slip().contains(QStringLiteral("everybody sees everybody's cards")));
    table.window.offerNewGame();
    QVERIFY(table.window.findChild<QCheckBox *>(QStringLiteral("openHands"))->isChecked());
}

// R-RO-6 hides a card that with open hands all see.
void TestOpenHands::the_log_of_open_hands_tells_the_stolen_card()
{
    OpenTable table(rich().settlement(ben, "0,0,N").phase(Phase::Robber));
    table.session().setOpenHands(true);
    table.chance.addSteal(Resource::Ore);
    QVERIFY(table.driver.perform(MoveRobber{ hex("0,0") })
            && table.driver.perform(Steal{ ben, std::nullopt }));
    const auto log = [&table] { return table.window.findChild<LogText *>()->toPlainText(); };
    QVERIFY(log().contains(QStringLiteral("Ann steals 1 ore from Ben.")));
    table.session().setOpenHands(false);
    QVERIFY(log().contains(QStringLiteral("Ann steals a card from Ben.")));
}

QTEST_MAIN(TestOpenHands)
#include "tst_openhands.moc"
