// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

// What lies over what on the board: the z values of its items.
namespace holmstead::layer {

inline constexpr qreal hexes = 1;
inline constexpr qreal harbors = 2;
inline constexpr qreal traces = 2.4; // what the last roll and the robber have left to be seen
inline constexpr qreal light = 2.5;
inline constexpr qreal explainedHex = 2.7; // what a hint speaks of
inline constexpr qreal tokens = 3;
inline constexpr qreal glow = 3.5;
inline constexpr qreal roads = 4;
inline constexpr qreal targets = 5;
inline constexpr qreal explainedSpot = 5.5;
inline constexpr qreal figures = 6; // up to 7: buildings, the nearer hiding the farther
inline constexpr qreal rings = 7.5; // around buildings that can be chosen
inline constexpr qreal robber = 7.6;
inline constexpr qreal ghost = 8;
inline constexpr qreal cursor = 9;
inline constexpr qreal note = 10;

// `y` is the scene position of the figure's foot.
constexpr qreal figureAt(qreal y)
{
    return figures + 0.5 + y / 10000;
}

} // namespace holmstead::layer
