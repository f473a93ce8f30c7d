// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardpose.h"
#include "motion/act.h"

#include <QRectF>

#include <array>

namespace holmstead {

// How the parts of the table stand that move where they are; all at rest in Pose().
struct Pose
{
    std::optional<qreal> tumble; // how far the dice have tumbled, 0 … 1
    BoardPose board;
    std::array<qreal, allResources.size()> piles = {}; // to the side, in card widths
    bool untold = false;                               // what is seen has not come out yet
};

// The table as motion sees it: where its parts are, and that some of them can move.
class MovingTable
{
public:
    virtual ~MovingTable() = default;

    // In pixels of the layer; empty when it is not to be seen.
    virtual QRectF placeOf(const Spot &spot) const = 0;
    virtual void setPose(const Pose &pose) = 0;
};

} // namespace holmstead
