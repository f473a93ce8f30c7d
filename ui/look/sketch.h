// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPen>

class QPainter;

namespace holmstead {

// A path written as in SVG: M, L, C, Q and Z with absolute coordinates. For the symbols in our own sources;
// text that is no such path is a mistake of the programmer.
QPainterPath shape(const char *text);

// A painter for one symbol: the symbol's own box is fitted into a rectangle, keeping its proportions and
// standing on the lower edge. The painter gets its state back at the end.
class Sketch
{
public:
    Sketch(QPainter &painter, const QRectF &rect, const QRectF &box);
    ~Sketch();
    Sketch(const Sketch &) = delete;
    Sketch &operator=(const Sketch &) = delete;

    QPainter &painter() { return m_painter; }

    void fill(const QPainterPath &path, const QColor &color);
    void fill(const char *path, const QColor &color) { fill(shape(path), color); }
    void ellipse(const QPointF &center, qreal rx, qreal ry, const QColor &color);
    void line(const QPainterPath &path, const QColor &color, qreal width);
    void line(const char *path, const QColor &color, qreal width) { line(shape(path), color, width); }
    // What makes a piece readable on every ground: ink around it, and paper around the ink.
    void outline(const QPainterPath &silhouette, qreal width);
    // A soft shadow on the ground; the light comes from the upper left.
    void shadow(const QPointF &center, qreal rx, qreal ry);

private:
    QPainter &m_painter;
};

} // namespace holmstead
