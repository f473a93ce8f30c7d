// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "gamemaker.h"
#include "gametable.h"
#include "settings.h"
#include "shortcutspanel.h"

#include "board/boardview.h"
#include "dialogs/beginpanel.h"
#include "dialogs/confirmpanel.h"
#include "dialogs/newgamedialog.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenuBar>
#include <QScreen>

namespace holmstead {

namespace {

constexpr QSize smallestWindow(800, 520);
constexpr QSize firstWindow(1280, 720);

} // namespace

MainWindow::MainWindow(Settings &settings, Chance &chance, const Random &random)
    : m_settings(settings),
      m_chance(chance),
      m_random(random),
      m_session(chance),
      m_files(new GameFiles(m_session, settings, this)),
      m_table(new GameTable(m_session))
{
    setCentralWidget(m_table);
    setMinimumSize(smallestWindow);
    if (!restoreGeometry(settings.geometry()))
        sizeForTheFirstTime();
    addMenus();
    connect(&m_session, &GameSession::started, this, &MainWindow::closeInformation);
    connect(&m_session, &GameSession::changed, this, &MainWindow::showState);
    connect(m_files, &GameFiles::changed, this, &MainWindow::showState);
    connect(m_files, &GameFiles::opened, this, &MainWindow::forgetBeginning);
    connect(m_files, &GameFiles::failed, this, &MainWindow::tellFailure);
    connect(m_table, &GameTable::newGameWanted, this, &MainWindow::offerNewGame);
    retranslate();
}

MainWindow::~MainWindow() = default;

// Four fifths of a large screen, all of a small one.
void MainWindow::sizeForTheFirstTime()
{
    const QSize available = screen()->availableSize();
    resize(firstWindow.expandedTo(available * 4 / 5).boundedTo(available));
    if (available.width() < firstWindow.width() * 9 / 8 || available.height() < firstWindow.height() * 9 / 8)
        setWindowState(Qt::WindowMaximized);
}

void MainWindow::showState()
{
    m_save->setEnabled(m_session.hasGame());
    m_saveAs->setEnabled(m_session.hasGame());
    m_result->setEnabled(m_session.isOver());
    //: The title of the window; %1 is the name of a file. [*] stands where the title says "not saved"
    const QString name = QFileInfo(m_files->path()).fileName();
    setWindowTitle(name.isEmpty() ? tr("Holmstead") : tr("%1[*] – Holmstead").arg(name));
    setWindowModified(!name.isEmpty() && m_files->hasUnsavedMoves());
}

// One question at a time; a second one is not asked.
bool MainWindow::ask(ConfirmPanel *panel)
{
    if (m_question) {
        delete panel;
        return false;
    }
    closeInformation();
    m_question = panel;
    connect(panel, &Panel::closed, this, [this] { m_question.clear(); });
    panel->openIn(m_table->panelHost());
    return true;
}

// The latest information takes the place of the one before; a question has to be answered first.
void MainWindow::tell(Panel *panel)
{
    if (m_question) {
        delete panel;
        return;
    }
    closeInformation();
    m_information = panel;
    panel->openIn(m_table->panelHost());
}

void MainWindow::closeInformation()
{
    if (m_information)
        m_information->dismiss();
    m_information.clear();
}

void MainWindow::leaveGame(const std::function<void()> &next)
{
    if (!m_files->hasUnsavedMoves())
        return next();
    enum { Save, Discard, Cancel };
    const auto words = [] {
        return ConfirmPanel::Words{
            tr("Save this game first?"),
            tr("It is not over, and what has been played since it was last saved would be lost."),
            { tr("Save"), tr("Discard the game"), tr("Go on playing") }
        };
    };
    auto *panel = new ConfirmPanel(words, Save, Cancel);
    connect(panel, &ConfirmPanel::answered, this, [this, next](int answer) {
        if (answer == Save)
            m_files->save(next);
        else if (answer == Discard)
            next();
    });
    ask(panel);
}

void MainWindow::offerNewGame()
{
    if (m_newGame)
        return;
    m_newGame = new NewGameDialog(this);
    m_newGame->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto last = m_settings.lastGame())
        m_newGame->setNewGame(*last);
    connect(m_newGame, &NewGameDialog::gameChosen, this, &MainWindow::findBeginner);
    m_newGame->open();
}

void MainWindow::startOnIsland(IslandSetup setup)
{
    const auto last = m_settings.lastGame();
    findBeginner(onIsland(last ? *last : NewGameDialog().newGame(), setup));
}

void MainWindow::findBeginner(const NewGame &game)
{
    m_settings.setLastGame(game);
    switch (game.begin) {
    case NewGame::Begin::Oldest:
        return startGame(game, { static_cast<std::size_t>(game.oldest.index()), {} });
    case NewGame::Begin::Random:
        return startGame(
            game, { static_cast<std::size_t>(m_random.below(static_cast<int>(game.people.size()))), {} });
    case NewGame::Begin::Rolled:
        break;
    }
    const Beginner beginner = rollForBegin(game.people.size(), m_chance);
    forgetBeginning();
    m_beginning = new BeginPanel(game.people, beginner.rounds, static_cast<int>(beginner.first));
    connect(m_beginning, &BeginPanel::finished, this, [this, game, beginner] { startGame(game, beginner); });
    connect(m_beginning, &Panel::closed, m_table, [this] { m_table->setBeginning(false); });
    m_beginning->openIn(m_table->panelHost());
    m_table->setBeginning(true);
}

// Somebody wants another game before it was found who begins this one.
void MainWindow::forgetBeginning()
{
    if (m_beginning)
        m_beginning->dismiss();
}

