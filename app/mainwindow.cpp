// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "colorsmenu.h"
#include "editmenu.h"
#include "gamemenu.h"
#include "gameshelf.h"
#include "gametable.h"
#include "helpmenu.h"
#include "helppages.h"
#include "languagemenu.h"
#include "leaving.h"
#include "newgames.h"
#include "noteline.h"
#include "openingnews.h"
#include "pictureexport.h"
#include "settings.h"
#include "sight.h"
#include "starttroubles.h"
#include "tablecolumns.h"
#include "tablecustoms.h"
#include "tablemenu.h"
#include "troubles.h"
#include "troubleslip.h"
#include "viewmenu.h"
#include "welcome.h"
#include "windowpanels.h"
#include "windowsize.h"

#include "dialogs/peoplepanel.h"
#include "dialogs/statisticspanel.h"
#include "text/fileerrors.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>

namespace holmstead {

namespace {

QString gamesFolder(const Settings &settings)
{
    return QDir(settings.dataFolder()).filePath(QStringLiteral("games"));
}

} // namespace

MainWindow::MainWindow(Settings &settings, Chance &chance, const Random &random)
    : m_settings(settings),
      m_session(chance),
      m_sight(new Sight(settings, this)),
      m_keeper(m_session, gamesFolder(settings), nullptr),
      m_files(new GameFiles(m_session, m_keeper, settings, this)),
      m_pictures(new PictureExport(m_session, settings, this)),
      m_table(new GameTable(m_session)),
      m_animations(new Animations(settings, m_table->motion(), this)),
      m_trouble(new TroubleSlip(m_table->panelHost(), m_table->columns())),
      m_news(new NoteLine(m_table->panelHost(), Qt::TopEdge)), // not over the buttons
      m_opening(new OpeningNews(m_session, m_news, this)),
      m_troubles(new Troubles(m_keeper, m_trouble, m_news, this)),
      m_panels(new WindowPanels(m_table->panelHost(), this)),
      m_leaving(new Leaving(m_session, m_keeper, *m_files, *m_panels, this)),
      m_shelf(new GameShelf(m_keeper, *m_panels, this)),
      m_newGames(new NewGames(settings, chance, random, *m_panels, m_table->panelHost(), this)),
      m_gameMenu(new GameMenu(this)),
      m_help(new HelpPages(settings, m_session, *m_panels, this)),
      m_helpMenu(new HelpMenu(this)),
      m_viewMenu(new ViewMenu(m_table->boardView(), m_sight, this)),
      m_tableMenu(new TableMenu(settings, this))
{
    setCentralWidget(m_table);
    sizeWindow(*this, settings.geometry());
    m_sight->watch(m_table->boardView());
    m_table->columns()->restore(settings.columns());
    addMenus();
    new TableCustoms(settings, m_session, *m_table, *m_panels, m_tableMenu, this);
    connect(&m_session, &GameSession::started, m_panels, &WindowPanels::closeInformation);
    connect(&m_session, &GameSession::changed, this, &MainWindow::showState);
    connect(&m_session, &GameSession::changed, m_panels, [this] {
        if (!m_session.curtain())
            m_panels->bringToFront();
    });
    connect(m_files, &GameFiles::changed, this, &MainWindow::showState);
    connect(m_files, &GameFiles::opened, m_newGames, &NewGames::forget);
    connect(m_files, &GameFiles::failed, this, &MainWindow::tellFailure);
    connect(m_pictures, &PictureExport::failed, this, &MainWindow::tellNotSaved);
    connect(m_table, &GameTable::newGameWanted, this, &MainWindow::offerNewGame);
    connect(m_table, &GameTable::statisticsWanted, this, &MainWindow::showStatistics);
    connect(m_newGames, &NewGames::rolling, m_table, &GameTable::showBeginning);
    connect(m_newGames, &NewGames::rolled, m_table, &GameTable::endBeginning);
    connect(m_newGames, &NewGames::ready, this, &MainWindow::startGame);
    connect(m_leaving, &Leaving::closing, this, &MainWindow::close);
    connectKeeping();
    connectWelcome();
    m_trouble->tell(startTroubles(settings, m_keeper.games().folder()).join(QStringLiteral("\n\n")));
    showState();
}

MainWindow::~MainWindow()
{
    hide(); // what moves ends while there is still a game that it tells of
}

void MainWindow::connectKeeping()
{
    connect(m_trouble, &TroubleSlip::saveElsewhereWanted, this, [this] { m_files->saveAs([] {}); });
    connect(m_files, &GameFiles::opened, m_opening, &OpeningNews::tellResumed);
    connect(m_shelf, &GameShelf::gameWanted, this,
            [this](const QString &path) { m_leaving->leaveGame([this, path] { openFile(path); }); });
    connect(m_shelf, &GameShelf::leftAlone, this, &MainWindow::comeBack);
    connect(m_files, &GameFiles::openGivenUp, this, &MainWindow::comeBack);
    connect(m_newGames, &NewGames::givenUp, this, &MainWindow::comeBack);
    connect(m_shelf, &GameShelf::restWanted, this, [this](const GameRecord &record) {
        m_leaving->leaveGame([this, record] {
            startGame(record);
            m_opening->tellResumed();
        });
    });
}

void MainWindow::connectWelcome()
{
    Welcome *page = m_table->welcome();
    connect(m_shelf, &GameShelf::changed, this, &MainWindow::lookForKeptGames);
    connect(page, &Welcome::continueWanted, this, &MainWindow::openFile);
    connect(page, &Welcome::newGameWanted, this, &MainWindow::offerNewGame);
    connect(page, &Welcome::keptGamesWanted, m_shelf, &GameShelf::show);
    connect(page, &Welcome::howToPlayWanted, m_help, &HelpPages::showHowToPlay);
    connect(page, &Welcome::openWanted, m_files, &GameFiles::askToOpen);
}

void MainWindow::lookForKeptGames()
{
    m_table->welcome()->setKeptGames(!m_shelf->isEmpty(), m_shelf->toContinue());
}

void MainWindow::showState()
{
    m_gameMenu->setGame(m_session.hasGame(), m_session.isOver());
    const QString name = QFileInfo(m_files->path()).fileName();
    //: The title of the window; %1 is the name of a file. [*] stands where the title says "not saved"
    const QString titleWithFile = tr("%1[*] – Holmstead");
    setWindowTitle(name.isEmpty() ? tr("Holmstead") : titleWithFile.arg(name));
    setWindowModified(!name.isEmpty() && m_files->hasUnsavedMoves());
}

void MainWindow::endSession(const std::function<bool()> &wait)
{
    keepLayout();
    m_leaving->endSession(wait);
}

void MainWindow::leave()
{
    m_leaving->quitAtOnce();
}

void MainWindow::tellAccident()
{
    m_help->tellAccident();
}

void MainWindow::keepLayout()
{
    m_settings.setGeometry(saveGeometry());
    m_settings.setColumns(m_table->columns()->state());
}

void MainWindow::welcome()
{
    lookForKeptGames();
    m_table->welcome()->setFocus();
}

// Nobody's keyboard is lost beside the title page, and other windows have played meanwhile.
void MainWindow::comeBack()
{
    if (!m_session.hasGame())
        welcome();
}

// The screen goes from hand to hand before the next game is on: nobody's cards lie open meanwhile.
void MainWindow::offerNewGame()
{
    m_session.closeCurtain();
    m_newGames->offer(isGameOn() && !m_keeper.trouble());
}

bool MainWindow::isGameOn() const
{
    return m_session.hasGame() && !m_session.isOver();
}

// At once, unless people have begun to play: then a curious click only opens the choices.
void MainWindow::startOnIsland(IslandSetup island)
{
    m_session.closeCurtain();
    if (isGameOn() && m_session.actionCount() > 0)
        m_newGames->offer(!m_keeper.trouble(), island);
    else
        m_newGames->startOnIsland(island);
}

void MainWindow::startGame(const GameRecord &record)
{
    m_files->forget();
    m_keeper.startNew(record);
    m_opening->tellBegun();
}

void MainWindow::changePeople()
{
    auto *panel = new PeoplePanel(m_session.people(), m_session.table().rules);
    connect(panel, &PeoplePanel::changed, &m_session, &GameSession::rename);
    m_panels->tell(panel);
}

void MainWindow::openFile(const QString &path)
{
    m_files->open(path);
}

void MainWindow::tellFailure(GameFiles::Task task, const QString &path, const RecordError &error)
{
    if (task == GameFiles::Task::Open)
        m_shelf->tellDamage(path, error);
    else
        tellNotSaved(path, fileErrorSentence(error));
}

void MainWindow::tellNotSaved(const QString &path, const QString &why)
{
    const auto words = [name = QFileInfo(path).fileName(), why] {
        //: %1 is the name of a file
        return ConfirmPanel::Words{ tr("“%1” could not be saved.").arg(name), why, { tr("Close") } };
    };
    m_panels->tell(new ConfirmPanel(words, 0, 0));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_leaving->isFree()) {
        event->ignore();
        return m_leaving->askToQuit();
    }
    m_keeper.letGo();
    keepLayout();
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    m_sight->setWindow(event->size());
    QMainWindow::resizeEvent(event);
}

