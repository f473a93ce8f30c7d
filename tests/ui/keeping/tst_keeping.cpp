// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamekeeper.h"
#include "record/fileaccess.h"
#include "ui/support/opentable.h"
#include "ui/support/smallfiles.h"

#include "board/boardview.h"
#include "dialogs/keptgamespanel.h"
#include "dialogs/newgamepanel.h"
#include "hand/handtray.h"
#include "table/diceview.h"
#include "table/logpanel.h"
#include "table/promptbar.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <csignal>

using namespace holmstead;
using namespace holmstead::test;

namespace {

Scenario rich()
{
    return Scenario().hand(ann, cards(16, Resource::Wool));
}

const Action trade = TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) };

void write(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
}

QString gamesOf(const OpenTable &table)
{
    return table.folder.filePath(QStringLiteral("games"));
}

// The program on the second day: a window of its own on the same folder.
struct NextDay
{
    explicit NextDay(const OpenTable &table)
        : settings(table.folder.filePath(QStringLiteral("settings.ini"))),
          window(settings, chance, Random(2)),
          driver(window)
    {
        window.setWindowState(Qt::WindowNoState);
        window.resize(1280, 720);
        window.show();
        window.welcome();
    }

    Settings settings;
    ScriptedChance chance;
    MainWindow window;
    TableDriver driver;
};

// Everything that can be read in the window.
QString textsOf(const QWidget &window)
{
    QStringList texts;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (label->isVisible())
            texts << label->text();
    }
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            texts << button->text() << button->accessibleName() << button->accessibleDescription();
    }
    return texts.join(u'\n');
}

QAction *entry(MainWindow &window, const QString &text)
{
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->text().remove(u'&') == text)
            return action;
    }
    return nullptr;
}

// A game whose 57th action is none, as a file.
QByteArray damagedGame()
{
    GameRecord record = gameAt(rich().state());
    record.actions = { trade, trade };
    QByteArray text = writeRecord(record);
    const auto at = text.lastIndexOf("tradeBank");
    return text.replace(at, 9, "tradeBonk");
}

bool saveAs(OpenTable &table, const QString &path)
{
    entry(table.window, QStringLiteral("Save as…"))->trigger();
    const auto dialogs = table.window.findChildren<QFileDialog *>();
    for (QFileDialog *dialog : dialogs) {
        if (!dialog->isVisible())
            continue;
        dialog->selectFile(path);
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        return true;
    }
    return false;
}

} // namespace

// From one day to the next, in the window.
class TestKeeping : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGXFSZ, SIG_IGN); } // as main() does

    void enter_goes_on_with_the_last_game();
    void without_kept_games_a_new_one_is_offered();
    void without_a_game_there_are_the_island_and_its_title_page();
    void the_title_page_leads_to_kept_games();
    void the_title_page_is_all_that_goes_on();
    void a_deleted_game_is_not_gone_on_with();
    void a_game_that_is_over_is_not_gone_on_with();
    void the_log_and_a_sentence_tell_what_was();
    void who_has_to_discard_first_is_told();
    void the_round_is_told();
    void whoever_opens_nothing_is_back_at_the_games();
    void a_game_of_another_window_cannot_be_deleted();
    void kept_and_quit_is_offered_again();
    void thrown_away_is_gone();
    void cancelling_leaves_the_window_usable();
    void a_named_file_is_brought_up_to_date();
    void deleting_asks();
    void older_games_are_on_pages_of_their_own();
    void a_full_disk_is_one_line_that_goes_again();
    void a_window_in_trouble_asks_before_it_goes();
    void kept_is_what_is_kept_now();
    void a_damaged_file_is_played_on_from_what_is_left();
    void a_damaged_game_does_not_stop_the_start();
    void a_game_that_cannot_be_opened_says_why();
    void a_game_of_another_window_is_not_damaged();
    void a_link_leads_to_the_same_game();
    void what_is_wrong_with_a_file_data();
    void what_is_wrong_with_a_file();
    void names_of_files_may_have_any_letters();
    void overwriting_asks();
    void a_full_disk_leaves_the_last_save_and_is_told();
};

