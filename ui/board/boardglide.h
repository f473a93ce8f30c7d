// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QTransform>
#include <QVariantAnimation>

#include <chrono>

class QGraphicsView;
class QPainter;

namespace holmstead {

// The board on its way from one place in its view to another, where it stands already: a picture of it, drawn
// once, is seen to move there. Nothing runs once it has come.
class BoardGlide : public QObject
{
public:
    // `view` has to outlive it, and paints it while it is on.
    explicit BoardGlide(QGraphicsView &view);

    // The view shows the board where it is to come; it was seen as `from` puts it there.
    void start(const QTransform &from, std::chrono::milliseconds time);
    void stop();
    bool isOn() const { return m_isOn; }
    // Where the board is seen now.
    QTransform place() const;
    void paint(QPainter &painter);

private:
    void draw();

    QGraphicsView &m_view;
    QVariantAnimation m_time;
    QTransform m_from;
    bool m_isOn = false;
    QPixmap m_picture; // once it is asked for
    QTransform m_fromScene;
};

} // namespace holmstead
