// SPDX-License-Identifier: GPL-3.0-or-later
#include "waitingtable.h"

#include "boardhints.h"
#include "tablenotes.h"
#include "tablepanels.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "dialogs/panel.h"

#include <algorithm>

namespace holmstead {

WaitingTable::WaitingTable(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(parts.panels, &TablePanels::placed, this, &WaitingTable::keepInSight);
    connect(parts.panels, &TablePanels::waitedFor, this, &WaitingTable::refuse);
}

void WaitingTable::refuse(const QPoint &at)
{
    if (const Panel *panel = m_parts.panels->panel())
        m_parts.notes->sayAt(at, panel->whatComesFirst(), m_parts.hints->thingsInSight(*m_parts.host));
}

void WaitingTable::keepInSight()
{
    const Panel *panel = m_parts.panels->panel();
    const QWidget *board = m_parts.view->viewport();
    int covered = 0;
    if (panel && panel->isDocked() && m_parts.host->isAncestorOf(panel)) {
        const int foot = board->mapTo(m_parts.host, QPoint(0, board->height())).y();
        covered = std::max(0, foot - panel->mapTo(m_parts.host, QPoint()).y());
    }
    m_parts.board->setCovered(covered);
}

} // namespace holmstead
