// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/keyrepeat.h"

#include <QAbstractButton>
#include <QTimer>
#include <QVariantAnimation>

#include <chrono>

namespace holmstead {

// A large button for what must not happen by mistake. For a moment after it appears it takes nothing; then a
// whole click does it, or a key that is held until the button has filled. The time of a key pressed too early
// counts from the end of that moment.
class HoldButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit HoldButton(QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setColors(const QColor &fill, const QColor &ink);
    void setDelays(std::chrono::milliseconds guard, std::chrono::milliseconds hold);
    // It appears: the guard begins.
    void arm();
    bool isGuarded() const { return m_guard.isActive(); }

    QSize sizeHint() const override;

signals:
    void done();
    // The guard is over.
    void ready();
    // So much of the time has been held, 0 … 1; 0 when it is let go.
    void filled(qreal part);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void fill(std::chrono::milliseconds time);
    void letGo();

    QString m_label; // not text(), where & would mean a shortcut
    QColor m_fill = Qt::white;
    QColor m_ink = Qt::black;
    QTimer m_guard; // runs while nothing is taken
    QTimer m_hold;  // runs while a key is held
    std::chrono::milliseconds m_time{ 0 };
    std::chrono::milliseconds m_rest{ 0 }; // what was missing when the key was let go
    KeyRepeat m_repeat;
    bool m_waiting = false; // for the end of the guard, with a key held
    QVariantAnimation m_filling;
};

} // namespace holmstead