void TestKeeping::enter_goes_on_with_the_last_game()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    table.window.leave();
    NextDay next(table);
    QVERIFY(next.driver.isShown(QStringLiteral("welcomeContinue")));
    next.driver.press(Qt::Key_Return);
    QCOMPARE(next.window.session().actionCount(), std::size_t(1));
    QVERIFY(next.window.session().curtain()); // no hand before somebody opens it
    QVERIFY(next.driver.openCurtain() && next.driver.perform(trade));
    QCOMPARE(KeptGames(gamesOf(table)).list().size(), std::size_t(1));
}

void TestKeeping::without_kept_games_a_new_one_is_offered()
{
    OpenTable table(rich());
    NextDay next(table);
    QVERIFY(!next.driver.isShown(QStringLiteral("welcomeKept")));
    next.driver.press(Qt::Key_Return);
    auto *dialog = next.window.findChild<NewGamePanel *>();
    QVERIFY(dialog && dialog->isVisible());
}

void TestKeeping::without_a_game_there_are_the_island_and_its_title_page()
{
    OpenTable table(rich());
    NextDay next(table);
    const auto onlyTheIsland = [&next] {
        return next.driver.isShown(QStringLiteral("welcomeNew"))
            && next.window.findChild<BoardView *>()->isVisible()
            && !next.window.findChild<HandTray *>()->isVisible()
            && !next.window.findChild<DiceView *>()->isVisible()
            && !next.window.findChild<LogPanel *>()->isVisible()
            && !next.window.findChild<PromptBar *>()->isVisible();
    };
    QVERIFY(onlyTheIsland());
    QVERIFY(next.driver.click(QStringLiteral("welcomeNew")));
    auto *dialog = next.window.findChild<NewGamePanel *>();
    QVERIFY(dialog && dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QVERIFY(onlyTheIsland());
}

void TestKeeping::the_title_page_leads_to_kept_games()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    table.window.leave();
    NextDay next(table);
    QVERIFY(!next.driver.isShown(QStringLiteral("game0")));
    QVERIFY(next.driver.click(QStringLiteral("welcomeKept")));
    QVERIFY(next.driver.click(QStringLiteral("game0")));
    QVERIFY(next.window.session().hasGame());
    QVERIFY(!next.driver.isShown(QStringLiteral("welcomeNew")));
    QVERIFY(next.window.findChild<HandTray *>()->isVisible());
}

// R110: one obvious next step, and nothing over the page.
void TestKeeping::the_title_page_is_all_that_goes_on()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    table.window.leave();
    NextDay next(table);
    QVERIFY(!next.window.findChild<Panel *>());
    const QWidget *first = next.driver.find(QStringLiteral("welcomeContinue"));
    const QWidget *second = next.driver.find(QStringLiteral("welcomeNew"));
    QVERIFY(first && second && first == next.window.focusWidget());
    const QString now = QLocale().toString(QTime::currentTime(), QLocale::ShortFormat).section(u':', 0, 0);
    const QString standing =
        QLocale().toString(QDate::currentDate(), u"d'\u00a0'MMMM") + QStringLiteral(", ") + now;
    QVERIFY2(first->accessibleName().startsWith(QStringLiteral("Continue: Ann’s turn, ") + standing),
             qPrintable(first->accessibleName()));
    QVERIFY(first->accessibleDescription().startsWith(QStringLiteral("Ann 0, Ben 0, Cleo 0")));
    QVERIFY(first->property("main").toBool() && !second->property("main").toBool());
    QTRY_VERIFY(first->height() > 2 * second->height());
}

