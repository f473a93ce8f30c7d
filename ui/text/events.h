// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/event.h"
#include "rules/table.h"

#include <QString>

namespace holmstead {

// What happened in one sentence for the log: people by their names, never "you", so that it reads the same
// whoever sits at the screen. `event` comes as seenBy() lets it be known; a card that it hides is not named.
// Empty for an event that needs no line of its own.
QString eventSentence(const Event &event, const People &people, const Table &table);

} // namespace holmstead
