// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/jsonreader.h"
#include "record/jsonwriter.h"

namespace holmstead {

// The island that `node` holds in `hexes`, `harbors`, `robber` and `start`: a record's `board` or a board
// file as a whole. Refused if it breaks R-CO-1, R-CO-3, R-CO-5 or R-SU-1. Unknown keys are kept, but for
// those of `others`, which somebody else reads.
IslandLayout readIsland(const Node &node, std::initializer_list<Node::Key> others = {});

// Adds the same keys to `object`, which stands at `place` and is `depth` levels deep in its file.
void addIsland(JsonObject &object, const IslandLayout &island, const Kept &kept, const QString &place,
               int depth);

} // namespace holmstead
