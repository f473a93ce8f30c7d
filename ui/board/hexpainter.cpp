// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hexpainter.h"

#include "board/boardgeometry.h"
#include "board/terrainsymbol.h"
#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead {

namespace {

// Two soft waves of ground: the far one lighter, the near one darker.
void paintGround(Sketch &sketch, const palette::Tones &tones, int variant)
{
    const QTransform side = variant % 2 == 0 ? QTransform() : QTransform::fromScale(-1, 1);
    sketch.fill(
        side.map(shape("M-100 -100 L100 -100 L100 -46 C60 -66 30 -34 -10 -44 C-44 -52 -70 -34 -100 -40 Z")),
        tones.light);
    sketch.fill(side.map(shape("M-100 40 C-60 22 -30 60 10 50 C44 42 70 22 100 34 L100 110 L-100 110 Z")),
                tones.dark);
}

QPainterPath roundedHex(qreal inset)
{
    QPainterPath hex;
    hex.addPolygon(hexPolygon(hexSide - inset));
    hex.closeSubpath();
    QPainterPathStroker edge;
    edge.setWidth(12);
    edge.setJoinStyle(Qt::RoundJoin);
    return (hex | edge.createStroke(hex)).simplified();
}

} // namespace

void HexPainter::paint(QPainter &painter, const QRectF &rect, Terrain terrain, int variant)
{
    // What is left around it is the sand of the paths.
    static const QPainterPath ground = roundedHex(13);
    const palette::Tones &tones = palette::terrain(terrain);
    const QRectF box = hexPolygon().boundingRect();
    Sketch sketch(painter, rect, box);
    painter.setClipPath(ground, Qt::IntersectClip);
    sketch.fill(ground, tones.base);
    paintGround(sketch, tones, variant);
    TerrainSymbol::paint(painter, box, terrain, variant);
    sketch.line(ground, tones.dark, 5);
}

} // namespace holmstead
