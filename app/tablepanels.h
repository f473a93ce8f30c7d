// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wish.h"

#include "dialogs/curtain.h"
#include "session/gamesession.h"

class QWidget;

namespace holmstead {

class Panel;
class TradeDialog;

// Opens over the table what the moment of the session asks for (the curtain, an offer, an answer, a discard,
// the end of the game) and what the person at the screen asks for (trading, the choice of a card), one at a
// time, and hands the answers to the session.
class TablePanels : public QObject
{
    Q_OBJECT

public:
    // Panels open in `host`, docked ones over its `foot`.
    TablePanels(GameSession &session, QWidget *host, QWidget *foot, QObject *parent);
    ~TablePanels() override;

    bool isOpen() const;
    // What the panel is about that the person has asked for, while it is open.
    Wish wish() const { return m_wish; }
    // The one that is open, but for the curtain.
    Panel *panel() const { return m_panel; }
    // Opens and closes what the moment asks for.
    void refresh();
    // Something still moves on the table: who has won waits for it, so that all see how.
    void setMoving(bool moving) { m_moving = moving; }
    // What happened is still being seen: nothing that comes of it opens.
    void setUntold(bool untold) { m_untold = untold; }
    // Somebody wants something that the curtain covers.
    void remindOfCurtain();
    // Names or colours are others: what shows them says so, or opens anew when nothing was entered in it.
    void reopen();
    // Another game has begun: whatever is open belongs to the one before.
    void restart();

    void openTrade();
    void openPlenty();
    void openMonopoly();
    // When the game is over: once more what it has come to.
    void openResult();
    // False: it was not open.
    bool closeResult();

signals:
    void wishChanged();
    // The panel has opened, moved or closed.
    void placed();
    // A click on something in the host that has to wait until the panel is done with, in the host's pixels.
    void waitedFor(const QPoint &at);
    // Asked for when a game is over.
    void newGameWanted();
    void statisticsWanted();
    // The result of a game that is over lies on the table, or has gone.
    void resultShown(bool shown);

private:
    // What has to be on the screen; two equal needs are one panel.
    struct Need
    {
        enum class Kind { Nothing, Curtain, Offer, Answer, TakeBack, Discard, GameOver };

        Kind kind = Kind::Nothing;
        PlayerId who;
        CurtainReason reason = CurtainReason::Turn;

        friend bool operator==(const Need &, const Need &) = default;
    };

    Need need() const;
    bool isCoverOf(const Need &need, const Need &before) const;
    void meet(const Need &need);
    void closeCurtain(const Need &need);
    Curtain::Sentence newsFor(CurtainReason reason);
    void forgetUntold();
    void show(Panel *panel, Wish wish = Wish::Nothing);
    void setWish(Wish wish);
    void closePanel();
    void closeWished();
    void forgetPanel();
    void ask();

    void goOnOffering();
    void openOffer();
    void openAnswer();
    void openTakeBack();
    void openDiscard();
    void openGameOver();

    GameSession &m_session;
    QWidget *m_host;
    QWidget *m_foot;
    Need m_met;
    bool m_moving = false;
    bool m_untold = false;
    Wish m_wish = Wish::Nothing;
    std::optional<Offer> m_draft;   // withdrawn to be changed, once whoever made it is back
    std::optional<Need> m_aside;    // what m_panel waits for, while only the curtain has closed over it
    Curtain *m_curtain;             // belongs to m_host
    Curtain::Sentence m_told;       // what has just been decided, for the next curtain
    Panel *m_panel = nullptr;       // while one is open
    TradeDialog *m_trade = nullptr; // m_panel, while it is the dialog
};

} // namespace holmstead
