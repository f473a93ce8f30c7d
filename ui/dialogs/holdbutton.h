// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QTimer>
#include <QVariantAnimation>

#include <chrono>

namespace holmstead {

// A large button for what must not happen by mistake. For a moment after it appears it takes nothing; then a
// whole click does it, or a key that is held until the button has filled.
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

    QSize sizeHint() const override;

signals:
    void done();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void letGo();

    QString m_label; // not text(), where & would mean a shortcut
    QColor m_fill = Qt::white;
    QColor m_ink = Qt::black;
    QTimer m_guard; // runs while nothing is taken
    QTimer m_hold;  // runs while a key is held
    QVariantAnimation m_filling;
};

} // namespace holmstead
