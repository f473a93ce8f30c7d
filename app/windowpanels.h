// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/confirmpanel.h"

#include <QPointer>

#include <vector>

namespace holmstead {

// What the window itself asks and tells. A panel opens over those that are open, and they wait beneath it
// with all that was entered.
class WindowPanels : public QObject
{
    Q_OBJECT

public:
    // Panels open in `host`.
    WindowPanels(QWidget *host, QObject *parent) : QObject(parent), m_host(host) {}

    // The same question asked again is about the latest wish.
    void ask(ConfirmPanel *panel);
    // What is told already, or half filled in, stays as it is.
    void tell(Panel *panel);
    // Another game begins: what was told is of the one before, and questions stay.
    void closeInformation();
    // Whatever is open lies over all else and has the keyboard.
    void bringToFront();

private:
    using Panels = std::vector<QPointer<Panel>>;

    Panel *sameAs(const Panel *panel) const;
    void open(Panel *panel);

    QWidget *m_host;
    Panels m_open; // the uppermost last
    Panels m_information;
};

} // namespace holmstead
