// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/rim.h"

#include "look/palette.h"
#include "look/theme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

constexpr qreal rimPart = 0.05; // of the square

} // namespace

void paintRimmed(QPainter &painter, const QRectF &square, const PaintThing &paintThing)
{
    if (!isDark(theme().sheet))
        return paintThing(painter, square);
    const qreal scale = painter.device()->devicePixelRatioF();
    QImage rim((square.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    rim.setDevicePixelRatio(scale);
    rim.fill(Qt::transparent);
    {
        QPainter shape(&rim);
        paintThing(shape, { QPointF(), square.size() });
        shape.setCompositionMode(QPainter::CompositionMode_SourceIn);
        shape.fillRect(QRectF(QPointF(), square.size()), palette::paper);
    }
    const qreal width = std::max(1 / scale, rimPart * square.width());
    for (const int right : { -1, 0, 1 }) {
        for (const int down : { -1, 0, 1 })
            painter.drawImage(square.topLeft() + width * QPointF(right, down), rim);
    }
    paintThing(painter, square);
}

PaintThing rimmed(const PaintThing &paintThing)
{
    return
        [paintThing](QPainter &painter, const QRectF &square) { paintRimmed(painter, square, paintThing); };
}

} // namespace holmstead
