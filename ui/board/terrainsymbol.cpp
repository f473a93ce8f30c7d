// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/terrainsymbol.h"

#include "board/boardgeometry.h"
#include "board/palette.h"
#include "board/resourcesymbol.h"
#include "board/sketch.h"

#include <QPainter>

#include <vector>

// Coordinates are those of a hex around (0, 0) with sides of 100. The token lies around (0, 26); things stand
// behind it and beside it, and the corners are left to the buildings.
namespace holmstead {

namespace {

using palette::rgb;

// One thing standing on the ground: where its foot is, and how high it is.
struct Spot
{
    qreal x;
    qreal y;
    qreal height;
};
using Spots = std::vector<Spot>;

// A thing drawn in a box of 100 by 100 with its foot in the middle of the lower edge.
QTransform standing(const Spot &spot, bool mirrored = false)
{
    const qreal scale = spot.height / 100;
    return QTransform::fromTranslate(-50, -100) * QTransform::fromScale(mirrored ? -scale : scale, scale)
        * QTransform::fromTranslate(spot.x, spot.y);
}

void paintFir(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.shadow({ spot.x + spot.height * 0.06, spot.y - 1 }, spot.height * 0.3, spot.height * 0.08);
    sketch.fill(map.map(shape("M44 84 L56 84 L56 100 L44 100 Z")), rgb(0x6B4A30));
    sketch.fill(map.map(shape("M50 0 L72 36 L64 36 L82 62 L73 62 L90 90 L10 90 L27 62 L18 62 L36 36 L28 36 Z")),
                rgb(0x1D5138));
    sketch.fill(map.map(shape("M50 0 L56 34 L50 40 L58 60 L48 66 L54 90 L10 90 L27 62 L18 62 L36 36 L28 36 Z")),
                rgb(0x2C6B48));
}

void paintOak(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.shadow({ spot.x + spot.height * 0.08, spot.y - 1 }, spot.height * 0.34, spot.height * 0.08);
    sketch.fill(map.map(shape("M43 60 L57 60 L59 100 L41 100 Z")), rgb(0x6B4A30));
    sketch.fill(map.map(shape("M50 4 C70 2 78 16 78 24 C94 30 94 56 80 62 C74 78 56 78 50 72 C42 80 24 76 20 62 "
                              "C6 56 8 30 22 26 C24 10 36 4 50 4 Z")),
                rgb(0x275F3C));
    sketch.fill(map.map(shape("M46 8 C58 8 60 18 54 24 C66 32 60 46 48 48 C44 60 30 58 26 50 C14 48 16 34 26 30 "
                              "C28 14 36 8 46 8 Z")),
                rgb(0x3D8050));
}

void paintForest(Sketch &sketch, int variant)
{
    static const Spots firs[] = {
        { { -30, -46, 40 }, { 22, -48, 40 }, { -58, -18, 48 }, { 6, -22, 58 }, { 62, -8, 42 }, { -62, 46, 36 } },
        { { 2, -50, 40 }, { -26, -20, 58 }, { 34, -22, 54 }, { -64, 4, 40 }, { 60, 46, 40 } },
        { { -18, -52, 38 }, { 44, -38, 40 }, { -44, -22, 52 }, { -8, -16, 50 }, { 62, 2, 44 }, { -58, 50, 34 } },
    };
    static const Spots oaks[] = {
        { { 38, -16, 50 }, { -26, -20, 46 }, { 56, 54, 36 } },
        { { -52, -30, 46 }, { 6, -14, 44 }, { 62, -6, 44 }, { -56, 56, 40 } },
        { { 22, -18, 52 }, { -66, 6, 38 }, { 56, 56, 32 } },
    };
    Spots all;
    for (const Spot &spot : firs[variant])
        all.push_back(spot);
    const auto firCount = all.size();
    for (const Spot &spot : oaks[variant])
        all.push_back(spot);
    // Nearer trees hide farther ones.
    std::vector<std::size_t> order(all.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return all[a].y < all[b].y; });
    for (const std::size_t i : order)
        i < firCount ? paintFir(sketch, all[i]) : paintOak(sketch, all[i]);
}

void paintTuft(Sketch &sketch, const QPointF &at, const QColor &color)
{
    sketch.line(shape("M-5 -7 Q-3 -3 -1 0 M0 -9 L0 0 M6 -7 Q3 -3 1 0").translated(at), color, 2.2);
}

void paintSheep(Sketch &sketch, const Spot &spot, bool mirrored)
{
    const QTransform map = standing(spot, mirrored);
    sketch.shadow({ spot.x, spot.y - spot.height * 0.08 }, spot.height * 0.42, spot.height * 0.09);
    sketch.line(map.map(shape("M34 74 L34 94 M46 78 L46 96 M60 78 L60 96 M70 74 L70 94")), rgb(0x54453F),
                spot.height * 0.07);
    sketch.fill(map.map(shape("M24 78 C8 80 2 62 13 55 C4 42 18 30 30 34 C34 20 56 18 62 30 "
                              "C76 24 92 36 86 50 C96 58 92 76 76 76 C68 86 54 84 50 80 C44 86 30 84 24 78 Z")),
                palette::wool.dark);
    const QTransform light = standing({ spot.x - 1.2, spot.y - 2, spot.height * 0.94 }, mirrored);
    sketch.fill(light.map(shape("M24 76 C10 78 4 62 14 55 C6 42 18 30 30 34 C34 20 56 18 62 30 "
                                "C76 24 90 36 84 48 C92 56 88 68 76 70 C68 78 54 78 50 76 C44 82 30 80 24 76 Z")),
                palette::wool.light);
    sketch.fill(map.map(shape("M74 38 C86 32 100 40 98 52 C96 64 84 66 78 60 C72 54 70 44 74 38 Z")), rgb(0x54453F));
    sketch.line(map.map(shape("M72 42 L64 47")), rgb(0x54453F), spot.height * 0.06);
}

void paintPasture(Sketch &sketch, int variant)
{
    static const Spots sheep[] = {
        { { 28, -42, 34 }, { -34, -18, 46 }, { 56, 44, 32 } },
        { { -22, -40, 36 }, { 36, -14, 46 }, { -56, 48, 32 } },
        { { -44, -30, 38 }, { 18, -26, 42 }, { 58, 10, 34 } },
    };
    static const QList<QPointF> tufts[] = {
        { { -8, -58 }, { 52, -18 }, { -64, 16 }, { -52, 56 }, { 8, 76 }, { 4, -26 } },
        { { 22, -60 }, { -58, -6 }, { 64, 30 }, { 48, 58 }, { -6, 76 }, { -10, -20 } },
        { { 6, -64 }, { 60, -34 }, { -62, 30 }, { 40, 60 }, { -14, 76 }, { -18, -16 } },
    };
    for (const QPointF &tuft : tufts[variant])
        paintTuft(sketch, tuft, rgb(0x6F9B3C));
    for (const QPointF &tuft : tufts[variant].first(3))
        sketch.ellipse(tuft + QPointF(10, -2), 2.4, 2.4, palette::paper);
    bool mirrored = variant == 1;
    for (const Spot &spot : sheep[variant]) {
        paintSheep(sketch, spot, mirrored);
        mirrored = !mirrored;
    }
}

void paintSheaf(Sketch &sketch, const Spot &spot)
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
    sketch.line(map.map(shape("M28 16 L44 54 M50 10 L50 54 M72 16 L56 54")), rgb(0x9B6715), spot.height * 0.035);
    sketch.line(map.map(shape("M39 60 L61 60")), rgb(0x7E4A1C), spot.height * 0.1);
}

