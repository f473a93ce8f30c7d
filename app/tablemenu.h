// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "menu.h"

class QActionGroup;

namespace holmstead {

class Settings;

// The part of the menu View that says what is usual at this table: open hands, a clock, and after how long
// without a touch the cards are covered. What is chosen is kept in the settings, but for open hands, which
// are the game's and asked about first.
class TableMenu : public Menu
{
    Q_OBJECT

public:
    // `settings` must outlive it.
    explicit TableMenu(Settings &settings, QWidget *parent = nullptr);

    // Whether there is a game, and how it is played.
    void setOpenHands(bool canOpen, bool open);

signals:
    void openHandsWanted(bool open);
    void clockWanted(bool shown);
    // In minutes, 0: never.
    void coverWanted(int minutes);

private:
    void addCover();

    Settings &m_settings;
    QAction *m_openHands;
};

} // namespace holmstead
