// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "menu.h"

namespace holmstead {

// The menu Help.
class HelpMenu : public Menu
{
    Q_OBJECT

public:
    explicit HelpMenu(QWidget *parent = nullptr);

signals:
    void howToPlayWanted();
    void shortcutsWanted();
    void logWanted();
    void aboutWanted();
};

} // namespace holmstead
