// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/chance.h"
#include "game/undoing.h"
#include "record/gamerecord.h"
#include "session/handover.h"
#include "session/openhands.h"
#include "session/privatenews.h"
#include "session/tablelog.h"
#include "session/takeback.h"
#include "session/tradeanswer.h"
#include "session/tradetalk.h"

#include <QObject>

namespace holmstead {

namespace test {
class SessionProbe;
}

// The game on the screen and who sits before it: the only holder of a Game. Choices come in, are completed by
// chance, judged by the engine and played; what happened goes out. What may be drawn is view(), and nothing
// else tells anything of a hand: while the curtain is closed, or all look at an offer, it is the table's
// view. A family that plays face up opens all hands; then there is no curtain.
class GameSession : public QObject
{
    Q_OBJECT

public:
    // `chance` must outlive the session.
    explicit GameSession(Chance &chance, QObject *parent = nullptr);
    ~GameSession() override;

    // Plays `record` to its end and goes on from there behind a closed curtain, if there is a hand to hide;
    // or says what is wrong with it and changes nothing.
    std::optional<RecordError> start(const GameRecord &record);
    // The game so far, as a file would hold it.
    GameRecord record() const;

    bool hasGame() const { return m_game.has_value(); }
    bool isOver() const { return hasGame() && m_game->state().phase == Phase::Over; }
    // There must be a game for all that follows.
    const People &people() const { return m_record.people; }
    const Table &table() const { return m_game->table(); }
    // How it was decided who begins, if the record says so.
    const std::optional<Beginning> &beginning() const { return m_record.begin; }
    // Whether anybody has rolled yet, also before the position that a record may begin with.
    bool hasRolled() const;
    // How many actions have been played.
    std::size_t actionCount() const { return m_game->actions().size(); }

    // Whose hand may show.
    std::optional<PlayerId> person() const { return m_seats.person(); }
    // Whom the curtain waits for; nothing while it is open.
    std::optional<Call> curtain() const { return m_seats.curtain(); }
    const TradeTalk &talk() const { return m_talk; }
    // The exchange whose partner is asked whether it is taken back, or made again.
    const std::optional<TakeBack> &takeBack() const { return m_takeBack; }
    // What the active player is called back for, until they sit there.
    const std::optional<TradeAnswer> &answer() const { return m_answer; }
    // The moment as person() may know it.
    View view() const;
    // Everybody's hand shows, whoever sits there.
    bool hasOpenHands() const { return holmstead::hasOpenHands(m_record); }
    // The moment as `player` may know it, for all to see; nothing unless hands are open.
    std::optional<View> openView(PlayerId player) const;
    // What person() may do now; empty when it is not for them to act. Exchanges with people are never listed,
    // since their being possible would tell of other hands: see whyOffer().
    ActionList choices() const;
    // Why person(), who must be the active player, may not do `action`.
    std::optional<Reason> why(const Action &action) const { return m_game->why(action); }
    // How many cards Year of Plenty takes now (R-DC-6).
    int plentyCount() const { return yearOfPlentyCount(m_game->state()); }
    // Everything that has happened and was not taken back, as the table may know it: with open hands, all.
    const Events &log() const { return m_log.events(hasOpenHands()); }

    // What person() may take back, or play again; null when there is nothing of that kind for them. It hides
    // nothing from anybody.
    const Action *actionToUndo() const;
    const Action *actionToRedo() const;
    // Why the last action stays played, whoever asks.
    std::optional<Settled> whyNoUndo() const { return holmstead::whyNoUndo(*m_game); }

public slots:
    // Plays `action`, chance left out, for person(); or says why not. Nothing happens when it is not for them
    // to act.
    void choose(const holmstead::Action &action);
    void openCurtain();
    // Nobody has touched anything for a while: person() has to open the curtain again. Nothing else changes.
    void closeCurtain();
    // There must be a game; it is played like that from now on, after loading, too.
    void setOpenHands(bool open);

    // Steps back and forth within a turn. Of an exchange the partner is asked first (takeBack()).
    void undo();
    void redo();
    // The partner's word.
    void agreeToTakeBack();
    void refuseTakeBack();

    // Other names or colours for the same people, in the same order. Whose start pieces they have stays.
    void rename(const holmstead::People &people);

    // The talk about a trade, step by step (TradeTalk); steps out of turn do nothing. Offers are judged by
    // what their maker holds, the exchange when both have agreed.
    void makeOffer(const holmstead::Offer &offer);
    void ask(holmstead::PlayerId partner);
    // The wrong name was tapped: before that person has looked, the offer lies open again, and an exchange
    // stays as it is.
    void takeBackAsk();
    void withdrawOffer();
    void acceptOffer();
    void declineOffer();
    void counterOffer(const holmstead::Offer &offer);

signals:
    // Another game has taken the place of the one before.
    void started();
    // The record is another one: an action was played or taken back, or people renamed. It comes before
    // anything of that is drawn, so that what has been seen is kept.
    void recorded();
    // Anything that is drawn may have changed.
    void changed();
    // What an action did, as the table may know it.
    void happened(const holmstead::Events &events);
    // `action` is not played any more. Before changed(), as happened() is.
    void takenBack(const holmstead::Action &action);
    void renamed();
    void handsOpened(bool open);
    // What person() alone may know besides; they sit at the screen. It may be older than the last action.
    void learned(const holmstead::Events &events);
    // The active player is back, and this is what the other one has said.
    void answered(const holmstead::TradeAnswer &answer);
    void refused(holmstead::Reason reason, const holmstead::Action &action);
    void curtainClosed(const holmstead::Call &call);
    void curtainOpened(holmstead::PlayerId person);

private:
    friend class test::SessionProbe;

    // Person() is waited for, and nothing lies between people.
    bool isPersonOnTurn() const;
    bool mayAct(const Action &action) const;
    void play(const Action &action);
    void undoNow();
    void redoNow();
    void tell(const Events &events);
    void askAboutExchange(const TradePlayer &trade, bool again);
    void tellPerson();
    void tellAnswer();
    Call callOf(PlayerId person) const;
    bool isNothingToHide(const Call &call) const;
    void callToScreen(const Call &call);
    void callNext();

    Chance &m_chance;
    GameRecord m_record; // as it began
    std::optional<Game> m_game;
    HandOver m_seats;
    TradeTalk m_talk;
    std::optional<TakeBack> m_takeBack;
    std::optional<TradeAnswer> m_answer;
    PrivateNews m_news;
    TableLog m_log;
};

} // namespace holmstead
