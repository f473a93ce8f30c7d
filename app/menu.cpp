// SPDX-License-Identifier: GPL-3.0-or-later
#include "menu.h"

#include <QEvent>

namespace holmstead {

Menu::Menu(Text name, QWidget *parent) : QMenu(name(), parent)
{
    m_texts.emplace_back(menuAction(), name);
}

QAction *Menu::addTo(QMenu *menu, Text text, const QKeySequence &keys)
{
    QAction *action = menu->addAction(text());
    action->setShortcut(keys);
    m_texts.emplace_back(action, text);
    return action;
}

QAction *Menu::addCheckable(Text text, const QKeySequence &keys)
{
    QAction *action = add(text, keys);
    action->setCheckable(true);
    return action;
}

QMenu *Menu::addSubmenu(Text name)
{
    QMenu *menu = addMenu(name());
    m_texts.emplace_back(menu->menuAction(), name);
    return menu;
}

void Menu::changeEvent(QEvent *event)
{
    QMenu::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Menu::retranslate()
{
    for (const auto &[action, text] : m_texts)
        action->setText(text());
}

} // namespace holmstead
