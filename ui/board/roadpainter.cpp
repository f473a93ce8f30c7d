// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/roadpainter.h"

#include "board/emblempainter.h"
#include "look/art.h"

#include <QPainter>

namespace holmstead {

void RoadPainter::paint(QPainter &painter, const QRectF &rect, Color color, qreal angle)
{
    const QString drawing = QStringLiteral("pieces/road");
    const qreal scale = qMin(rect.width() / 76, rect.height() / 32);
    painter.save();
    painter.translate(rect.center());
    painter.scale(scale, scale);
    painter.rotate(angle);
    Art::paint(painter, Art::boxOf(drawing), drawing, palette::player(color));
    painter.rotate(-angle);
    EmblemPainter::paint(painter, QRectF(-9.5, -9.5, 19, 19), color);
    painter.restore();
}

} // namespace holmstead
