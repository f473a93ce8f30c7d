// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/random.h"
#include "dialogs/newgame.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QWidget;

namespace holmstead {

class BeginPanel;
class Chance;
class NewGamePanel;
class Settings;
class WindowPanels;
struct GameRecord;

// How a game begins: the choices in the new-game panel, who begins, and the record before its first action.
class NewGames : public QObject
{
    Q_OBJECT

public:
    // `settings`, `chance` and `panels` must outlive it. The dice for who begins open in `host`; `random`
    // lays out islands and draws who begins.
    NewGames(Settings &settings, Chance &chance, const Random &random, WindowPanels &panels, QWidget *host,
             QObject *parent);

    // The choices, beginning with the last game's, but on `island` if it is said. `leavesGame`: one is on and
    // will be kept.
    void offer(bool leavesGame, std::optional<IslandSetup> island = std::nullopt);
    // A game at once, with the last game's choices.
    void startOnIsland(IslandSetup setup);
    // Another game is wanted before it was found who begins this one.
    void forget();

signals:
    // Nobody wants one after all.
    void givenUp();
    // It is being rolled who begins the game that is `next`, or no longer.
    void rolling(const holmstead::GameRecord &next);
    void rolled();
    void ready(const holmstead::GameRecord &record);

private:
    NewGame lastGameOn(IslandSetup island) const;
    void findBeginner(const NewGame &game);
    void start(const GameRecord &record);

    Settings &m_settings;
    Chance &m_chance;
    Random m_random;
    WindowPanels &m_panels;
    QWidget *m_host;
    QPointer<BeginPanel> m_beginning;
};

} // namespace holmstead
