// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "untold.h"

#include "session/gamesession.h"

#include <QWidget>

#include <memory>
#include <optional>

class QStackedWidget;

namespace holmstead {

class BankPanel;
class BoardHints;
class BoardScene;
class BoardView;
class CostsPanel;
class DiceView;
class FactsColumn;
class GameLog;
class GameOverTray;
class HandTray;
class LogPanel;
class PlayersPanel;
class PromptBar;
class TableChoices;
class TableColumns;
class TableMotion;
class TableNotes;
class TablePanels;
class TablePrompt;
class TurnClock;
class Welcome;

// The table as it lies before the people: board, players, bank, log and tray around it, with the line at the
// top. It shows what the session lets the person at the screen see.
class GameTable : public QWidget
{
    Q_OBJECT

public:
    explicit GameTable(GameSession &session, QWidget *parent = nullptr);
    ~GameTable() override;

    BoardView *boardView() const { return m_boardView; }
    TableColumns *columns() const { return m_columns; }
    // Where panels open: everything below the line at the top.
    QWidget *panelHost() const { return m_below; }
    // What there is instead of the table while no game is on.
    Welcome *welcome() const { return m_welcome; }
    TableMotion &motion() const { return *m_motion; }
    // It is being rolled who begins the game that is `next`: its island lies there alone, and the line at the
    // top says what is done.
    void showBeginning(const GameRecord &next);
    void endBeginning();
    // How long the turn takes is shown at the top.
    void setClock(bool shown);
    // Takes away who has won; false: it was not shown.
    bool hideResult();

public slots:
    // Who has won, once more, when the game is over.
    void showResult();

signals:
    // Asked for when a game is over.
    void newGameWanted();
    void statisticsWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void showTable(bool shown);
    void connectParts();
    void connectClicks();

    // Something was played: the table stands as it came out, and what happened moves over it.
    void showChange();
    void openPanels();
    void showPrompt();
    void handOverNews();
    void refresh();
    // Nothing in words, marks or panels tells how something comes out that is still being seen.
    void setUntold(Untold what);
    void refreshPlayers(const View &view);
    void refreshTray(const View &view);
    void refreshBoard(const View &view);
    void keepKeyboard(const QWidget *before);
    void leaveMode();

    GameSession &m_session;
    PromptBar *m_prompt;
    QWidget *m_below;
    Welcome *m_welcome;
    PlayersPanel *m_players;
    DiceView *m_dice;
    BoardScene *m_board;
    BoardView *m_boardView;
    BankPanel *m_bank;
    CostsPanel *m_costs;
    LogPanel *m_logPanel;
    FactsColumn *m_facts;
    GameLog *m_log;
    HandTray *m_tray;
    GameOverTray *m_over; // in place of the tray when the game is over
    QStackedWidget *m_foot;
    TableColumns *m_columns = nullptr;
    TableNotes *m_notes;
    TablePanels *m_panels;
    TableChoices *m_choices;
    TableMotion *m_motion = nullptr;
    Untold m_untold = Untold::Nothing;
    // As the plates tell it.
    std::optional<PlayerId> m_longestRoad;
    std::optional<PlayerId> m_largestArmy;
    std::unique_ptr<TablePrompt> m_line;
    TurnClock *m_clock;
    BoardHints *m_hints;
};

} // namespace holmstead
