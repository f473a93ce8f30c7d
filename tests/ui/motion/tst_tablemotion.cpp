// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/handtray.h"
#include "motion/motionlayer.h"
#include "noteline.h"
#include "support/print.h"
#include "table/bankpanel.h"
#include "table/diceview.h"
#include "table/gainmark.h"
#include "table/logpanel.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"
#include "tablemotion.h"
#include "ui/support/opentable.h"
#include "ui/support/sessionprobe.h"

#include <QAbstractEventDispatcher>
#include <QAction>
#include <QTest>
#include <QWindow>

#include <algorithm>

using namespace holmstead;
using namespace holmstead::test;

namespace {

Scenario beforeRoll()
{
    return Scenario()
        .settlement(ann, "0,0,N")
        .road(ann, "0,0,NE")
        .city(ben, "0,0,S")
        .hand(ben, cards(2, Resource::Ore))
        .robber("2,-2")
        .phase(Phase::Roll);
}

Scenario beforeTheft()
{
    return beforeRoll().dice(3, 4).phase(Phase::Steal).then(Phase::Main).robber("0,0");
}

// A desktop that wishes stillness, or not; and one that has not answered yet.
AskDesktop desktop(bool still)
{
    return [still](QObject *, const TakeWish &take) { take(still); };
}

// The real window in which things move.
class MovingWindow : public OpenTable
{
public:
    explicit MovingWindow(const Scenario &scenario, const AskDesktop &ask = desktop(false))
        : OpenTable(scenario)
    {
        window.animate(ask);
    }

    bool roll(Dice dice)
    {
        chance.addRoll(dice);
        return driver.perform(Roll());
    }
    template <typename Part> Part *part() const { return window.findChild<Part *>(); }
    MotionLayer *layer() const { return part<MotionLayer>(); }
    bool isMoving() const { return layer()->isMoving(); }
    PlayerPlate *plate(PlayerId player) const { return part<PlayersPanel>()->plate(player); }
    // The timers that run for anything in the window.
    int timers() const
    {
        int count = 0;
        for (QObject *object : window.findChildren<QObject *>())
            count += static_cast<int>(QAbstractEventDispatcher::instance()->registeredTimers(object).size());
        return count;
    }
};

} // namespace

// What happens in the real window moves, and holds nothing up.
class TestTableMotion : public QObject
{
    Q_OBJECT

private slots:
    void nothing_moves_before_it_is_begun();
    void R152_counts_are_right_while_cards_still_fly();
    void no_word_tells_a_roll_before_its_dice_lie();
    void what_ends_the_dice_tells_the_roll();
    void a_seven_asks_for_cards_when_its_dice_lie();
    void a_curtain_waits_for_the_dice_that_close_it();
    void a_press_while_the_dice_roll_leads_behind_the_curtain();
    void where_the_robber_can_rob_is_shown_when_it_has_arrived();
    void what_was_stolen_is_said_when_it_has_arrived();
    void a_monopoly_is_told_when_all_has_arrived();
    void an_award_shines_where_it_has_arrived();
    void the_win_is_told_after_the_winning_move();
    void nothing_waits_without_motion();
    void a_click_on_the_board_ends_it_and_counts();
    void nothing_runs_once_it_has_ended();
    void nothing_runs_once_a_slip_is_gone();
    void a_desktop_that_wishes_stillness_is_heard();
    void a_wish_that_comes_late_counts_at_once();
    void a_wish_that_changes_is_heard_when_the_program_is_back();
    void what_was_chosen_outranks_the_desktop();
    void the_choice_in_the_menu_counts_at_once_and_is_kept();
    void the_curtain_covers_all_but_the_line_at_the_top();
    void what_happened_behind_the_curtain_shows_when_it_opens();
    void R_RO_6_a_theft_looks_the_same_whatever_was_stolen();
    void another_game_ends_it();
    void another_language_ends_it();
    void the_result_waits_for_the_winning_move();
    void a_window_that_closes_may_do_so_at_any_time();
};

void TestTableMotion::nothing_moves_before_it_is_begun()
{
    OpenTable table(beforeRoll());
    QVERIFY(table.driver.perform(Roll()));
    QVERIFY(!table.window.findChild<MotionLayer *>()->isMoving());
    QVERIFY(!table.window.findChild<MotionLayer *>()->isVisible());
}

