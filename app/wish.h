// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace holmstead {

// What the person at the screen puts together in a panel that they have asked for.
enum class Wish { Nothing, Trade, Plenty, Monopoly, CounterOffer };

} // namespace holmstead
