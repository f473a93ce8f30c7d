// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

namespace holmstead {

// Keys that belong to the window whatever lies over the table: those of its menus, and the function keys.
// Others play the game, and must not do so from behind a panel or a curtain.
inline bool isForWindow(const QKeyEvent &event)
{
    constexpr auto commandKeys = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    return isFunction || event.modifiers() & commandKeys;
}

} // namespace holmstead
