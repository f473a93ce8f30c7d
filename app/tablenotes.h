// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"
#include "hand/cardface.h"
#include "hand/verb.h"
#include "session/gamesession.h"

namespace holmstead {

class BoardScene;
class NoteLine;
class RefusalBubble;

// What is said to the person at the screen alone: why something was refused, at the button or the place that
// was clicked when there is one, and what others must not know.
class TableNotes : public QObject
{
    Q_OBJECT

public:
    // Refusals and private news of `session` are told on `board`, `slip` and `bubble`.
    TableNotes(const GameSession &session, BoardScene *board, NoteLine *slip, RefusalBubble *bubble,
               QObject *parent);

    void say(const QString &sentence, const std::vector<CardFace> &cards = {});
    // What the person should know beside all else and may still read, for whoever shows it instead of the
    // slip.
    QString takeNews();
    void sayAt(const Place &place, const QString &sentence);
    // At the button of `verb`, which covers as little as it can of what is `kept` in sight.
    void sayAt(Verb verb, const QString &sentence, const std::vector<QRect> &kept);
    // At a spot of what the bubble lies over, in its pixels.
    void sayAt(const QPoint &spot, const QString &sentence, const std::vector<QRect> &kept);
    // Where refusals belong from now on: nothing for none that is on the board.
    void setPlace(std::optional<Place> place) { m_place = place; }
    // What the last action brought is said once it has been seen.
    void setUntold(bool untold);
    // All that was said goes.
    void forget();

private:
    void forgetOldNews();
    void tellNobodyRobbed(const Events &events);
    void tellPerson(const Events &events);
    void tellAnswer(const TradeAnswer &answer);
    void forgetRefusals();
    void refuse(const QString &sentence);
    void showRefusal(Reason reason, const Action &action);

    const GameSession &m_session;
    BoardScene *m_board;
    NoteLine *m_slip;
    QString m_refusal; // the last one that it told
    RefusalBubble *m_bubble;
    std::optional<Place> m_place;
    QString m_news; // what only the person may know, also when the slip has gone on to something else
    // What was said too early, until it has been seen.
    QString m_waiting;
    std::vector<CardFace> m_waitingCards;
    std::size_t m_noted = 0; // how many actions the slip's sentence knows of
};

} // namespace holmstead
