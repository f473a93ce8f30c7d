// SPDX-License-Identifier: GPL-3.0-or-later
#include "newgames.h"

#include "gamemaker.h"
#include "settings.h"
#include "windowpanels.h"

#include "dialogs/beginpanel.h"
#include "dialogs/newgamepanel.h"

namespace holmstead {

NewGames::NewGames(Settings &settings, Chance &chance, const Random &random, WindowPanels &panels,
                   QWidget *host, QObject *parent)
    : QObject(parent),
      m_settings(settings),
      m_chance(chance),
      m_random(random),
      m_panels(panels),
      m_host(host)
{}

void NewGames::offer(bool leavesGame, std::optional<IslandSetup> island)
{
    auto *panel = new NewGamePanel;
    if (island)
        panel->setNewGame(lastGameOn(*island));
    else if (const auto last = m_settings.lastGame())
        panel->setNewGame(*last);
    panel->setLeavesGame(leavesGame);
    connect(panel, &NewGamePanel::gameChosen, this, &NewGames::findBeginner);
    connect(panel, &NewGamePanel::cancelled, this, &NewGames::givenUp);
    m_panels.tell(panel);
}

void NewGames::startOnIsland(IslandSetup setup)
{
    findBeginner(lastGameOn(setup));
}

NewGame NewGames::lastGameOn(IslandSetup island) const
{
    const auto last = m_settings.lastGame();
    return onIsland(last ? *last : NewGamePanel().newGame(), island);
}

void NewGames::findBeginner(const NewGame &game)
{
    m_settings.setLastGame(game);
    switch (game.begin) {
    case NewGame::Begin::Oldest:
        return start(makeGame(game, { static_cast<std::size_t>(game.oldest.index()), {} }, m_random));
    case NewGame::Begin::Random: {
        const int first = m_random.below(static_cast<int>(game.people.size()));
        return start(makeGame(game, { static_cast<std::size_t>(first), {} }, m_random));
    }
    case NewGame::Begin::Rolled:
        break;
    }
    const Beginner beginner = rollForBegin(game.people.size(), m_chance);
    forget();
    m_beginning = new BeginPanel(game.people, beginner.rounds, static_cast<int>(beginner.first));
    // Laid out before it is rolled, so that people see what they roll for.
    const GameRecord record = makeGame(game, beginner, m_random);
    connect(m_beginning, &BeginPanel::finished, this, [this, record] { start(record); });
    connect(m_beginning, &Panel::closed, this, &NewGames::rolled);
    emit rolling(record);
    m_beginning->openIn(m_host);
}

void NewGames::forget()
{
    if (m_beginning)
        m_beginning->dismiss();
}

void NewGames::start(const GameRecord &record)
{
    forget();
    emit ready(record);
}

} // namespace holmstead