void TestKeeping::a_deleted_game_is_not_gone_on_with()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    table.window.leave();
    NextDay next(table);
    QVERIFY(next.driver.click(QStringLiteral("welcomeKept")));
    QVERIFY(next.driver.click(QStringLiteral("delete0")) && next.driver.click(QStringLiteral("answer0")));
    next.driver.press(Qt::Key_Escape); // the list, which is empty
    QVERIFY(!next.driver.isShown(QStringLiteral("welcomeContinue")));
    QVERIFY(!next.driver.isShown(QStringLiteral("welcomeKept")));
    QVERIFY(next.driver.find(QStringLiteral("welcomeNew"))->property("main").toBool());
    next.driver.press(Qt::Key_Return);
    QVERIFY(next.window.findChild<NewGamePanel *>());
}

void TestKeeping::a_game_that_is_over_is_not_gone_on_with()
{
    OpenTable table(Scenario()
                        .target(3)
                        .settlement(ann, "0,0,N")
                        .settlement(ann, "0,0,S")
                        .road(ann, "2,0,NE")
                        .hand(ann, cost::settlement));
    QVERIFY(table.driver.perform(BuildSettlement{ intersection("2,0,N") }));
    QVERIFY(table.session().isOver());
    table.window.close(); // without a question
    QVERIFY(!table.window.isVisible());
    NextDay next(table);
    QVERIFY(!next.driver.isShown(QStringLiteral("welcomeContinue")));
    next.driver.press(Qt::Key_Return);
    auto *dialog = next.window.findChild<NewGamePanel *>();
    QVERIFY(dialog && dialog->isVisible());
    next.driver.press(Qt::Key_Escape);
    QVERIFY(next.driver.click(QStringLiteral("welcomeKept")));
    QVERIFY(textsOf(next.window).contains(QStringLiteral("Ann has won")));
}

// R110, R111
void TestKeeping::the_log_and_a_sentence_tell_what_was()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade) && table.driver.perform(trade));
    table.window.leave();
    NextDay next(table);
    QVERIFY(next.driver.click(QStringLiteral("welcomeContinue")));
    QVERIFY(next.window.session().log() == table.session().log());
    QVERIFY(textsOf(next.window).contains(QStringLiteral("goes on where it was: it is Ann’s turn")));
}

// R111
void TestKeeping::who_has_to_discard_first_is_told()
{
    OpenTable table(Scenario().phase(Phase::Roll).hand(ben, ResourceCards::each(2)));
    table.chance.addRoll({ 3, 4 });
    QVERIFY(table.driver.perform(Roll()));
    table.window.leave();
    NextDay next(table);
    QVERIFY(next.driver.click(QStringLiteral("welcomeContinue")));
    const QString told = textsOf(next.window);
    QVERIFY2(told.contains(QStringLiteral("it is Ann’s turn.\nBen has to discard first.")), qPrintable(told));
}

// R111
void TestKeeping::the_round_is_told()
{
    OpenTable table(beginnerGame());
    table.chance.addRoll({ 1, 1 });
    table.chance.addRoll({ 1, 1 });
    for (int turn = 0; turn < 2; ++turn) {
        QVERIFY(table.driver.openCurtain());
        QVERIFY(table.driver.perform(Roll()) && table.driver.perform(EndTurn()));
    }
    table.window.leave();
    NextDay next(table);
    next.driver.press(Qt::Key_Return);
    const QString told = textsOf(next.window);
    QVERIFY2(told.contains(QStringLiteral("goes on where it was, in round 1: it is Cleo’s turn")),
             qPrintable(told));
    QVERIFY(next.window.session().curtain());
    QVERIFY2(told.contains(QStringLiteral("Round 1")), qPrintable(told));
}

void TestKeeping::whoever_opens_nothing_is_back_at_the_games()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    table.window.leave();
    NextDay next(table);
    for (const auto &choice : { QStringLiteral("welcomeOpen"), QStringLiteral("welcomeNew") }) {
        QVERIFY(next.driver.click(choice));
        if (auto *dialog = next.window.findChild<QFileDialog *>(); dialog && dialog->isVisible())
            dialog->reject();
        else
            next.driver.press(Qt::Key_Escape);
        QCOMPARE(next.window.focusWidget()->objectName(), QStringLiteral("welcomeContinue"));
    }
}

