// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/print.h"
#include "ui/support/opentable.h"

#include "tablecolumns.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "dialogs/gameovertray.h"
#include "dialogs/howtoplaypanel.h"
#include "dialogs/newgamepanel.h"
#include "hand/handtray.h"
#include "look/theme.h"
#include "table/promptbar.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QShortcut>
#include <QTest>
#include <QTranslator>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// The entry of the menus with that text, mnemonics left out.
QAction *entry(MainWindow &window, const QString &text)
{
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->text().remove(u'&') == text)
            return action;
    }
    return nullptr;
}

// A game in which something would be lost.
Scenario begun()
{
    return Scenario().hand(ann, cards(4, Resource::Wool));
}

// A game that Cleo has won.
Scenario won()
{
    return Scenario().target(4).turn(cleo).city(cleo, "0,0,N").city(cleo, "0,0,S").phase(Phase::Over);
}

bool play(OpenTable &table)
{
    return table.opened && table.driver.perform(TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) });
}

} // namespace

// Menus, files and questions around the table.
class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void what_is_wrong_at_the_start_is_said_data();
    void what_is_wrong_at_the_start_is_said();
    void enter_starts_a_game();
    void no_hand_lies_open_behind_a_new_game();
    void a_game_straight_from_the_menu_has_the_people_of_the_last();
    void another_island_is_only_offered_while_people_play();
    void people_see_the_island_that_they_roll_for();
    void quitting_asks_and_escape_goes_on();
    void a_discarded_game_lets_the_window_close();
    void a_game_that_has_just_begun_is_left_without_a_question();
    void a_new_game_keeps_the_one_before();
    void a_saved_game_is_opened_again();
    void save_before_quitting();
    void a_file_that_cannot_be_read_says_why_and_loses_nothing();
    void a_file_that_cannot_be_written_says_why();
    void save_as_that_is_given_up_keeps_the_file();
    void another_game_takes_the_place_of_one_that_has_not_begun();
    void another_language_reaches_what_is_on_the_screen();
    void no_key_does_two_things();
    void the_shortcuts_are_listed();
    void how_one_plays_is_told();
    void what_would_change_nothing_in_the_view_is_off();
    void a_question_lies_over_information();
    void another_game_closes_information();
    void a_small_screen_is_enough();
    void the_result_can_be_seen_again();
    void the_statistics_take_the_place_of_the_result();
    void the_tray_says_what_to_do_after_the_end();
    void the_colours_change_at_once_and_are_kept();
    void the_columns_are_as_wide_as_somebody_has_made_them();
    void settings_without_sense_do_not_stop_the_start_data();
    void settings_without_sense_do_not_stop_the_start();
};

namespace {

// As QWidget::saveGeometry() writes it into a file of settings.
QByteArray windowOf(const QRect &place, Qt::WindowState state = Qt::WindowNoState)
{
    QWidget widget;
    widget.setGeometry(place);
    widget.setWindowState(state);
    QByteArray text = "[window]\ngeometry=\"@ByteArray(";
    for (const char byte : widget.saveGeometry())
        text += "\\x" + QByteArray::number(static_cast<uchar>(byte), 16);
    return text + ")\"\n";
}

} // namespace

void TestMainWindow::settings_without_sense_do_not_stop_the_start_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("zeros") << QByteArray(5000, '\0');
    QTest::newRow("no settings") << QByteArray::fromHex("89504e470d0a1a0a0000000d49484452") + "=[[[\n]]]=%%%";
    QTest::newRow("a window larger than any screen") << windowOf({ 0, 0, 100000, 100000 });
    QTest::newRow("the same, maximized") << windowOf({ 0, 0, 100000, 100000 }, Qt::WindowMaximized);
    QTest::newRow("a window on no screen") << windowOf({ -50000, 70000, 1000, 700 });
    QTest::newRow("a window of nothing") << windowOf({ 50, 50, 0, 0 });
    QTest::newRow("values of another kind")
        << QByteArray("[window]\ngeometry=hello\ncolumns=@Point(1 2)\n"
                      "[view]\nzoom=inf\ntextSize=@Invalid()\nanimations=@ByteArray(x)\ncolors=@Size(3 4)\n"
                      "[table]\ncoverAfter=-7\nclock=@Rect(1 2 3 4)\n"
                      "[files]\nfolder=/no/such/folder\n[game]\npeople\\size=-5\ntarget=1e9\n");
    QTest::newRow("numbers without end")
        << QByteArray("[view]\nzoom=1e300\ntextSize=-99999999999\n[table]\ncoverAfter=99999999999\n");
}

