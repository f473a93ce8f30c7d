// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardview.h"

#include "board/boardgeometry.h"
#include "board/boardscene.h"
#include "board/roundcorners.h"

#include <QAccessible>
#include <QGestureEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmapCache>
#include <QScrollBar>
#include <QStyleHints>
#include <QWheelEvent>

#include <chrono>
#include <cmath>
#include <utility>

namespace holmstead {

namespace {

constexpr qreal zoomStep = 1.2;
// After the last step of a zoom; shorter than between two notches of a wheel would draw all of it in between.
constexpr std::chrono::milliseconds restTime(150);
// In KB: the pictures of all items of a board of 4K, which Qt's default would throw out again and again.
constexpr int pictureMemory = 64 * 1024;
// Of the height: the island is not fitted into less than the rest.
constexpr qreal mostUnderFoot = 2.0 / 3;

} // namespace

BoardView::BoardView(BoardScene *scene, QWidget *parent)
    : QGraphicsView(scene, parent),
      m_scene(scene),
      m_glide(*this)
{
    QPixmapCache::setCacheLimit(qMax(QPixmapCache::cacheLimit(), pictureMemory));
    setRenderHint(QPainter::Antialiasing);
    setCacheMode(CacheBackground);
    setViewportUpdateMode(SmartViewportUpdate);
    setTransformationAnchor(AnchorViewCenter);
    setResizeAnchor(AnchorViewCenter);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(NoFrame);
    setMinimumSize(320, 280);
    // The island looks the same for readers of every script.
    setLayoutDirection(Qt::LeftToRight);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    connect(scene, &BoardScene::placeHovered, this, &BoardView::showHand);
    connect(scene, &BoardScene::cursorMoved, this, &BoardView::followCursor);
    connect(scene, &BoardScene::noteShown, this, &BoardView::tell);
    m_restTimer.setSingleShot(true);
    m_restTimer.setInterval(restTime);
    connect(&m_restTimer, &QTimer::timeout, this, &BoardView::rest);
    new RoundCorners(this);
    retranslate();
}

void BoardView::zoomIn()
{
    zoomByKey(m_zoom * zoomStep);
}

void BoardView::zoomOut()
{
    zoomByKey(m_zoom / zoomStep);
}

void BoardView::fit()
{
    setZoom(1);
}

void BoardView::setZoom(qreal zoom)
{
    zoomAround(zoom, QRectF(viewport()->rect()).center());
}

void BoardView::zoomByKey(qreal zoom)
{
    if (const auto place = m_scene->cursor())
        zoomAround(zoom, mapFromScene(m_scene->centerOf(*place)));
    else
        setZoom(zoom);
}

void BoardView::zoomAround(qreal zoom, const QPointF &fixed)
{
    zoom = qBound(1.0, zoom, maxZoom);
    if (qFuzzyCompare(zoom, m_zoom))
        return;
    beginZoom();
    m_zoom = zoom;
    if (isWhole())
        m_foot = m_covered;
    const QPointF place = viewportTransform().inverted().map(fixed);
    applyZoom();
    const QPointF slipped = viewportTransform().map(place) - fixed;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(slipped.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(slipped.y()));
    showHand();
    emit zoomChanged(m_zoom);
}

qreal BoardView::wholeScale() const
{
    const QSizeF size = viewport()->size();
    // A hair less than all, or rounding would let it be pulled.
    return 0.998 * qMin(size.width() / boardRect.width(), (size.height() - foot()) / boardRect.height());
}

qreal BoardView::foot() const
{
    return qMin<qreal>(m_foot, mostUnderFoot * viewport()->height());
}

void BoardView::setCovered(int foot, std::chrono::milliseconds time)
{
    m_covered = foot;
    m_scene->setCovered(foot);
    if (!isWhole() || m_foot == m_covered)
        return;
    const QTransform from = m_glide.place();
    rest();
    m_foot = m_covered;
    applyZoom();
    m_glide.start(from, time);
}

void BoardView::beginZoom()
{
    emit moved(); // what explained a place goes before the picture is taken
    m_glide.stop();
    if (isVisible() && !m_shot)
        m_shot.emplace(*this, boardRect.center() + QPointF(0, foot() / wholeScale() / 2), wholeScale());
    m_restTimer.start();
}

void BoardView::rest()
{
    m_glide.stop();
    m_restTimer.stop();
    if (!m_shot)
        return;
    m_shot.reset();
    viewport()->update();
}

void BoardView::paintEvent(QPaintEvent *event)
{
    if (!m_shot && !m_glide.isOn())
        return QGraphicsView::paintEvent(event);
    QPainter painter(viewport());
    if (m_shot)
        m_shot->paint(painter, viewportTransform());
    else
        m_glide.paint(painter);
}

void BoardView::applyZoom()
{
    const qreal scale = wholeScale() * m_zoom;
    // With sea for what lies under something, so that all of the island can be pulled out from there.
    setSceneRect(boardRect.adjusted(0, 0, 0, foot() / scale));
    setTransform(QTransform::fromScale(scale, scale));
    m_scene->layoutNote();
    emit moved();
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Gesture && pinch(static_cast<QGestureEvent *>(event)))
        return true;
    if (event->type() == QEvent::NativeGesture) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomAround(m_zoom * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

bool BoardView::pinch(QGestureEvent *event)
{
    const auto *fingers = static_cast<QPinchGesture *>(event->gesture(Qt::PinchGesture));
    if (!fingers)
        return false;
    if (fingers->changeFlags() & QPinchGesture::ScaleFactorChanged)
        zoomAround(m_zoom * fingers->scaleFactor(), viewport()->mapFromGlobal(fingers->centerPoint()));
    m_pressed.reset();
    event->accept();
    return true;
}

// What was zoomed in before there was a window begins with the middle of the island.
void BoardView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    if (!std::exchange(m_wasShown, true))
        centerOn(boardRect.center());
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    rest();
    applyZoom();
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    zoomAround(m_zoom * std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

// At once, where it can mean nothing else.
bool BoardView::startsToPull(const QMouseEvent &event) const
{
    return event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_spaceHeld);
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    if (startsToPull(*event)) {
        m_pulled = event->pos();
        showHand();
    } else if (event->button() == Qt::LeftButton) {
        m_pressed = event->pos();
    }
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_pressed)
        slip(event->pos());
    if (m_pulled)
        return pull(event->pos());
    QGraphicsView::mouseMoveEvent(event);
    showHand();
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_pressed && event->button() == Qt::LeftButton)
        choose(*event);
    QGraphicsView::mouseReleaseEvent(event);
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton))
        return;
    m_pulled.reset();
    showHand();
}

