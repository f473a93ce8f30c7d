// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"

#include <QGraphicsView>

#include <optional>

namespace holmstead {

class BoardScene;

// The window onto the board: keeps the whole island in sight, and zooms with the wheel and with + - 0.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    // The view does not own `scene`.
    explicit BoardView(BoardScene *scene, QWidget *parent = nullptr);

    // 1 shows the whole island; up to maxZoom.
    qreal zoom() const { return m_zoom; }
    static constexpr qreal maxZoom = 4;

public slots:
    void zoomIn();
    void zoomOut();
    void fit();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    void setZoom(qreal zoom);
    void applyZoom();
    void retranslate();
    void showHand(const std::optional<Place> &place);
    // For screen readers: where the keyboard is, or what a note says.
    void tellCursor(const std::optional<Place> &place);
    void tell(const QString &sentence);

    BoardScene *m_scene;
    qreal m_zoom = 1;
};

} // namespace holmstead
