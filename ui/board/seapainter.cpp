// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/seapainter.h"

#include "board/boardgeometry.h"
#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

#include <cmath>

namespace holmstead {

namespace {

// The coast with its corners washed round.
QPainterPath coastLine()
{
    const QPolygonF corners = coastPolygon();
    const auto middle = [&](qsizetype i) {
        return (corners[i % corners.size()] + corners[(i + 1) % corners.size()]) / 2;
    };
    QPainterPath coast(middle(0));
    for (qsizetype i = 1; i <= corners.size(); ++i)
        coast.quadTo(corners[i % corners.size()], middle(i));
    coast.closeSubpath();
    return coast;
}

// A number from 0 to 1 that looks random but is the same every time for a cell of the sea.
qreal noise(int x, int y, int salt)
{
    const auto mixed = static_cast<quint32>(x * 374761393 + y * 668265263 + salt * 2147483647);
    const quint32 hash = (mixed ^ (mixed >> 13)) * 1274126177u;
    return ((hash ^ (hash >> 16)) & 0xffff) / 65535.0;
}

void paintWaves(QPainter &painter, const QRectF &rect)
{
    static const QPainterPath wave = shape("M-24 0 Q-16 -8 -8 0 Q0 8 8 0 Q16 -8 24 0 M-4 12 Q4 5 12 12");
    constexpr qreal cell = 105;
    const QPen light(palette::seaLight, 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (int y = qFloor(rect.top() / cell); y <= qCeil(rect.bottom() / cell); ++y) {
        for (int x = qFloor(rect.left() / cell); x <= qCeil(rect.right() / cell); ++x) {
            const QPointF at(cell * (x + 0.1 + 0.8 * noise(x, y, 1)),
                             cell * (y + 0.1 + 0.8 * noise(x, y, 2)));
            painter.strokePath(wave.translated(at), light);
        }
    }
}

void paintRing(QPainter &painter, const QPainterPath &coast, const QColor &color, qreal width)
{
    painter.strokePath(coast, QPen(color, 2 * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

// Two pieces of decoration in the corners that no harbor reaches.
void paintCompass(Sketch &sketch)
{
    constexpr QPointF middle(-490, 405);
    sketch.ellipse(middle, 58, 58, palette::seaDeep);
    sketch.ellipse(middle, 53, 53, palette::sea);
    const QPainterPath lightHalf = shape("M0 -66 L0 0 L-11 -11 Z");
    const QPainterPath darkHalf = shape("M0 -66 L0 0 L11 -11 Z");
    for (const qreal scale : { 0.62, 1.0 }) {
        for (int i = 0; i < 4; ++i) {
            const QTransform turned = QTransform::fromTranslate(middle.x(), middle.y())
                                          .rotate(90 * i + (scale < 1 ? 45 : 0))
                                          .scale(scale, scale);
            sketch.fill(turned.map(lightHalf), palette::paper);
            sketch.fill(turned.map(darkHalf), palette::shoal);
        }
    }
    sketch.ellipse(middle, 7, 7, palette::seaDeep);
}

void paintWhale(Sketch &sketch)
{
    const QPainterPath back =
        shape("M410 -376 C414 -426 476 -438 508 -400 C518 -388 530 -390 536 -402 C526 -410 522 -422 "
              "526 -432 C534 -432 540 -426 543 -418 C550 -426 558 -428 566 -426 C564 -414 556 -404 "
              "546 -400 C544 -386 536 -378 528 -376 Z");
    sketch.fill(back, palette::rgb(0x356F86));
    sketch.fill("M410 -376 C413 -404 432 -420 454 -420 C444 -410 436 -396 440 -376 Z",
                palette::rgb(0x4A889E));
    sketch.ellipse({ 430, -392 }, 3.5, 3.5, palette::paper);
    sketch.line("M452 -428 C452 -444 444 -450 436 -450 M452 -428 C452 -446 460 -452 468 -450", palette::foam,
                4.5);
    sketch.line("M394 -374 Q406 -382 418 -374 Q430 -366 442 -374 Q454 -382 466 -374 Q478 -366 490 -374 "
                "Q502 -382 514 -374 Q526 -366 540 -374",
                palette::shoal, 5);
}

} // namespace

void SeaPainter::paint(QPainter &painter, const QRectF &rect)
{
    static const QPainterPath coast = coastLine();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect, palette::sea);
    paintWaves(painter, rect);
    paintRing(painter, coast.translated(5, 9), palette::seaDeep, 68);
    paintRing(painter, coast, palette::seaLight, 66);
    paintRing(painter, coast, palette::shoal, 48);
    paintRing(painter, coast, palette::foam, 34);
    paintRing(painter, coast, palette::beachWet, 29);
    paintRing(painter, coast, palette::beach, 25);
    painter.fillPath(coast, palette::beach);
    painter.restore();
    Sketch sketch(painter, boardRect, boardRect);
    paintCompass(sketch);
    paintWhale(sketch);
}

} // namespace holmstead
