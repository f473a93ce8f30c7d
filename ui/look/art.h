// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/palette.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace holmstead {

// Our drawings, the SVG files below resources/art. A drawing is named by its path there without the ending,
// "pieces/road". One that is missing or damaged is a mistake of ours: it shows as a plain marker and warns
// once.
class Art
{
public:
    // Paints a drawing as large as fits into `rect`, keeping its proportions, in the middle and standing on
    // the lower edge. It comes from a cache by size on the device, to the pixel at any scale and turn; what
    // grows or turns frame by frame is better painted once into a pixmap of one's own.
    static void paint(QPainter &painter, const QRectF &rect, const QString &name);
    // The same for a drawing in the red player's colours, with `tones` in their place.
    static void paint(QPainter &painter, const QRectF &rect, const QString &name,
                      const palette::PlayerTones &tones);
    // A drawing of land or sea, which lies in the light of the theme.
    static void paintGround(QPainter &painter, const QRectF &rect, const QString &name);
    // The part of its own coordinates that a drawing shows: its viewBox.
    static QRectF boxOf(const QString &name);
};

} // namespace holmstead
