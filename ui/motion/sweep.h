// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "motion/performance.h"

namespace holmstead {

// The turn passes: the next player's colour runs along the line at the top, and their plate shines.
std::unique_ptr<Performance> sweepOf(const PromptSweep &sweep, const MovingTable &table,
                                     const QWidget &layer);
std::unique_ptr<Performance> glowOf(const PlateGlow &glow, const MovingTable &table, const QWidget &layer);

} // namespace holmstead
