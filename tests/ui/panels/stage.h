// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QWidget>

namespace holmstead {
class BankPanel;
class CostsPanel;
class DiceView;
class HandTray;
class LogPanel;
class PlayersPanel;
class PromptBar;
} // namespace holmstead

namespace holmstead::test {

// All panels where the game has them, around an empty place for the board.
class Stage : public QWidget
{
public:
    Stage();

    void setView(const View &view, const People &people);
    void save(const char *name);

    PromptBar *prompt;
    PlayersPanel *players;
    QWidget *board;
    DiceView *dice;
    BankPanel *bank;
    CostsPanel *costs;
    LogPanel *log;
    HandTray *tray;
};

} // namespace holmstead::test
