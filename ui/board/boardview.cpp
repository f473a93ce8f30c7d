// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardview.h"

#include "board/boardgeometry.h"
#include "board/boardscene.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPixmapCache>
#include <QWheelEvent>

#include <cmath>

namespace holmstead {

namespace {

constexpr qreal zoomStep = 1.2;
// In KB: the pictures of all items of a board of 4K, which Qt's default would throw out again and again.
constexpr int pictureMemory = 64 * 1024;

} // namespace

BoardView::BoardView(BoardScene *scene, QWidget *parent) : QGraphicsView(scene, parent), m_scene(scene)
{
    QPixmapCache::setCacheLimit(qMax(QPixmapCache::cacheLimit(), pictureMemory));
    setRenderHint(QPainter::Antialiasing);
    setCacheMode(CacheBackground);
    setViewportUpdateMode(SmartViewportUpdate);
    setTransformationAnchor(AnchorUnderMouse);
    setFrameShape(NoFrame);
    setMinimumSize(320, 280);
    // The island looks the same for readers of every script.
    setLayoutDirection(Qt::LeftToRight);
    viewport()->setMouseTracking(true);
    connect(scene, &BoardScene::placeHovered, this, &BoardView::showHand);
    connect(scene, &BoardScene::cursorMoved, this, &BoardView::tellCursor);
    connect(scene, &BoardScene::noteShown, this, &BoardView::tell);
    retranslate();
}

void BoardView::zoomIn()
{
    setZoom(m_zoom * zoomStep);
}

void BoardView::zoomOut()
{
    setZoom(m_zoom / zoomStep);
}

void BoardView::fit()
{
    setZoom(1);
}

void BoardView::setZoom(qreal zoom)
{
    m_zoom = qBound(1.0, zoom, maxZoom);
    applyZoom();
}

void BoardView::applyZoom()
{
    const QSizeF size = viewport()->size();
    const qreal whole = qMin(size.width() / boardRect.width(), size.height() / boardRect.height());
    // A hair less than all, or rounding would call the scroll bars.
    setTransform(QTransform::fromScale(whole * m_zoom * 0.998, whole * m_zoom * 0.998));
    m_scene->layoutNote();
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    applyZoom();
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    setZoom(m_zoom * std::pow(zoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return QGraphicsView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return fit();
    default:
        return QGraphicsView::keyPressEvent(event);
    }
}

void BoardView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    m_scene->layoutNote();
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    QGraphicsView::changeEvent(event);
}

void BoardView::retranslate()
{
    setAccessibleName(tr("Board"));
    m_scene->retranslate();
}

void BoardView::showHand(const std::optional<Place> &place)
{
    const bool target = place && m_scene->targets().contains(*place);
    viewport()->setCursor(target ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BoardView::tellCursor(const std::optional<Place> &place)
{
    tell(place ? m_scene->describe(*place) : QString());
}

void BoardView::tell(const QString &sentence)
{
    setAccessibleDescription(sentence);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace holmstead
