// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace holmstead {

// What the person on turn puts together in a panel that they have asked for.
enum class Wish { Nothing, Trade, Plenty, Monopoly };

} // namespace holmstead
