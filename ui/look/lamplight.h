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

// The sea at night, darkest where it is open.
inline constexpr QColor nightAbyss = rgb(0x12303C);
inline constexpr QColor nightSeaDeep = rgb(0x1A3C4A);
inline constexpr QColor nightSea = rgb(0x224C5A);
inline constexpr QColor nightSeaLight = rgb(0x2C5F6B);
inline constexpr QColor nightShoal = rgb(0x39767D);
inline constexpr QColor nightFoam = rgb(0x8FB9B6);

// A colour of land or sea as it looks by lamplight: the water is dark, the land a little dimmer and warmer.
inline QColor byLamplight(const QColor &color)
{
    constexpr QColor waters[][2] = { { abyss, nightAbyss }, { seaDeep, nightSeaDeep },
                                     { sea, nightSea },     { seaLight, nightSeaLight },
                                     { shoal, nightShoal }, { foam, nightFoam } };
    for (const auto &[byDay, byNight] : waters) {
        if (color.rgb() == byDay.rgb())
            return byNight;
    }
    return QColor(color.red() * 86 / 100, color.green() * 82 / 100, color.blue() * 78 / 100);
}

} // namespace holmstead::palette
