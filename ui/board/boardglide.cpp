// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardglide.h"

#include <QEasingCurve>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>

#include <algorithm>

namespace holmstead {

namespace {

// Of transforms that move and scale.
QTransform between(const QTransform &from, const QTransform &to, qreal part)
{
    const auto mix = [part](qreal a, qreal b) { return a + part * (b - a); };
    return { mix(from.m11(), to.m11()), 0, 0, mix(from.m22(), to.m22()), mix(from.dx(), to.dx()),
             mix(from.dy(), to.dy()) };
}

} // namespace

BoardGlide::BoardGlide(QGraphicsView &view) : m_view(view)
{
    m_time.setStartValue(0.0);
    m_time.setEndValue(1.0);
    m_time.setEasingCurve(QEasingCurve::InOutSine);
    connect(&m_time, &QVariantAnimation::valueChanged, this, [this] { m_view.viewport()->update(); });
    connect(&m_time, &QVariantAnimation::finished, this, &BoardGlide::stop);
}

void BoardGlide::start(const QTransform &from, std::chrono::milliseconds time)
{
    stop();
    if (time.count() <= 0 || !m_view.isVisible() || from == m_view.viewportTransform())
        return;
    m_from = from;
    m_isOn = true;
    m_time.setDuration(static_cast<int>(time.count()));
    m_time.start();
}

void BoardGlide::stop()
{
    if (!m_isOn)
        return;
    m_isOn = false;
    m_time.stop();
    m_picture = QPixmap();
    m_view.viewport()->update();
}

QTransform BoardGlide::place() const
{
    const QTransform to = m_view.viewportTransform();
    return m_isOn ? between(m_from, to, m_time.currentValue().toReal()) : to;
}

void BoardGlide::paint(QPainter &painter)
{
    if (m_picture.isNull())
        draw();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(m_fromScene.inverted() * place());
    painter.drawPixmap(0, 0, m_picture);
}

// All that is seen on the way, as large as it gets.
void BoardGlide::draw()
{
    const QTransform to = m_view.viewportTransform();
    const QRectF window = m_view.viewport()->rect();
    const QRectF around = m_from.inverted().mapRect(window) | to.inverted().mapRect(window);
    const qreal scale = std::max(m_from.m11(), to.m11());
    const qreal density = m_view.devicePixelRatioF();
    m_picture = QPixmap((around.size() * scale * density).toSize());
    m_picture.setDevicePixelRatio(density);
    m_fromScene = QTransform::fromTranslate(-around.x(), -around.y()) * QTransform::fromScale(scale, scale);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    m_view.scene()->render(&painter, QRectF(QPointF(), around.size() * scale), around);
}

} // namespace holmstead