void MainWindow::toggleFullScreen(bool on)
{
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

// In place of the result, which comes back after them.
void MainWindow::showStatistics()
{
    const Statistics statistics = statisticsOf(m_session.log(), m_session.view());
    const Edition edition = m_session.table().rules.edition;
    auto *panel = new StatisticsPanel(statistics, m_session.people(), edition);
    if (m_table->hideResult())
        connect(panel, &Panel::closed, m_table, &GameTable::showResult);
    m_panels->tell(panel);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        showState();
        m_troubles->show();
    }
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
    for (QMenu *menu : std::initializer_list<QMenu *>{ m_gameMenu, edit, m_viewMenu, m_helpMenu })
        menuBar()->addMenu(menu);
    m_viewMenu->addSeparator();
    m_viewMenu->addMenu(new ColorsMenu(m_settings, this));
    m_viewMenu->addMenu(m_tableMenu);
    connectGameMenu();
    connect(m_viewMenu, &ViewMenu::paceChosen, m_animations, &Animations::choose);
    connect(m_animations, &Animations::changed, m_viewMenu,
            [this] { m_viewMenu->setPace(m_animations->pace()); });
    connect(m_viewMenu, &ViewMenu::fullScreenWanted, this, &MainWindow::toggleFullScreen);
    connect(m_helpMenu, &HelpMenu::howToPlayWanted, m_help, &HelpPages::showHowToPlay);
    connect(m_helpMenu, &HelpMenu::shortcutsWanted, m_help, &HelpPages::showShortcuts);
    connect(m_helpMenu, &HelpMenu::logWanted, m_help, &HelpPages::showLog);
    connect(m_helpMenu, &HelpMenu::aboutWanted, m_help, &HelpPages::showAbout);
}

