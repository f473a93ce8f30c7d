// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardshot.h"

#include <QGraphicsView>
#include <QPainter>

namespace holmstead {

namespace {

constexpr qreal coarseness = 0.5; // pixels a pixel

} // namespace

BoardShot::BoardShot(QGraphicsView &view, const QPointF &middle, qreal wholeScale)
    : m_seen{ view.viewport()->grab(), view.viewportTransform() }
{
    if (view.transform().m11() <= wholeScale)
        return;
    const QSizeF size = QSizeF(view.viewport()->size()) / wholeScale;
    const QRectF around(middle - QPointF(size.width(), size.height()) / 2, size);
    const qreal scale = coarseness * wholeScale;
    m_whole.pixels = QPixmap((size * scale).toSize());
    m_whole.fromScene =
        QTransform::fromTranslate(-around.x(), -around.y()) * QTransform::fromScale(scale, scale);
    QPainter painter(&m_whole.pixels);
    painter.setRenderHint(QPainter::Antialiasing);
    view.scene()->render(&painter, m_whole.pixels.rect(), around);
}

void BoardShot::paint(QPainter &painter, const QTransform &fromScene) const
{
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!m_whole.pixels.isNull())
        paint(painter, m_whole, fromScene);
    paint(painter, m_seen, fromScene);
}

void BoardShot::paint(QPainter &painter, const Picture &picture, const QTransform &fromScene)
{
    painter.setTransform(picture.fromScene.inverted() * fromScene);
    painter.drawPixmap(0, 0, picture.pixels);
}

} // namespace holmstead
