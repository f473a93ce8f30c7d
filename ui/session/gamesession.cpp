// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/gamesession.h"

#include <algorithm>
#include <utility>

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
    m_takeBack.reset();
    m_answer.reset();
    m_news = PrivateNews();
    m_log.clear();

    m_log.add(eventsOfStart(record, *m_game));
    GameState state = m_game->initial();
    for (const Action &action : m_game->actions()) {
        m_news.take(actorOf(state, action)); // whoever acted had looked before
        Events events;
        apply(state, action, &events);
        m_log.add(events);
        m_news.add(events);
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
    const auto isRoll = [](const Event &event) { return std::holds_alternative<DiceRolled>(event); };
    return m_record.position || std::any_of(log().begin(), log().end(), isRoll);
}

View GameSession::view() const
{
    return viewFor(m_game->state(), person());
}

std::optional<View> GameSession::openView(PlayerId player) const
{
    return hasOpenHands() ? std::optional(viewFor(m_game->state(), player)) : std::nullopt;
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

bool GameSession::isPersonOnTurn() const
{
    return hasGame() && person() == m_game->state().turn && m_talk.stage() == TradeTalk::Stage::Silent
        && !m_takeBack;
}

bool GameSession::mayAct(const Action &action) const
{
    if (!person() || m_talk.stage() != TradeTalk::Stage::Silent || m_takeBack)
        return false;
    const auto *discard = std::get_if<Discard>(&action);
    const auto now = toAct(m_game->state());
    return std::find(now.begin(), now.end(), *person()) != now.end()
        && (!discard || discard->player == *person());
}

const Action *GameSession::actionToUndo() const
{
    return isPersonOnTurn() && !whyNoUndo() ? &m_game->actionToUndo() : nullptr;
}

// Only what revealed nothing is ever taken back, and whatever is played after that makes it be forgotten.
const Action *GameSession::actionToRedo() const
{
    return isPersonOnTurn() && m_game->canRedo() ? &m_game->actionToRedo() : nullptr;
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
    tell(events);
}

// An action was played, for the first time or again.
void GameSession::tell(const Events &events)
{
    emit recorded();
    m_log.add(events);
    m_news.add(events);
    tellPerson(); // before the next person is called: what they did is for them to see
    if (hasOpenHands())
        m_news = PrivateNews(); // nobody is waited for who has not seen it
    callNext();
    emit happened(m_log.last(hasOpenHands()));
    emit changed();
    tellAnswer();
}

void GameSession::undo()
{
    const Action *action = actionToUndo();
    if (!action)
        return;
    if (const auto *trade = std::get_if<TradePlayer>(action))
        askAboutExchange(*trade, false);
    else
        undoNow();
}

void GameSession::redo()
{
    const Action *action = actionToRedo();
    if (!action)
        return;
    if (const auto *trade = std::get_if<TradePlayer>(action))
        askAboutExchange(*trade, true);
    else
        redoNow();
}

void GameSession::undoNow()
{
    const Action action = m_game->actionToUndo();
    m_game->undo();
    emit recorded();
    m_log.dropLast();
    callNext();
    emit takenBack(action);
    emit changed();
    tellAnswer();
}

void GameSession::redoNow()
{
    Events events;
    GameState state = m_game->state();
    apply(state, m_game->actionToRedo(), &events);
    m_game->redo();
    tell(events);
}

void GameSession::rename(const People &people)
{
    if (!hasGame() || people.size() != m_record.people.size())
        return;
    for (std::size_t i = 0; i < people.size(); ++i) {
        m_record.people[i].name = people[i].name;
        m_record.people[i].color = people[i].color;
    }
    emit recorded();
    emit renamed();
    emit changed();
}

void GameSession::tellPerson()
{
    if (!person())
        return;
    const Events news = m_news.take(*person());
    if (!news.empty())
        emit learned(news);
}

// After all else, so that it is the last that is said.
void GameSession::tellAnswer()
{
    if (m_answer && person() == m_game->state().turn)
        emit answered(*std::exchange(m_answer, std::nullopt));
}

void GameSession::callNext()
{
    const auto next = callIn(m_game->state(), person());
    if (next)
        callToScreen(*next);
    else
        m_seats.gather();
}

// Until the first roll all look at the island together: what the starting settlements bring lies beside them
// for all to see (R-SU-3).
bool GameSession::isNothingToHide(const Call &call) const
{
    return call.reason == CurtainReason::Placement || !hasRolled();
}

void GameSession::callToScreen(const Call &call)
{
    const bool isOpen = hasOpenHands() || isNothingToHide(call);
    if (!m_seats.call(call))
        return;
    if (!isOpen)
        return emit curtainClosed(call);
    m_seats.open();
    emit curtainOpened(call.next);
}

// Why `person` sits at the screen.
Call GameSession::callOf(PlayerId person) const
{
    if (m_takeBack)
        return { person, CurtainReason::TakeBack };
    switch (m_talk.stage()) {
    case TradeTalk::Stage::Asked:
        return { person, CurtainReason::TradeAnswer };
    case TradeTalk::Stage::Countered:
        return { person, CurtainReason::TradeReturn };
    case TradeTalk::Stage::Silent:
    case TradeTalk::Stage::Open:
        break;
    }
    return *callIn(m_game->state(), person);
}

void GameSession::openCurtain()
{
    if (!m_seats.curtain())
        return;
    m_seats.open();
    emit curtainOpened(*person());
    emit changed();
    tellPerson();
    tellAnswer();
}

void GameSession::closeCurtain()
{
    if (!person() || hasOpenHands())
        return;
    const Call call = callOf(*person());
    if (isNothingToHide(call))
        return;
    m_seats.cover(call);
    emit curtainClosed(call);
    emit changed();
}

void GameSession::setOpenHands(bool open)
{
    if (!hasGame() || open == hasOpenHands())
        return;
    holmstead::setOpenHands(m_record, open);
    emit recorded();
    emit handsOpened(open);
    if (open && curtain())
        openCurtain();
    else
        emit changed();
}

} // namespace holmstead
