// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/random.h"
#include "dialogs/newgame.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace holmstead {

class BeginPanel;
class Chance;
class NewGameDialog;
class Settings;
struct Beginner;
struct GameRecord;

// How a game begins: the choices of the new-game dialog, who begins, and the record before its first action.
class NewGames : public QObject
{
    Q_OBJECT

public:
    // `settings` and `chance` must outlive it. The dialog belongs to `window`, the dice for who begins open
    // in `host`; `random` lays out islands and draws who begins.
    NewGames(Settings &settings, Chance &chance, const Random &random, QWidget *host, QWidget *window);

    // The dialog, with the last game's choices.
    void offer();
    // A game at once, with the last game's choices.
    void startOnIsland(IslandSetup setup);
    // Another game is wanted before it was found who begins this one.
    void forget();

signals:
    // Nobody wants one after all.
    void givenUp();
    // It is being rolled who begins, or no longer.
    void beginning(bool on);
    void ready(const holmstead::GameRecord &record);

private:
    void findBeginner(const NewGame &game);
    void start(const NewGame &game, const Beginner &beginner);

    Settings &m_settings;
    Chance &m_chance;
    Random m_random;
    QWidget *m_host;
    QWidget *m_window;
    QPointer<NewGameDialog> m_dialog;
    QPointer<BeginPanel> m_beginning;
};

} // namespace holmstead
