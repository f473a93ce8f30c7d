// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamelog.h"

#include "session/gamesession.h"
#include "session/traces.h"
#include "table/logpanel.h"
#include "text/events.h"
#include "text/outerevents.h"

namespace holmstead {

namespace {

// Whose line it is in the log: the first player that the event names.
struct PlayerOfEvent
{
    std::optional<PlayerId> operator()(const Shortage &) const { return std::nullopt; }
    std::optional<PlayerId> operator()(const NothingProduced &) const { return std::nullopt; }
    std::optional<PlayerId> operator()(const Stolen &event) const { return event.thief; }
    std::optional<PlayerId> operator()(const LongestRoadMoved &event) const { return event.to; }
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
    m_panel.setPeople(m_session.people());
    for (const QString &sentence : beginningSentences(m_session.beginning(), m_session.people()))
        m_panel.append(sentence, std::nullopt);
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

std::vector<GameLog::Line> GameLog::linesOf(const Events &events) const
{
    std::vector<Line> lines;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event &event = events[i];
        if (std::holds_alternative<GameWon>(event))
            addRevealedCards(lines); // R-WI-4: they are why
        const QString sentence = eventSentence(event, m_session.people(), m_session.table());
        if (!sentence.isEmpty())
            lines.push_back({ sentence, colorOf(event, m_session.people()) });
        if (robsNobody(events, i, m_session.view().phase))
            lines.push_back({ nobodyRobbedSentence(), colorOf(event, m_session.people()) });
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
    for (const Line &line : lines)
        m_panel.append(line.sentence, line.color);
}

} // namespace holmstead
