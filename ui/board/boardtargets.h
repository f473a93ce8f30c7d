// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/idset.h"
#include "board/place.h"

namespace holmstead {

// What a click on a target puts there, shown as a ghost under the mouse.
enum class Piece : std::uint8_t { None, Road, Settlement, City, Robber };

// The places on the board that would be accepted now.
struct BoardTargets
{
    IntersectionSet intersections = {};
    PathSet paths = {};
    HexSet hexes = {};
    // None: what can lie there: a road, a settlement, a city on an own settlement; nothing on a hex.
    Piece ghost = Piece::None;
    PlayerId player = {};     // whose pieces the ghosts are
    bool alwaysShown = false; // mark them all, not only the one under the mouse

    bool isEmpty() const { return intersections.isEmpty() && paths.isEmpty() && hexes.isEmpty(); }
    bool contains(const Place &place) const
    {
        if (const auto *hex = std::get_if<HexId>(&place))
            return hexes.contains(*hex);
        if (const auto *path = std::get_if<PathId>(&place))
            return paths.contains(*path);
        return intersections.contains(std::get<IntersectionId>(place));
    }
    void insert(const Place &place)
    {
        if (const auto *hex = std::get_if<HexId>(&place))
            hexes.insert(*hex);
        else if (const auto *path = std::get_if<PathId>(&place))
            paths.insert(*path);
        else
            intersections.insert(std::get<IntersectionId>(place));
    }

    friend bool operator==(const BoardTargets &, const BoardTargets &) = default;
};

} // namespace holmstead