void TestKeeping::a_game_of_another_window_cannot_be_deleted()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    NextDay next(table);
    QVERIFY(!next.driver.isShown(QStringLiteral("welcomeContinue")));
    QVERIFY(next.driver.click(QStringLiteral("welcomeKept")));
    auto *button = next.window.findChild<QPushButton *>(QStringLiteral("delete0"));
    QVERIFY(!button->isEnabled());
    const QImage off = button->grab().toImage();
    button->setEnabled(true);
    QVERIFY(button->grab().toImage() != off); // and looks so
    button->click();                          // as if the other window had begun just now
    QVERIFY(next.driver.click(QStringLiteral("answer0")));
    QCOMPARE(KeptGames(gamesOf(table)).list().size(), std::size_t(1));
}

void TestKeeping::kept_and_quit_is_offered_again()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    table.window.close();
    table.driver.press(Qt::Key_Return);
    QVERIFY(!table.window.isVisible());
    NextDay next(table);
    QVERIFY(next.driver.isShown(QStringLiteral("welcomeContinue")));
}

void TestKeeping::thrown_away_is_gone()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    table.window.close();
    QVERIFY(table.driver.click(QStringLiteral("answer1")));
    QVERIFY(!table.window.isVisible());
    QVERIFY(KeptGames(gamesOf(table)).list().empty());
}

// R119
void TestKeeping::cancelling_leaves_the_window_usable()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    for (int i = 0; i < 2; ++i) {
        table.window.close();
        QVERIFY(table.driver.click(QStringLiteral("answer2")));
        QVERIFY(table.window.isVisible());
        QVERIFY(table.driver.perform(trade));
    }
    QCOMPARE(table.session().actionCount(), std::size_t(3));
}

void TestKeeping::a_named_file_is_brought_up_to_date()
{
    OpenTable table(rich());
    const QString path = table.folder.filePath(QStringLiteral("family.holmstead"));
    QVERIFY(table.driver.perform(trade));
    QVERIFY(!writeRecordFile(path, table.session().record()));
    table.window.openFile(path);
    table.window.close(); // nothing differs
    QVERIFY(!table.window.isVisible());
    table.window.show();
    QVERIFY(table.driver.openCurtain() && table.driver.perform(trade));
    table.window.close();
    QVERIFY(
        textsOf(table.window).contains(QStringLiteral("“family.holmstead” does not have the last moves")));
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    QVERIFY(!table.window.isVisible());
    QCOMPARE(readRecordFile(path)->actions.size(), std::size_t(2));
}

void TestKeeping::deleting_asks()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    QVERIFY(!table.session().start(gameAt(rich().state())));
    const KeptGames games(gamesOf(table));
    entry(table.window, QStringLiteral("Kept games…"))->trigger();
    QVERIFY(table.driver.click(QStringLiteral("delete0")));
    table.driver.press(Qt::Key_Return); // a hasty one
    QCOMPARE(games.list().size(), std::size_t(1));
    QVERIFY(table.driver.click(QStringLiteral("delete0"))); // the list is back
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    QVERIFY(games.list().empty());
    QVERIFY(table.driver.click(QStringLiteral("close")));
}