void TestTableMotion::R152_counts_are_right_while_cards_still_fly()
{
    MovingWindow table(beforeRoll());
    QVERIFY(table.roll({ 3, 5 }));
    QVERIFY(table.isMoving());
    QCOMPARE(table.plate(ann)->number(PlayerPlate::Stat::Resources), 1);
    QCOMPARE(table.plate(ben)->number(PlayerPlate::Stat::Resources), 4);
    QCOMPARE(table.part<BankPanel>()->count(Resource::Brick), 16);
    QVERIFY(table.part<DiceView>()->dice() == Dice({ 3, 5 }));
}

void TestTableMotion::no_word_tells_a_roll_before_its_dice_lie()
{
    MovingWindow table(beforeRoll());
    const auto *log = table.part<LogPanel>();
    const auto *gain = table.plate(ben)->findChild<GainMark *>();
    const int before = log->lineCount();
    table.layer()->stopAt(200);
    QVERIFY(table.roll({ 3, 5 }));
    QCOMPARE(log->lineCount(), before);
    QVERIFY(!gain->isVisible());
    QCOMPARE(table.part<PromptBar>()->prompt(), "Ann rolls the dice.");
    table.layer()->stopAt(500); // the cards fly
    QVERIFY(table.isMoving());
    QVERIFY(log->lineCount() > before);
    QCOMPARE(log->line(before), "Ann rolls 3 and 5: 8.");
    QVERIFY(gain->isVisible());
    QVERIFY(table.part<PromptBar>()->prompt() != "Ann rolls the dice.");
}

void TestTableMotion::what_ends_the_dice_tells_the_roll()
{
    MovingWindow table(beforeRoll().hand(ann, cost::road));
    const auto *log = table.part<LogPanel>();
    const int before = log->lineCount();
    table.layer()->stopAt(200);
    QVERIFY(table.roll({ 3, 5 }));
    QVERIFY(table.driver.perform(BuildRoad{ path("0,-1,E") }));
    QCOMPARE(log->line(before), "Ann rolls 3 and 5: 8.");
    QVERIFY(log->line(log->lineCount() - 1).contains("road"));
    table.window.findChild<QAction *>(QStringLiteral("undo"))->trigger();
    QVERIFY(!log->line(log->lineCount() - 1).contains("road"));
}

void TestTableMotion::a_seven_asks_for_cards_when_its_dice_lie()
{
    MovingWindow table(beforeRoll().hand(ann, cards(8, Resource::Ore)));
    table.layer()->stopAt(200);
    QVERIFY(table.roll({ 3, 4 }));
    QCoreApplication::processEvents();
    QVERIFY(!table.driver.isShown(QStringLiteral("confirm")));
    QVERIFY(!table.plate(ann)->accessibleDescription().contains("discard"));
    table.layer()->finish();
    QTRY_VERIFY(table.driver.isShown(QStringLiteral("confirm")));
    QVERIFY(table.plate(ann)->accessibleDescription().contains("discard"));
}

// Whoever rolled has their cards before them until then.
void TestTableMotion::a_curtain_waits_for_the_dice_that_close_it()
{
    MovingWindow table(beforeRoll().hand(ann, one(Resource::Wool)).hand(ben, cards(8, Resource::Ore)));
    const auto *log = table.part<LogPanel>();
    const int before = log->lineCount();
    const auto *tray = table.part<HandTray>();
    const QString uncovered = tray->accessibleName();
    table.layer()->stopAt(200);
    QVERIFY(table.roll({ 3, 4 }));
    QCoreApplication::processEvents();
    QVERIFY(table.session().curtain());
    QVERIFY(!table.driver.isShown(QStringLiteral("curtain")));
    QCOMPARE(table.part<PromptBar>()->prompt(), "Ann rolls the dice.");
    QCOMPARE(log->lineCount(), before);
    QCOMPARE(tray->accessibleName(), uncovered);
    table.layer()->finish();
    QVERIFY(tray->accessibleName() != uncovered); // before anything else is drawn
    QTRY_VERIFY(table.driver.isShown(QStringLiteral("curtain")));
    QCOMPARE(log->line(before), "Ann rolls 3 and 4: 7.");
}

