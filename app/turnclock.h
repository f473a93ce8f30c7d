// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace holmstead {

class GameSession;
class PromptBar;

// A gentle clock: for how many minutes the turn has been going on. It hurries nobody and stops nothing. Only
// while it is shown does anything run, once a minute.
class TurnClock : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    TurnClock(const GameSession &session, PromptBar &bar, QObject *parent);

    void setShown(bool shown);
    void retranslate() { show(); }

private:
    void restart();
    void show();

    const GameSession &m_session;
    PromptBar &m_bar;
    bool m_shown = false;
    QElapsedTimer m_turn;
    QTimer m_next;
};

} // namespace holmstead
