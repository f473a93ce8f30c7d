// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"

namespace holmstead {

enum class Edition : std::uint8_t { Classic, Sixth };         // 2015/2020 and 2025 (R-ED)
enum class PhaseRule : std::uint8_t { Combined, Separate };   // R-TU-2, R-TU-3
enum class IslandSetup : std::uint8_t { Beginner, Variable }; // R-SU-1, R-SU-4

inline constexpr int minPlayers = 3;
inline constexpr int maxPlayers = 4;
inline constexpr int minTarget = 3;
inline constexpr int maxTarget = 20;

// What may be chosen before a game. Sixth with separate phases does not exist (R-ED-4).
struct Rules
{
    Edition edition = Edition::Classic;
    PhaseRule phases = PhaseRule::Combined;
    IslandSetup setup = IslandSetup::Variable;
    int target = 10; // victory points that win (R-WI-2)

    friend bool operator==(const Rules &, const Rules &) = default;
};

// R-ED-4: what a game is played by when nobody says.
constexpr PhaseRule defaultPhases(Edition edition, IslandSetup setup)
{
    return edition == Edition::Classic && setup == IslandSetup::Beginner ? PhaseRule::Separate
                                                                         : PhaseRule::Combined;
}

// R-SU-2: the colour that three players on the beginner island leave in the box.
constexpr Color colorLeftOut(Edition edition)
{
    return edition == Edition::Classic ? Color::Red : Color::White;
}

// What stays the same from the first action of a game to the last. Game states point to it.
struct Table
{
    Island island;
    Rules rules;
    int playerCount = maxPlayers; // 3 or 4

    friend bool operator==(const Table &, const Table &) = default;
};

} // namespace holmstead
