// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/event.h"
#include "rules/table.h"

#include <QString>

#include <vector>

namespace holmstead {

// What happened in one sentence for the log: people by their names, never "you", so that it reads the same
// whoever sits at the screen. `event` comes as seenBy() lets it be known; a card that it hides is not named.
// Empty for an event that needs no line of its own.
QString eventSentence(const Event &event, const People &people, const Table &table);

// What one roll brings several people, in one sentence. Of one of them it is the sentence of that event.
QString producedSentence(const std::vector<Produced> &gains, const People &people, const Table &table);
// Who has to discard after a 7, one or more.
QString discardsOwedSentence(const std::vector<DiscardOwed> &debts, const People &people);
// Above what somebody does in their turn, instead of a sentence of TurnBegan.
QString turnHeading(PlayerId player, const People &people);

} // namespace holmstead
