// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <functional>

class QPainter;

namespace holmstead {

using PaintThing = std::function<void(QPainter &, const QRectF &)>;

// Paints a small thing into a square; on a dark ground with a rim of paper round it, since the one that
// belongs to the drawing is too thin to part it from the ground where the drawing is small.
void paintRimmed(QPainter &painter, const QRectF &square, const PaintThing &paintThing);
// What does that.
PaintThing rimmed(const PaintThing &paintThing);

} // namespace holmstead
