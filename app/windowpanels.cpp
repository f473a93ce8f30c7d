// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowpanels.h"

#include <algorithm>

namespace holmstead {

void WindowPanels::ask(ConfirmPanel *panel)
{
    if (Panel *same = sameAs(panel))
        same->dismiss();
    open(panel);
}

void WindowPanels::tell(Panel *panel)
{
    if (sameAs(panel)) {
        delete panel;
        return;
    }
    m_information.emplace_back(panel);
    open(panel);
}

// Panels are known by their titles.
Panel *WindowPanels::sameAs(const Panel *panel) const
{
    const auto same = std::find_if(m_open.begin(), m_open.end(), [panel](const Panel *open) {
        return open && open->accessibleName() == panel->accessibleName();
    });
    return same == m_open.end() ? nullptr : same->data();
}

void WindowPanels::open(Panel *panel)
{
    m_open.emplace_back(panel);
    connect(panel, &Panel::closed, this, [this, panel] {
        for (Panels *panels : { &m_open, &m_information })
            panels->erase(std::remove(panels->begin(), panels->end(), panel), panels->end());
    });
    panel->openIn(m_host);
}

void WindowPanels::closeInformation()
{
    const Panels old = m_information;
    for (const QPointer<Panel> &panel : old) {
        if (panel)
            panel->dismiss();
    }
}

void WindowPanels::bringToFront()
{
    if (!m_open.empty() && m_open.back())
        m_open.back()->bringBack();
}

} // namespace holmstead