void paintFurrows(Sketch &sketch)
{
    for (qreal y = -78; y < 100; y += 15)
        sketch.line(shape("M-90 6 C-50 -10 -20 14 10 4 C40 -6 60 -8 90 6").translated(0, y), rgb(0xE2B136), 3);
}

void paintFields(Sketch &sketch, int variant)
{
    static const Spots sheaves[] = {
        { { 18, -44, 38 }, { -34, -18, 54 }, { 48, -10, 48 }, { -58, 50, 34 } },
        { { -22, -46, 38 }, { 34, -22, 52 }, { -46, -8, 48 }, { 58, 50, 36 } },
        { { -42, -28, 44 }, { 0, -22, 52 }, { 44, -28, 44 }, { -60, 44, 36 }, { 60, 44, 34 } },
    };
    paintFurrows(sketch);
    for (const Spot &spot : sheaves[variant])
        paintSheaf(sketch, spot);
}

void paintMound(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.fill(map.map(shape("M-30 100 C-10 92 4 10 44 8 C90 4 104 92 130 100 Z")), rgb(0xA34C2A));
    sketch.fill(map.map(shape("M-30 100 C-10 92 4 10 44 8 C56 8 58 30 48 52 C40 72 44 90 52 100 Z")), rgb(0xD37C4D));
    sketch.line(map.map(shape("M0 66 Q16 58 30 64 M14 38 Q26 32 38 38")), rgb(0xB25A34), 2.4);
}

void paintBrickPile(Sketch &sketch, const Spot &spot)
{
    sketch.shadow({ spot.x + 2, spot.y - 1 }, spot.height * 0.56, spot.height * 0.1);
    const qreal unit = spot.height / 3;
    for (int row = 0; row < 3; ++row) {
        for (int i = 0; i < 3 - row; ++i) {
            const QRectF brick(spot.x + (i - (3 - row) / 2.0) * unit * 1.5, spot.y - (row + 1) * unit, unit * 1.42,
                               unit * 0.88);
            sketch.painter().fillRect(brick.adjusted(-1.2, -1.2, 1.2, 1.2), rgb(0x74301A));
            sketch.painter().fillRect(brick, rgb(0xC8563A));
            sketch.painter().fillRect(QRectF(brick.topLeft(), QSizeF(brick.width(), unit * 0.3)), rgb(0xEC9674));
        }
    }
}

