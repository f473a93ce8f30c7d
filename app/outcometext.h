// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "session/outlook.h"

#include <QStringList>

namespace holmstead {

// What an action of the active player would come to, a sentence a change: points, cards, road and awards,
// each before and after. Empty when nothing of that changes.
QStringList outcomeSentences(const Outcome &outcome, const View &view, const People &people);

} // namespace holmstead
