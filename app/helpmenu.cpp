// SPDX-License-Identifier: GPL-3.0-or-later
#include "helpmenu.h"

namespace holmstead {

HelpMenu::HelpMenu(QWidget *parent) : Menu([] { return tr("&Help"); }, parent)
{
    connect(add([] { return tr("&How to play"); }, QKeySequence(Qt::Key_F1)), &QAction::triggered, this,
            &HelpMenu::howToPlayWanted);
    connect(add([] { return tr("&Shortcuts"); }, Qt::CTRL | Qt::Key_F1), &QAction::triggered, this,
            &HelpMenu::shortcutsWanted);
    connect(add([] { return tr("Show the &log file"); }), &QAction::triggered, this, &HelpMenu::logWanted);
    QAction *about = add([] { return tr("&About Holmstead"); });
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, &HelpMenu::aboutWanted);
}

} // namespace holmstead