void TestMainWindow::settings_without_sense_do_not_stop_the_start()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("settings.ini")));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(content);
    file.close();
    Settings settings(file.fileName());
    ScriptedChance chance;
    MainWindow window(settings, chance, Random(1));
    window.show();
    window.welcome();
    const QSize screen = window.screen()->availableVirtualSize();
    QVERIFY(window.width() <= screen.width() && window.height() <= screen.height());
    TableDriver driver(window);
    driver.press(Qt::Key_Return);
    QVERIFY(window.findChild<NewGamePanel *>()->isVisible());
}

void TestMainWindow::what_is_wrong_at_the_start_is_said_data()
{
    QTest::addColumn<QString>("file"); // in which there is this
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("told");
    const QString settings = QStringLiteral("kept/settings.ini");
    QTest::newRow("all is well") << settings << QByteArray("[view]\ncolors=dark\n") << QStringList();
    QTest::newRow("a file where a folder should be")
        << "kept" << QByteArray("a file")
        << QStringList{ QStringLiteral("Games cannot keep themselves"),
                        QStringLiteral("Settings are forgotten") };
    QTest::newRow("a file where games should be")
        << "kept/games" << QByteArray("a file")
        << QStringList{ QStringLiteral("Games cannot keep themselves") };
    QTest::newRow("damaged settings")
        << settings << QByteArray("[view\ncolors\n==\n") << QStringList{ QStringLiteral("are damaged") };
}

void TestMainWindow::what_is_wrong_at_the_start_is_said()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    QFETCH(QStringList, told);
    const QTemporaryDir folder;
    QVERIFY(QDir().mkpath(QFileInfo(folder.filePath(file)).path()));
    QFile made(folder.filePath(file));
    QVERIFY(made.open(QFile::WriteOnly));
    made.write(content);
    made.close();
    Settings settings(folder.filePath(QStringLiteral("kept/settings.ini")));
    ScriptedChance chance;
    MainWindow window(settings, chance, Random(1));
    window.show();
    window.welcome();
    TableDriver driver(window);
    QCOMPARE(driver.isShown(QStringLiteral("trouble")), !told.isEmpty());
    if (told.isEmpty())
        return;
    const QString sentences = driver.find(QStringLiteral("trouble"))->accessibleName();
    for (const QString &each : told)
        QVERIFY2(sentences.contains(each), qPrintable(sentences));
    QCOMPARE(sentences.count(u'.') - sentences.count(QStringLiteral(".ini")), told.size());
    QVERIFY(driver.click(QStringLiteral("troubleClose")));
    QVERIFY(!driver.isShown(QStringLiteral("trouble")));
}