void TestKeeping::older_games_are_on_pages_of_their_own()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    const QByteArray game = writeRecord(table.session().record());
    for (int i = 1; i < 42; ++i) {
        const QString path = gamesOf(table) + QStringLiteral("/old %1.holmstead").arg(i);
        write(path, game);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadWrite));
        file.setFileTime(QDateTime::currentDateTime().addDays(-i), QFile::FileModificationTime);
    }
    table.window.leave();
    NextDay next(table);
    const auto pages = [&next] {
        QStringList names;
        for (const auto &name : { "game0", "game19", "game20", "older" })
            names << (next.driver.isShown(QLatin1StringView(name)) ? QLatin1StringView(name)
                                                                   : QLatin1StringView());
        names.removeAll(QString());
        return names.join(u' ');
    };
    // At the end of what has to be scrolled.
    const auto openOlder = [&next] {
        for (auto *button : next.window.findChildren<QPushButton *>(QStringLiteral("older"))) {
            if (button->isVisible())
                QTest::keyClick(button, Qt::Key_Space);
        }
    };
    QVERIFY(next.driver.click(QStringLiteral("welcomeKept")));
    QCOMPARE(pages(), QStringLiteral("game0 game19 older"));
    QVERIFY(textsOf(next.window).contains(QStringLiteral("22 older game")));
    openOlder();
    QCOMPARE(pages(), QStringLiteral("game0 game19 older"));
    openOlder();
    QCOMPARE(pages(), QStringLiteral("game0"));
    for (int left = 2; left > 0; --left) {
        QVERIFY(next.driver.click(QStringLiteral("delete0")));
        QVERIFY(next.driver.click(QStringLiteral("answer0")));
    }
    QCOMPARE(pages(), QStringLiteral("game0 game19 older")); // nothing is left on the page that was open
    QVERIFY(next.driver.click(QStringLiteral("game0")));
    QVERIFY(next.window.session().hasGame());
}

void TestKeeping::a_full_disk_is_one_line_that_goes_again()
{
    OpenTable table(rich());
    QCoreApplication::processEvents();
    const auto places = [&table] {
        QList<QRect> rects;
        for (const QWidget *part : std::initializer_list<QWidget *>{
                 table.window.findChild<BoardView *>(), table.window.findChild<HandTray *>(),
                 table.window.findChild<PromptBar *>(), table.window.findChild<LogPanel *>() })
            rects << QRect(part->mapTo(&table.window, QPoint()), part->size());
        return rects;
    };
    const QList<QRect> before = places();
    write(gamesOf(table), "a file where the folder should be");
    QVERIFY(table.driver.perform(trade));
    QVERIFY(table.driver.isShown(QStringLiteral("trouble")));
    QCoreApplication::processEvents();
    QCOMPARE(places(), before); // nothing moves for it
    const QWidget *slip = table.driver.find(QStringLiteral("trouble"));
    const auto *tray = table.window.findChild<HandTray *>();
    QVERIFY(slip->mapTo(&table.window, slip->rect().bottomLeft()).y()
            < tray->mapTo(&table.window, QPoint()).y());
    QVERIFY(textsOf(table.window).contains(QStringLiteral("There is no folder")));
    QVERIFY(table.driver.perform(trade)); // nothing is in the way
    QVERIFY(QFile::remove(gamesOf(table)));
    QVERIFY(table.driver.click(QStringLiteral("troubleRetry")));
    QVERIFY(!table.driver.isShown(QStringLiteral("trouble")));
    QVERIFY(textsOf(table.window).contains(QStringLiteral("kept again")));
    QCOMPARE(KeptGames(gamesOf(table)).list().size(), std::size_t(1));
}

void TestKeeping::a_window_in_trouble_asks_before_it_goes()
{
    OpenTable table(rich());
    write(gamesOf(table), "a file where the folder should be");
    QVERIFY(table.driver.perform(trade));
    for (const auto &leave : { QStringLiteral("Variable"), QStringLiteral("Quit") }) {
        entry(table.window, leave)->trigger();
        QVERIFY(table.driver.isShown(QStringLiteral("answer2")));
        table.driver.press(Qt::Key_Escape);
        QVERIFY(table.window.isVisible());
        QCOMPARE(table.session().actionCount(), std::size_t(1));
    }
}

void TestKeeping::kept_is_what_is_kept_now()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    QTRY_VERIFY(QDir(gamesOf(table)).removeRecursively()); // a flush may just be making a name in it
    table.window.close();
    QVERIFY(textsOf(table.window).contains(QStringLiteral("The game is kept")));
    QCOMPARE(KeptGames(gamesOf(table)).list().size(), std::size_t(1));
    table.driver.press(Qt::Key_Escape);
    QTRY_VERIFY(QDir(gamesOf(table)).removeRecursively());
    write(gamesOf(table), "a file where the folder should be");
    table.window.close();
    QVERIFY(textsOf(table.window).contains(QStringLiteral("could not be kept by itself")));
}

