// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/drawingspace.h"

#include "look/art.h"

#include <QPainter>

namespace holmstead {

DrawingSpace::DrawingSpace(QPainter &painter, const QRectF &rect, const QString &name)
    : m_painter(painter),
      m_box(Art::boxOf(name))
{
    const qreal scale = qMin(rect.width() / m_box.width(), rect.height() / m_box.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center().x(), rect.bottom());
    painter.scale(scale, scale);
    painter.translate(-m_box.center().x(), -m_box.bottom());
}

DrawingSpace::~DrawingSpace()
{
    m_painter.restore();
}

} // namespace holmstead
