// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/verb.h"

#include "rules/cards.h"
#include "rules/table.h"

#include <optional>

namespace holmstead {

// On a button, as short as can be: "Road".
QString verbName(Verb verb, Edition edition);
// What it does, for screen readers: "Build a road".
QString spokenVerb(Verb verb, Edition edition);
// The key for a verb, one letter, different for each.
QString verbLetter(Verb verb);

// The development card that a verb plays, and the other way round.
std::optional<DevelopmentCard> cardOf(Verb verb);
std::optional<Verb> verbOf(DevelopmentCard card);

} // namespace holmstead
