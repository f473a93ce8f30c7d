// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/landmarks.h"

#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

namespace holmstead::landmarks {

using palette::rgb;

namespace {

// A thing drawn in a box of 100 by 100 with its foot in the middle of the lower edge.
QTransform standing(const Spot &spot, bool mirrored = false)
{
    const qreal scale = spot.height / 100;
    return QTransform::fromTranslate(-50, -100) * QTransform::fromScale(mirrored ? -scale : scale, scale)
         * QTransform::fromTranslate(spot.x, spot.y);
}

} // namespace

void fir(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.shadow({ spot.x + spot.height * 0.06, spot.y - 1 }, spot.height * 0.3, spot.height * 0.08);
    sketch.fill(map.map(shape("M44 84 L56 84 L56 100 L44 100 Z")), rgb(0x6B4A30));
    sketch.fill(
        map.map(shape("M50 0 L72 36 L64 36 L82 62 L73 62 L90 90 L10 90 L27 62 L18 62 L36 36 L28 36 Z")),
        rgb(0x1D5138));
    sketch.fill(
        map.map(shape("M50 0 L56 34 L50 40 L58 60 L48 66 L54 90 L10 90 L27 62 L18 62 L36 36 L28 36 Z")),
        rgb(0x2C6B48));
}

void oak(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.shadow({ spot.x + spot.height * 0.08, spot.y - 1 }, spot.height * 0.34, spot.height * 0.08);
    sketch.fill(map.map(shape("M43 60 L57 60 L59 100 L41 100 Z")), rgb(0x6B4A30));
    sketch.fill(
        map.map(shape("M50 4 C70 2 78 16 78 24 C94 30 94 56 80 62 C74 78 56 78 50 72 C42 80 24 76 20 62 "
                      "C6 56 8 30 22 26 C24 10 36 4 50 4 Z")),
        rgb(0x275F3C));
    sketch.fill(
        map.map(shape("M46 8 C58 8 60 18 54 24 C66 32 60 46 48 48 C44 60 30 58 26 50 C14 48 16 34 26 30 "
                      "C28 14 36 8 46 8 Z")),
        rgb(0x3D8050));
}

void tuft(Sketch &sketch, const QPointF &at, const QColor &color)
{
    sketch.line(shape("M-5 -7 Q-3 -3 -1 0 M0 -9 L0 0 M6 -7 Q3 -3 1 0").translated(at), color, 2.2);
}

void sheep(Sketch &sketch, const Spot &spot, bool mirrored)
{
    const QTransform map = standing(spot, mirrored);
    sketch.shadow({ spot.x, spot.y - spot.height * 0.08 }, spot.height * 0.42, spot.height * 0.09);
    sketch.line(map.map(shape("M34 74 L34 94 M46 78 L46 96 M60 78 L60 96 M70 74 L70 94")), rgb(0x54453F),
                spot.height * 0.07);
    sketch.fill(
        map.map(shape("M24 78 C8 80 2 62 13 55 C4 42 18 30 30 34 C34 20 56 18 62 30 "
                      "C76 24 92 36 86 50 C96 58 92 76 76 76 C68 86 54 84 50 80 C44 86 30 84 24 78 Z")),
        palette::wool.dark);
    const QTransform light = standing({ spot.x - 1.2, spot.y - 2, spot.height * 0.94 }, mirrored);
    sketch.fill(
        light.map(shape("M24 76 C10 78 4 62 14 55 C6 42 18 30 30 34 C34 20 56 18 62 30 "
                        "C76 24 90 36 84 48 C92 56 88 68 76 70 C68 78 54 78 50 76 C44 82 30 80 24 76 Z")),
        palette::wool.light);
    sketch.fill(map.map(shape("M74 38 C86 32 100 40 98 52 C96 64 84 66 78 60 C72 54 70 44 74 38 Z")),
                rgb(0x54453F));
    sketch.line(map.map(shape("M72 42 L64 47")), rgb(0x54453F), spot.height * 0.06);
}

void sheaf(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.shadow({ spot.x + 2, spot.y - 1 }, spot.height * 0.34, spot.height * 0.08);
    sketch.fill(map.map(shape("M20 100 Q38 76 40 58 L60 58 Q62 76 80 100 Q50 104 20 100 Z")), rgb(0xC08420));
    sketch.fill(map.map(shape("M20 100 Q38 76 40 58 L50 58 L46 102 Q32 102 20 100 Z")), rgb(0xDCA236));
    sketch.fill(map.map(shape("M40 60 C22 50 8 34 12 14 C18 18 22 14 26 8 C30 10 34 6 38 0 C44 6 46 4 50 0 "
                              "C54 4 58 6 62 0 C66 6 70 10 74 8 C78 14 82 18 88 14 C92 34 78 50 60 60 Z")),
                rgb(0xC98E24));
    sketch.fill(map.map(shape("M40 60 C22 50 8 34 12 14 C18 18 22 14 26 8 C30 10 34 6 38 0 C44 6 46 4 50 0 "
                              "L50 60 Z")),
                rgb(0xE9B547));
    sketch.line(map.map(shape("M28 16 L44 54 M50 10 L50 54 M72 16 L56 54")), rgb(0x9B6715),
                spot.height * 0.035);
    sketch.line(map.map(shape("M39 60 L61 60")), rgb(0x7E4A1C), spot.height * 0.1);
}

void mound(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.fill(map.map(shape("M-30 100 C-10 92 4 10 44 8 C90 4 104 92 130 100 Z")), rgb(0xA34C2A));
    sketch.fill(map.map(shape("M-30 100 C-10 92 4 10 44 8 C56 8 58 30 48 52 C40 72 44 90 52 100 Z")),
                rgb(0xD37C4D));
    sketch.line(map.map(shape("M0 66 Q16 58 30 64 M14 38 Q26 32 38 38")), rgb(0xB25A34), 2.4);
}

void brickPile(Sketch &sketch, const Spot &spot)
{
    sketch.shadow({ spot.x + 2, spot.y - 1 }, spot.height * 0.56, spot.height * 0.1);
    const qreal unit = spot.height / 3;
    for (int row = 0; row < 3; ++row) {
        for (int i = 0; i < 3 - row; ++i) {
            const QRectF brick(spot.x + (i - (3 - row) / 2.0) * unit * 1.5, spot.y - (row + 1) * unit,
                               unit * 1.42, unit * 0.88);
            sketch.painter().fillRect(brick.adjusted(-1.2, -1.2, 1.2, 1.2), rgb(0x74301A));
            sketch.painter().fillRect(brick, rgb(0xC8563A));
            sketch.painter().fillRect(QRectF(brick.topLeft(), QSizeF(brick.width(), unit * 0.3)),
                                      rgb(0xEC9674));
        }
    }
}

void peak(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.fill(map.map(shape("M50 0 L70 30 L78 36 L112 100 L-12 100 L18 50 L28 40 Z")), rgb(0x5F6B77));
    sketch.fill(map.map(shape("M50 0 L56 24 L46 44 L58 66 L48 100 L-12 100 L18 50 L28 40 Z")), rgb(0x8793A0));
    sketch.fill(map.map(shape("M50 0 L70 30 L62 42 L56 34 L48 46 L40 36 L31 42 L28 40 Z")), rgb(0xD3DCE4));
    sketch.fill(map.map(shape("M50 0 L56 24 L52 40 L48 46 L40 36 L31 42 L28 40 Z")), rgb(0xFBFDFD));
}

void boulder(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.shadow({ spot.x + 1, spot.y - 1 }, spot.height * 0.6, spot.height * 0.14);
    sketch.fill(map.map(shape("M0 100 L6 50 L34 14 L76 20 L104 64 L100 100 Z")), rgb(0x66717C));
    sketch.fill(map.map(shape("M0 100 L6 50 L34 14 L60 18 L48 56 L54 100 Z")), rgb(0xB9C2C9));
}

void dune(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.fill(map.map(shape("M-60 100 C-20 92 10 10 40 8 C70 20 120 90 170 100 Z")), rgb(0xCFAF74));
    sketch.fill(map.map(shape("M-60 100 C-20 92 10 10 40 8 C56 26 34 60 64 100 Z")), rgb(0xF9EDCB));
}

void cactus(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    const QPainterPath cactus = map.map(shape("M50 96 L50 14 M50 66 Q24 68 24 36 M50 54 Q76 56 76 26"));
    sketch.shadow({ spot.x + 4, spot.y - 1 }, spot.height * 0.28, spot.height * 0.06);
    sketch.line(cactus, rgb(0x47764F), spot.height * 0.19);
    sketch.line(cactus.translated(-spot.height * 0.03, 0), rgb(0x6B9C66), spot.height * 0.08);
}

} // namespace holmstead::landmarks
