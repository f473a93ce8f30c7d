// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamelog.h"

#include "session/gamesession.h"
#include "session/traces.h"
#include "table/logpanel.h"
#include "text/events.h"
#include "text/outerevents.h"

namespace holmstead {

namespace {

// Whose line it is in the log: who acted, of two; who has an award now, or had it last.
struct PlayerOfEvent
{
    std::optional<PlayerId> operator()(const Shortage &) const { return std::nullopt; }
    std::optional<PlayerId> operator()(const NothingProduced &) const { return std::nullopt; }
    std::optional<PlayerId> operator()(const Stolen &event) const { return event.thief; }
    std::optional<PlayerId> operator()(const LongestRoadMoved &event) const
    {
        return event.to ? event.to : event.from;
    }
    std::optional<PlayerId> operator()(const LargestArmyMoved &event) const { return event.to; }
    template <typename Other> std::optional<PlayerId> operator()(const Other &event) const
    {
        return event.player;
    }
};

std::optional<Color> colorOf(const Event &event, const People &people)
{
    const auto player = std::visit(PlayerOfEvent(), event);
    return player ? std::optional(people[static_cast<std::size_t>(player->index())].color) : std::nullopt;
}

} // namespace

GameLog::GameLog(const GameSession &session, LogPanel &panel, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_panel(panel)
{
    connect(&session, &GameSession::started, this, &GameLog::rewrite);
    connect(&session, &GameSession::happened, this, &GameLog::append);
    connect(&session, &GameSession::takenBack, this, &GameLog::rewrite);
    connect(&session, &GameSession::renamed, this, &GameLog::rewrite);
    connect(&session, &GameSession::handsOpened, this, &GameLog::rewrite);
}

void GameLog::rewrite()
{
    m_panel.clear();
    const People &people = m_session.people();
    m_panel.setPeople(people);
    for (const BeginningLine &line : beginningLines(m_session.beginning(), people))
        m_panel.append(line.sentence, personOf(line.player, people).color);
    write(linesOf(m_session.log()));
    m_newest.clear();
    m_newestWaits = false;
}

void GameLog::append(const Events &events)
{
    m_newest = linesOf(events);
    write(m_newest);
}

void GameLog::setUntold(bool untold)
{
    if (m_newestWaits == untold)
        return;
    m_newestWaits = untold;
    if (untold)
        m_panel.dropLast(static_cast<int>(m_newest.size()));
    else
        write(m_newest);
}

template <typename Kind, typename Tell>
GameLog::Line GameLog::sharedLine(const Events &events, std::size_t &at, const Tell &sentence) const
{
    const std::size_t first = at;
    std::vector<Kind> all;
    for (; at < events.size() && std::holds_alternative<Kind>(events[at]); ++at)
        all.push_back(std::get<Kind>(events[at]));
    const bool isShared = all.size() > 1;
    return { sentence(all, m_session.people(), m_session.table()),
             isShared ? std::nullopt : colorOf(events[first], m_session.people()) };
}

GameLog::Line GameLog::lineOf(const Event &event) const
{
    const People &people = m_session.people();
    if (const auto *turn = std::get_if<TurnBegan>(&event))
        return { turnHeading(turn->player, people), colorOf(event, people), true };
    return { eventSentence(event, people, m_session.table()), colorOf(event, people) };
}

std::vector<GameLog::Line> GameLog::linesOf(const Events &events) const
{
    const auto discards = [](const auto &debts, const People &people, const Table &) {
        return discardsOwedSentence(debts, people);
    };
    std::vector<Line> lines;
    for (std::size_t i = 0; i < events.size();) {
        const Event &event = events[i];
        if (std::holds_alternative<Produced>(event)) {
            lines.push_back(sharedLine<Produced>(events, i, producedSentence));
            continue;
        }
        if (std::holds_alternative<DiscardOwed>(event)) {
            lines.push_back(sharedLine<DiscardOwed>(events, i, discards));
            continue;
        }
        if (std::holds_alternative<GameWon>(event))
            addRevealedCards(lines); // R-WI-4: they are why
        if (const Line line = lineOf(event); !line.sentence.isEmpty())
            lines.push_back(line);
        if (robsNobody(events, i, m_session.view().phase))
            lines.push_back({ nobodyRobbedSentence(), colorOf(event, m_session.people()) });
        ++i;
    }
    return lines;
}

void GameLog::addRevealedCards(std::vector<Line> &lines) const
{
    const View view = m_session.view();
    for (const PlayerId player : playersOf(view.playerCount())) {
        const Person &person = personOf(player, m_session.people());
        if (const int count = view.player(player).victoryPointCards)
            lines.push_back({ revealedCardsSentence(person.name, count), person.color });
    }
}

void GameLog::write(const std::vector<Line> &lines)
{
    for (const Line &line : lines) {
        if (line.isHeading)
            m_panel.appendHeading(line.sentence, *line.color);
        else
            m_panel.append(line.sentence, line.color);
    }
}

} // namespace holmstead
