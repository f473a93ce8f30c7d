// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hexpainter.h"

#include "look/art.h"

#include <array>

namespace holmstead {

namespace {

QString drawingOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Hills:
        return QStringLiteral("terrain/hills-%1");
    case Terrain::Forest:
        return QStringLiteral("terrain/forest-%1");
    case Terrain::Pasture:
        return QStringLiteral("terrain/pasture-%1");
    case Terrain::Fields:
        return QStringLiteral("terrain/fields-%1");
    case Terrain::Mountains:
        return QStringLiteral("terrain/mountains-%1");
    case Terrain::Desert:
        return QStringLiteral("terrain/desert-%1");
    }
    Q_UNREACHABLE();
}

} // namespace

void HexPainter::paint(QPainter &painter, const QRectF &rect, Terrain terrain, int variant)
{
    Art::paintGround(painter, rect, drawingOf(terrain).arg(variant % variants));
}

} // namespace holmstead
