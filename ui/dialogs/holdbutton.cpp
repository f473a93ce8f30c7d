// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/holdbutton.h"

#include "hand/paper.h"
#include "look/keyboardsign.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace holmstead {

namespace {

constexpr std::chrono::milliseconds usualGuard(400); // the longest double click on most desktops
constexpr std::chrono::milliseconds usualHold(600);

bool opens(const QKeyEvent *event)
{
    return event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
}

} // namespace

HoldButton::HoldButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    m_guard.setSingleShot(true);
    m_hold.setSingleShot(true);
    m_filling.setStartValue(0.0);
    m_filling.setEndValue(1.0);
    setDelays(usualGuard, usualHold);
    connect(this, &QAbstractButton::clicked, this, &HoldButton::done);
    connect(&m_guard, &QTimer::timeout, this, [this] {
        if (m_waiting)
            fill(m_time);
        emit ready();
    });
    connect(&m_hold, &QTimer::timeout, this, [this] {
        letGo();
        emit filled(0);
        emit done();
    });
    connect(&m_filling, &QVariantAnimation::valueChanged, this, [this](const QVariant &part) {
        update();
        if (m_hold.isActive())
            emit filled(part.toReal());
    });
}

void HoldButton::setLabel(const QString &label)
{
    m_label = label;
    setAccessibleName(label);
    updateGeometry();
    update();
}

void HoldButton::setColors(const QColor &fill, const QColor &ink)
{
    m_fill = fill;
    m_ink = ink;
    update();
}

void HoldButton::setDelays(std::chrono::milliseconds guard, std::chrono::milliseconds hold)
{
    m_guard.setInterval(guard);
    m_time = hold;
    m_filling.setDuration(static_cast<int>(hold.count()));
}

void HoldButton::arm()
{
    letGo();
    setDown(false);
    m_guard.stop();
    if (m_guard.interval() > 0)
        m_guard.start();
    else
        emit ready();
}

QSize HoldButton::sizeHint() const
{
    const int width = fontMetrics().horizontalAdvance(m_label) + paper::ems(*this, 4);
    return { std::max(width, paper::ems(*this, 14)), paper::ems(*this, 3) };
}

void HoldButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
    const qreal radius = box.height() / 2;
    painter.setPen(QPen(paper::mixed(m_fill, m_ink, 0.6), 2)); // also white on paper has an edge
    painter.setBrush(isDown() ? paper::mixed(m_fill, m_ink, 0.15) : m_fill);
    painter.drawRoundedRect(box, radius, radius);
    if (m_hold.isActive()) {
        QPainterPath shape;
        shape.addRoundedRect(box, radius, radius);
        painter.setClipPath(shape);
        QRectF filled = box;
        filled.setWidth(box.width() * m_filling.currentValue().toReal());
        if (layoutDirection() == Qt::RightToLeft)
            filled.moveRight(box.right());
        painter.fillRect(filled, paper::mixed(m_fill, m_ink, 0.25));
        painter.setClipping(false);
    }
    if (KeyboardSign::isOn(*this)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_ink, 2));
        painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), radius - 4, radius - 4);
    }
    painter.setPen(m_ink);
    paper::drawFitted(painter, box.adjusted(radius / 2, 0, -radius / 2, 0), Qt::AlignCenter, m_label);
}

// A press within the guard is the second half of somebody's double click.
void HoldButton::mousePressEvent(QMouseEvent *event)
{
    if (!m_guard.isActive())
        QAbstractButton::mousePressEvent(event);
}

void HoldButton::keyPressEvent(QKeyEvent *event)
{
    if (!opens(event)) {
        event->ignore();
        return;
    }
    if (event->isAutoRepeat() || m_hold.isActive())
        return;
    // A repeated key has been down since before, or has never been let go.
    const auto time = m_repeat.isRepeated(event) ? m_rest : m_time;
    if (m_repeat.isRepeated(event) && m_rest.count() == 0)
        return;
    if (m_guard.isActive())
        m_waiting = true;
    else
        fill(time);
}

void HoldButton::fill(std::chrono::milliseconds time)
{
    m_waiting = false;
    m_hold.start(time);
    m_filling.start();
    m_filling.setCurrentTime(static_cast<int>((m_time - time).count()));
}

void HoldButton::keyReleaseEvent(QKeyEvent *event)
{
    if (!opens(event) || event->isAutoRepeat())
        return;
    m_repeat.noteRelease(event);
    m_rest = m_waiting ? m_time : std::chrono::milliseconds(std::max(m_hold.remainingTime(), 0));
    letGo();
}

void HoldButton::focusOutEvent(QFocusEvent *event)
{
    letGo();
    QAbstractButton::focusOutEvent(event);
}

void HoldButton::letGo()
{
    const bool wasFilling = m_hold.isActive();
    m_waiting = false;
    m_hold.stop();
    m_filling.stop();
    update();
    if (wasFilling)
        emit filled(0);
}

} // namespace holmstead
