// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QColor>

// The one palette of the program: every colour on the board, the cards and the panels stands here.
// Luminance steps keep the terrains and the players apart in greyscale too.
namespace holmstead::palette {

constexpr QColor rgb(int hex)
{
    return QColor(hex >> 16 & 0xff, hex >> 8 & 0xff, hex & 0xff);
}

// Ink on paper: text, outlines, panels, cards.
inline constexpr QColor ink = rgb(0x33272A);
inline constexpr QColor inkSoft = rgb(0x6B5A55);    // secondary text; 6:1 on paper
inline constexpr QColor paper = rgb(0xFBF4E2);      // cards, tokens, bubbles
inline constexpr QColor paperShade = rgb(0xEADCBC); // the side of paper away from the light
inline constexpr QColor paperEdge = rgb(0xC9B387);
inline constexpr QColor panel = rgb(0xF5EBD3); // behind cards
inline constexpr QColor wood = rgb(0xA06F43);
inline constexpr QColor woodLight = rgb(0xC4935F);
inline constexpr QColor woodDark = rgb(0x6E4728);
inline constexpr QColor gold = rgb(0xF4BE37);   // stars, awards, the keyboard cursor
inline constexpr QColor accent = rgb(0x1F6F78); // buttons, links; 5.6:1 under paper
inline constexpr QColor accentDark = rgb(0x15525A);
inline constexpr QColor warning = rgb(0xA8211A); // red tokens, more than seven cards; 6.6:1 on paper
inline constexpr QColor success = rgb(0x3D7A3F);

// The sea, from the open water to the beach.
inline constexpr QColor sea = rgb(0x4E9BAD);
inline constexpr QColor seaDeep = rgb(0x3F889C);
inline constexpr QColor seaLight = rgb(0x66AFBB);
inline constexpr QColor shoal = rgb(0x86C6C6);
inline constexpr QColor foam = rgb(0xF2FAF3);
inline constexpr QColor beachWet = rgb(0xD9BE88);
inline constexpr QColor beach = rgb(0xF3E2B6);

// A ground with the side of its shapes towards the light and the one away from it.
struct Tones
{
    QColor base;
    QColor light;
    QColor dark;
};

inline constexpr Tones hills = { rgb(0xC4693D), rgb(0xDA8657), rgb(0xA5502B) };
inline constexpr Tones forest = { rgb(0x3F7C50), rgb(0x52905C), rgb(0x33693F) };
inline constexpr Tones pasture = { rgb(0x9EC85F), rgb(0xB5D97A), rgb(0x88B54D) };
inline constexpr Tones fields = { rgb(0xF0C447), rgb(0xF8D873), rgb(0xDDA92F) };
inline constexpr Tones mountains = { rgb(0x9AA4AC), rgb(0xB4BDC3), rgb(0x828D97) };
inline constexpr Tones desert = { rgb(0xEFDFB2), rgb(0xF8EDCC), rgb(0xDCC48C) };

constexpr const Tones &terrain(Terrain of)
{
    constexpr const Tones *all[] = { &hills, &forest, &pasture, &fields, &mountains, &desert };
    return *all[indexOf(of)];
}

// Beyond the grounds, what stands on them; used by the drawings in resources/art.
inline constexpr QColor hillsDeep = rgb(0x7F3B20);     // clay in the shade of a terrace
inline constexpr QColor hillsBright = rgb(0xEBA57A);   // clay in the sun
inline constexpr QColor forestDeep = rgb(0x24523A);    // under the trees
inline constexpr QColor leaf = rgb(0x6AA765);          // firs in the sun
inline constexpr QColor leafWarm = rgb(0x9DBB58);      // broad leaves in the sun
inline constexpr QColor pastureDeep = rgb(0x6C9A3D);   // tufts, hedges
inline constexpr QColor pastureBright = rgb(0xCDE795); // grass in the sun
inline constexpr QColor fieldsDeep = rgb(0xB98220);    // straw in the shade
inline constexpr QColor fieldsBright = rgb(0xFCE79F);  // straw in the sun
inline constexpr QColor rock = rgb(0x66727E);          // the shaded side of a peak
inline constexpr QColor rockDeep = rgb(0x4C5763);
inline constexpr QColor snow = rgb(0xF7FBFC);
inline constexpr QColor snowShade = rgb(0xD3DFE7);
inline constexpr QColor dune = rgb(0xC8AB6C); // the lee of a dune
inline constexpr QColor cactus = rgb(0x5F9C62);
inline constexpr QColor cactusDeep = rgb(0x43764C);
inline constexpr QColor night = rgb(0x47404E); // the robber's cloak
inline constexpr QColor nightLight = rgb(0x675F71);
inline constexpr QColor nightDeep = rgb(0x302A37);
inline constexpr QColor skin = rgb(0xE9BE95);
inline constexpr QColor blossom = rgb(0xE88FA0);
inline constexpr QColor abyss = rgb(0x32758A); // the sea where nobody has been; whales

// A resource card's ground; icons are drawn on it or on paper.
inline constexpr Tones brick = { rgb(0xC85A3C), rgb(0xE0805F), rgb(0x9C3F26) };
inline constexpr Tones lumber = { rgb(0x8A5A33), rgb(0xB98453), rgb(0x633D20) };
inline constexpr Tones wool = { rgb(0xF4EEDF), rgb(0xFFFDF6), rgb(0xCFC5AE) };
inline constexpr Tones grain = { rgb(0xE7B02C), rgb(0xF9D66B), rgb(0xB27C12) };
inline constexpr Tones ore = { rgb(0x76838F), rgb(0xA3AFB9), rgb(0x525E69) };

constexpr const Tones &resource(Resource of)
{
    constexpr const Tones *all[] = { &brick, &lumber, &wool, &grain, &ore };
    return *all[indexOf(of)];
}

// A player's colour; `on` is for emblem and text on top of `base`.
struct PlayerTones
{
    QColor base;
    QColor light;
    QColor dark;
    QColor on;
};

inline constexpr PlayerTones red = { rgb(0xA3201B), rgb(0xD8604F), rgb(0x6E140E), rgb(0xFFF6E6) };
inline constexpr PlayerTones blue = { rgb(0x3672BA), rgb(0x6D9FDD), rgb(0x1E4A86), rgb(0xFFF6E6) };
inline constexpr PlayerTones orange = { rgb(0xF29A33), rgb(0xFABE74), rgb(0xC56F14), rgb(0x3F2410) };
inline constexpr PlayerTones white = { rgb(0xFAF6EC), rgb(0xFFFFFF), rgb(0xC8C0B2), rgb(0x4A434C) };

constexpr const PlayerTones &player(Color color)
{
    constexpr const PlayerTones *all[] = { &red, &blue, &orange, &white };
    return *all[indexOf(color)];
}

} // namespace holmstead::palette
