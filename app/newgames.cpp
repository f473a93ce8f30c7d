// SPDX-License-Identifier: GPL-3.0-or-later
#include "newgames.h"

#include "gamemaker.h"
#include "settings.h"

#include "dialogs/beginpanel.h"
#include "dialogs/newgamedialog.h"

namespace holmstead {

NewGames::NewGames(Settings &settings, Chance &chance, const Random &random, QWidget *host, QWidget *window)
    : QObject(window),
      m_settings(settings),
      m_chance(chance),
      m_random(random),
      m_host(host),
      m_window(window)
{}

void NewGames::offer()
{
    if (m_dialog)
        return;
    m_dialog = new NewGameDialog(m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto last = m_settings.lastGame())
        m_dialog->setNewGame(*last);
    connect(m_dialog, &NewGameDialog::gameChosen, this, &NewGames::findBeginner);
    connect(m_dialog, &NewGameDialog::rejected, this, &NewGames::givenUp);
    m_dialog->open();
}

void NewGames::startOnIsland(IslandSetup setup)
{
    const auto last = m_settings.lastGame();
    findBeginner(onIsland(last ? *last : NewGameDialog().newGame(), setup));
}

void NewGames::findBeginner(const NewGame &game)
{
    m_settings.setLastGame(game);
    switch (game.begin) {
    case NewGame::Begin::Oldest:
        return start(game, { static_cast<std::size_t>(game.oldest.index()), {} });
    case NewGame::Begin::Random:
        return start(game,
                     { static_cast<std::size_t>(m_random.below(static_cast<int>(game.people.size()))), {} });
    case NewGame::Begin::Rolled:
        break;
    }
    const Beginner beginner = rollForBegin(game.people.size(), m_chance);
    forget();
    m_beginning = new BeginPanel(game.people, beginner.rounds, static_cast<int>(beginner.first));
    connect(m_beginning, &BeginPanel::finished, this, [this, game, beginner] { start(game, beginner); });
    connect(m_beginning, &Panel::closed, this, [this] { emit beginning(false); });
    m_beginning->openIn(m_host);
    emit beginning(true);
}

void NewGames::forget()
{
    if (m_beginning)
        m_beginning->dismiss();
}

void NewGames::start(const NewGame &game, const Beginner &beginner)
{
    forget();
    emit ready(makeGame(game, beginner, m_random));
}

} // namespace holmstead