void TestMainWindow::enter_starts_a_game()
{
    OpenTable table(begun());
    table.window.offerNewGame();
    auto *dialog = table.window.findChild<NewGamePanel *>();
    QVERIFY(dialog && dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(!dialog->isVisible());
    QVERIFY(table.driver.passBeginning());
    QVERIFY(table.session().person()); // nothing is hidden yet
    QCOMPARE(table.session().actionCount(), std::size_t(0));
}

// The laptop goes round before the next game is on.
void TestMainWindow::no_hand_lies_open_behind_a_new_game()
{
    OpenTable table(begun());
    const auto *tray = table.window.findChild<HandTray *>();
    QVERIFY(!tray->isCovered());
    table.window.offerNewGame();
    QVERIFY(tray->isCovered());
    table.driver.press(Qt::Key_Escape);
    QVERIFY(!table.driver.isShown(QStringLiteral("newGame")));
    QVERIFY(tray->isCovered());
    QVERIFY(table.driver.openCurtain());
    QVERIFY(!tray->isCovered());
}

void TestMainWindow::a_game_straight_from_the_menu_has_the_people_of_the_last()
{
    OpenTable table(begun());
    NewGame last;
    last.people = { { "Eve", Color::White, Color::White },
                    { "Finn", Color::Red, Color::Red },
                    { "Gil", Color::Blue, Color::Blue } };
    last.rules.setup = IslandSetup::Variable;
    last.begin = NewGame::Begin::Rolled;
    table.settings.setLastGame(last);
    entry(table.window, QStringLiteral("Beginner"))->trigger();
    QVERIFY(table.driver.passBeginning());
    QCOMPARE(table.session().table().rules.setup, IslandSetup::Beginner);
    QSet<QString> names;
    for (const Person &person : table.session().people())
        names.insert(person.name);
    QCOMPARE(names, QSet<QString>({ "Eve", "Finn", "Gil" }));
    QCOMPARE(table.settings.lastGame()->rules.setup, IslandSetup::Beginner); // and is remembered
}

void TestMainWindow::another_island_is_only_offered_while_people_play()
{
    OpenTable table(begun());
    QVERIFY(play(table));
    entry(table.window, QStringLiteral("Variable"))->trigger();
    const auto *panel = table.window.findChild<NewGamePanel *>();
    QVERIFY(panel && panel->isVisible());
    QCOMPARE(panel->newGame().rules.setup, IslandSetup::Variable);
    table.driver.press(Qt::Key_Escape);
    QVERIFY(table.driver.openCurtain());
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

void TestMainWindow::people_see_the_island_that_they_roll_for()
{
    OpenTable table(begun());
    const auto shown = [&table] {
        const auto *board = static_cast<BoardScene *>(table.window.findChild<BoardView *>()->scene());
        QStringList hexes;
        for (const HexId hex : everyId<HexId>())
            hexes << board->describe(hex);
        return hexes;
    };
    const QStringList old = shown();
    NewGame next;
    next.people = { { "Eve", Color::White, Color::White },
                    { "Finn", Color::Red, Color::Red },
                    { "Gil", Color::Blue, Color::Blue } };
    next.begin = NewGame::Begin::Rolled;
    table.settings.setLastGame(next);
    entry(table.window, QStringLiteral("Variable"))->trigger();
    QVERIFY(table.driver.isShown(QStringLiteral("rollAll")));
    const QStringList rolledFor = shown();
    QVERIFY(rolledFor != old);
    QVERIFY(!table.window.findChild<HandTray *>()->isVisible()); // nor anything else of the game before
    QVERIFY(table.driver.passBeginning());
    QCOMPARE(shown(), rolledFor);
    QVERIFY(table.window.findChild<HandTray *>()->isVisible());
}

void TestMainWindow::quitting_asks_and_escape_goes_on()
{
    OpenTable table(begun());
    QVERIFY(play(table));
    table.window.close();
    QVERIFY(table.window.isVisible());
    QVERIFY(table.driver.isShown(QStringLiteral("answer0")));
    table.driver.press(Qt::Key_Escape);
    QVERIFY(table.window.isVisible());
    QVERIFY(!table.driver.isShown(QStringLiteral("answer0")));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

void TestMainWindow::a_discarded_game_lets_the_window_close()
{
    OpenTable table(begun());
    QVERIFY(play(table));
    table.window.close();
    QVERIFY(table.driver.click(QStringLiteral("answer1")));
    QVERIFY(!table.window.isVisible());
}

void TestMainWindow::a_game_that_has_just_begun_is_left_without_a_question()
{
    OpenTable table(begun());
    table.window.close();
    QVERIFY(!table.window.isVisible());
}

void TestMainWindow::a_new_game_keeps_the_one_before()
{
    OpenTable table(begun());
    QVERIFY(play(table));
    entry(table.window, QStringLiteral("Variable"))->trigger();
    QVERIFY(table.driver.click(QStringLiteral("start")) && table.driver.passBeginning());
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    entry(table.window, QStringLiteral("Kept games…"))->trigger();
    QVERIFY(table.driver.click(QStringLiteral("game0")));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

void TestMainWindow::a_saved_game_is_opened_again()
{
    OpenTable table(begun());
    QVERIFY(play(table));
    const QString path = table.folder.filePath(QStringLiteral("family.holmstead"));
    entry(table.window, QStringLiteral("Save"))->trigger();
    auto *dialog = table.window.findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->selectFile(path);
    QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
    QVERIFY(QFile::exists(path));
    QVERIFY(table.window.windowTitle().contains(QStringLiteral("family.holmstead")));

    OpenTable other(begun());
    other.window.openFile(path);
    QCOMPARE(other.session().actionCount(), std::size_t(1));
    QVERIFY(other.session().record().actions == table.session().record().actions);
    QVERIFY(other.driver.openCurtain());
    other.window.close(); // nothing has been played since
    QVERIFY(!other.window.isVisible());
}

void TestMainWindow::save_before_quitting()
{
    OpenTable table(begun());
    const QString path = table.folder.filePath(QStringLiteral("family.holmstead"));
    QVERIFY(!writeRecordFile(path, table.session().record()));
    table.window.openFile(path);
    QVERIFY(table.driver.openCurtain() && play(table));
    table.window.close();
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    QVERIFY(!table.window.isVisible());
    QCOMPARE(readRecordFile(path)->actions.size(), std::size_t(1));
}

void TestMainWindow::a_file_that_cannot_be_read_says_why_and_loses_nothing()
{
    OpenTable table(begun());
    QVERIFY(play(table));
    const QString path = table.folder.filePath(QStringLiteral("broken.holmstead"));
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("{ this is no game");
    file.close();
    for (const QString &name : { path, table.folder.filePath(QStringLiteral("missing.holmstead")) }) {
        table.window.openFile(name);
        QVERIFY(table.driver.isShown(QStringLiteral("answer0")));
        QCOMPARE(table.session().actionCount(), std::size_t(1));
        QVERIFY(table.driver.click(QStringLiteral("answer0")));
    }
}

void TestMainWindow::a_file_that_cannot_be_written_says_why()
{
    OpenTable table(begun());
    const QString path = table.folder.filePath(QStringLiteral("family.holmstead"));
    QVERIFY(!writeRecordFile(path, table.session().record()));
    table.window.openFile(path);
    QVERIFY(table.driver.openCurtain() && play(table));
    QVERIFY(QFile::remove(path) && QDir().mkdir(path)); // a folder stands where the file should be
    entry(table.window, QStringLiteral("Save"))->trigger();
    QVERIFY(table.driver.click(QStringLiteral("answer0")));
    table.window.close(); // it is not saved, so this asks
    QVERIFY(table.window.isVisible());
}

void TestMainWindow::save_as_that_is_given_up_keeps_the_file()
{
    OpenTable table(begun());
    const QString path = table.folder.filePath(QStringLiteral("family.holmstead"));
    QVERIFY(!writeRecordFile(path, table.session().record()));
    table.window.openFile(path);
    QVERIFY(table.driver.openCurtain() && play(table));
    entry(table.window, QStringLiteral("Save as…"))->trigger();
    auto *dialog = table.window.findChild<QFileDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
    entry(table.window, QStringLiteral("Save"))->trigger(); // still to the same file
    QCOMPARE(readRecordFile(path)->actions.size(), std::size_t(1));
}

void TestMainWindow::another_game_takes_the_place_of_one_that_has_not_begun()
{
    OpenTable table(begun());
    entry(table.window, QStringLiteral("Variable"))->trigger();
    entry(table.window, QStringLiteral("Variable"))->trigger();
    QVERIFY(table.driver.passBeginning());
    QVERIFY(!table.driver.isShown(QStringLiteral("roll"))); // one panel, not two
    QVERIFY(table.driver.openCurtain());
}

namespace {

// Says everything in capitals.
class Shouting : public QTranslator
{
public:
    QString translate(const char *, const char *text, const char *, int) const override
    {
        return QString::fromUtf8(text).toUpper();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

void TestMainWindow::another_language_reaches_what_is_on_the_screen()
{
    OpenTable table(begun());
    Shouting shouting;
    QCoreApplication::installTranslator(&shouting);
    QCoreApplication::processEvents();
    QStringList quiet;
    for (const QAction *action : table.window.findChildren<QAction *>()) {
        if (action->text() != action->text().toUpper())
            quiet.append(action->text());
    }
    const QString prompt = table.window.findChild<PromptBar *>()->prompt();
    QCoreApplication::removeTranslator(&shouting);
    QCOMPARE(quiet, QStringList());
    QVERIFY2(prompt.contains(QStringLiteral("END THE TURN")), qUtf8Printable(prompt));
}

void TestMainWindow::no_key_does_two_things()
{
    OpenTable table(begun());
    QSet<QString> keys;
    const auto add = [&keys](const QKeySequence &sequence) {
        if (sequence.isEmpty())
            return true;
        const bool isNew = !keys.contains(sequence.toString());
        keys.insert(sequence.toString());
        return isNew;
    };
    for (const QAction *action : table.window.findChildren<QAction *>()) {
        for (const QKeySequence &sequence : action->shortcuts())
            QVERIFY2(add(sequence), qUtf8Printable(sequence.toString()));
    }
    for (const QShortcut *shortcut : table.window.findChildren<QShortcut *>())
        QVERIFY2(add(shortcut->key()), qUtf8Printable(shortcut->key().toString()));
    QVERIFY(keys.size() > 20);
}

void TestMainWindow::what_would_change_nothing_in_the_view_is_off()
{
    OpenTable table(begun());
    auto *board = table.window.findChild<BoardView *>();
    const auto isOn = [&table](const char *text) {
        return entry(table.window, QLatin1StringView(text))->isEnabled();
    };
    QVERIFY(isOn("Zoom in") && !isOn("Zoom out") && !isOn("Whole island"));
    board->setZoom(2);
    QVERIFY(isOn("Zoom in") && isOn("Zoom out") && isOn("Whole island"));
    board->setZoom(BoardView::maxZoom);
    QVERIFY(!isOn("Zoom in") && isOn("Zoom out"));
}

void TestMainWindow::how_one_plays_is_told()
{
    const auto told = [](MainWindow &window) {
        QStringList words;
        const auto *panel = window.findChild<HowToPlayPanel *>();
        if (panel && panel->isVisible()) {
            for (const QLabel *label : panel->findChildren<QLabel *>())
                words << label->text().replace(QChar::Nbsp, u' ');
        }
        return words.join(u'\n');
    };
    Rules sixth = begun().state().table->rules;
    sixth.edition = Edition::Sixth;
    OpenTable table(begun().rules(sixth).target(12));
    table.driver.press(Qt::Key_F1);
    const QString words = told(table.window);
    for (const char *part :
         { "12 point", "Roll the dice", "supply", "Longest Route", "Forest: wood", "robber" })
        QVERIFY2(words.contains(QLatin1StringView(part)), part);
    // All on one page, in a window of the smallest size that shows a whole game.
    QCOMPARE(table.window.size(), QSize(1280, 720));
    QCOMPARE(table.window.findChild<HowToPlayPanel *>()
                 ->findChild<QScrollArea *>()
                 ->verticalScrollBar()
                 ->maximum(),
             0);
    table.driver.press(Qt::Key_Escape);
    QVERIFY(told(table.window).isEmpty());

    // From the title page, too.
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ScriptedChance chance;
    MainWindow window(settings, chance, Random(1));
    window.resize(1280, 720);
    window.show();
    window.welcome();
    TableDriver driver(window);
    QVERIFY(driver.click(QStringLiteral("welcomeHowToPlay")));
    QVERIFY(told(window).contains(QStringLiteral("10 point")));
    driver.press(Qt::Key_Return);
    QVERIFY(told(window).isEmpty());
}

void TestMainWindow::the_shortcuts_are_listed()
{
    OpenTable table(begun());
    entry(table.window, QStringLiteral("Shortcuts"))->trigger();
    QVERIFY(table.driver.click(QStringLiteral("close")));
    QVERIFY(!table.driver.isShown(QStringLiteral("close")));
}

void TestMainWindow::a_question_lies_over_information()
{
    OpenTable table(begun());
    QVERIFY(play(table));
    table.driver.press(Qt::Key_F1);
    QVERIFY(table.driver.isShown(QStringLiteral("close")));
    table.window.close();
    QVERIFY(table.driver.isShown(QStringLiteral("answer0")));
    QVERIFY(table.window.isVisible());
    table.driver.press(Qt::Key_Escape);
    QVERIFY(!table.driver.isShown(QStringLiteral("answer0")));
    QVERIFY(table.driver.click(QStringLiteral("close")));
}

void TestMainWindow::another_game_closes_information()
{
    OpenTable table(begun());
    entry(table.window, QStringLiteral("Shortcuts"))->trigger();
    entry(table.window, QStringLiteral("Shortcuts"))->trigger(); // one panel, not two
    QVERIFY(table.driver.isShown(QStringLiteral("close")));
    QVERIFY(!table.session().start(gameAt(begun().state())));
    QVERIFY(!table.driver.isShown(QStringLiteral("close")));
}

// R145: 1024x600, and 1366x768 at a scale of 1.25, less what the desktop takes of them.
void TestMainWindow::a_small_screen_is_enough()
{
    OpenTable table(begun());
    const QSize least =
        table.window.minimumSize().expandedTo(table.window.centralWidget()->minimumSizeHint()
                                              + QSize(0, table.window.menuBar()->sizeHint().height()));
    QVERIFY2(least.width() <= 1024 && least.height() <= 560,
             qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    table.window.resize(1024, 560);
    QCOMPARE(table.window.size(), QSize(1024, 560));
    auto *tray = table.window.findChild<HandTray *>();
    for (const Verb verb : { Verb::Roll, Verb::BuildRoad, Verb::BuildCity, Verb::BuyCard, Verb::EndTurn }) {
        const QAbstractButton *button = tray->buttonFor(verb);
        const QRect place(button->mapTo(&table.window, QPoint()), button->size());
        QVERIFY(table.window.rect().contains(place));
        QVERIFY(place.height() >= button->minimumSizeHint().height());
    }
}

void TestMainWindow::the_result_can_be_seen_again()
{
    OpenTable table(won());
    QAction *result = entry(table.window, QStringLiteral("Show the result"));
    QVERIFY(result->isEnabled());
    QVERIFY(table.driver.click(QStringLiteral("board")));
    QVERIFY(!table.driver.isShown(QStringLiteral("board")));
    result->trigger();
    QVERIFY(table.driver.isShown(QStringLiteral("board")));
}

void TestMainWindow::the_statistics_take_the_place_of_the_result()
{
    OpenTable table(won());
    QVERIFY(table.driver.click(QStringLiteral("statistics")));
    QVERIFY(!table.driver.isShown(QStringLiteral("newGame")));
    table.driver.press(Qt::Key_Escape);
    QVERIFY(table.driver.isShown(QStringLiteral("newGame")));
    // Without it, nothing is opened.
    QVERIFY(table.driver.click(QStringLiteral("board")));
    entry(table.window, QStringLiteral("Statistics…"))->trigger();
    QVERIFY(table.driver.click(QStringLiteral("close")));
    QVERIFY(!table.driver.isShown(QStringLiteral("newGame")));
}

void TestMainWindow::the_tray_says_what_to_do_after_the_end()
{
    OpenTable table(won());
    const auto *tray = table.window.findChild<GameOverTray *>();
    // One thing to press next, on the panel and then below the board.
    QVERIFY(table.driver.isShown(QStringLiteral("newGame")));
    QVERIFY(!table.driver.isShown(QStringLiteral("overNewGame")));
    QVERIFY(table.driver.click(QStringLiteral("board")));
    QVERIFY(table.driver.isShown(QStringLiteral("overNewGame")));
    QVERIFY(tray->isVisible());
    QVERIFY(!table.window.findChild<HandTray *>()->isVisible());
    QVERIFY(tray->accessibleName().startsWith(QStringLiteral("Cleo")));
    QVERIFY(table.driver.click(QStringLiteral("overResult")));
    QVERIFY(table.driver.click(QStringLiteral("board")));
    QVERIFY(table.driver.click(QStringLiteral("overNewGame")));
    QTRY_VERIFY(table.window.findChild<NewGamePanel *>());
    QVERIFY(table.window.findChild<NewGamePanel *>()->isVisible());
    // With the next game the hand is back.
    QVERIFY(!table.session().start(gameAt(begun().state())));
    QVERIFY(table.window.findChild<HandTray *>()->isVisible());
}

void TestMainWindow::the_colours_change_at_once_and_are_kept()
{
    OpenTable table(begun());
    table.driver.press(Qt::Key_F1); // a panel that is open goes along
    const auto darkness = [&table] {
        return table.window.grab()
            .toImage()
            .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .pixelColor(0, 0)
            .lightness();
    };
    entry(table.window, QStringLiteral("Light"))->trigger();
    QCOMPARE(&theme(), &Theme::day());
    const int day = darkness();
    entry(table.window, QStringLiteral("Dark"))->trigger();
    QCOMPARE(&theme(), &Theme::night());
    QVERIFY(darkness() < day - 20);
    QCOMPARE(table.settings.colors(), Daylight::Wish::Dark);
    entry(table.window, QStringLiteral("As the system"))->trigger();
    QCOMPARE(&theme(), &Theme::day());
}

void TestMainWindow::the_columns_are_as_wide_as_somebody_has_made_them()
{
    OpenTable table(begun());
    QVERIFY(QTest::qWaitForWindowExposed(&table.window));
    auto *columns = table.window.findChild<TableColumns *>();
    QVERIFY(columns->state().isEmpty()); // nobody has
    QWidget *handle = columns->handle(1);
    const int before = columns->sizes().constFirst();
    const QPoint from = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from + QPoint(60, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, from + QPoint(60, 0));
    const int wide = columns->sizes().constFirst();
    QVERIFY(wide > before + 30);
    table.window.close();
    Chance &chance = table.chance;
    MainWindow again(table.settings, chance, Random(1));
    again.setWindowState(Qt::WindowNoState); // as in OpenTable
    again.resize(table.window.size());
    again.show();
    QVERIFY(!again.session().start(gameAt(begun().state())));
    QVERIFY(QTest::qWaitForWindowExposed(&again));
    QCOMPARE(again.findChild<TableColumns *>()->sizes().constFirst(), wide);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
