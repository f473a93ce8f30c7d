// SPDX-License-Identifier: GPL-3.0-or-later
#include "keycaps.h"

#include "hand/paper.h"
#include "look/theme.h"

#include <algorithm>

namespace holmstead {

namespace {

// In ems.
constexpr qreal capHeight = 1.45;
constexpr qreal padding = 0.4;
constexpr qreal gap = 0.25;
constexpr qreal letters = 0.85; // of the application's size

} // namespace

void KeyCaps::setKeys(const QStringList &keys)
{
    m_keys = keys;
    setAccessibleName(keys.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

qreal KeyCaps::widthOf(const QString &key) const
{
    const QFontMetricsF metrics(paper::scaled(font(), letters));
    const qreal em = paper::em(*this);
    return std::max(capHeight * em, metrics.horizontalAdvance(key) + 2 * padding * em);
}

QSize KeyCaps::sizeHint() const
{
    qreal width = 0;
    for (const QString &key : m_keys)
        width += widthOf(key) + gap * paper::em(*this);
    return { qCeil(width), paper::ems(*this, capHeight) };
}

void KeyCaps::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    painter.setFont(paper::scaled(font(), letters));
    const qreal em = paper::em(*this);
    QRectF cap(0, 0, 0, capHeight * em);
    for (const QString &key : m_keys) {
        cap.setWidth(widthOf(key));
        const QRectF place = paper::inDirection(painter, cap, rect());
        const paper::Look look = paper::button();
        paper::drawPlate(painter, place, 0.3 * em, look);
        painter.setPen(theme().text);
        painter.drawText(place.adjusted(0, 0, 0, -look.depth), Qt::AlignCenter, key);
        cap.moveLeft(cap.right() + gap * em);
    }
}

} // namespace holmstead