void paintHills(Sketch &sketch, int variant)
{
    static const Spots mounds[] = {
        { { 26, -36, 36 }, { -32, -24, 44 } },
        { { -30, -38, 34 }, { 30, -24, 46 } },
        { { 40, -38, 32 }, { -4, -26, 46 } },
    };
    static const Spots piles[] = {
        { { 38, -8, 32 }, { -58, 48, 22 } },
        { { -36, -8, 32 }, { 58, 48, 22 } },
        { { -48, -6, 28 }, { 50, -4, 26 } },
    };
    for (const Spot &spot : mounds[variant])
        paintMound(sketch, spot);
    for (const Spot &spot : piles[variant])
        paintBrickPile(sketch, spot);
}

void paintPeak(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.fill(map.map(shape("M50 0 L70 30 L78 36 L112 100 L-12 100 L18 50 L28 40 Z")), rgb(0x5F6B77));
    sketch.fill(map.map(shape("M50 0 L56 24 L46 44 L58 66 L48 100 L-12 100 L18 50 L28 40 Z")), rgb(0x8793A0));
    sketch.fill(map.map(shape("M50 0 L70 30 L62 42 L56 34 L48 46 L40 36 L31 42 L28 40 Z")), rgb(0xD3DCE4));
    sketch.fill(map.map(shape("M50 0 L56 24 L52 40 L48 46 L40 36 L31 42 L28 40 Z")), rgb(0xFBFDFD));
}

void paintBoulder(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.shadow({ spot.x + 1, spot.y - 1 }, spot.height * 0.6, spot.height * 0.14);
    sketch.fill(map.map(shape("M0 100 L6 50 L34 14 L76 20 L104 64 L100 100 Z")), rgb(0x66717C));
    sketch.fill(map.map(shape("M0 100 L6 50 L34 14 L60 18 L48 56 L54 100 Z")), rgb(0xB9C2C9));
}

void paintMountains(Sketch &sketch, int variant)
{
    static const Spots peaks[] = {
        { { 34, -18, 54 }, { -42, -10, 48 }, { -6, -6, 72 } },
        { { -36, -18, 56 }, { 46, -10, 46 }, { 8, -4, 70 } },
        { { -2, -26, 50 }, { -36, -6, 64 }, { 34, -6, 62 } },
    };
    static const Spots boulders[] = {
        { { 58, 48, 18 }, { -58, 40, 14 }, { -46, 54, 20 } },
        { { -60, 46, 20 }, { 54, 54, 18 }, { 62, 36, 12 } },
        { { 60, 40, 20 }, { -52, 56, 16 }, { -64, 40, 14 } },
    };
    for (const Spot &spot : peaks[variant])
        paintPeak(sketch, spot);
    for (const Spot &spot : boulders[variant])
        paintBoulder(sketch, spot);
}

void paintDune(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    sketch.fill(map.map(shape("M-60 100 C-20 92 10 10 40 8 C70 20 120 90 170 100 Z")), rgb(0xCFAF74));
    sketch.fill(map.map(shape("M-60 100 C-20 92 10 10 40 8 C56 26 34 60 64 100 Z")), rgb(0xF9EDCB));
}

void paintCactus(Sketch &sketch, const Spot &spot)
{
    const QTransform map = standing(spot);
    const QPainterPath cactus = map.map(shape("M50 96 L50 14 M50 66 Q24 68 24 36 M50 54 Q76 56 76 26"));
    sketch.shadow({ spot.x + 4, spot.y - 1 }, spot.height * 0.28, spot.height * 0.06);
    sketch.line(cactus, rgb(0x47764F), spot.height * 0.19);
    sketch.line(cactus.translated(-spot.height * 0.03, 0), rgb(0x6B9C66), spot.height * 0.08);
}

void paintDesert(Sketch &sketch, int variant)
{
    const qreal side = variant == 1 ? -1 : 1;
    for (const Spot &spot : Spots { { 24, -40, 28 }, { -34, -18, 36 }, { 44, -4, 30 } })
        paintDune(sketch, { spot.x * side, spot.y, spot.height });
    for (const Spot &spot : Spots { { -40, 0, 46 }, { 18, -46, 24 }, { 60, 52, 32 } })
        paintCactus(sketch, { spot.x * side, spot.y, spot.height });
    for (const Spot &spot : Spots { { -26, 46, 24 }, { 24, 66, 22 } })
        paintDune(sketch, { spot.x * side, spot.y, spot.height });
    sketch.line("M-70 26 Q-56 18 -44 26 M40 26 Q54 18 66 26 M-20 84 Q-4 76 12 84", rgb(0xCFAF74), 2.6);
}

} // namespace

void TerrainSymbol::paint(QPainter &painter, const QRectF &rect, Terrain terrain, int variant)
{
    Sketch sketch(painter, rect, hexPolygon().boundingRect());
    const int kind = qAbs(variant) % variants;
    switch (terrain) {
    case Terrain::Hills: return paintHills(sketch, kind);
    case Terrain::Forest: return paintForest(sketch, kind);
    case Terrain::Pasture: return paintPasture(sketch, kind);
    case Terrain::Fields: return paintFields(sketch, kind);
    case Terrain::Mountains: return paintMountains(sketch, kind);
    case Terrain::Desert: return paintDesert(sketch, kind);
    }
}

} // namespace holmstead
