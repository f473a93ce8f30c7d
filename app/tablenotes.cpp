// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablenotes.h"

#include "answertext.h"
#include "noteline.h"
#include "refusalbubble.h"

#include "board/boardscene.h"
#include "session/traces.h"
#include "text/events.h"
#include "text/outerevents.h"
#include "text/refusals.h"

#include <utility>

namespace holmstead {

namespace {

// The card of which the others see the back.
std::optional<CardFace> hiddenCard(const Event &event)
{
    if (const auto *stolen = std::get_if<Stolen>(&event); stolen && stolen->card)
        return *stolen->card;
    if (const auto *bought = std::get_if<CardBought>(&event); bought && bought->card)
        return *bought->card;
    return std::nullopt;
}

} // namespace

TableNotes::TableNotes(const GameSession &session, BoardScene *board, NoteLine *slip, RefusalBubble *bubble,
                       QObject *parent)
    : QObject(parent),
      m_session(session),
      m_board(board),
      m_slip(slip),
      m_bubble(bubble)
{
    connect(&session, &GameSession::started, this, &TableNotes::forget);
    connect(&session, &GameSession::happened, this, &TableNotes::forgetOldNews);
    connect(&session, &GameSession::happened, this, &TableNotes::tellNobodyRobbed);
    connect(&session, &GameSession::takenBack, this, &TableNotes::forget);
    connect(&session, &GameSession::refused, this, &TableNotes::showRefusal);
    connect(&session, &GameSession::learned, this, &TableNotes::tellPerson);
    connect(&session, &GameSession::answered, this, &TableNotes::tellAnswer);
}

void TableNotes::say(const QString &sentence, const std::vector<CardFace> &cards)
{
    m_noted = m_session.hasGame() ? m_session.actionCount() : 0;
    m_slip->say(sentence, cards);
}

QString TableNotes::takeNews()
{
    if (m_news.isEmpty() || m_slip->text() != m_news)
        return {};
    m_slip->forget();
    return std::exchange(m_news, QString());
}

void TableNotes::sayAt(const Place &place, const QString &sentence)
{
    forgetRefusals();
    m_board->showNote(place, sentence);
}

// The letter of a button works where the button itself cannot be seen.
void TableNotes::sayAt(Verb verb, const QString &sentence, const std::vector<QRect> &kept)
{
    forgetRefusals();
    if (!m_bubble->say(verb, sentence, kept))
        refuse(sentence);
}

void TableNotes::sayAt(const QPoint &spot, const QString &sentence, const std::vector<QRect> &kept)
{
    forgetRefusals();
    m_bubble->sayAt(spot, sentence, kept);
}

// One at a time. What else the slip says stays.
void TableNotes::forgetRefusals()
{
    m_bubble->forget();
    m_board->hideNote();
    if (!m_refusal.isEmpty() && m_slip->text() == m_refusal)
        m_slip->forget();
    m_refusal.clear();
}

void TableNotes::refuse(const QString &sentence)
{
    forgetRefusals();
    say(sentence);
    m_refusal = m_slip->text();
}

void TableNotes::setUntold(bool untold)
{
    if (!untold && !m_waiting.isEmpty())
        return say(std::exchange(m_waiting, {}), m_waitingCards);
    if (!untold || m_noted < m_session.actionCount() || m_slip->text().isEmpty())
        return;
    m_waiting = m_slip->text();
    m_waitingCards = m_slip->cards();
    m_slip->forget();
}

void TableNotes::forget()
{
    m_bubble->forget();
    m_waiting.clear();
    m_slip->forget();
    m_board->hideNote();
}

// What the slip said before the action is old news; what the action itself told is not.
void TableNotes::forgetOldNews()
{
    m_bubble->forget();
    m_waiting.clear();
    if (m_noted < m_session.actionCount())
        m_slip->forget();
}

void TableNotes::tellNobodyRobbed(const Events &events)
{
    if (!events.empty() && robsNobody(events, events.size() - 1, m_session.view().phase))
        say(nobodyRobbedSentence());
}

void TableNotes::tellPerson(const Events &events)
{
    QStringList sentences;
    std::vector<CardFace> cards;
    for (const Event &event : events) {
        sentences.append(eventSentence(event, m_session.people(), m_session.table()));
        if (const auto card = hiddenCard(event))
            cards.push_back(*card);
    }
    m_news = sentences.join(u'\n');
    say(m_news, cards);
}

void TableNotes::tellAnswer(const TradeAnswer &answer)
{
    say(answerSentence(answer, m_session.people(), m_session.table().rules.edition));
}

void TableNotes::showRefusal(Reason reason, const Action &action)
{
    const QString sentence = refusalSentence(reason, m_session.view(), m_session.people(), &action);
    if (m_place)
        sayAt(*m_place, sentence);
    else
        refuse(sentence);
}

} // namespace holmstead
