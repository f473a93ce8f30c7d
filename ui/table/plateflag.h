// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

class QPainter;
class QRectF;

namespace holmstead {

// The strip at the leading side of a player's plate: their colour and, where the name stands, their emblem.
class PlateFlag
{
public:
    static constexpr double width = 2.4; // in ems

    // Within the rounded `plate`; the middle of the emblem is as high as `middle`.
    static void paint(QPainter &painter, const QRectF &plate, double radius, double middle, Color color,
                      double em);
};

} // namespace holmstead
