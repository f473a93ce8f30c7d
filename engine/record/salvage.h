// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/gamerecord.h"

namespace holmstead {

// What can be saved of the damaged game in `text`: how it began, and all actions before the first one that
// cannot be read or breaks the rules. It replays to its end. Nothing when the damage lies before the actions.
std::optional<GameRecord> salvage(const QByteArray &text);
// The same of the file at `path` or of what flushFile() left of it, whichever got further.
std::optional<GameRecord> salvageFile(const QString &path);

} // namespace holmstead