void MainWindow::offerLanguages(Language &language)
{
    menuBar()->insertMenu(m_helpMenu->menuAction(), new LanguageMenu(m_settings, language, this));
}

void MainWindow::connectGameMenu()
{
    connect(m_gameMenu, &GameMenu::newWanted, this,
            [this] { m_leaving->leaveGame([this] { offerNewGame(); }); });
    connect(m_gameMenu, &GameMenu::islandWanted, this,
            [this](IslandSetup setup) { m_leaving->leaveGame([this, setup] { startOnIsland(setup); }); });
    connect(m_gameMenu, &GameMenu::keptGamesWanted, m_shelf, &GameShelf::show);
    connect(m_gameMenu, &GameMenu::openWanted, this,
            [this] { m_leaving->leaveGame([this] { m_files->askToOpen(); }); });
    connect(m_gameMenu, &GameMenu::saveWanted, this, [this] { m_files->save([] {}); });
    connect(m_gameMenu, &GameMenu::saveAsWanted, this, [this] { m_files->saveAs([] {}); });
    connect(m_gameMenu, &GameMenu::peopleWanted, this, &MainWindow::changePeople);
    connect(m_gameMenu, &GameMenu::pictureWanted, m_pictures, &PictureExport::ask);
    connect(m_gameMenu, &GameMenu::statisticsWanted, this, &MainWindow::showStatistics);
    connect(m_gameMenu, &GameMenu::resultWanted, m_table, &GameTable::showResult);
    connect(m_gameMenu, &GameMenu::quitWanted, this, &MainWindow::close);
}

} // namespace holmstead
