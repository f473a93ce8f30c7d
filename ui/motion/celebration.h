// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "motion/performance.h"

namespace holmstead {

// Confetti in the winner's colours.
std::unique_ptr<Performance> celebrationOf(const Celebration &win, const MovingTable &table,
                                           const QWidget &layer);

} // namespace holmstead
