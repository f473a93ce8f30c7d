// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "motion/act.h"

#include "record/person.h"
#include "rules/event.h"
#include "rules/view.h"

namespace holmstead {

// How `events` look as movement. They have to be as the whole table may know them, and only what is public is
// taken from `view`, the moment after them: no card is face up that somebody may not see (R-HI-1).
Script scriptFor(const Events &events, const View &view, const People &people);

} // namespace holmstead
