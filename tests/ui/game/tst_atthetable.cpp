// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/opentable.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "dialogs/curtain.h"
#include "table/logtext.h"
#include "table/promptbar.h"

#include <QLineEdit>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr ResourceCards fourWool = { { Resource::Wool, 4 } };
constexpr ResourceCards oneOre = one(Resource::Ore);
constexpr ResourceCards oneWool = one(Resource::Wool);

Scenario rich()
{
    return Scenario().hand(ann, { { Resource::Wool, 8 } }).hand(ben, oneOre);
}

QAction *entry(OpenTable &table, const char *name)
{
    return table.window.findChild<QAction *>(QLatin1StringView(name));
}

QString textOf(OpenTable &table, const char *name)
{
    return entry(table, name)->text().remove(u'&');
}

// The field for it, in the panel that the menu opens; null if there is none.
QLineEdit *firstNameIn(OpenTable &table)
{
    for (QAction *action : table.window.findChildren<QAction *>()) {
        if (action->text().remove(u'&') == QStringLiteral("People…"))
            action->trigger();
    }
    return qobject_cast<QLineEdit *>(table.driver.find(QStringLiteral("person1.name")));
}

PromptBar *promptOf(OpenTable &table)
{
    return table.window.findChild<PromptBar *>();
}

void press(OpenTable &table, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    table.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&table.window));
    QTest::keyClick(table.window.windowHandle(), key, modifiers);
}

} // namespace

// What people do beside playing: take something back, leave, play face up, change their names.
class TestAtTheTable : public QObject
{
    Q_OBJECT

private slots:
    void keys_take_back_and_play_again();
    void entries_say_what_they_do_or_why_not();
    void the_tray_takes_back();
    void both_take_a_trade_back();
    void back_to_the_offer();
    void a_trade_begun_is_found_again_behind_the_curtain();
    void the_sentence_of_a_game_that_goes_on_gives_way();
    void it_is_said_that_nobody_can_be_robbed();
    void a_panel_that_closes_leaves_no_ring_on_the_board();
    void people_are_renamed();
    void what_is_half_entered_survives_a_new_name();
    void half_a_discard_survives_a_new_name();
    void a_name_twice_is_refused();
    void the_next_and_the_clock_stand_at_the_top();
    void nobody_is_next_while_somebody_answers();
};

void TestAtTheTable::keys_take_back_and_play_again()
{
    OpenTable table(rich());
    QVERIFY(table.opened && table.driver.perform(TradeBank{ fourWool, oneOre }));
    press(table, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    press(table, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(table.session().actionCount(), std::size_t(1));
    press(table, Qt::Key_Z, Qt::ControlModifier);
    press(table, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

void TestAtTheTable::entries_say_what_they_do_or_why_not()
{
    OpenTable table(rich());
    QVERIFY(!entry(table, "undo")->isEnabled());
    QVERIFY(table.driver.perform(TradeBank{ fourWool, oneOre }));
    QCOMPARE(textOf(table, "undo"), QStringLiteral("Undo bank trade"));
    entry(table, "undo")->trigger();
    QCOMPARE(textOf(table, "redo"), QStringLiteral("Redo bank trade"));
    QVERIFY(table.driver.perform(EndTurn()));
    QCOMPARE(textOf(table, "undo"), QStringLiteral("Undo")); // before a curtain nothing is said
    QVERIFY(table.driver.openCurtain() && table.driver.perform(Roll()));
    QCOMPARE(textOf(table, "undo"), QStringLiteral("Undo: a roll cannot be taken back"));
    QVERIFY(!entry(table, "undo")->isEnabled());
}

void TestAtTheTable::the_tray_takes_back()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(TradeBank{ fourWool, oneOre }));
    QVERIFY(table.driver.click(Verb::Undo));
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    QVERIFY(!table.driver.click(Verb::Undo)); // with a warning: it is off
}

void TestAtTheTable::both_take_a_trade_back()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(TradePlayer{ ben, oneWool, oneOre }));
    QCOMPARE(textOf(table, "undo"), QStringLiteral("Undo trade with Ben"));
    entry(table, "undo")->trigger();
    QVERIFY(table.driver.click(QStringLiteral("back"))); // not after all
    QVERIFY(table.driver.openCurtain());
    entry(table, "undo")->trigger();
    QVERIFY(table.driver.openCurtain() && table.driver.click(QStringLiteral("agree")));
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    QCOMPARE(table.session().view().hand, ResourceCards({ { Resource::Wool, 8 } }));
}

void TestAtTheTable::back_to_the_offer()
{
    OpenTable table(rich());
    QVERIFY(table.driver.offer({ ann, std::nullopt, oneWool, oneOre }));
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")));
    QVERIFY(table.driver.click(QStringLiteral("back")));
    QCOMPARE(table.session().talk().stage(), TradeTalk::Stage::Open);
    QVERIFY(table.driver.isShown(QStringLiteral("ask.blue")));
}

void TestAtTheTable::a_trade_begun_is_found_again_behind_the_curtain()
{
    OpenTable table(rich());
    QVERIFY(table.driver.click(Verb::Trade));
    QVERIFY(table.driver.chooseCards(QStringLiteral("give"), oneWool));
    QVERIFY(table.driver.isShown(QStringLiteral("offer")));
    table.session().closeCurtain();
    QVERIFY(table.window.findChild<Curtain *>()->isVisible());
    QVERIFY(!table.driver.isShown(QStringLiteral("offer")));
    QVERIFY(!table.window.findChild<QWidget *>(QStringLiteral("offer"))); // not even hidden in the window
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.isShown(QStringLiteral("offer")));
    QVERIFY(table.driver.chooseCards(QStringLiteral("get"), oneOre));
    QVERIFY(table.driver.click(QStringLiteral("offer")));
    QCOMPARE(table.session().talk().offer().give, oneWool); // what was entered has stayed
}

