// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardtargets.h"

#include <vector>

namespace holmstead {

// How arrow keys move over the board.

// The places that the keyboard visits, from the top row to the bottom row, each from left to right: the
// targets, or without any every place where the ghost could lie.
std::vector<Place> walkablePlaces(const BoardTargets &targets);

// Where an arrow key leads from `from`, which need not be walkable: left and right step through all of
// `places` in their order and round, so that each can be reached; up and down go to the nearest in that
// direction, if there is one.
std::optional<Place> walk(const Place &from, int key, const std::vector<Place> &places);

// The one of `places` that is nearest to `from`.
std::optional<Place> nearestOf(const Place &from, const std::vector<Place> &places);

} // namespace holmstead
