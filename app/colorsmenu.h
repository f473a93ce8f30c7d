// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "menu.h"

#include "look/daylight.h"

namespace holmstead {

class Settings;

// The menu View > Colours: light, dark, or as the system is. The choice holds at once and is kept.
class ColorsMenu : public Menu
{
    Q_OBJECT

public:
    // `settings` must outlive it.
    explicit ColorsMenu(Settings &settings, QWidget *parent = nullptr);

private:
    void choose(Daylight::Wish wish);

    Settings &m_settings;
    Daylight m_daylight;
};

} // namespace holmstead
