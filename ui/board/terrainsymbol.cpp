// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/terrainsymbol.h"

#include "board/boardgeometry.h"
#include "board/landmarks.h"
#include "look/palette.h"
#include "look/sketch.h"

#include <QPainter>

#include <algorithm>
#include <vector>

// Coordinates are those of a hex around (0, 0) with sides of 100. The token lies around (0, 26); things stand
// behind it and beside it, and the corners are left to the buildings.
namespace holmstead {

namespace {

using palette::rgb;

using landmarks::Spot;
using Spots = std::vector<Spot>;

void paintForest(Sketch &sketch, int variant)
{
    static const Spots firs[] = {
        { { -30, -46, 40 },
          { 22, -48, 40 },
          { -58, -18, 48 },
          { 6, -22, 58 },
          { 62, -8, 42 },
          { -62, 46, 36 } },
        { { 2, -50, 40 }, { -26, -20, 58 }, { 34, -22, 54 }, { -64, 4, 40 }, { 60, 46, 40 } },
        { { -18, -52, 38 },
          { 44, -38, 40 },
          { -44, -22, 52 },
          { -8, -16, 50 },
          { 62, 2, 44 },
          { -58, 50, 34 } },
    };
    static const Spots oaks[] = {
        { { 38, -16, 50 }, { -26, -20, 46 }, { 56, 54, 36 } },
        { { -52, -30, 46 }, { 6, -14, 44 }, { 62, -6, 44 }, { -56, 56, 40 } },
        { { 22, -18, 52 }, { -66, 6, 38 }, { 56, 56, 32 } },
    };
    // Nearer trees hide farther ones.
    std::vector<std::pair<Spot, decltype(&landmarks::fir)>> trees;
    for (const Spot &spot : firs[variant])
        trees.emplace_back(spot, &landmarks::fir);
    for (const Spot &spot : oaks[variant])
        trees.emplace_back(spot, &landmarks::oak);
    std::stable_sort(trees.begin(), trees.end(),
                     [](const auto &a, const auto &b) { return a.first.y < b.first.y; });
    for (const auto &[spot, paint] : trees)
        paint(sketch, spot);
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
        landmarks::tuft(sketch, tuft, rgb(0x6F9B3C));
    for (const QPointF &tuft : tufts[variant].first(3))
        sketch.ellipse(tuft + QPointF(10, -2), 2.4, 2.4, palette::paper);
    bool mirrored = variant == 1;
    for (const Spot &spot : sheep[variant]) {
        landmarks::sheep(sketch, spot, mirrored);
        mirrored = !mirrored;
    }
}

void paintFurrows(Sketch &sketch)
{
    for (qreal y = -78; y < 100; y += 15)
        sketch.line(shape("M-90 6 C-50 -10 -20 14 10 4 C40 -6 60 -8 90 6").translated(0, y), rgb(0xE2B136),
                    3);
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
        landmarks::sheaf(sketch, spot);
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
        landmarks::mound(sketch, spot);
    for (const Spot &spot : piles[variant])
        landmarks::brickPile(sketch, spot);
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
        landmarks::peak(sketch, spot);
    for (const Spot &spot : boulders[variant])
        landmarks::boulder(sketch, spot);
}

void paintDesert(Sketch &sketch, int variant)
{
    const qreal side = variant == 1 ? -1 : 1;
    for (const Spot &spot : Spots{ { 24, -40, 28 }, { -34, -18, 36 }, { 44, -4, 30 } })
        landmarks::dune(sketch, { spot.x * side, spot.y, spot.height });
    for (const Spot &spot : Spots{ { -40, 0, 46 }, { 18, -46, 24 }, { 60, 52, 32 } })
        landmarks::cactus(sketch, { spot.x * side, spot.y, spot.height });
    for (const Spot &spot : Spots{ { -26, 46, 24 }, { 24, 66, 22 } })
        landmarks::dune(sketch, { spot.x * side, spot.y, spot.height });
    sketch.line("M-70 26 Q-56 18 -44 26 M40 26 Q54 18 66 26 M-20 84 Q-4 76 12 84", rgb(0xCFAF74), 2.6);
}

} // namespace

void TerrainSymbol::paint(QPainter &painter, const QRectF &rect, Terrain terrain, int variant)
{
    Sketch sketch(painter, rect, hexPolygon().boundingRect());
    const int kind = qAbs(variant) % variants;
    switch (terrain) {
    case Terrain::Hills:
        return paintHills(sketch, kind);
    case Terrain::Forest:
        return paintForest(sketch, kind);
    case Terrain::Pasture:
        return paintPasture(sketch, kind);
    case Terrain::Fields:
        return paintFields(sketch, kind);
    case Terrain::Mountains:
        return paintMountains(sketch, kind);
    case Terrain::Desert:
        return paintDesert(sketch, kind);
    }
}

} // namespace holmstead
