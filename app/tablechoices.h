// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"
#include "hand/verb.h"
#include "session/boardmode.h"
#include "session/gamesession.h"

namespace holmstead {

class TableNotes;
class TablePanels;

// Turns the buttons and clicks of the person at the screen into choices of the session, or into the panel
// that asks for more; knows which build button is on.
class TableChoices : public QObject
{
    Q_OBJECT

public:
    // All must outlive it.
    TableChoices(GameSession &session, TablePanels *panels, TableNotes *notes, QObject *parent);

    // The build button that is on.
    std::optional<Build> wanted() const { return m_wanted; }
    // It goes off when that piece cannot be built any more.
    void update();

    void act(Verb verb);
    void choosePlace(const Place &place);
    void choosePlayer(PlayerId player);
    // No build button is on any more.
    void leave();

signals:
    // A build button went on or off.
    void toggled();

private:
    void toggle(Build build);

    GameSession &m_session;
    TablePanels *m_panels;
    TableNotes *m_notes;
    std::optional<Build> m_wanted;
};

} // namespace holmstead
