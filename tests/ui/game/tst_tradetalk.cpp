// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/print.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"
#include "text/prompts.h"
#include "ui/support/opentable.h"
#include "ui/support/sessionprobe.h"

#include <QAction>
#include <QLabel>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

Scenario trading()
{
    return Scenario()
        .hand(ann, { { Resource::Wool, 2 }, { Resource::Lumber, 1 } })
        .hand(ben, cards(2, Resource::Ore))
        .hand(cleo, one(Resource::Grain));
}

const Offer woolForOre{ ann, std::nullopt, one(Resource::Wool), one(Resource::Ore) };

QAction *entry(OpenTable &table, const char *name)
{
    return table.window.findChild<QAction *>(QLatin1StringView(name));
}

} // namespace

// Trades with people, clicked from the offer to the exchange (R-TR-2).
class TestTradeTalk : public QObject
{
    Q_OBJECT

private slots:
    void an_offer_covers_the_hand_and_can_be_withdrawn();
    void a_no_lets_somebody_else_answer();
    void somebody_who_cannot_pay_can_only_decline_or_counter();
    void the_line_says_what_is_put_together();
    void a_counter_offer_is_answered_by_the_active_player();
    void a_counter_offer_can_be_turned_down();
    void the_word_about_a_trade_is_told_to_who_asked();
    void a_curtain_says_what_has_happened_between_people();
    void with_open_hands_the_word_is_told_too();
    void an_offer_can_be_changed_after_a_no();
    void an_offer_that_is_not_changed_after_all_lies_open_again();
    void what_somebody_lost_stands_in_the_panel_they_find();
};

void TestTradeTalk::an_offer_covers_the_hand_and_can_be_withdrawn()
{
    OpenTable table(trading());
    QVERIFY(table.driver.offer(woolForOre));
    QCOMPARE(table.session().view().viewer, std::nullopt);
    QVERIFY(table.driver.click(QStringLiteral("withdraw")));
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(table.session().person(), std::optional(ann));
    QCOMPARE(table.session().actionCount(), std::size_t(0));
}

void TestTradeTalk::a_no_lets_somebody_else_answer()
{
    OpenTable table(trading());
    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("ask.orange")));
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.click(QStringLiteral("decline")));
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")));
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.click(QStringLiteral("accept")));
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(table.session().person(), std::optional(ann));
    QCOMPARE(table.session().view().hand[Resource::Ore], 1);
}

void TestTradeTalk::somebody_who_cannot_pay_can_only_decline_or_counter()
{
    OpenTable table(trading());
    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("ask.white"))); // Dan holds nothing, which is for him to see
    QVERIFY(table.driver.openCurtain());
    QVERIFY(!table.driver.find(QStringLiteral("accept"))->isEnabled());
    QVERIFY(table.driver.click(QStringLiteral("decline")));
    QVERIFY(table.driver.isShown(QStringLiteral("withdraw")));
}

void TestTradeTalk::the_line_says_what_is_put_together()
{
    OpenTable table(trading());
    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")) && table.driver.openCurtain());
    const auto *bar = table.window.findChild<PromptBar *>();
    const People &people = table.session().people();
    QCOMPARE(bar->prompt(), answerPrompt(ben, woolForOre, people));
    QVERIFY(table.driver.click(QStringLiteral("counter")));
    QCOMPARE(bar->prompt(), otherOfferPrompt(ben, woolForOre, people));
    QVERIFY(table.driver.click(QStringLiteral("back")));
    QCOMPARE(bar->prompt(), answerPrompt(ben, woolForOre, people));
}

void TestTradeTalk::a_counter_offer_is_answered_by_the_active_player()
{
    OpenTable table(trading());
    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")));
    const auto *plates = table.window.findChild<PlayersPanel *>();
    QVERIFY(table.driver.openCurtain());
    QVERIFY(plates->plate(ben)->isActing() && !plates->plate(ann)->isActing());
    QVERIFY(table.driver.click(QStringLiteral("counter")));
    QVERIFY(table.driver.click(QStringLiteral("get.lumber")));
    QVERIFY(table.driver.click(QStringLiteral("offerInstead")));
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(table.session().person(), std::optional(ann));
    QVERIFY(plates->plate(ann)->isActing() && !plates->plate(ben)->isActing());
    QVERIFY(table.driver.click(QStringLiteral("accept")));
    QCOMPARE(table.session().curtain(), std::nullopt); // two hand-overs were enough
    QCOMPARE(table.session().view().hand, ResourceCards({ { Resource::Wool, 1 }, { Resource::Ore, 1 } }));
}

void TestTradeTalk::a_counter_offer_can_be_turned_down()
{
    OpenTable table(trading());
    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")));
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.click(QStringLiteral("counter")));
    QVERIFY(table.driver.click(QStringLiteral("get.lumber")));
    QVERIFY(table.driver.click(QStringLiteral("offerInstead")));
    QVERIFY(table.driver.openCurtain());
    QVERIFY(!table.driver.isShown(QStringLiteral("counter"))); // a third hand-over is not offered
    QVERIFY(table.driver.click(QStringLiteral("decline")));
    QCOMPARE(table.session().person(), std::optional(ann));
    QCOMPARE(table.session().actionCount(), std::size_t(0));
}

