// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/confirmpanel.h"

#include <QPointer>

namespace holmstead {

// What the window itself asks and tells, one panel at a time.
class WindowPanels : public QObject
{
    Q_OBJECT

public:
    // Panels open in `host`.
    WindowPanels(QWidget *host, QObject *parent) : QObject(parent), m_host(host) {}

    // One question at a time; a second one is not asked.
    void ask(ConfirmPanel *panel);
    // The latest information takes the place of the one before; a question has to be answered first.
    void tell(Panel *panel);
    void closeInformation();

private:
    QWidget *m_host;
    QPointer<ConfirmPanel> m_question;
    QPointer<Panel> m_information; // nothing is lost when it closes
};

} // namespace holmstead
