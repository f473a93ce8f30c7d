// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/event.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

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
    // What the last action brought waits until it has been seen.
    void setUntold(bool untold);

private:
    struct Line
    {
        QString sentence;
        std::optional<Color> color;
    };

    void append(const Events &events);
    std::vector<Line> linesOf(const Events &events) const;
    void addRevealedCards(std::vector<Line> &lines) const;
    void write(const std::vector<Line> &lines);

    const GameSession &m_session;
    LogPanel &m_panel;
    std::vector<Line> m_newest; // of the last action, since the log was written as a whole
    bool m_newestWaits = false;
};

} // namespace holmstead
