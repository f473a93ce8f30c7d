// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"
#include "board/terrain.h"

#include <QString>

#include <vector>

namespace holmstead {

// Somebody at the table, as a record names them.
struct Person
{
    QString name;             // 1 … 40 characters, different from everybody else's
    Color color = Color::Red; // different from everybody else's
    Color start = Color::Red; // whose start pieces on a beginner island; `color` unless colours have changed

    friend bool operator==(const Person &, const Person &) = default;
};

// Clockwise; PlayerId n is the n-th of them, and the first begins.
using People = std::vector<Person>;

// `player` must be one of `people`.
inline const Person &personOf(PlayerId player, const People &people)
{
    return people[static_cast<std::size_t>(player.index())];
}

} // namespace holmstead
