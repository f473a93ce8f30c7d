// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "motion/performance.h"

namespace holmstead {

// Cards and awards that travel over the table, and a card that is held up.
std::unique_ptr<Performance> flightOf(const CardFlight &flight, const MovingTable &table,
                                      const QWidget &layer);
std::unique_ptr<Performance> flightOf(const AwardFlight &flight, const MovingTable &table,
                                      const QWidget &layer);
std::unique_ptr<Performance> showOf(const CardShow &show, const MovingTable &table, const QWidget &layer);

} // namespace holmstead
