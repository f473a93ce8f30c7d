// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"

#include <QObject>

namespace holmstead {

class GameSession;
class LogPanel;

// Writes what the table may know of a game into the log, a sentence an event.
class GameLog : public QObject
{
    Q_OBJECT

public:
    GameLog(const GameSession &session, LogPanel &panel, QObject *parent);

    // Everything so far once more: another game, fewer actions, other names or another language.
    void rewrite();

private:
    void append(const Events &events);

    const GameSession &m_session;
    LogPanel &m_panel;
};

} // namespace holmstead
