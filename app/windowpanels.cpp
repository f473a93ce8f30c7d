// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowpanels.h"

namespace holmstead {

void WindowPanels::ask(ConfirmPanel *panel)
{
    if (m_question) {
        delete panel;
        return;
    }
    closeInformation();
    m_question = panel;
    connect(panel, &Panel::closed, this, [this] { m_question.clear(); });
    panel->openIn(m_host);
}

void WindowPanels::tell(Panel *panel)
{
    if (m_question) {
        delete panel;
        return;
    }
    closeInformation();
    m_information = panel;
    panel->openIn(m_host);
}

void WindowPanels::closeInformation()
{
    if (m_information)
        m_information->dismiss();
    m_information.clear();
}

} // namespace holmstead
