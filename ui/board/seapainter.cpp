// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/seapainter.h"

#include "board/boardgeometry.h"
#include "look/art.h"
#include "look/theme.h"

#include <QPainter>

namespace holmstead {

namespace {

// A number from 0 to 1 that looks random but is the same every time for a cell of the sea.
qreal noise(int x, int y, int salt)
{
    const auto mixed = static_cast<quint32>(x * 374761393 + y * 668265263 + salt * 2147483647);
    const quint32 hash = (mixed ^ (mixed >> 13)) * 1274126177u;
    return ((hash ^ (hash >> 16)) & 0xffff) / 65535.0;
}

void paintWaves(QPainter &painter, const QRectF &rect)
{
    constexpr qreal cell = 105;
    for (int y = qFloor(rect.top() / cell); y <= qCeil(rect.bottom() / cell); ++y) {
        for (int x = qFloor(rect.left() / cell); x <= qCeil(rect.right() / cell); ++x) {
            const QPointF at(cell * (x + 0.1 + 0.8 * noise(x, y, 1)),
                             cell * (y + 0.1 + 0.8 * noise(x, y, 2)));
            Art::paintGround(painter, QRectF(at - QPointF(28, 14), QSizeF(56, 28)),
                             noise(x, y, 3) < 0.3 ? QStringLiteral("sea/crest") : QStringLiteral("sea/wave"));
        }
    }
}

// What is to be seen in the corners, where no harbor reaches.
void paintSights(QPainter &painter)
{
    Art::paintGround(painter, QRectF(-572, 336, 144, 144), QStringLiteral("sea/compass"));
    Art::paintGround(painter, QRectF(400, -470, 180, 99), QStringLiteral("sea/whale"));
    if (theme().lamplit)
        Art::paint(painter, QRectF(205, 262, 520, 190), QStringLiteral("sea/beam"));
    Art::paintGround(painter, QRectF(432, 344, 146, 140), QStringLiteral("sea/lighthouse"));
    Art::paintGround(painter, QRectF(-560, -470, 108, 86), QStringLiteral("sea/boat"));
    Art::paintGround(painter, QRectF(-440, -440, 70, 42), QStringLiteral("sea/gulls"));
}

} // namespace

void SeaPainter::paint(QPainter &painter, const QRectF &rect)
{
    painter.fillRect(rect, openWater());
    paintWaves(painter, rect);
    paintCoast(painter, hexSide);
    paintSights(painter);
}

QColor SeaPainter::openWater()
{
    return onGround(palette::seaDeep, theme());
}

void SeaPainter::paintCoast(QPainter &painter, qreal side)
{
    // The drawing's own coordinates are the scene's.
    const QString coast = QStringLiteral("sea/coast");
    const QRectF box = Art::boxOf(coast);
    const qreal scale = side / hexSide;
    Art::paintGround(painter, QRectF(box.topLeft() * scale, box.size() * scale), coast);
}

} // namespace holmstead
