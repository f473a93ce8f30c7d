// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/table.h"
#include "support/islands.h"

#include <QRegularExpression>
#include <QTest>

namespace holmstead::test {

// Whom the tests of sentences speak of. Names need not be harmless: see strangePeople().
inline People people()
{
    return { { "Ann", Color::Red, Color::Red },
             { "Ben", Color::Blue, Color::Blue },
             { "Cleo", Color::Orange, Color::Orange },
             { "Dan", Color::White, Color::White } };
}

// Names that look like places for other things in a sentence.
inline People strangePeople()
{
    return { { "%2", Color::Red, Color::Red },
             { "%1 %3", Color::Blue, Color::Blue },
             { "%n", Color::Orange, Color::Orange },
             { "%L1", Color::White, Color::White } };
}

inline const Table &table(Edition edition, int players = maxPlayers)
{
    return tableFor(testIsland(), { edition, PhaseRule::Combined, IslandSetup::Variable, 10 }, players);
}

// What keeps `text` from being one whole sentence that anybody may read aloud; "" when nothing does.
inline const char *faultOfSentence(const QString &text)
{
    static const QRegularExpression leftover("%[0-9nL]");
    static const QRegularExpression addressed("\\b(you|your|yours)\\b",
                                              QRegularExpression::CaseInsensitiveOption);
    if (text.isEmpty())
        return "is empty";
    if (!text.front().isUpper() && text.front() != '"')
        return "does not begin like a sentence";
    if (!text.endsWith('.') && !text.endsWith('!'))
        return "does not end like a sentence";
    if (text.contains(leftover))
        return "has a place that nothing was put into";
    if (text.contains(addressed))
        return "says you, but somebody else may be reading";
    if (text.contains("  ") || text.contains(" .") || text.contains(" ,") || text.contains(" :"))
        return "has a hole where a word should be";
    return "";
}

} // namespace holmstead::test