// Both have to agree, and whoever asked is told what the other has said: on the curtain and behind it.
void TestTradeTalk::the_word_about_a_trade_is_told_to_who_asked()
{
    OpenTable table(trading());
    QVERIFY(table.driver.offer(woolForOre));
    const auto answer = [&table](const char *with, const QString &sentence) {
        QVERIFY(table.driver.openCurtain() && table.driver.click(QLatin1String(with)));
        QCOMPARE(table.window.findChild<QLabel *>(QStringLiteral("why"))->text(),
                 sentence + QStringLiteral("\nGo on with your turn."));
        QVERIFY(table.driver.openCurtain());
        QCOMPARE(table.driver.slip(), sentence);
    };
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")));
    answer("accept", QStringLiteral("Ben said yes: you give 1 wool and get 1 ore."));
    entry(table, "undo")->trigger();
    answer("refuse", QStringLiteral("Ben said no: the trade stays as it is."));
    entry(table, "undo")->trigger();
    answer("agree", QStringLiteral("Ben said yes: the trade is taken back."));
    entry(table, "redo")->trigger();
    answer("refuse", QStringLiteral("Ben said no: the trade is not made again."));
    table.session().closeCurtain();
    QCOMPARE(table.window.findChild<QLabel *>(QStringLiteral("why"))->text(),
             QStringLiteral("It is still your turn: go on where you were.")); // it has been told
}

void TestTradeTalk::a_curtain_says_what_has_happened_between_people()
{
    OpenTable table(trading());
    const auto why = [&table] { return table.window.findChild<QLabel *>(QStringLiteral("why"))->text(); };
    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("withdraw")));
    QCOMPARE(why(), QStringLiteral("Your offer is withdrawn.\nGo on with your turn."));
    QVERIFY(table.driver.openCurtain());
    table.session().closeCurtain();
    QCOMPARE(why(), QStringLiteral("It is still your turn: go on where you were.")); // it has been told
    QVERIFY(table.driver.openCurtain());

    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")));
    QCOMPARE(why(), QStringLiteral("Ann offers you a trade. What do you say?"));
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.click(QStringLiteral("counter")));
    QVERIFY(table.driver.click(QStringLiteral("get.lumber")));
    QVERIFY(table.driver.click(QStringLiteral("offerInstead")));
    QCOMPARE(why(), QStringLiteral("Ben says no and offers you something else."));
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.click(QStringLiteral("accept")));

    entry(table, "undo")->trigger();
    QCOMPARE(why(), QStringLiteral("Ann wants to take your trade back. Do you agree?"));
    QVERIFY(table.driver.click(QStringLiteral("back")));
    QCOMPARE(why(), QStringLiteral("The trade stays as it is.\nGo on with your turn."));
}

// Nothing else tells it then: there is no curtain.
void TestTradeTalk::with_open_hands_the_word_is_told_too()
{
    OpenTable table(trading());
    table.session().setOpenHands(true);
    QVERIFY(table.driver.perform(TradePlayer{ ben, woolForOre.give, woolForOre.get }));
    entry(table, "undo")->trigger();
    QVERIFY(table.driver.click(QStringLiteral("refuse")));
    QCOMPARE(table.driver.slip(), QStringLiteral("Ben said no: the trade stays as it is."));
}

void TestTradeTalk::an_offer_can_be_changed_after_a_no()
{
    OpenTable table(trading());
    QVERIFY(table.driver.click(Verb::Trade) && table.driver.click(QStringLiteral("to.blue")));
    QVERIFY(table.driver.chooseCards(QStringLiteral("give"), woolForOre.give)
            && table.driver.chooseCards(QStringLiteral("get"), woolForOre.get)
            && table.driver.click(QStringLiteral("offer")));
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")) && table.driver.openCurtain());
    QVERIFY(table.driver.click(QStringLiteral("decline")));
    QVERIFY(table.driver.click(QStringLiteral("change")));
    QVERIFY(!table.driver.isShown(QStringLiteral("offer"))); // no hand before Ann is back
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(table.session().person(), std::optional(ann));
    QVERIFY(table.driver.click(QStringLiteral("give.lumber")));
    QVERIFY(table.driver.click(QStringLiteral("offer")));
    const Offer &offer = table.session().talk().offer();
    QCOMPARE(offer.to, std::optional(ben));
    QCOMPARE(offer.give, woolForOre.give + one(Resource::Lumber));
    QCOMPARE(offer.get, woolForOre.get);
}

void TestTradeTalk::an_offer_that_is_not_changed_after_all_lies_open_again()
{
    OpenTable table(trading());
    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("change")) && table.driver.openCurtain());
    QVERIFY(table.driver.click(QStringLiteral("give.lumber")));
    table.driver.press(Qt::Key_Escape);
    QVERIFY(table.driver.isShown(QStringLiteral("withdraw")));
    QCOMPARE(table.session().talk().offer().give, woolForOre.give);
    QCOMPARE(table.session().person(), std::nullopt); // no hand beside it
}

// The panel lies over where a slip would.
void TestTradeTalk::what_somebody_lost_stands_in_the_panel_they_find()
{
    OpenTable table(
        trading().settlement(ben, "0,0,S").robber("2,-2").cards(ann, { { DevelopmentCard::Knight, 1 } }));
    QVERIFY(table.driver.perform(PlayKnight()) && table.driver.perform(MoveRobber{ hex("0,0") }));
    table.driver.clickPlace(intersection("0,0,S"));
    QVERIFY(table.driver.offer(woolForOre));
    QVERIFY(table.driver.click(QStringLiteral("ask.blue")) && table.driver.openCurtain());
    const auto *news = table.window.findChild<QLabel *>(QStringLiteral("news"));
    QVERIFY(news && news->isVisible());
    QCOMPARE(news->text(), QStringLiteral("Ann steals 1 ore from Ben."));
    QVERIFY(!table.driver.isShown(QStringLiteral("noteLine")));
}

QTEST_MAIN(TestTradeTalk)
#include "tst_tradetalk.moc"
