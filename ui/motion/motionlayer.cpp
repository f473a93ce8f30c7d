// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/motionlayer.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTimerEvent>
#include <QWindow>

#include <algorithm>

namespace holmstead {

namespace {

constexpr int frame = 16; // milliseconds

} // namespace

MotionLayer::MotionLayer(MovingTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    parent->installEventFilter(this);
    setGeometry(parent->rect());
    hide();
}

MotionLayer::~MotionLayer() = default;

void MotionLayer::setPace(Pace pace)
{
    if (m_pace == pace)
        return;
    finish();
    m_pace = pace;
    // It is there whenever something may move: showing and hiding it would draw the whole table anew.
    setVisible(pace != Pace::Off);
}

void MotionLayer::play(const Script &script)
{
    finish();
    if (m_pace == Pace::Off || !isVisible())
        return;
    for (const Act &act : script) {
        const int start = atPace(m_pace, act.start);
        const int end = start + std::min(longestMovement, atPace(m_pace, act.length));
        if (auto performance = performanceOf(act.movement, m_table, *this))
            m_runs.push_back({ std::move(performance), start, end, act.explains });
    }
    if (m_runs.empty())
        return;
    listen(true);
    if (m_heldAt)
        return showAt(*m_heldAt);
    m_clock.start();
    m_timer.start(frame, Qt::PreciseTimer, this);
    showAt(0);
}

void MotionLayer::finish()
{
    if (m_runs.empty())
        return;
    m_timer.stop();
    listen(false);
    m_runs.clear();
    m_table.setPose(Pose());
    update(m_painted);
    m_painted = QRegion();
    emit ended();
}

// Presses are looked for only while something moves.
void MotionLayer::listen(bool on)
{
    if (on)
        QCoreApplication::instance()->installEventFilter(this);
    else
        QCoreApplication::instance()->removeEventFilter(this);
}

void MotionLayer::stopAt(int milliseconds)
{
    m_timer.stop();
    m_heldAt = milliseconds;
    showAt(milliseconds);
}

int MotionLayer::length() const
{
    int length = 0;
    for (const Run &run : m_runs)
        length = std::max(length, run.end);
    return length;
}

std::optional<qreal> MotionLayer::partOf(const Run &run) const
{
    if (m_now < run.start || m_now >= run.end)
        return std::nullopt;
    return static_cast<qreal>(m_now - run.start) / (run.end - run.start);
}

void MotionLayer::showAt(int milliseconds)
{
    m_now = milliseconds;
    Pose pose;
    for (const Run &run : m_runs) {
        if (const auto part = partOf(run))
            run.performance->pose(pose, *part);
        pose.untold = pose.untold || (run.explains && m_now < run.end);
    }
    m_table.setPose(pose);
    const QRegion now = area();
    update(now | m_painted);
    m_painted = now;
}

QRegion MotionLayer::area() const
{
    QRegion region;
    for (const Run &run : m_runs) {
        if (const auto part = partOf(run))
            region += run.performance->area(*part);
    }
    return region & rect();
}

void MotionLayer::paintEvent(QPaintEvent *)
{
    if (m_runs.empty())
        return;
    QPainter painter(this);
    for (const Run &run : m_runs) {
        if (const auto part = partOf(run))
            run.performance->paint(painter, *part);
    }
}

void MotionLayer::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return QWidget::timerEvent(event);
    const int now = static_cast<int>(m_clock.elapsed());
    if (now < length())
        showAt(now);
    else
        finish();
}

void MotionLayer::hideEvent(QHideEvent *event)
{
    finish();
    QWidget::hideEvent(event);
}

// A key that is still held has done its work: it opened the curtain before this.
bool MotionLayer::isPress(const QObject *watched, const QEvent *event) const
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (isKey && static_cast<const QKeyEvent *>(event)->isAutoRepeat())
        return false;
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        return watched == window()->windowHandle()
            || (watched->isWidgetType() && static_cast<const QWidget *>(watched)->window() == window());
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::KeyPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::Wheel:
        return watched == window()->windowHandle();
    default:
        return false;
    }
}

// What lies elsewhere now would be flown to where it was.
void MotionLayer::resizeEvent(QResizeEvent *event)
{
    finish();
    QWidget::resizeEvent(event);
}

void MotionLayer::changeEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::FontChange:
    case QEvent::PaletteChange:
        finish();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

bool MotionLayer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    if (isMoving() && isPress(watched, event))
        finish();
    return QWidget::eventFilter(watched, event);
}

} // namespace holmstead
