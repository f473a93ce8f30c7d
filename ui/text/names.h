// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QStringList>

namespace holmstead {

// What the person is called; empty for a player that the game does not have.
inline QString nameOf(PlayerId player, const People &people)
{
    const auto index = static_cast<std::size_t>(player.index());
    return index < people.size() ? people[index].name : QString();
}

// Whose building or road stands there.
inline std::optional<PlayerId> ownerOf(IntersectionId intersection, const View &view)
{
    for (const PlayerId player : playersOf(view.playerCount())) {
        if (at(view.buildings, player).contains(intersection))
            return player;
    }
    return std::nullopt;
}

inline std::optional<PlayerId> ownerOf(PathId path, const View &view)
{
    for (const PlayerId player : playersOf(view.playerCount())) {
        if (at(view.roads, player).contains(path))
            return player;
    }
    return std::nullopt;
}

} // namespace holmstead
