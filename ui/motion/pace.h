// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace holmstead {

// How fast things move on the table.
enum class Pace { Off, Slow, Normal, Fast };
inline constexpr std::array allPaces = { Pace::Off, Pace::Slow, Pace::Normal, Pace::Fast };

constexpr std::size_t indexOf(Pace pace)
{
    return static_cast<std::size_t>(pace);
}

// No movement takes longer, at whatever pace; in milliseconds.
inline constexpr int longestMovement = 960;

// `milliseconds` of the normal pace, of something that moves.
constexpr int atPace(Pace pace, int milliseconds)
{
    switch (pace) {
    case Pace::Off:
        return 0;
    case Pace::Slow:
        return milliseconds * 8 / 5;
    case Pace::Normal:
        return milliseconds;
    case Pace::Fast:
        return milliseconds * 11 / 20;
    }
    return milliseconds;
}

} // namespace holmstead