void TestKeeping::a_damaged_file_is_played_on_from_what_is_left()
{
    OpenTable table(rich());
    const QString path = table.folder.filePath(QStringLiteral("broken.holmstead"));
    write(path, damagedGame());
    table.window.openFile(path);
    QVERIFY(table.driver.isShown(QStringLiteral("answer0")));
    QVERIFY(textsOf(table.window).contains(QStringLiteral("action 2, do: \"tradeBonk\" is not known here")));
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
    QVERIFY(table.driver.openCurtain() && table.driver.perform(trade));
    entry(table.window, QStringLiteral("Save"))->trigger(); // asks for a name
    auto *dialog = table.window.findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
    QCOMPARE(*readBytes(path), damagedGame());
    QCOMPARE(KeptGames(gamesOf(table)).list().size(), std::size_t(1));
}

void TestKeeping::a_damaged_game_does_not_stop_the_start()
{
    OpenTable table(rich());
    const QString path = gamesOf(table) + QStringLiteral("/family.holmstead");
    write(path, damagedGame());
    const QString zeros = gamesOf(table) + QStringLiteral("/zeros.holmstead");
    write(zeros, QByteArray(5000, '\0'));
    QFile older(zeros); // the newest game is offered first
    QVERIFY(older.open(QFile::ReadWrite));
    QVERIFY(older.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    older.close();
    NextDay next(table);
    next.driver.press(Qt::Key_Return);
    QVERIFY(next.driver.isShown(QStringLiteral("answer0"))); // says what is wrong first
    // Question after question: Enter is not taken in the first moment.
    QTRY_VERIFY((next.driver.press(Qt::Key_Return), next.window.session().hasGame()));
    QCOMPARE(next.window.session().actionCount(), std::size_t(1));
    QVERIFY(next.driver.openCurtain() && next.driver.perform(trade));
    QCOMPARE(*readBytes(path), damagedGame());
    QCOMPARE(KeptGames(gamesOf(table)).list().size(), std::size_t(3));
}

// A newer program may have kept it: nobody should throw it away for damaged.
void TestKeeping::a_game_that_cannot_be_opened_says_why()
{
    OpenTable table(rich());
    const QByteArray newer = writeRecord(gameAt(rich().state())).replace("\"version\": 1", "\"version\": 7");
    const QString path = gamesOf(table) + QStringLiteral("/newer.holmstead");
    write(path, newer);
    NextDay next(table);
    QVERIFY(!next.driver.isShown(QStringLiteral("welcomeContinue")));
    QVERIFY(next.driver.click(QStringLiteral("welcomeKept")));
    QVERIFY(textsOf(next.window).contains(QStringLiteral("Cannot be opened")));
    QVERIFY(next.driver.click(QStringLiteral("game0")));
    QVERIFY(textsOf(next.window).contains(QStringLiteral("saved by a newer Holmstead")));
    next.driver.press(Qt::Key_Return);
    QCOMPARE(next.window.focusWidget()->objectName(), QStringLiteral("welcomeNew"));
    QCOMPARE(*readBytes(path), newer);
}

void TestKeeping::a_game_of_another_window_is_not_damaged()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    const QString path = KeptGames(gamesOf(table)).list().front().path;
    NextDay next(table);
    next.window.openFile(path);
    const QString told = textsOf(next.window);
    QVERIFY2(told.contains(QStringLiteral("open in another window")), qPrintable(told));
    QVERIFY(!told.contains(QStringLiteral("damaged")));
    QVERIFY(!next.driver.isShown(QStringLiteral("answer1")));
}

