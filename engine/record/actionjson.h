// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/jsonreader.h"
#include "record/jsonwriter.h"

namespace holmstead {

// One line of a record's `actions`. What chance decides is required; unknown keys are refused by name.
Action readAction(const Node &node, int playerCount);

// The same line with keys in the order of the format. Where chance is left out, so is its key.
JsonObject actionJson(const Action &action);
// With what `kept` has of the object at `place` and of the counts in it.
JsonObject actionJson(const Action &action, const Kept &kept, const QString &place);

} // namespace holmstead
