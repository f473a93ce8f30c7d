// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QPainter;
class QRectF;

namespace holmstead {

// Signs that are neither a piece nor a card, in one colour.
enum class Icon {
    Trade,      // two arrows past each other
    EndTrading, // an arrow to the end of the line
    Done,       // a tick
    EndTurn,    // round to the next
    Undo,       // back in a bend
    Warning,    // an exclamation mark in a triangle
    Knight,     // a sword
    Road,       // a path with a bend
    OnTurn,     // a triangle that points at a name
    Covered,    // a closed eye
};

class IconPainter
{
public:
    // Fills the largest square in `rect`. Arrows are mirrored when the painter's layout is.
    static void paint(QPainter &painter, const QRectF &rect, Icon icon, const QColor &color);
};

} // namespace holmstead
