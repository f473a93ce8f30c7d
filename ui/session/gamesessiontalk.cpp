// SPDX-License-Identifier: GPL-3.0-or-later
// What two people have to agree about: offers, and exchanges that are taken back.
#include "session/gamesession.h"

namespace holmstead {

void GameSession::makeOffer(const Offer &offer)
{
    if (!hasGame() || !person() || m_talk.stage() != TradeTalk::Stage::Silent || m_takeBack)
        return;
    if (const auto reason = whyOffer(view(), offer)) {
        emit refused(*reason, TradePlayer{ offer.to.value_or(*person()), offer.give, offer.get });
        return;
    }
    m_talk.open(offer);
    m_seats.gather();
    emit changed();
}

void GameSession::ask(PlayerId partner)
{
    if (m_talk.stage() != TradeTalk::Stage::Open || partner == m_talk.offer().by
        || partner.index() >= table().playerCount)
        return;
    m_talk.ask(partner);
    callToScreen(Call{ partner, CurtainReason::TradeAnswer });
    emit changed();
}

void GameSession::takeBackAsk()
{
    if (!m_seats.curtain())
        return;
    if (m_takeBack) {
        m_takeBack.reset();
        callNext();
    } else if (m_talk.stage() == TradeTalk::Stage::Asked) {
        m_talk.takeBackAsk();
        m_seats.gather();
    } else {
        return;
    }
    emit changed();
}

void GameSession::withdrawOffer()
{
    if (m_talk.stage() != TradeTalk::Stage::Open)
        return;
    m_talk.end();
    callNext();
    emit changed();
}

void GameSession::acceptOffer()
{
    const bool answered =
        m_talk.stage() == TradeTalk::Stage::Asked || m_talk.stage() == TradeTalk::Stage::Countered;
    if (!answered || !person())
        return;
    const Action exchange = exchangeOf(m_talk.offer(), m_game->state().turn, m_talk.partner());
    if (const auto reason = m_game->why(exchange)) {
        emit refused(*reason, exchange);
        return;
    }
    const bool wasAsked = m_talk.stage() == TradeTalk::Stage::Asked;
    m_talk.end();
    if (wasAsked)
        m_answer = TradeAnswer{ TradeAnswer::Word::Accepted, std::get<TradePlayer>(exchange) };
    play(exchange);
}

void GameSession::declineOffer()
{
    const bool wasAsked = m_talk.stage() == TradeTalk::Stage::Asked;
    if ((!wasAsked && m_talk.stage() != TradeTalk::Stage::Countered) || !person())
        return;
    m_talk.decline();
    if (wasAsked)
        m_seats.gather(); // the offer lies open again, for others
    emit changed();
}

void GameSession::counterOffer(const Offer &offer)
{
    if (m_talk.stage() != TradeTalk::Stage::Asked || !person())
        return;
    if (const auto reason = whyOffer(view(), offer)) {
        emit refused(*reason, exchangeOf(offer, m_game->state().turn, m_talk.partner()));
        return;
    }
    m_talk.counter(offer);
    callToScreen(Call{ m_game->state().turn, CurtainReason::TradeReturn });
    emit changed();
}

void GameSession::askAboutExchange(const TradePlayer &trade, bool again)
{
    m_takeBack = TakeBack{ trade, again };
    callToScreen(Call{ trade.with, CurtainReason::TakeBack });
    emit changed();
}

void GameSession::agreeToTakeBack()
{
    if (!m_takeBack || person() != m_takeBack->trade.with)
        return;
    const bool again = m_takeBack->again;
    m_answer = TradeAnswer{ again ? TradeAnswer::Word::TradeAgain : TradeAnswer::Word::TakenBack,
                            m_takeBack->trade };
    m_takeBack.reset();
    if (again)
        redoNow();
    else
        undoNow();
}

void GameSession::refuseTakeBack()
{
    if (!m_takeBack || person() != m_takeBack->trade.with)
        return;
    m_answer = TradeAnswer{ m_takeBack->again ? TradeAnswer::Word::StaysAway : TradeAnswer::Word::Stands,
                            m_takeBack->trade };
    m_takeBack.reset();
    callNext();
    emit changed();
    tellAnswer();
}

} // namespace holmstead
