// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/idset.h"

namespace holmstead {

// Lengths of roads as R-LR-2 and R-LR-3 count them: the longest trail over `roads` that uses no path twice
// and does not pass through an intersection of `blocked` (it may begin or end there).

// The longest of all trails; 0 for no roads.
int longestTrail(const PathSet &roads, const IntersectionSet &blocked);

// The longest of the trails that use `through`, which must be in `roads`. When one road is new, this is all
// that can have grown.
int longestTrailThrough(PathId through, const PathSet &roads, const IntersectionSet &blocked);

// The roads of one trail that is the longest; where several are, of any of them.
PathSet roadsOfLongestTrail(const PathSet &roads, const IntersectionSet &blocked);

} // namespace holmstead
