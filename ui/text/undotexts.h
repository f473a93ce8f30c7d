// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/undoing.h"
#include "record/person.h"

#include <QString>

namespace holmstead {

// What taking back and playing again are called, for menus and buttons. They name the kind of an action
// alone: never a card.

// "Undo road", "Redo trade with Ben".
QString undoText(const Action &action, const People &people, Edition edition);
QString redoText(const Action &action, const People &people, Edition edition);
// While there is nothing of the kind.
QString undoText();
QString redoText();
// "Undo: a roll cannot be taken back".
QString undoText(Settled settled);

} // namespace holmstead
