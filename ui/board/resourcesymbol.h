// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QRectF>

class QPainter;

namespace holmstead {

// Draws the icon of a resource: bricks, logs, a sheep, an ear, a rock. Each has a silhouette of its own,
// readable from 16 px up, on paper and on the ground of a card.
class ResourceSymbol
{
public:
    static void paint(QPainter &painter, const QRectF &rect, Resource resource);
};

} // namespace holmstead
