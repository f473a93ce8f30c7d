// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "settings.h"
#include "tablemotion.h"

#include <QGuiApplication>

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
    const auto hear = [this, ask] {
        ask(this, [this](bool still) {
            m_still = still;
            apply();
        });
    };
    hear();
    // The wish may be another one after a visit to the desktop's settings.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [hear](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            hear();
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
