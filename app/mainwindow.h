// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gamefiles.h"

#include "board/random.h"
#include "dialogs/newgame.h"
#include "session/gamesession.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>

namespace holmstead {

class BeginPanel;
class ConfirmPanel;
class GameTable;
class NewGameDialog;
class Panel;
class Settings;
struct Beginner;

// The window: menus, files and new games around one table. A game that is on is never lost without a
// question.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    // `settings` and `chance` must outlive the window; `random` lays out islands and draws who begins.
    MainWindow(Settings &settings, Chance &chance, const Random &random);
    ~MainWindow() override;

    GameSession &session() { return m_session; }

public slots:
    // The new-game dialog, with the last game's choices.
    void offerNewGame();
    // Opens a saved game, or says what is wrong with the file and keeps the game that is on.
    void openFile(const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void sizeForTheFirstTime();
    void addMenus();
    void addGameMenu();
    void addViewMenu();
    void addHelpMenu();
    void retranslate();
    void showState();

    // Does `next` when nothing is lost by it, asking first.
    void leaveGame(const std::function<void()> &next);
    bool ask(ConfirmPanel *panel);
    void tell(Panel *panel);
    void closeInformation();
    void tellFailure(GameFiles::Task task, const QString &path, const QString &why);

    void startOnIsland(IslandSetup setup);
    void findBeginner(const NewGame &game);
    void forgetBeginning();
    void startGame(const NewGame &game, const Beginner &beginner);

    void toggleFullScreen(bool on);
    void showShortcuts();
    void showAbout();

    // A menu or entry of a menu, and what it is called; `text` is asked for again in every language.
    QAction *add(QMenu *menu, QString (*text)(), const QKeySequence &keys = {});
    QMenu *addMenu(QMenu *parent, QString (*text)());

    Settings &m_settings;
    Chance &m_chance;
    Random m_random;
    GameSession m_session;
    GameFiles *m_files;
    GameTable *m_table;
    bool m_leaving = false;
    QPointer<NewGameDialog> m_newGame;
    QPointer<BeginPanel> m_beginning;
    QPointer<ConfirmPanel> m_question;
    QPointer<Panel> m_information; // nothing is lost when it closes

    std::vector<std::pair<QAction *, QString (*)()>> m_texts;
    QAction *m_save = nullptr;
    QAction *m_saveAs = nullptr;
    QAction *m_result = nullptr;
    QAction *m_fullScreen = nullptr;
};

} // namespace holmstead
