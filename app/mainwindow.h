// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animations.h"
#include "gamefiles.h"

#include "session/gamesession.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>

namespace holmstead {

class ConfirmPanel;
class GameMenu;
class GameTable;
class IdleCover;
class NewGames;
class PictureExport;
class Panel;
class Random;
class Settings;
class TableMenu;
class Sight;
class ViewMenu;

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
    // Things move on the table from now on, as the settings or the desktop wish.
    void animate(const AskDesktop &ask) { m_animations->begin(ask); }

public slots:
    // The new-game dialog, with the last game's choices.
    void offerNewGame();
    // Opens a saved game, or says what is wrong with the file and keeps the game that is on.
    void openFile(const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void sizeForTheFirstTime();
    void addMenus();
    void connectGameMenu();
    void showState();

    // Does `next` when nothing is lost by it, asking first.
    void leaveGame(const std::function<void()> &next);
    bool ask(ConfirmPanel *panel);
    void tell(Panel *panel);
    void closeInformation();
    // `what` has gone wrong, `why` it has; whole sentences.
    void tellProblem(const std::function<QString()> &what, const QString &why);
    void tellFailure(GameFiles::Task task, const QString &path, const QString &why);

    void startGame(const GameRecord &record);
    void changePeople();
    void keepCustoms();
    void wishOpenHands(bool open);
    void setOpenHands(bool open);

    void toggleFullScreen(bool on);
    void showShortcuts();
    void showAbout();

    Settings &m_settings;
    GameSession m_session;
    Sight *m_sight; // before whatever is laid out by its letters
    GameFiles *m_files;
    PictureExport *m_pictures;
    GameTable *m_table;
    Animations *m_animations;
    NewGames *m_newGames;
    GameMenu *m_gameMenu;
    ViewMenu *m_viewMenu;
    TableMenu *m_tableMenu;
    IdleCover *m_cover;
    bool m_leaving = false;
    QPointer<ConfirmPanel> m_question;
    QPointer<Panel> m_information; // nothing is lost when it closes
};

} // namespace holmstead
