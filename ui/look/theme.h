// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QColor>
#include <QPalette>

namespace holmstead {

// `part` of the way from `from` to `to`.
inline QColor mixed(const QColor &from, const QColor &to, qreal part)
{
    const auto channel = [part](float a, float b) { return static_cast<float>(a + part * (b - a)); };
    return QColor::fromRgbF(channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()),
                            channel(from.blueF(), to.blueF()), channel(from.alphaF(), to.alphaF()));
}

// Whether it is nearer to black than to white.
inline bool isDark(const QColor &color)
{
    return color.lightness() < 128;
}

// What the window's surfaces are made of, by day or by lamplight: whatever is neither island nor card, token,
// piece or die, which keep their own colours. Text may stand on every surface; tst_palette measures it.
struct Theme
{
    // Surfaces, from the deepest to the one that stands out most.
    QColor sunken;                  // where something would lie
    QColor ground;                  // behind everything
    QColor sheet;                   // dialogs, lists, the plate of who is on turn
    QColor raised;                  // what one can press
    QColor hover;                   // the same under the pointer
    QColor field;                   // what one can write in
    QColor chosen;                  // what is picked or switched on
    QColor lit;                     // good news: what can be paid, who has won
    QColor tints[allColors.size()]; // a breath of a player's colour
    const QColor &tint(Color color) const { return tints[indexOf(color)]; }

    QColor line;     // around surfaces
    QColor softLine; // within them

    QColor text;
    QColor softText;
    QColor disabledText;
    QColor warning; // written on a surface
    QColor success;

    QColor accent;     // ground of what one should press
    QColor accentDeep; // the same pressed, and its edge
    QColor onAccent;
    QColor accentLine; // signs, outlines and links on a surface
    QColor alarm;      // ground of a warning, under onAlarm
    QColor onAlarm;

    QColor strokes[allColors.size()]; // the players' colours as a line on a surface
    const QColor &stroke(Color color) const { return strokes[indexOf(color)]; }
    QColor names[allColors.size()]; // of the players, written on a surface
    const QColor &name(Color color) const { return names[indexOf(color)]; }

    static const Theme &day();
    static const Theme &night();
    bool lamplit = false; // and land and sea with it: see onGround()

    // Every role that we draw with. AlternateBase stays the desktop's: see Daylight.
    QPalette palette() const;
};

// The one that the application's palette stands for now. Ask when painting: it changes while the game runs.
const Theme &theme();

// A colour of land or sea as it looks in `theme`.
QColor onGround(const QColor &byDay, const Theme &theme);

} // namespace holmstead
