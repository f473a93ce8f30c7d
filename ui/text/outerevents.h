// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/gamerecord.h"

#include <QString>

#include <vector>

namespace holmstead {

// What the log tells that is no event of the rules: before the first, and after the last.

struct BeginningLine
{
    QString sentence;
    PlayerId player; // whom it tells of
};
// How it was decided who begins (R-SU-7), a sentence a roll; nothing where the record does not say it, or not
// in a way that can be read.
std::vector<BeginningLine> beginningLines(const std::optional<Beginning> &beginning, const People &people);
// The robber has been moved to where nobody can be robbed (R-RO-5).
QString nobodyRobbedSentence();
// The victory point cards of `name` that the end has shown (R-WI-4).
QString revealedCardsSentence(const QString &name, int count);

} // namespace holmstead
