// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablechoices.h"

#include "commands.h"
#include "misplaced.h"
#include "tablenotes.h"
#include "tablepanels.h"

#include "dialogs/panel.h"

namespace holmstead {

TableChoices::TableChoices(GameSession &session, TablePanels *panels, TableNotes *notes, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_panels(panels),
      m_notes(notes)
{
    // One piece a press of the button.
    connect(&session, &GameSession::happened, this, [this] { m_wanted.reset(); });
    connect(&session, &GameSession::started, this, [this] { m_wanted.reset(); });
}

void TableChoices::update()
{
    const bool canBuild =
        m_wanted && mayBuild(m_session.view()) && commandsFor(m_session, m_wanted)[verbOf(*m_wanted)].enabled;
    if (!canBuild)
        m_wanted.reset();
}

void TableChoices::choosePlace(const Place &place)
{
    if (!m_session.hasGame() || m_session.curtain())
        return;
    if (const Panel *panel = m_panels->panel())
        return m_notes->sayAt(place, panel->whatComesFirst());
    const View view = m_session.view();
    const auto mode = modeFor(view, m_wanted);
    m_notes->setPlace(place);
    if (const auto action = mode->actionAt(place, view))
        m_session.choose(*action);
    else
        m_notes->sayAt(place,
                       misplacedSentence(m_wanted, place, mode->targets(view, m_session.choices()), view));
    m_notes->setPlace(std::nullopt);
}

void TableChoices::choosePlayer(PlayerId player)
{
    m_session.choose(Steal{ player, std::nullopt });
}

void TableChoices::act(Verb verb)
{
    if (!m_session.person())
        return; // the curtain is about to close
    m_notes->forget();
    switch (verb) {
    case Verb::Roll:
        return m_session.choose(Roll());
    case Verb::BuildRoad:
        return toggle(Build::Road);
    case Verb::BuildSettlement:
        return toggle(Build::Settlement);
    case Verb::BuildCity:
        return toggle(Build::City);
    case Verb::BuyCard:
        return m_session.choose(BuyCard());
    case Verb::Trade:
        return m_panels->openTrade();
    case Verb::EndTrading:
        return m_session.choose(EndTrading());
    case Verb::EndFreeRoads:
        return m_session.choose(EndFreeRoads());
    case Verb::EndTurn:
        return m_session.choose(EndTurn());
    case Verb::Undo:
        return m_session.undo();
    case Verb::PlayKnight:
        return m_session.choose(PlayKnight());
    case Verb::PlayRoadBuilding:
        return m_session.choose(PlayRoadBuilding());
    case Verb::PlayYearOfPlenty:
        return m_panels->openPlenty();
    case Verb::PlayMonopoly:
        return m_panels->openMonopoly();
    }
}

void TableChoices::toggle(Build build)
{
    m_wanted = m_wanted == build ? std::nullopt : std::optional(build);
    emit toggled();
}

void TableChoices::leave()
{
    m_wanted.reset();
    emit toggled();
}

} // namespace holmstead
