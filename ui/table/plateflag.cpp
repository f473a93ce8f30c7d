// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/plateflag.h"

#include "board/emblempainter.h"
#include "hand/paper.h"
#include "look/palette.h"

#include <QPainter>
#include <QPainterPath>

namespace holmstead {

namespace {

// In ems.
constexpr qreal emblemSide = 1.9;
constexpr qreal shadeWidth = 0.3;

} // namespace

void PlateFlag::paint(QPainter &painter, const QRectF &plate, double radius, double middle, Color color,
                      double em)
{
    const palette::PlayerTones &tones = palette::player(color);
    const QRectF whole = plate.adjusted(1, 1, -1, -1);
    const QRectF strip =
        paper::inDirection(painter, { whole.left(), whole.top(), width * em, whole.height() }, whole);
    QPainterPath sheet;
    sheet.addRoundedRect(whole, radius, radius);
    QPainterPath cloth;
    cloth.addRect(strip);
    cloth &= sheet;
    painter.fillPath(cloth, tones.base);
    const QRectF shade(whole.left() + (width - shadeWidth) * em, whole.top(), shadeWidth * em,
                       whole.height());
    painter.fillRect(paper::inDirection(painter, shade, whole), paper::mixed(tones.base, tones.dark, 0.7));
    const qreal side = emblemSide * em;
    EmblemPainter::paint(painter, { strip.center().x() - side / 2, middle - side / 2, side, side }, color);
}

} // namespace holmstead