void TestAtTheTable::the_sentence_of_a_game_that_goes_on_gives_way()
{
    OpenTable table(rich());
    const QString path = table.folder.filePath(QStringLiteral("a.holmstead"));
    QVERIFY(!writeRecordFile(path, table.session().record()));
    table.window.openFile(path);
    QVERIFY(!table.driver.slip().isEmpty());
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(table.driver.slip(), QString());
}

void TestAtTheTable::it_is_said_that_nobody_can_be_robbed()
{
    OpenTable table(Scenario().settlement(ben, "0,0,N").phase(Phase::Robber));
    QVERIFY(table.driver.perform(MoveRobber{ hex("0,0") }));
    const QString sentence = QStringLiteral("There is nobody to rob there, so nothing is stolen.");
    QCOMPARE(table.driver.slip(), sentence);
    QVERIFY(table.window.findChild<LogText *>()->toPlainText().contains(sentence));
}

// Nobody has pressed a key for it.
void TestAtTheTable::a_panel_that_closes_leaves_no_ring_on_the_board()
{
    OpenTable table(rich());
    const auto *board = static_cast<BoardScene *>(table.window.findChild<BoardView *>()->scene());
    for (int times = 0; times < 2; ++times) {
        QVERIFY(table.driver.click(Verb::Trade));
        QVERIFY(table.driver.click(QStringLiteral("close")));
        QVERIFY(!board->cursor());
    }
}

void TestAtTheTable::people_are_renamed()
{
    OpenTable table(rich());
    QLineEdit *field = firstNameIn(table);
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("Zoe"));
    QVERIFY(table.driver.click(QStringLiteral("person1.blue")));
    QVERIFY(table.driver.click(QStringLiteral("confirm")));
    QCOMPARE(table.session().people()[0].name, QStringLiteral("Zoe"));
    QCOMPARE(table.session().people()[0].color, Color::Blue);
    QCOMPARE(table.session().people()[1].color, Color::Red);
    QVERIFY(promptOf(table)->prompt().contains(QStringLiteral("Zoe")));
}

void TestAtTheTable::what_is_half_entered_survives_a_new_name()
{
    OpenTable table(rich());
    QVERIFY(table.driver.click(Verb::Trade) && table.driver.chooseCards(QStringLiteral("give"), oneWool));
    QLineEdit *field = firstNameIn(table);
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("Zoe"));
    QVERIFY(table.driver.click(QStringLiteral("confirm")));
    QVERIFY(table.driver.chooseCards(QStringLiteral("get"), oneOre));
    QVERIFY(table.driver.click(QStringLiteral("offer")));
    QCOMPARE(table.session().talk().offer().give, oneWool);
}

void TestAtTheTable::half_a_discard_survives_a_new_name()
{
    OpenTable table(rich().owes(ann, 4).phase(Phase::Discard));
    QVERIFY(table.driver.chooseCards(QStringLiteral("discard"), cards(3, Resource::Wool)));
    QLineEdit *field = firstNameIn(table);
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("Zoe"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(table.driver.chooseCards(QStringLiteral("discard"), oneWool));
    QCOMPARE(table.driver.find(QStringLiteral("title"))->property("text").toString(),
             QStringLiteral("Zoe, discard 4 card(s)"));
    QVERIFY(table.driver.click(QStringLiteral("confirm")));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

void TestAtTheTable::a_name_twice_is_refused()
{
    OpenTable table(rich());
    QLineEdit *field = firstNameIn(table);
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("ben"));
    QVERIFY(table.driver.click(QStringLiteral("confirm")));
    QVERIFY(table.driver.isShown(QStringLiteral("person2.refusal")));
    QCOMPARE(table.session().people()[0].name, QStringLiteral("Ann"));
}

void TestAtTheTable::the_next_and_the_clock_stand_at_the_top()
{
    OpenTable table(rich());
    QCOMPARE(promptOf(table)->next(), QStringLiteral("Ben"));
    QVERIFY(promptOf(table)->time().isEmpty());
    entry(table, "clock")->trigger();
    QCOMPARE(promptOf(table)->time(), QStringLiteral("0 min"));
    QVERIFY(table.settings.clock());
    QVERIFY(table.driver.perform(EndTurn()));
    QCOMPARE(promptOf(table)->next(), QString()); // the curtain names one person
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(promptOf(table)->next(), QStringLiteral("Cleo"));
    entry(table, "clock")->trigger();
    QVERIFY(promptOf(table)->time().isEmpty());
}

void TestAtTheTable::nobody_is_next_while_somebody_answers()
{
    OpenTable table(rich());
    QVERIFY(table.driver.offer({ ann, std::nullopt, oneWool, oneOre }));
    QVERIFY(promptOf(table)->next().isEmpty());
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")));
    QVERIFY(promptOf(table)->next().isEmpty());
    QVERIFY(table.driver.openCurtain());
    QVERIFY(promptOf(table)->next().isEmpty());
    QVERIFY(table.driver.click(QStringLiteral("accept")));
    QVERIFY(promptOf(table)->next().isEmpty());
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(promptOf(table)->next(), QStringLiteral("Ben"));
}

QTEST_MAIN(TestAtTheTable)
#include "tst_atthetable.moc"
