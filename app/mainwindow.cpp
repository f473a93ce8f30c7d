// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "colorsmenu.h"
#include "editmenu.h"
#include "gamemenu.h"
#include "gametable.h"
#include "helpmenu.h"
#include "idlecover.h"
#include "newgames.h"
#include "pictureexport.h"
#include "settings.h"
#include "shortcutspanel.h"
#include "tablecolumns.h"
#include "tablemenu.h"
#include "sight.h"
#include "viewmenu.h"

#include "dialogs/confirmpanel.h"
#include "dialogs/peoplepanel.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScreen>

namespace holmstead {

namespace {

constexpr QSize smallestWindow(800, 520);
constexpr QSize firstWindow(1280, 720);

} // namespace

MainWindow::MainWindow(Settings &settings, Chance &chance, const Random &random)
    : m_settings(settings),
      m_session(chance),
      m_sight(new Sight(settings, this)),
      m_files(new GameFiles(m_session, settings, this)),
      m_pictures(new PictureExport(m_session, settings, this)),
      m_table(new GameTable(m_session)),
      m_animations(new Animations(settings, m_table->motion(), this)),
      m_newGames(new NewGames(settings, chance, random, m_table->panelHost(), this)),
      m_gameMenu(new GameMenu(this)),
      m_viewMenu(new ViewMenu(m_table->boardView(), m_sight, this)),
      m_tableMenu(new TableMenu(settings, this)),
      m_cover(new IdleCover(m_session, this))
{
    setCentralWidget(m_table);
    setMinimumSize(smallestWindow);
    if (!restoreGeometry(settings.geometry()))
        sizeForTheFirstTime();
    m_sight->watch(m_table->boardView());
    m_table->columns()->restore(settings.columns());
    addMenus();
    keepCustoms();
    connect(&m_session, &GameSession::started, this, &MainWindow::closeInformation);
    connect(&m_session, &GameSession::changed, this, &MainWindow::showState);
    connect(m_files, &GameFiles::changed, this, &MainWindow::showState);
    connect(m_files, &GameFiles::opened, m_newGames, &NewGames::forget);
    connect(m_files, &GameFiles::failed, this, &MainWindow::tellFailure);
    connect(m_pictures, &PictureExport::failed, this, [this](const QString &path, const QString &why) {
        //: %1 is the name of a file
        tellProblem([name = QFileInfo(path).fileName()] { return tr("“%1” could not be saved.").arg(name); },
                    why);
    });
    connect(m_table, &GameTable::newGameWanted, this, &MainWindow::offerNewGame);
    connect(m_newGames, &NewGames::beginning, m_table, &GameTable::setBeginning);
    connect(m_newGames, &NewGames::ready, this, &MainWindow::startGame);
    showState();
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
    m_gameMenu->setGame(m_session.hasGame(), m_session.isOver());
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
    m_newGames->offer();
}

void MainWindow::startGame(const GameRecord &record)
{
    m_files->forget();
    m_session.start(record);
}

void MainWindow::changePeople()
{
    auto *panel = new PeoplePanel(m_session.people(), m_session.table().rules);
    connect(panel, &PeoplePanel::changed, &m_session, &GameSession::rename);
    tell(panel);
}

// What is usual at this table, from one day to the next.
void MainWindow::keepCustoms()
{
    const auto cover = [this](int minutes) { m_cover->setTime(std::chrono::minutes(minutes)); };
    connect(m_tableMenu, &TableMenu::coverWanted, this, cover);
    connect(m_tableMenu, &TableMenu::clockWanted, m_table, &GameTable::setClock);
    connect(m_tableMenu, &TableMenu::openHandsWanted, this, &MainWindow::wishOpenHands);
    cover(m_settings.coverAfter());
    m_table->setClock(m_settings.clock());
    m_session.setOpenHands(m_settings.openHands());
}

// Cards that have been seen cannot be hidden again, so a game that is on is asked about.
void MainWindow::wishOpenHands(bool open)
{
    if (!open || !m_session.hasGame() || m_session.isOver())
        return setOpenHands(open);
    m_tableMenu->setOpenHands(false);
    const auto words = [] {
        return ConfirmPanel::Words{
            tr("Play with open hands?"),
            tr("Everybody sees everybody's cards from now on, and nobody covers them."),
            { tr("Open all hands"), tr("Keep them covered") }
        };
    };
    auto *panel = new ConfirmPanel(words, 1, 1);
    connect(panel, &ConfirmPanel::answered, this, [this](int answer) { setOpenHands(answer == 0); });
    ask(panel);
}

void MainWindow::setOpenHands(bool open)
{
    m_settings.setOpenHands(open);
    m_tableMenu->setOpenHands(open);
    m_session.setOpenHands(open);
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
    tellProblem(what, why);
}

void MainWindow::tellProblem(const std::function<QString()> &what, const QString &why)
{
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
    m_settings.setColumns(m_table->columns()->state());
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
        showState();
    if (event->type() == QEvent::WindowStateChange)
        m_viewMenu->setFullScreen(isFullScreen());
}

// Esc comes here when there is nothing else on the table to leave.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen())
        toggleFullScreen(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::addMenus()
{
    auto *edit = new EditMenu(m_session, this);
    auto *help = new HelpMenu(this);
    for (QMenu *menu : std::initializer_list<QMenu *>{ m_gameMenu, edit, m_viewMenu, help })
        menuBar()->addMenu(menu);
    m_viewMenu->addSeparator();
    m_viewMenu->addMenu(new ColorsMenu(m_settings, this));
    m_viewMenu->addMenu(m_tableMenu);
    connectGameMenu();
    connect(m_viewMenu, &ViewMenu::paceChosen, m_animations, &Animations::choose);
    connect(m_animations, &Animations::changed, m_viewMenu,
            [this] { m_viewMenu->setPace(m_animations->pace()); });
    connect(m_viewMenu, &ViewMenu::fullScreenWanted, this, &MainWindow::toggleFullScreen);
    connect(help, &HelpMenu::shortcutsWanted, this, &MainWindow::showShortcuts);
    connect(help, &HelpMenu::aboutWanted, this, &MainWindow::showAbout);
}

void MainWindow::connectGameMenu()
{
    connect(m_gameMenu, &GameMenu::newWanted, this, [this] { leaveGame([this] { offerNewGame(); }); });
    connect(m_gameMenu, &GameMenu::islandWanted, this,
            [this](IslandSetup setup) { leaveGame([this, setup] { m_newGames->startOnIsland(setup); }); });
    connect(m_gameMenu, &GameMenu::openWanted, this, [this] { leaveGame([this] { m_files->askToOpen(); }); });
    connect(m_gameMenu, &GameMenu::saveWanted, this, [this] { m_files->save([] {}); });
    connect(m_gameMenu, &GameMenu::saveAsWanted, this, [this] { m_files->saveAs([] {}); });
    connect(m_gameMenu, &GameMenu::peopleWanted, this, &MainWindow::changePeople);
    connect(m_gameMenu, &GameMenu::pictureWanted, m_pictures, &PictureExport::ask);
    connect(m_gameMenu, &GameMenu::resultWanted, m_table, &GameTable::showResult);
    connect(m_gameMenu, &GameMenu::quitWanted, this, &MainWindow::close);
}

} // namespace holmstead
