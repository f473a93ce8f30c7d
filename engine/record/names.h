// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/islandmaker.h"
#include "rules/state.h"

#include <QLatin1StringView>
#include <QStringList>

#include <optional>

namespace holmstead {

// How the player who begins was found (R-SU-7); only for people.
enum class BeginHow : std::uint8_t { Roll, Oldest, Random };
inline constexpr std::array allBeginHows = { BeginHow::Roll, BeginHow::Oldest, BeginHow::Random };

// The words that record and board files, and the console program, use for the things of the game. They are
// part of the file format: never translated, never changed.
QLatin1StringView wordFor(Resource resource);
QLatin1StringView wordFor(Terrain terrain);
QLatin1StringView wordFor(Harbor harbor);
QLatin1StringView wordFor(Color color);
QLatin1StringView wordFor(DevelopmentCard card);
QLatin1StringView wordFor(Phase phase); // Phase::Over too, which stands in state lines only
QLatin1StringView wordFor(Edition edition);
QLatin1StringView wordFor(PhaseRule phases);
QLatin1StringView wordFor(IslandSetup setup);
QLatin1StringView wordFor(TokenDeal tokens); // the console program's `spiral` and `scattered`
QLatin1StringView wordFor(BeginHow how);
QLatin1StringView wordFor(const Action &action); // what `do` says

// The value that `word` stands for, or nothing. Made for each enumeration above.
template <typename Enum> std::optional<Enum> fromWord(QStringView word);
// All the words, in order, for error messages.
template <typename Enum> QStringList allWords();

// `action` in one short line, its place or other keys in the form of the format: buildRoad "0,0,E".
QString describe(const Action &action);

} // namespace holmstead
