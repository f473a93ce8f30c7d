// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/gamesession.h"

#include <algorithm>

namespace holmstead {

namespace {

// What putting up the table told before the first action.
Events eventsOfStart(const GameRecord &record, const Game &game)
{
    Events events;
    if (record.position)
        return events;
    std::vector<Color> startColors;
    for (const Person &person : record.people)
        startColors.push_back(person.start);
    initialState(game.table(), startColors, &events);
    return events;
}

PlayerId actorOf(const GameState &state, const Action &action)
{
    const auto *discard = std::get_if<Discard>(&action);
    return discard ? discard->player : state.turn;
}

} // namespace

GameSession::GameSession(Chance &chance, QObject *parent) : QObject(parent), m_chance(chance) {}

GameSession::~GameSession() = default;

std::optional<RecordError> GameSession::start(const GameRecord &record)
{
    auto game = replay(record);
    if (!game)
        return game.error();
    m_record = record;
    m_game = std::move(*game);
    m_seats = HandOver();
    m_talk.end();
    m_news = PrivateNews();
    m_log.clear();

    tellAll(eventsOfStart(record, *m_game));
    GameState state = m_game->initial();
    for (const Action &action : m_game->actions()) {
        m_news.take(actorOf(state, action)); // whoever acted had looked before
        Events events;
        apply(state, action, &events);
        tellAll(events);
    }
    emit started();
    callNext();
    emit changed();
    return std::nullopt;
}

GameRecord GameSession::record() const
{
    return continued(m_record, *m_game);
}

bool GameSession::hasRolled() const
{
    return m_record.position || std::any_of(m_log.begin(), m_log.end(), [](const Event &event) {
               return std::holds_alternative<DiceRolled>(event);
           });
}

View GameSession::view() const
{
    return viewFor(m_game->state(), person());
}

ActionList GameSession::choices() const
{
    ActionList mine;
    for (const Action &action : legalActions(m_game->state())) {
        if (mayAct(action) && !std::holds_alternative<TradePlayer>(action))
            mine.append(action);
    }
    return mine;
}

bool GameSession::mayAct(const Action &action) const
{
    if (!person() || m_talk.stage() != TradeTalk::Stage::Silent)
        return false;
    const auto *discard = std::get_if<Discard>(&action);
    const auto now = toAct(m_game->state());
    return std::find(now.begin(), now.end(), *person()) != now.end()
        && (!discard || discard->player == *person());
}

void GameSession::choose(const Action &action)
{
    if (!hasGame() || !mayAct(action))
        return;
    if (const auto reason = m_game->why(action))
        emit refused(*reason, action);
    else
        play(m_chance.complete(m_game->state(), action));
}

void GameSession::play(const Action &action)
{
    Events events;
    m_game->play(action, &events);
    emit recorded();
    const std::size_t known = m_log.size();
    tellAll(events);
    tellPerson(); // before the next person is called: what they did is for them to see
    callNext();
    emit happened(Events(m_log.begin() + static_cast<std::ptrdiff_t>(known), m_log.end()));
    emit changed();
}

void GameSession::tellAll(const Events &events)
{
    for (const Event &event : events)
        m_log.push_back(seenBy(event, std::nullopt));
    m_news.add(events);
}

void GameSession::tellPerson()
{
    if (!person())
        return;
    const Events news = m_news.take(*person());
    if (!news.empty())
        emit learned(news);
}

void GameSession::callNext()
{
    const auto next = callIn(m_game->state(), person());
    if (next)
        callToScreen(*next);
    else
        m_seats.gather();
}

void GameSession::callToScreen(const Call &call)
{
    const bool isOpen = isNothingToHide(call);
    if (!m_seats.call(call))
        return;
    if (!isOpen)
        return emit curtainClosed(call);
    m_seats.open();
    emit curtainOpened(call.next);
}

// While the first pieces are placed on a variable island, all look at it together: a curtain between two
// empty hands would hide nothing but the island.
bool GameSession::isNothingToHide(const Call &call) const
{
    const auto isEmpty = [this](PlayerId player) {
        const GameState &state = m_game->state();
        return at(state.hands, player).isEmpty() && at(state.cards, player).isEmpty();
    };
    return call.reason == CurtainReason::Placement && isEmpty(call.next) && (!person() || isEmpty(*person()));
}

void GameSession::openCurtain()
{
    if (!m_seats.curtain())
        return;
    m_seats.open();
    emit curtainOpened(*person());
    emit changed();
    tellPerson();
}

void GameSession::makeOffer(const Offer &offer)
{
    if (!hasGame() || !person() || m_talk.stage() != TradeTalk::Stage::Silent)
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
    if (m_talk.stage() != TradeTalk::Stage::Asked || !m_seats.curtain())
        return;
    m_talk.takeBackAsk();
    m_seats.gather();
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
    m_talk.end();
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

} // namespace holmstead
