// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/recorderror.h"

#include <QString>

namespace holmstead {

// What is wrong with a file in one sentence, with the place in the file before it if there is one:
// "players[2].color: …". Of a refused action it names no card that was hidden at that moment.
QString fileErrorSentence(const RecordError &error);

// The same for the console, for people who write records by hand: it names the cards that the one who acts
// is short of, and ends with the rule's id if a rule is broken:
// action 57 (buildRoad "0,0,E"): … [R-BU-1]
QString fileErrorWithRule(const RecordError &error);

} // namespace holmstead
