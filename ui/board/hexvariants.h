// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"

#include <array>

namespace holmstead {

// Which of the pictures of its terrain (HexPainter::variants) each hex shows. The hexes of a terrain take
// turns, and neighbours differ if they can, so that nothing looks stamped.
std::array<int, HexId::count> hexVariants(const IslandLayout &island);

} // namespace holmstead
