// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/roadpainter.h"

#include "board/emblempainter.h"
#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

void RoadPainter::paint(QPainter &painter, const QRectF &rect, Color color, qreal angle)
{
    const palette::PlayerTones &tones = palette::player(color);
    // The box is turned, so that a bar of any angle has the size that a level one has.
    const qreal scale = qMin(rect.width() / 76, rect.height() / 32);
    const QPointF reach(50, 50);
    Sketch sketch(painter, QRectF(rect.center() - scale * reach, rect.center() + scale * reach),
                  QRectF(-reach, reach));
    const QTransform turned = QTransform().rotate(angle);
    QPainterPath bar;
    bar.addRoundedRect(QRectF(-34, -8, 68, 16), 6, 6);
    QPainterPath boss;
    boss.addEllipse(QPointF(), 12.5, 12.5);
    const QPainterPath silhouette = turned.map(bar) | boss;
    sketch.outline(silhouette, 5);
    sketch.fill(silhouette, tones.base);
    sketch.line(turned.map(shape("M-29 -4.5 L29 -4.5")), tones.light, 3.5);
    sketch.line(turned.map(shape("M-29 5 L29 5")), tones.dark, 3.5);
    sketch.fill(boss, tones.base);
    EmblemPainter::paint(sketch.painter(), QRectF(-9.5, -9.5, 19, 19), color);
}

} // namespace holmstead
