// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/emblempainter.h"

#include "look/art.h"

namespace holmstead {

namespace {

const QString &emblemOf(Color color)
{
    static const QString all[] = { QStringLiteral("emblems/red"), QStringLiteral("emblems/blue"),
                                   QStringLiteral("emblems/orange"), QStringLiteral("emblems/white") };
    return all[indexOf(color)];
}

QRectF inner(const QRectF &rect, qreal part)
{
    const qreal side = qMin(rect.width(), rect.height()) * part;
    return { rect.center() - QPointF(side, side) / 2, QSizeF(side, side) };
}

} // namespace

void EmblemPainter::paint(QPainter &painter, const QRectF &rect, Color color)
{
    Art::paint(painter, rect, emblemOf(color), palette::player(color));
}

void EmblemPainter::paint(QPainter &painter, const QRectF &rect, Color color, const QColor &fill)
{
    palette::PlayerTones tones = palette::player(color);
    tones.on = fill;
    Art::paint(painter, rect, emblemOf(color), tones);
}

void EmblemPainter::paintBadge(QPainter &painter, const QRectF &rect, Color color)
{
    Art::paint(painter, rect, QStringLiteral("emblems/badge"), palette::player(color));
    paint(painter, inner(rect, 0.54), color);
}

} // namespace holmstead
