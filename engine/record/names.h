// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/islandmaker.h"
#include "rules/state.h"

#include <QLatin1StringView>
#include <QStringList>

#include <optional>
#include <span>
#include <type_traits>

namespace holmstead {

// How the player who begins was found (R-SU-7); only for people.
enum class BeginHow : std::uint8_t { Roll, Oldest, Random };
inline constexpr std::array allBeginHows = { BeginHow::Roll, BeginHow::Oldest, BeginHow::Random };

// The words that record and board files, and the console program, use for the things of the game. They are
// part of the file format: never translated, never changed.
// Made for Resource, Terrain, Harbor, Color, DevelopmentCard, Phase (`over` stands in state lines only),
// Edition, PhaseRule, IslandSetup, TokenDeal (the console program's `spiral` and `scattered`) and BeginHow.
template <typename Enum>
requires(std::is_enum_v<Enum>) QLatin1StringView wordFor(Enum value);
// The value that `word` stands for, or nothing.
template <typename Enum> std::optional<Enum> fromWord(QStringView word);
// All the words, in order, for error messages.
template <typename Enum> QStringList allWords();

// What `do` says, and all that it may say in the order of the variant.
QLatin1StringView wordFor(const Action &action);
std::span<const QLatin1StringView> actionWords();

// `action` in one short line, its place or other keys in the form of the format: buildRoad "0,0,E".
QString describe(const Action &action);

} // namespace holmstead
