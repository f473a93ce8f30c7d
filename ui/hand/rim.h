// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <functional>

class QPainter;

namespace holmstead {

// Paints a small thing into a square; on a dark ground with a rim of paper round it, since the one that
// belongs to the drawing is too thin to part it from the ground where the drawing is small.
void paintRimmed(QPainter &painter, const QRectF &square,
                 const std::function<void(QPainter &, const QRectF &)> &paintThing);

} // namespace holmstead
