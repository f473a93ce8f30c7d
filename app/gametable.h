// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"
#include "hand/verb.h"
#include "session/boardmode.h"
#include "session/gamesession.h"

#include <QWidget>

namespace holmstead {

class BankPanel;
class BoardScene;
class BoardView;
class CostsPanel;
class DiceView;
class GameLog;
class HandTray;
class LogPanel;
class NoteLine;
class PlayersPanel;
class PromptBar;
class TablePanels;

// The table as it lies before the people: board, players, bank, log and tray around it, with the line at the
// top. It shows what the session lets the person at the screen see, and turns clicks into choices.
class GameTable : public QWidget
{
    Q_OBJECT

public:
    explicit GameTable(GameSession &session, QWidget *parent = nullptr);
    ~GameTable() override;

    BoardView *boardView() const { return m_boardView; }
    // Where panels open: everything below the line at the top.
    QWidget *panelHost() const { return m_below; }
    // No panel is open and the curtain is not closed.
    bool isFree() const;
    // It is being rolled who begins the next game: the line at the top says so.
    void setBeginning(bool beginning);

public slots:
    // Who has won, once more, when the game is over.
    void showResult();

signals:
    // Asked for when a game is over.
    void newGameWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectParts();

    void restart();
    void refresh();
    void refreshBoard(const View &view);
    void showPrompt();
    void showTurnPrompt();
    void showBuildPrompt(Build build, PlayerId person);
    void keepKeyboard(const QWidget *before);
    void settleAction();
    void note(const QString &sentence);
    void tellPerson(const Events &events);
    void showRefusal(Reason reason, const Action &action);
    void showWhyOff(Verb verb, const QString &why);

    void act(Verb verb);
    void toggle(Build build);
    void leaveMode();
    void choosePlace(const Place &place);
    void choosePlayer(PlayerId player);

    GameSession &m_session;
    std::optional<Build> m_wanted;
    bool m_beginning = false;
    std::size_t m_noted = 0; // how many actions the slip's sentence knows of
    std::optional<Place> m_clicked; // where to say that a choice was refused

    PromptBar *m_prompt;
    QWidget *m_below;
    PlayersPanel *m_players;
    DiceView *m_dice;
    BoardScene *m_board;
    BoardView *m_boardView;
    BankPanel *m_bank;
    CostsPanel *m_costs;
    LogPanel *m_logPanel;
    GameLog *m_log;
    NoteLine *m_note;
    HandTray *m_tray;
    TablePanels *m_panels;
};

} // namespace holmstead
