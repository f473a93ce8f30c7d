// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/seapainter.h"

#include "board/boardgeometry.h"
#include "look/art.h"
#include "look/theme.h"

#include <QImage>
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

// In the corners, where no harbor reaches.
constexpr QRectF compass(-572, 336, 144, 144);
constexpr QRectF whale(400, -470, 180, 99);
constexpr QRectF lighthouse(432, 344, 146, 140);
constexpr QRectF boat(-560, -470, 108, 86);
constexpr QRectF gulls(-440, -440, 70, 42);

// Where the coast and its shallow water are drawn, in pixels of so many scene units.
constexpr int coastPixel = 4;
const QString coast = QStringLiteral("sea/coast");

QImage makeCoastMask()
{
    const QRectF box = Art::boxOf(coast);
    QImage mask((box.size() / coastPixel).toSize(), QImage::Format_ARGB32_Premultiplied);
    mask.fill(Qt::transparent);
    QPainter painter(&mask);
    Art::paint(painter, mask.rect(), coast);
    return mask;
}

// A wave that the edge of the shallow water would cut, or that would run into something, is left out.
bool isOnOpenWater(const QRectF &wave)
{
    for (const QRectF &sight : { compass, whale, lighthouse, boat, gulls }) {
        if (sight.intersects(wave))
            return false;
    }
    static const QImage mask = makeCoastMask();
    const QPointF corner = Art::boxOf(coast).topLeft();
    const QRect seen =
        QRectF((wave.topLeft() - corner) / coastPixel, wave.size() / coastPixel).toAlignedRect()
        & mask.rect();
    for (int y = seen.top(); y <= seen.bottom(); ++y) {
        for (int x = seen.left(); x <= seen.right(); ++x) {
            if (qAlpha(mask.pixel(x, y)) != 0)
                return false;
        }
    }
    return true;
}

void paintWaves(QPainter &painter, const QRectF &rect)
{
    constexpr qreal cell = 105;
    for (int y = qFloor(rect.top() / cell); y <= qCeil(rect.bottom() / cell); ++y) {
        for (int x = qFloor(rect.left() / cell); x <= qCeil(rect.right() / cell); ++x) {
            const QPointF at(cell * (x + 0.1 + 0.8 * noise(x, y, 1)),
                             cell * (y + 0.1 + 0.8 * noise(x, y, 2)));
            const QRectF wave(at - QPointF(28, 14), QSizeF(56, 28));
            if (!isOnOpenWater(wave))
                continue;
            Art::paintGround(painter, wave,
                             noise(x, y, 3) < 0.3 ? QStringLiteral("sea/crest") : QStringLiteral("sea/wave"));
        }
    }
}

void paintSights(QPainter &painter)
{
    Art::paintGround(painter, compass, QStringLiteral("sea/compass"));
    Art::paintGround(painter, whale, QStringLiteral("sea/whale"));
    if (theme().lamplit)
        Art::paint(painter, QRectF(465, -58, 1000, 460), QStringLiteral("sea/beam"));
    Art::paintGround(painter, lighthouse, QStringLiteral("sea/lighthouse"));
    Art::paintGround(painter, boat, QStringLiteral("sea/boat"));
    Art::paintGround(painter, gulls, QStringLiteral("sea/gulls"));
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
    const QRectF box = Art::boxOf(coast);
    const qreal scale = side / hexSide;
    Art::paintGround(painter, QRectF(box.topLeft() * scale, box.size() * scale), coast);
}

} // namespace holmstead
