// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "settings.h"
#include "tablemotion.h"

namespace holmstead {

Animations::Animations(Settings &settings, TableMotion &motion, QObject *parent)
    : QObject(parent),
      m_settings(settings),
      m_motion(motion)
{}

void Animations::begin(const AskDesktop &ask)
{
    m_begun = true;
    apply();
    ask(this, [this](bool still) {
        m_still = still;
        apply();
    });
}

void Animations::choose(Pace pace)
{
    m_begun = true;
    m_settings.setPace(pace);
    apply();
}

Pace Animations::pace() const
{
    if (!m_begun)
        return Pace::Off;
    return m_settings.pace().value_or(m_still ? Pace::Off : Pace::Normal);
}

void Animations::apply()
{
    m_motion.setPace(pace());
    emit changed();
}

} // namespace holmstead
