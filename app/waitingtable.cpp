// SPDX-License-Identifier: GPL-3.0-or-later
#include "waitingtable.h"

#include "boardhints.h"
#include "factscolumn.h"
#include "tablemotion.h"
#include "tablenotes.h"
#include "tablepanels.h"

#include "board/boardview.h"
#include "dialogs/panel.h"
#include "motion/pace.h"
#include "table/diceview.h"

#include <QEvent>

#include <algorithm>
#include <initializer_list>

namespace holmstead {

namespace {

constexpr int timeOfGlide = 180; // milliseconds, at the normal pace

} // namespace

WaitingTable::WaitingTable(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(parts.panels, &TablePanels::placed, this, &WaitingTable::follow);
    connect(parts.panels, &TablePanels::waitedFor, this, &WaitingTable::refuse);
    for (QWidget *part : std::initializer_list<QWidget *>{ parts.view->viewport(), parts.dice, parts.facts })
        part->installEventFilter(this);
}

// The window's layouts may come to rest after the panel has found its place.
bool WaitingTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        keepInSight(std::chrono::milliseconds(0));
        if (!m_parts.panels->panel())
            m_size = m_parts.host->size();
    }
    return QObject::eventFilter(watched, event);
}

void WaitingTable::refuse(const QPoint &at)
{
    if (const Panel *panel = m_parts.panels->panel())
        m_parts.notes->sayAt(at, panel->whatComesFirst(), m_parts.hints->thingsInSight(*m_parts.host));
}

// In a window that gets larger or smaller all is where it belongs at once.
void WaitingTable::follow()
{
    const int time = m_size == m_parts.host->size() ? atPace(m_parts.motion->pace(), timeOfGlide) : 0;
    keepInSight(std::chrono::milliseconds(time));
    m_size = m_parts.host->size();
}

void WaitingTable::keepInSight(std::chrono::milliseconds time)
{
    const Panel *panel = m_parts.panels->panel();
    const bool isLow = panel && panel->isDocked() && m_parts.host->isAncestorOf(panel);
    const int top = isLow ? panel->mapTo(m_parts.host, QPoint()).y() : m_parts.host->height();
    const auto coveredOf = [this, top](const QWidget *part) {
        return std::max(0, part->mapTo(m_parts.host, QPoint(0, part->height())).y() - top);
    };
    m_parts.view->setCovered(coveredOf(m_parts.view->viewport()), time);
    m_parts.facts->setCovered(coveredOf(m_parts.facts));
    m_parts.dice->setCovered(coveredOf(m_parts.dice) > 0);
}

} // namespace holmstead
