// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/reason.h"
#include "rules/view.h"

#include <QString>

namespace holmstead {

// One sentence that says why something is refused, what is missing and what would help; short enough for a
// bubble on the board. `view` is the moment of the refusal as the person who asked may know it. With the
// action that was refused the sentence can name places' owners and missing cards; of cards it tells the
// viewer's own and nothing that `view` does not show.
QString refusalSentence(Reason reason, const View &view, const People &people,
                        const Action *action = nullptr);

// The same for the console, with the rule's id behind it: "… [R-BU-4]".
QString refusalWithRule(Reason reason, const View &view, const People &people,
                        const Action *action = nullptr);

} // namespace holmstead