void BoardView::pull(const QPoint &to)
{
    const QPoint way = to - *m_pulled;
    m_pulled = to;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
}

// What slips off chooses nothing any more: it pulls, or somebody has thought better of it.
void BoardView::slip(const QPoint &to)
{
    if ((to - *m_pressed).manhattanLength() < QGuiApplication::styleHints()->startDragDistance())
        return;
    if (m_zoom > 1)
        m_pulled = m_pressed;
    m_pressed.reset();
    showHand();
}

void BoardView::choose(const QMouseEvent &event)
{
    m_pressed.reset();
    QMouseEvent press(QEvent::MouseButtonPress, event.position(), event.globalPosition(), event.button(),
                      event.button(), event.modifiers());
    QGraphicsView::mousePressEvent(&press);
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
    case Qt::Key_Space:
        // With the keyboard at a place it chooses that.
        m_spaceHeld = !m_scene->cursor();
        showHand();
        return QGraphicsView::keyPressEvent(event);
    default:
        return QGraphicsView::keyPressEvent(event);
    }
}

void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        showHand();
    }
    QGraphicsView::keyReleaseEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    m_spaceHeld = false;
    QGraphicsView::focusOutEvent(event);
}

void BoardView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    m_scene->layoutNote();
    emit moved();
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        m_scene->redraw();
        resetCachedContent();
    }
    QGraphicsView::changeEvent(event);
}

void BoardView::retranslate()
{
    setAccessibleName(tr("Board"));
    m_scene->retranslate();
}

void BoardView::showHand()
{
    const auto place = m_scene->pointed();
    const bool target = place && m_scene->targets().contains(*place);
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_pulled && m_zoom > 1)
        shape = Qt::ClosedHandCursor;
    else if (m_zoom > 1 && (m_spaceHeld || !place))
        shape = Qt::OpenHandCursor;
    else if (target)
        shape = Qt::PointingHandCursor;
    viewport()->setCursor(shape);
}

void BoardView::followCursor(const std::optional<Place> &place)
{
    if (place) {
        const QPointF middle = m_scene->centerOf(*place);
        ensureVisible(QRectF(middle, middle).adjusted(-hexSide, -hexSide, hexSide, hexSide), 0, 0);
    }
    tell(place ? m_scene->describe(*place) : QString());
}

void BoardView::tell(const QString &sentence)
{
    setAccessibleDescription(sentence);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace holmstead
