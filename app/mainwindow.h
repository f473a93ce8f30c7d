// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animations.h"
#include "gamefiles.h"
#include "gamekeeper.h"

#include "session/gamesession.h"

#include <QMainWindow>

#include <functional>

namespace holmstead {

class GameMenu;
class GameShelf;
class GameTable;
class HelpMenu;
class HelpPages;
class Language;
class Leaving;
class NewGames;
class NoteLine;
class OpeningNews;
class PictureExport;
class Random;
class Settings;
class TableMenu;
class Sight;
class TroubleSlip;
class Troubles;
class ViewMenu;
class WindowPanels;

// The window: menus, files and new games around one table. The game that is on is kept by itself, and never
// lost without a question.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    // `settings` and `chance` must outlive the window; `random` lays out islands and draws who begins.
    MainWindow(Settings &settings, Chance &chance, const Random &random);
    ~MainWindow() override;

    GameSession &session() { return m_session; }
    // Things move on the table from now on, as the settings or the desktop wish.
    void animate(const AskDesktop &ask) { m_animations->begin(ask); }

    // A menu for what `language` can speak, which must outlive the window.
    void offerLanguages(Language &language);

    // The window closes without a question, the game kept as it is.
    void leave();
    // The desktop's session ends; see Leaving.
    void endSession(const std::function<bool()> &wait);

    // The program has made a mistake: says so.
    void tellAccident();

public slots:
    // What the program begins with: the title page, with the game to go on with.
    void welcome();
    // The new-game panel, with the last game's choices.
    void offerNewGame();
    // Opens a saved game, or says what is wrong with the file and keeps the game that is on.
    void openFile(const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectKeeping();
    void connectWelcome();
    void lookForKeptGames();
    void addMenus();
    void connectGameMenu();
    void showState();

    void comeBack();
    void keepLayout();
    // `what` has gone wrong, `why` it has; whole sentences.
    void tellNotSaved(const QString &path, const QString &why);
    void tellFailure(GameFiles::Task task, const QString &path, const RecordError &error);

    void startGame(const GameRecord &record);
    void startOnIsland(IslandSetup island);
    bool isGameOn() const;
    void changePeople();

    void toggleFullScreen(bool on);
    void showStatistics();

    Settings &m_settings;
    GameSession m_session;
    Sight *m_sight; // before whatever is laid out by its letters
    GameKeeper m_keeper;
    GameFiles *m_files;
    PictureExport *m_pictures;
    GameTable *m_table;
    Animations *m_animations;
    TroubleSlip *m_trouble;
    NoteLine *m_news;
    OpeningNews *m_opening;
    Troubles *m_troubles;
    WindowPanels *m_panels;
    Leaving *m_leaving;
    GameShelf *m_shelf;
    NewGames *m_newGames;
    GameMenu *m_gameMenu;
    HelpPages *m_help;
    HelpMenu *m_helpMenu;
    ViewMenu *m_viewMenu;
    TableMenu *m_tableMenu;
};

} // namespace holmstead
