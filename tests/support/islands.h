// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/table.h"

namespace holmstead::test {

// The island that positions of tests stand on unless they say otherwise. Desert in the north-east corner,
// hills with an 8 in the middle:
//
//             fields 10   forest 4   desert
//        forest 9   hills 11   forest 2   pasture 3
//   pasture 3   fields 6   hills 8   mountains 6   hills 9
//        pasture 8   fields 10   mountains 4   fields 12
//             pasture 11   forest 5   mountains 5
//
// Harbors, clockwise from the top: brick, any, ore, grain, any, wool, lumber, any, any.
const IslandLayout &testIsland();

// R-SU-1 once more, typed from the map and not read from the file that the game uses, so that a slip in
// either is found.
const IslandLayout &beginnerIslandByHand();

// One table for all states of a kind, kept until the program ends: states of tests are plain values, and
// what they point to must outlive them.
const Table &tableFor(const IslandLayout &island, const Rules &rules, int players);

} // namespace holmstead::test
