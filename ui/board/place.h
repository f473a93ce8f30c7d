// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <variant>

namespace holmstead {

// Anything on the board that can be pointed at.
using Place = std::variant<HexId, IntersectionId, PathId>;

} // namespace holmstead
