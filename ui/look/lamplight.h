// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/palette.h"

// The part of the palette that dark surfaces are made of: wood and ink where paper was.
namespace holmstead::palette {

inline constexpr QColor nightGround = rgb(0x2A2123); // behind everything
inline constexpr QColor nightSheet = rgb(0x372C2E);  // dialogs, lists
inline constexpr QColor nightRaised = rgb(0x463A3B); // buttons
inline constexpr QColor nightHover = rgb(0x4D4043);
inline constexpr QColor nightSunken = rgb(0x211A1C);
inline constexpr QColor nightLine = rgb(0x6A595A);
inline constexpr QColor nightDisabled = rgb(0x8F7F7A);
inline constexpr QColor moonlight = rgb(0xF6ECD8); // text
inline constexpr QColor moonSoft = rgb(0xD2C4B4);  // secondary text
inline constexpr QColor accentNight = rgb(0x25757F);
inline constexpr QColor accentGlow = rgb(0x84CDD3);  // the accent's lines and links
inline constexpr QColor warningGlow = rgb(0xFFB3A6); // warnings in words
inline constexpr QColor successGlow = rgb(0x9BD39A);
inline constexpr QColor redGlow = rgb(0xFFB0A3); // the players' names
inline constexpr QColor blueGlow = rgb(0xA9CCF6);

} // namespace holmstead::palette
