// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QTransform>

class QGraphicsView;
class QPainter;

namespace holmstead {

// Stands for the board while it is being zoomed: drawing every picture anew for each step would make it jerk.
// It is a little blurred, and goes as soon as the board rests.
class BoardShot
{
public:
    // The board as `view` shows it now. Around `middle`, at `wholeScale`, all of it is in sight.
    BoardShot(QGraphicsView &view, const QPointF &middle, qreal wholeScale);

    void paint(QPainter &painter, const QTransform &fromScene) const;

private:
    struct Picture
    {
        QPixmap pixels;
        QTransform fromScene;
    };

    static void paint(QPainter &painter, const Picture &picture, const QTransform &fromScene);

    Picture m_seen;
    Picture m_whole; // for what comes into sight; coarse, and null when that is nothing
};

} // namespace holmstead