void TestTableMotion::a_press_while_the_dice_roll_leads_behind_the_curtain()
{
    MovingWindow table(
        beforeRoll().hand(ben, cards(8, Resource::Ore)).cards(ann, { { DevelopmentCard::Monopoly, 1 } }));
    table.layer()->stopAt(200);
    QVERIFY(table.roll({ 3, 4 }));
    table.driver.press(Qt::Key_T);
    table.driver.press(Qt::Key_M);
    QVERIFY(!table.isMoving());
    QTRY_VERIFY(table.driver.isShown(QStringLiteral("curtain")));
    QVERIFY(!table.driver.isShown(QStringLiteral("confirm")));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

void TestTableMotion::where_the_robber_can_rob_is_shown_when_it_has_arrived()
{
    MovingWindow table(beforeRoll().dice(3, 4).phase(Phase::Robber).then(Phase::Main));
    const auto *log = table.part<LogPanel>();
    const int before = log->lineCount();
    const QString asked = table.part<PromptBar>()->prompt();
    table.layer()->stopAt(200);
    QVERIFY(table.driver.perform(MoveRobber{ hex("0,0") }));
    QVERIFY(!table.plate(ben)->isChoosable());
    QCOMPARE(table.part<PromptBar>()->prompt(), asked);
    QCOMPARE(log->lineCount(), before);
    QVERIFY(table.driver.perform(Steal{ ben, {} })); // the click ends the walk, and counts
    QVERIFY(log->lineCount() > before);
}

void TestTableMotion::what_was_stolen_is_said_when_it_has_arrived()
{
    MovingWindow table(beforeTheft());
    const auto *log = table.part<LogPanel>();
    const int before = log->lineCount();
    table.chance.addSteal(Resource::Ore);
    table.layer()->stopAt(200);
    QVERIFY(table.driver.perform(Steal{ ben, {} }));
    QVERIFY(table.driver.slip().isEmpty());
    QCOMPARE(log->lineCount(), before);
    QCOMPARE(table.plate(ann)->number(PlayerPlate::Stat::Resources), 1); // R152
    table.layer()->finish();
    QVERIFY(table.driver.slip().contains("ore"));
    const auto slips = table.window.findChildren<NoteLine *>();
    QVERIFY(std::any_of(slips.begin(), slips.end(), [](const NoteLine *slip) {
        return slip->cards() == std::vector<CardFace>{ Resource::Ore };
    }));
    QVERIFY(log->lineCount() > before);
}

void TestTableMotion::a_monopoly_is_told_when_all_has_arrived()
{
    MovingWindow table(beforeRoll().phase(Phase::Main).cards(ann, { { DevelopmentCard::Monopoly, 1 } }));
    const auto *log = table.part<LogPanel>();
    const int before = log->lineCount();
    table.layer()->stopAt(200);
    QVERIFY(table.driver.perform(PlayMonopoly{ Resource::Ore }));
    QVERIFY(table.isMoving());
    QCOMPARE(log->lineCount(), before);
    table.layer()->finish();
    QVERIFY(log->lineCount() > before);
}

void TestTableMotion::an_award_shines_where_it_has_arrived()
{
    MovingWindow table(
        beforeRoll().phase(Phase::Main).knights(ann, 2).cards(ann, { { DevelopmentCard::Knight, 1 } }));
    const auto *log = table.part<LogPanel>();
    const int before = log->lineCount();
    table.layer()->stopAt(200);
    QVERIFY(table.driver.perform(PlayKnight()));
    QVERIFY(!table.plate(ann)->accessibleDescription().contains("Largest Army"));
    QVERIFY(table.plate(ann)->accessibleName().contains("3 point")); // R152
    QCOMPARE(log->lineCount(), before);
    table.layer()->finish();
    QVERIFY(table.plate(ann)->accessibleDescription().contains("Largest Army"));
    QCOMPARE(log->lineCount(), before + 2);
}

// First what wins, then who has won (R-WI-4).
void TestTableMotion::the_win_is_told_after_the_winning_move()
{
    MovingWindow table(Scenario()
                           .target(3)
                           .settlement(ann, "0,0,N")
                           .road(ann, "0,0,NE")
                           .road(ann, "0,0,E")
                           .cards(ann, { { DevelopmentCard::VictoryPoint, 1 } })
                           .cards(ben, { { DevelopmentCard::VictoryPoint, 2 } })
                           .hand(ann, cost::settlement));
    const auto *log = table.part<LogPanel>();
    const int before = log->lineCount();
    table.layer()->stopAt(200);
    const QString uncovered = table.part<HandTray>()->accessibleName();
    QVERIFY(table.driver.perform(BuildSettlement{ intersection("0,0,SE") }));
    QCOMPARE(log->lineCount(), before);
    QVERIFY(!table.part<PromptBar>()->prompt().contains("won"));
    QVERIFY(table.part<HandTray>()->isVisible());
    QCOMPARE(table.part<HandTray>()->accessibleName(), uncovered);
    table.layer()->finish();
    QVERIFY(!table.part<HandTray>()->isVisible());
    QCOMPARE(log->lineCount(), before + 4);
    QCOMPARE(log->line(before + 1), "Ann reveals 1 victory point card(s).");
    QCOMPARE(log->colorOf(before + 1), std::optional(Color::Red));
    QCOMPARE(log->line(before + 2), "Ben reveals 2 victory point card(s).");
    QCOMPARE(log->line(before + 3), "Ann wins the game!");
}

void TestTableMotion::nothing_waits_without_motion()
{
    MovingWindow table(beforeRoll().hand(ben, cards(8, Resource::Ore)), desktop(true));
    const auto *log = table.part<LogPanel>();
    const int before = log->lineCount();
    QVERIFY(table.roll({ 3, 4 }));
    QVERIFY(table.driver.isShown(QStringLiteral("curtain")));
    QVERIFY(log->lineCount() > before);
}

void TestTableMotion::a_click_on_the_board_ends_it_and_counts()
{
    MovingWindow table(beforeRoll().hand(ann, cost::road));
    QVERIFY(table.roll({ 3, 5 }));
    const MotionLayer *layer = table.layer();
    const int rolled = layer->length();
    QVERIFY(table.isMoving());
    QVERIFY(table.driver.perform(BuildRoad{ path("0,-1,E") }));
    QVERIFY(layer->length() < rolled); // the road now, and nothing of the roll
}

void TestTableMotion::nothing_runs_once_it_has_ended()
{
    MovingWindow table(beforeRoll());
    QTRY_COMPARE(table.timers(), 0);
    QVERIFY(table.roll({ 3, 5 }));
    QVERIFY(table.timers() > 0);
    QTRY_COMPARE(table.timers(), 0);
    QVERIFY(!table.isMoving());
}

void TestTableMotion::nothing_runs_once_a_slip_is_gone()
{
    MovingWindow table(beforeTheft(), desktop(true));
    table.chance.addSteal(Resource::Ore);
    QVERIFY(table.driver.perform(Steal{ ben, {} }));
    QVERIFY(!table.driver.slip().isEmpty());
    for (NoteLine *slip : table.window.findChildren<NoteLine *>())
        slip->forget();
    QCOMPARE(table.timers(), 0);
}

void TestTableMotion::a_desktop_that_wishes_stillness_is_heard()
{
    MovingWindow table(beforeRoll(), desktop(true));
    QVERIFY(table.roll({ 3, 5 }));
    QVERIFY(!table.isMoving());
}

void TestTableMotion::a_wish_that_comes_late_counts_at_once()
{
    TakeWish answer;
    MovingWindow table(beforeRoll(), [&answer](QObject *, const TakeWish &take) { answer = take; });
    QVERIFY(table.roll({ 3, 5 }));
    QVERIFY(table.isMoving());
    answer(true);
    QVERIFY(!table.isMoving());
}

void TestTableMotion::a_wish_that_changes_is_heard_when_the_program_is_back()
{
    bool still = true;
    MovingWindow table(beforeRoll(), [&still](QObject *, const TakeWish &take) { take(still); });
    QCOMPARE(table.part<TableMotion>()->pace(), Pace::Off);
    still = false;
    emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    QCOMPARE(table.part<TableMotion>()->pace(), Pace::Off);
    emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    QCOMPARE(table.part<TableMotion>()->pace(), Pace::Normal);
}

void TestTableMotion::what_was_chosen_outranks_the_desktop()
{
    OpenTable table(beforeRoll());
    table.settings.setPace(Pace::Slow);
    table.window.animate(desktop(true));
    QCOMPARE(table.window.findChild<TableMotion *>()->pace(), Pace::Slow);
}

void TestTableMotion::the_choice_in_the_menu_counts_at_once_and_is_kept()
{
    MovingWindow table(beforeRoll());
    const auto entry = [&table](const char *name) {
        return table.window.findChild<QAction *>(QLatin1String(name));
    };
    QVERIFY(entry("animations.normal")->isChecked());
    QVERIFY(table.roll({ 3, 5 }));
    QVERIFY(table.isMoving());
    entry("animations.off")->trigger();
    QVERIFY(!table.isMoving());
    QVERIFY(entry("animations.off")->isChecked());
    QCOMPARE(table.settings.pace(), std::optional(Pace::Off));
    entry("animations.fast")->trigger();
    QCOMPARE(table.part<TableMotion>()->pace(), Pace::Fast);
    QCOMPARE(table.settings.pace(), std::optional(Pace::Fast));
}

void TestTableMotion::the_curtain_covers_all_but_the_line_at_the_top()
{
    MovingWindow table(beforeRoll().phase(Phase::Main));
    QWidget *curtain = table.window.findChild<QWidget *>(QStringLiteral("curtain"));
    QVERIFY(table.driver.perform(EndTurn()));
    QVERIFY(curtain->isVisible());
    QVERIFY(table.isMoving());
    table.layer()->stopAt(200);
    const auto below = [&] {
        return table.window.grab(QRect(curtain->mapTo(&table.window, QPoint()), curtain->size())).toImage();
    };
    const QImage moving = below();
    const QImage all = table.window.grab().toImage();
    table.layer()->finish();
    QCOMPARE(moving, below());
    QVERIFY(all != table.window.grab().toImage()); // the line at the top
}

// Ben discards, and the laptop goes back to Ann, who sees what went to the bank.
void TestTableMotion::what_happened_behind_the_curtain_shows_when_it_opens()
{
    MovingWindow table(beforeRoll().hand(ben, cards(8, Resource::Ore)));
    QVERIFY(table.roll({ 3, 4 }));
    QTRY_VERIFY(table.driver.isShown(QStringLiteral("open")));
    QVERIFY(table.driver.openCurtain());
    QVERIFY(!table.isMoving()); // Ann has seen the dice
    QVERIFY(table.driver.perform(Discard{ ben, cards(4, Resource::Ore) }));
    QVERIFY(!table.isMoving());
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.isMoving());
}

