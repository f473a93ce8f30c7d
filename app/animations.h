// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "motion/desktopwish.h"
#include "motion/pace.h"

#include <QObject>

namespace holmstead {

class Settings;
class TableMotion;

// How fast things move on the table: as chosen, which is kept; else as the desktop wishes. Nothing moves
// before it is begun or something is chosen, as in tests.
class Animations : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    Animations(Settings &settings, TableMotion &motion, QObject *parent = nullptr);

    void begin(const AskDesktop &ask);
    void choose(Pace pace);
    Pace pace() const;

signals:
    void changed();

private:
    void apply();

    Settings &m_settings;
    TableMotion &m_motion;
    bool m_begun = false;
    bool m_still = false; // the desktop wishes it
};

} // namespace holmstead
