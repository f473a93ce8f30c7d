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

// Writes what the table may know of a game into the log: a sentence an event, one for what a roll brings or a
// seven takes, and a heading a turn.
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
        bool isHeading = false;
    };

    void append(const Events &events);
    std::vector<Line> linesOf(const Events &events) const;
    Line lineOf(const Event &event) const;
    // Of all events of one kind that follow one another from `at` on, which moves behind them.
    template <typename Kind, typename Tell>
    Line sharedLine(const Events &events, std::size_t &at, const Tell &sentence) const;
    void addRevealedCards(std::vector<Line> &lines) const;
    void write(const std::vector<Line> &lines);

    const GameSession &m_session;
    LogPanel &m_panel;
    std::vector<Line> m_newest; // of the last action, since the log was written as a whole
    bool m_newestWaits = false;
};

} // namespace holmstead