void MainWindow::startGame(const NewGame &game, const Beginner &beginner)
{
    forgetBeginning();
    m_files->forget();
    m_session.start(makeGame(game, beginner, m_random));
}

void MainWindow::openFile(const QString &path)
{
    m_files->open(path);
}

void MainWindow::tellFailure(GameFiles::Task task, const QString &path, const QString &why)
{
    const auto what = [task, name = QFileInfo(path).fileName()] {
        //: %1 is the name of a file
        return task == GameFiles::Task::Open ? tr("“%1” could not be opened.").arg(name)
                                             : tr("“%1” could not be saved.").arg(name);
    };
    const auto words = [what, why] { return ConfirmPanel::Words{ what(), why, { tr("Close") } }; };
    tell(new ConfirmPanel(words, 0, 0));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_leaving && m_files->hasUnsavedMoves()) {
        event->ignore();
        return leaveGame([this] {
            m_leaving = true;
            close();
        });
    }
    m_settings.setGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::toggleFullScreen(bool on)
{
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::showShortcuts()
{
    tell(new ShortcutsPanel);
}

void MainWindow::showAbout()
{
    const auto words = [] {
        return ConfirmPanel::Words{
            tr("Holmstead %1").arg(QCoreApplication::applicationVersion()),
            tr("The island game for three or four people at one screen. An independent implementation of the "
               "rules of the CATAN® base game, not affiliated with its owners. Free software under the GNU "
               "General Public License, version 3 or later."),
            { tr("Close") }
        };
    };
    tell(new ConfirmPanel(words, 0, 0));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange && m_fullScreen)
        m_fullScreen->setChecked(isFullScreen());
}

void MainWindow::retranslate()
{
    for (const auto &[action, text] : m_texts)
        action->setText(text());
    showState();
}

QMenu *MainWindow::addMenu(QMenu *parent, QString (*text)())
{
    QMenu *menu = parent ? parent->addMenu(QString()) : menuBar()->addMenu(QString());
    m_texts.emplace_back(menu->menuAction(), text);
    return menu;
}

QAction *MainWindow::add(QMenu *menu, QString (*text)(), const QKeySequence &keys)
{
    QAction *action = menu->addAction(QString());
    action->setShortcut(keys);
    m_texts.emplace_back(action, text);
    return action;
}

void MainWindow::addMenus()
{
    addGameMenu();
    addViewMenu();
    addHelpMenu();
}

void MainWindow::addGameMenu()
{
    QMenu *game = addMenu(nullptr, [] { return tr("&Game"); });
    connect(add(
                game, [] { return tr("&New…"); }, QKeySequence::New),
            &QAction::triggered, this, [this] { leaveGame([this] { offerNewGame(); }); });

    QMenu *islands = addMenu(game, [] { return tr("&Island"); });
    QAction *beginner = add(islands, [] { return tr("&Beginner"); });
    QAction *variable = add(islands, [] { return tr("&Variable"); });
    connect(beginner, &QAction::triggered, this,
            [this] { leaveGame([this] { startOnIsland(IslandSetup::Beginner); }); });
    connect(variable, &QAction::triggered, this,
            [this] { leaveGame([this] { startOnIsland(IslandSetup::Variable); }); });

    game->addSeparator();
    connect(add(
                game, [] { return tr("&Open…"); }, QKeySequence::Open),
            &QAction::triggered, this, [this] { leaveGame([this] { m_files->askToOpen(); }); });
    m_save = add(
        game, [] { return tr("&Save"); }, QKeySequence::Save);
    connect(m_save, &QAction::triggered, this, [this] { m_files->save([] {}); });
    m_saveAs = add(
        game, [] { return tr("Save &as…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    connect(m_saveAs, &QAction::triggered, this, [this] { m_files->saveAs([] {}); });

    game->addSeparator();
    m_result = add(game, [] { return tr("Show the &result"); });
    connect(m_result, &QAction::triggered, m_table, &GameTable::showResult);
    QAction *quit = add(
        game, [] { return tr("&Quit"); }, QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &MainWindow::close);
}

void MainWindow::addViewMenu()
{
    BoardView *board = m_table->boardView();
    QMenu *view = addMenu(nullptr, [] { return tr("&View"); });
    connect(add(
                view, [] { return tr("Zoom &in"); }, QKeySequence::ZoomIn),
            &QAction::triggered, board, &BoardView::zoomIn);
    connect(add(
                view, [] { return tr("Zoom &out"); }, QKeySequence::ZoomOut),
            &QAction::triggered, board, &BoardView::zoomOut);
    connect(add(
                view, [] { return tr("&Whole island"); }, QKeySequence(Qt::CTRL | Qt::Key_0)),
            &QAction::triggered, board, &BoardView::fit);
    view->addSeparator();
    m_fullScreen = add(
        view, [] { return tr("&Full screen"); }, QKeySequence(Qt::Key_F11));
    m_fullScreen->setCheckable(true);
    connect(m_fullScreen, &QAction::triggered, this, &MainWindow::toggleFullScreen);
}

void MainWindow::addHelpMenu()
{
    QMenu *help = addMenu(nullptr, [] { return tr("&Help"); });
    connect(add(
                help, [] { return tr("&Shortcuts"); }, QKeySequence(Qt::Key_F1)),
            &QAction::triggered, this, &MainWindow::showShortcuts);
    QAction *about = add(help, [] { return tr("&About Holmstead"); });
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, &MainWindow::showAbout);
}

} // namespace holmstead
