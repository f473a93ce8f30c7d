// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablecustoms.h"

#include "gametable.h"
#include "idlecover.h"
#include "settings.h"
#include "tablemenu.h"
#include "windowpanels.h"

namespace holmstead {

TableCustoms::TableCustoms(const Settings &settings, GameSession &session, GameTable &table,
                           WindowPanels &panels, TableMenu *menu, QWidget *window)
    : QObject(window),
      m_session(session),
      m_panels(panels),
      m_menu(menu),
      m_cover(new IdleCover(session, this))
{
    const auto cover = [this](int minutes) { m_cover->setTime(std::chrono::minutes(minutes)); };
    connect(menu, &TableMenu::coverWanted, this, cover);
    connect(menu, &TableMenu::clockWanted, &table, &GameTable::setClock);
    connect(menu, &TableMenu::openHandsWanted, this, &TableCustoms::wishOpenHands);
    connect(&session, &GameSession::changed, this, &TableCustoms::showOpenHands);
    cover(settings.coverAfter());
    table.setClock(settings.clock());
    showOpenHands();
}

void TableCustoms::showOpenHands()
{
    m_menu->setOpenHands(m_session.hasGame(), m_session.hasOpenHands());
}

// Cards that have been seen cannot be hidden again, so a game that is on is asked about.
void TableCustoms::wishOpenHands(bool open)
{
    if (!open || m_session.isOver())
        return m_session.setOpenHands(open);
    showOpenHands(); // nothing is open yet
    const auto words = [] {
        return ConfirmPanel::Words{
            tr("Play with open hands?"),
            tr("Everybody sees everybody's cards from now on, and nobody covers them."),
            { tr("Open all hands"), tr("Keep them covered") }
        };
    };
    auto *panel = new ConfirmPanel(words, 1, 1);
    connect(panel, &ConfirmPanel::answered, this, [this](int answer) {
        if (answer == 0)
            m_session.setOpenHands(true);
    });
    m_panels.ask(panel);
}

} // namespace holmstead
