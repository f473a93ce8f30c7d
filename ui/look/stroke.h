// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

class QPainter;
class QStyleOption;

// What the parts of PaperStyle have in common. Lengths are in ems of the widget they are drawn for.
namespace holmstead::stroke {

qreal em(const QStyleOption &option);
int ems(const QStyleOption &option, qreal count);
// As thick as a line round a field.
qreal width(const QStyleOption &option);

// Both on `option.rect`, with corners of half an em; the outline wholly within.
void fill(QPainter &painter, const QStyleOption &option, const QColor &color);
void outline(QPainter &painter, const QStyleOption &option, const QColor &color, qreal width);

// Signs as round strokes within a square of side 2 about the origin.
QPainterPath chevron(Qt::ArrowType to);
QPainterPath tick();
QPainterPath minus();
QPainterPath plus();
// Paints one of them `side` wide in the middle of `rect`.
void sign(QPainter &painter, const QRectF &rect, qreal side, const QPainterPath &sign, const QColor &color);

} // namespace holmstead::stroke