void TestKeeping::a_link_leads_to_the_same_game()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    const QString path = KeptGames(gamesOf(table)).list().front().path;
    const QString link = table.folder.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(gamesOf(table), link));
    const QString sameGame = link + u'/' + QFileInfo(path).fileName();
    {
        NextDay next(table);
        next.window.openFile(sameGame);
        QVERIFY(textsOf(next.window).contains(QStringLiteral("open in another window")));
    }
    table.window.leave();
    NextDay next(table);
    next.window.openFile(sameGame);
    QVERIFY(next.driver.openCurtain() && next.driver.perform(trade));
    QCOMPARE(readRecordFile(path)->actions.size(), std::size_t(2));
    QCOMPARE(KeptGames(gamesOf(table)).list().size(), std::size_t(1));
}

void TestKeeping::what_is_wrong_with_a_file_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("left"); // actions to play on from, or -1

    GameRecord record = gameAt(rich().state());
    record.actions = { trade, trade };
    const QByteArray good = writeRecord(record);
    const auto last = good.lastIndexOf("tradeBank");
    const auto replaced = [&good](const char *before, const char *after) {
        QByteArray text = good;
        return text.replace(good.lastIndexOf(before), qstrlen(before), after);
    };

    const auto damaged = [](const char *how) { return QStringLiteral("This file is damaged: ") + how; };
    const QString noGame = QStringLiteral("This file is no saved game of Holmstead.");

    QTest::newRow("cut short") << good.first(last) << damaged("it stops in the middle (line ") << 1;
    QTest::newRow("cut short and filled with zeros")
        << good.first(last) + QByteArray(4096, '\0') << damaged("it stops in the middle (line ") << 1;
    QTest::newRow("a comma lost") << replaced("},\n", "}\n") << damaged("line ") << 1;
    QTest::newRow("a wrong letter") << replaced("\"do\":", "\"do\"=") << damaged("line ") << 1;
    QTest::newRow("a word that is none") << damagedGame() << damaged("move 2 in it cannot be read.") << 1;
    QTest::newRow("an unknown key") << replaced("\"get\"", "\"got\"")
                                    << damaged("move 2 in it cannot be read.") << 1;
    QTest::newRow("against the rules")
        << replaced("\"wool\":4", "\"wool\":3") << damaged("move 2 in it is against the rules.") << 1;
    QTest::newRow("cards that do not add up")
        << replaced("\"ore\":19", "\"ore\":18") << damaged("the pieces and cards in it do not fit together.")
        << -1;
    QTest::newRow("a hex lost") << replaced("\"terrain\":\"desert\"", "\"terrain\":\"swamp\"")
                                << damaged("the island in it is not complete.") << -1;
    QTest::newRow("rules that are none") << replaced("\"edition\":\"classic\"", "\"edition\":\"old\"")
                                         << damaged("it does not say properly by which rules") << -1;
    QTest::newRow("a player without a name") << replaced("\"name\":\"Dan\"", "\"nome\":\"Dan\"")
                                             << damaged("it does not say properly who plays.") << -1;
    QTest::newRow("a later version") << replaced("\"version\": 1", "\"version\": 7")
                                     << "This game was saved by a newer Holmstead" << -1;
    QTest::newRow("no version") << replaced("\"version\": 1,", "") << noGame << -1;
    QTest::newRow("another format") << replaced("holmstead-game", "chess-game") << noGame << -1;
    QTest::newRow("no game") << QByteArray("Dear diary,") << noGame << -1;
    QTest::newRow("a picture") << QByteArray::fromHex("89504e470d0a1a0a0000000d49484452") << noGame << -1;
    QTest::newRow("brackets without end") << QByteArray(100000, '[') << noGame << -1;
    QTest::newRow("empty") << QByteArray() << "The file is empty." << -1;
    QTest::newRow("zeros") << QByteArray(5000, '\0') << "The file is empty." << -1;
    QTest::newRow("too large") << QByteArray(maxFileBytes + 1, ' ') << "The file is larger than 4 MB" << -1;
    QTest::newRow("a missing file") << QByteArray("-missing") << "There is no file" << -1;
    QTest::newRow("a folder") << QByteArray("-folder") << "is a folder, and a file is needed" << -1;
}

