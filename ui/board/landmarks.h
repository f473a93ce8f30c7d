// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

class QColor;

namespace holmstead {

class Sketch;

// The things that stand on the land, each drawn on its foot.
namespace landmarks {

// Where the middle of a thing's foot is, and how high it is.
struct Spot
{
    qreal x = 0;
    qreal y = 0;
    qreal height = 0;
};

void fir(Sketch &sketch, const Spot &spot);
void oak(Sketch &sketch, const Spot &spot);
void tuft(Sketch &sketch, const QPointF &at, const QColor &color);
// Looks to the right, or mirrored to the left.
void sheep(Sketch &sketch, const Spot &spot, bool mirrored);
void sheaf(Sketch &sketch, const Spot &spot);
void mound(Sketch &sketch, const Spot &spot);
void brickPile(Sketch &sketch, const Spot &spot);
void peak(Sketch &sketch, const Spot &spot);
void boulder(Sketch &sketch, const Spot &spot);
void dune(Sketch &sketch, const Spot &spot);
void cactus(Sketch &sketch, const Spot &spot);

} // namespace landmarks

} // namespace holmstead
