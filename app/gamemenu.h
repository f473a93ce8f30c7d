// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "menu.h"

#include "rules/table.h"

namespace holmstead {

// The menu Game: where games come from and go to.
class GameMenu : public Menu
{
    Q_OBJECT

public:
    explicit GameMenu(QWidget *parent = nullptr);

    // Entries that need a game are off without one, the result is until the game is over.
    void setGame(bool hasGame, bool isOver);

signals:
    void newWanted();
    void islandWanted(holmstead::IslandSetup setup);
    void keptGamesWanted();
    void openWanted();
    void saveWanted();
    void saveAsWanted();
    void peopleWanted();
    void pictureWanted();
    void statisticsWanted();
    void resultWanted();
    void quitWanted();

private:
    void addIslands();

    QAction *m_save;
    QAction *m_saveAs;
    QAction *m_people;
    QAction *m_picture;
    QAction *m_statistics;
    QAction *m_result;
};

} // namespace holmstead