void TestTableMotion::R_RO_6_a_theft_looks_the_same_whatever_was_stolen()
{
    const auto picture = [](Resource card) {
        MovingWindow table(beforeTheft().hand(ben, { { Resource::Ore, 1 }, { Resource::Wool, 1 } }));
        table.chance.addSteal(card);
        table.layer()->stopAt(200);
        table.driver.clickPlace(intersection("0,0,S"));
        const auto *plates = table.part<PlayersPanel>();
        const QRect place(plates->mapTo(&table.window, QPoint()), plates->size());
        return table.isMoving() ? table.window.grab(place).toImage() : QImage();
    };
    const QImage ore = picture(Resource::Ore);
    QVERIFY(!ore.isNull());
    QCOMPARE(ore, picture(Resource::Wool));
}

void TestTableMotion::another_game_ends_it()
{
    MovingWindow table(beforeRoll());
    QVERIFY(table.roll({ 3, 5 }));
    QVERIFY(table.isMoving());
    QVERIFY(!table.session().start(beginnerGame(3)));
    QVERIFY(!table.isMoving());
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.perform(Roll()));
}

void TestTableMotion::another_language_ends_it()
{
    MovingWindow table(beforeRoll());
    QVERIFY(table.roll({ 3, 5 }));
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&table.window, &language);
    QVERIFY(!table.isMoving());
}

void TestTableMotion::the_result_waits_for_the_winning_move()
{
    MovingWindow table(Scenario()
                           .target(2)
                           .settlement(ann, "0,0,N")
                           .road(ann, "0,0,NE")
                           .road(ann, "0,0,E")
                           .hand(ann, cost::settlement));
    QVERIFY(table.driver.perform(BuildSettlement{ intersection("0,0,SE") }));
    QVERIFY(table.session().isOver());
    QVERIFY(table.isMoving());
    QVERIFY(!table.driver.isShown(QStringLiteral("newGame")));
    QTRY_VERIFY(table.driver.isShown(QStringLiteral("newGame")));
    QVERIFY(!table.isMoving());
}

void TestTableMotion::a_window_that_closes_may_do_so_at_any_time()
{
    {
        MovingWindow table(beforeRoll());
        QVERIFY(table.roll({ 3, 5 }));
        table.layer()->stopAt(300);
        QVERIFY(table.isMoving());
    }
    QCoreApplication::processEvents();
}

QTEST_MAIN(TestTableMotion)
#include "tst_tablemotion.moc"
