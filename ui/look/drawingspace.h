// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;
class QString;

namespace holmstead {

// Lets one paint in the coordinates of a drawing, for what stands on it: it lies in `rect` as Art::paint
// would lay it. The painter gets its state back at the end.
class DrawingSpace
{
public:
    DrawingSpace(QPainter &painter, const QRectF &rect, const QString &name);
    ~DrawingSpace();
    DrawingSpace(const DrawingSpace &) = delete;
    DrawingSpace &operator=(const DrawingSpace &) = delete;

    // The whole of it, the drawing's viewBox.
    const QRectF &box() const { return m_box; }

private:
    QPainter &m_painter;
    QRectF m_box;
};

} // namespace holmstead
