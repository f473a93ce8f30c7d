// SPDX-License-Identifier: GPL-3.0-or-later
#include "waitingtable.h"

#include "boardhints.h"
#include "tablenotes.h"
#include "tablepanels.h"

#include "board/boardscene.h"
#include "board/boardview.h"
#include "dialogs/panel.h"
#include "table/diceview.h"

#include <QEvent>

#include <algorithm>

namespace holmstead {

WaitingTable::WaitingTable(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(parts.panels, &TablePanels::placed, this, &WaitingTable::keepInSight);
    connect(parts.panels, &TablePanels::waitedFor, this, &WaitingTable::refuse);
    for (QWidget *part : { parts.view->viewport(), static_cast<QWidget *>(parts.dice) })
        part->installEventFilter(this);
}

// The window's layouts may come to rest after the panel has found its place.
bool WaitingTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        keepInSight();
    return QObject::eventFilter(watched, event);
}

void WaitingTable::refuse(const QPoint &at)
{
    if (const Panel *panel = m_parts.panels->panel())
        m_parts.notes->sayAt(at, panel->whatComesFirst(), m_parts.hints->thingsInSight(*m_parts.host));
}

void WaitingTable::keepInSight()
{
    const Panel *panel = m_parts.panels->panel();
    const bool isLow = panel && panel->isDocked() && m_parts.host->isAncestorOf(panel);
    const int top = isLow ? panel->mapTo(m_parts.host, QPoint()).y() : m_parts.host->height();
    const auto coveredOf = [this, top](const QWidget *part) {
        return std::max(0, part->mapTo(m_parts.host, QPoint(0, part->height())).y() - top);
    };
    m_parts.board->setCovered(coveredOf(m_parts.view->viewport()));
    m_parts.dice->setCovered(coveredOf(m_parts.dice) > 0);
}

} // namespace holmstead