void TestKeeping::what_is_wrong_with_a_file()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, sentence);
    QFETCH(int, left);
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    const QString path = table.folder.filePath(QStringLiteral("some.holmstead"));
    if (content == "-folder")
        QVERIFY(QDir().mkdir(path));
    else if (content != "-missing")
        write(path, content);
    table.window.openFile(path);
    QVERIFY(table.driver.isShown(QStringLiteral("answer0")));
    const QString told = textsOf(table.window);
    QVERIFY2(told.contains(sentence), qPrintable(told));
    // What only menders understand comes after that.
    QVERIFY(told.indexOf(sentence) < told.indexOf(QStringLiteral("mends")) || !told.contains("mends"));
    QCOMPARE(table.driver.isShown(QStringLiteral("answer1")), left >= 0);
    QCOMPARE(table.session().actionCount(), std::size_t(1)); // the game that is on
    if (left >= 0) {
        QVERIFY(table.driver.click(QStringLiteral("answer0")));
        QCOMPARE(table.session().actionCount(), static_cast<std::size_t>(left));
        QCOMPARE(*readBytes(path), content);
    }
}

// R115
void TestKeeping::names_of_files_may_have_any_letters()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    const QString folder = table.folder.filePath(QStringLiteral("Zug 3 – ßžŁΩ保"));
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(saveAs(table, folder + QStringLiteral("/Zug 3 – ßžŁΩ保")));
    QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList(QStringLiteral("Zug 3 – ßžŁΩ保.holmstead")));
    table.window.openFile(folder + QStringLiteral("/Zug 3 – ßžŁΩ保.holmstead"));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

// R120
void TestKeeping::overwriting_asks()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    const QString path = table.folder.filePath(QStringLiteral("X.holmstead"));
    QVERIFY(saveAs(table, path));
    const QByteArray first = *readBytes(path);
    for (const auto answer : { QMessageBox::No, QMessageBox::Yes }) {
        table.window.offerNewGame();
        QVERIFY(table.driver.click(QStringLiteral("start")) && table.driver.passBeginning());
        bool isAsked = false;
        QTimer::singleShot(0, this, [&isAsked, answer] {
            auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            isAsked = question != nullptr;
            if (question)
                question->button(answer)->click();
        });
        QVERIFY(saveAs(table, path));
        QVERIFY(isAsked);
        QCOMPARE(*readBytes(path) == first, answer == QMessageBox::No);
        for (QFileDialog *dialog : table.window.findChildren<QFileDialog *>())
            dialog->reject();
    }
}

// R112
void TestKeeping::a_full_disk_leaves_the_last_save_and_is_told()
{
    OpenTable table(rich());
    QVERIFY(table.driver.perform(trade));
    const QString path = table.folder.filePath(QStringLiteral("family.holmstead"));
    QVERIFY(saveAs(table, path));
    const QByteArray saved = *readBytes(path);
    QVERIFY(table.driver.perform(trade));
    {
        const SmallFiles full(100);
        entry(table.window, QStringLiteral("Save"))->trigger();
    }
    QVERIFY(table.driver.isShown(QStringLiteral("answer0")));
    const QString told = textsOf(table.window);
    QVERIFY(told.contains(QStringLiteral("could not be saved")));
    QVERIFY2(told.contains(QStringLiteral("File too large")), qPrintable(told)); // this disk's way to be full
    QCOMPARE(*readBytes(path), saved);
    QVERIFY(table.window.isWindowModified());
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    entry(table.window, QStringLiteral("Save"))->trigger(); // there is room again
    QCOMPARE(readRecordFile(path)->actions.size(), std::size_t(2));
    QVERIFY(!table.window.isWindowModified());
}

QTEST_MAIN(TestKeeping)
#include "tst_keeping.moc"
