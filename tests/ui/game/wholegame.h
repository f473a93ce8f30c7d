// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mainwindow.h"
#include "settings.h"
#include "ui/support/mover.h"
#include "ui/support/tabledriver.h"

#include <QTemporaryDir>

#include <initializer_list>
#include <memory>
#include <set>

namespace holmstead::test {

// The real window with a seed and settings of its own, from the new-game panel to the last panel.
class WholeGame
{
public:
    // `seed` lays out the island; `chance` must outlive the game.
    WholeGame(Chance &chance, std::uint64_t seed);

    // Chooses in the dialog and starts; whoever begins may act then.
    bool begin(IslandSetup setup, int people);
    // What whoever sits at the screen does next.
    Action next();
    // One more action of whoever is to act, opening the curtain before it.
    bool step();
    // Steps until somebody has won; false after `most` actions.
    bool playOn(int most);

    MainWindow &window() { return *m_window; }
    TableDriver &driver() { return *m_driver; }
    GameSession &session() { return m_window->session(); }
    // Where its settings and kept games are.
    QString folder() const { return m_folder.path(); }
    // Whether each of these has been played, by its word in the record format; a warning names what was not.
    bool hasMet(std::initializer_list<const char *> actions) const;
    // Whether it has ended as games do: everybody's points are shown, the winner has enough of them, and what
    // was clicked is a game that any reader of records plays again.
    bool endsWell();

private:
    bool showsEverybodysPoints();
    bool playsAgain();

    QTemporaryDir m_folder;
    Settings m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<TableDriver> m_driver;
    Mover m_mover;
};

} // namespace holmstead::test
