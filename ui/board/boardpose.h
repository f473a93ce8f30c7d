// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/idset.h"
#include "board/place.h"

#include <QPointF>

#include <optional>

namespace holmstead {

// What moves on the board for a moment; all rests where it belongs in BoardPose().
struct BoardPose
{
    HexSet lit;
    qreal light = 0; // on these hexes, 0 … 1
    // The way that the robber still has to where it stands.
    QPointF robberAway;
    // A piece above its place, and how high.
    std::optional<Place> lifted;
    qreal height = 0;

    friend bool operator==(const BoardPose &, const BoardPose &) = default;
};

} // namespace holmstead
