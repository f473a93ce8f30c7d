// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "untold.h"
#include "wish.h"

#include "session/boardmode.h"

#include <QString>

namespace holmstead {

class GameSession;
class PromptBar;

// Keeps the line at the top: it always says who has to do what now, and nothing that is not for all to read.
class TablePrompt
{
public:
    // Both must outlive it.
    TablePrompt(const GameSession &session, PromptBar &bar) : m_session(session), m_bar(bar) {}

    // It is being rolled who begins the next game.
    void setBeginning(bool beginning) { m_beginning = beginning; }
    // What is next would tell how that comes out.
    void setUntold(Untold what) { m_untold = what; }
    // `wanted` is the build button that is on, `wish` what the panel is about that is open.
    void show(std::optional<Build> wanted, Wish wish);
    // Whom the line calls; once the game is over, who has won.
    std::optional<PlayerId> person() const { return m_person; }

private:
    bool isTurnInterrupted() const;
    void showNext();
    void showGame(std::optional<Build> wanted, Wish wish);
    void showTurn(std::optional<Build> wanted, Wish wish);
    QString wishPrompt(Wish wish) const;
    // Of `person`: in their colour.
    void showFor(PlayerId person, const QString &sentence, const QString &then = {});

    const GameSession &m_session;
    PromptBar &m_bar;
    std::optional<PlayerId> m_person;
    bool m_beginning = false;
    Untold m_untold = Untold::Nothing;
};

} // namespace holmstead
