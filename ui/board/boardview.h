// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardglide.h"
#include "board/boardshot.h"
#include "board/place.h"

#include <QGraphicsView>
#include <QTimer>

#include <chrono>
#include <optional>

class QGestureEvent;

namespace holmstead {

class BoardScene;

// The window onto the board. The whole island is in sight until somebody zooms in: with the wheel, with two
// fingers or with + - 0. What is larger than the window is pulled along with the mouse or a finger; a press
// that moves no further chooses when it is let go.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    // The view does not own `scene`.
    explicit BoardView(BoardScene *scene, QWidget *parent = nullptr);

    // 1 shows the whole island; up to maxZoom.
    qreal zoom() const { return m_zoom; }
    static constexpr qreal maxZoom = 4;
    // Out of the range: the nearest in it.
    void setZoom(qreal zoom);
    // So much of its foot, in pixels, lies under something: the whole island is fitted above that, and notes
    // and hints keep out from under it. What somebody has zoomed in stays where it is. It takes `time` to be
    // seen there.
    void setCovered(int foot, std::chrono::milliseconds time);
    // The board is seen where it is, however it was to come there.
    void rest();

public slots:
    void zoomIn();
    void zoomOut();
    void fit();

    // For screen readers: where the keyboard is, what a note or a hint says.
    void tell(const QString &sentence);

signals:
    void zoomChanged(qreal zoom);
    // Something else is seen of the board, or at another place, than before.
    void moved();

protected:
    bool viewportEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    // The board stays where it is at `fixed`, in pixels of the viewport.
    void zoomAround(qreal zoom, const QPointF &fixed);
    // Round what the keyboard points at, or else the middle.
    void zoomByKey(qreal zoom);
    bool isWhole() const { return qFuzzyCompare(m_zoom, 1.0); }
    void applyZoom();
    // The scale at which the whole island is in sight, above so many pixels of the foot.
    qreal wholeScale() const;
    qreal foot() const;
    // What is seen while it is zoomed.
    void beginZoom();
    bool pinch(QGestureEvent *event);
    bool startsToPull(const QMouseEvent &event) const;
    void pull(const QPoint &to);
    void slip(const QPoint &to);
    // As a press of the mouse on the scene.
    void choose(const QMouseEvent &event);
    void showHand();
    void retranslate();
    void followCursor(const std::optional<Place> &place);

    BoardScene *m_scene;
    qreal m_zoom = 1;
    int m_covered = 0;
    int m_foot = 0;                  // m_covered when the whole island was last fitted
    std::optional<BoardShot> m_shot; // while it is zoomed
    BoardGlide m_glide;
    QTimer m_restTimer;
    bool m_wasShown = false;
    bool m_spaceHeld = false;
    std::optional<QPoint> m_pulled; // where the board was last pulled to
    // Where the button or a finger came down; it chooses when it goes, because it may pull, or become two.
    std::optional<QPoint> m_pressed;
};

} // namespace holmstead
