// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/view.h"

namespace holmstead {

// Whose turn comes after this one; in set-up, who places after this one (R-SU-8). Nobody once the game is
// over.
std::optional<PlayerId> nextTurn(const View &view);

} // namespace holmstead
