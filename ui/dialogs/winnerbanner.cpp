// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/winnerbanner.h"

#include "board/emblempainter.h"
#include "board/starpainter.h"
#include "hand/paper.h"
#include "look/palette.h"

#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace holmstead {

namespace {

constexpr int rays = 32;

// Every other ray, out of the middle.
QPainterPath raysFrom(const QPointF &middle, qreal reach)
{
    QPainterPath path;
    const auto at = [&](qreal turn) {
        return middle
             + reach * QPointF(std::cos(2 * std::numbers::pi * turn), std::sin(2 * std::numbers::pi * turn));
    };
    for (int ray = 0; ray < rays; ray += 2) {
        path.moveTo(middle);
        path.lineTo(at((ray - 0.5) / rays));
        path.lineTo(at((ray + 0.5) / rays));
        path.closeSubpath();
    }
    return path;
}

} // namespace

WinnerBanner::WinnerBanner(Color color, QWidget *parent) : QWidget(parent), m_color(color)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize WinnerBanner::sizeHint() const
{
    return { paper::ems(*this, 20), paper::ems(*this, 6.6) };
}

void WinnerBanner::paintEvent(QPaintEvent *)
{
    paper::Painter painter(this);
    const palette::PlayerTones &tones = palette::player(m_color);
    const qreal em = paper::em(*this);
    const QRectF whole = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath cloth;
    cloth.addRoundedRect(whole, 0.6 * em, 0.6 * em);
    painter.fillPath(cloth, tones.base);
    painter.fillPath(cloth & raysFrom(whole.center(), whole.width()),
                     paper::mixed(tones.base, tones.light, 0.4));
    painter.strokePath(cloth, QPen(tones.dark, 2));

    const qreal side = 5.6 * em;
    const QRectF medal(whole.center().x() - side / 2, whole.center().y() - side / 2, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::gold);
    painter.drawEllipse(medal);
    const qreal ring = 0.08 * side;
    EmblemPainter::paintBadge(painter, medal.adjusted(ring, ring, -ring, -ring), m_color);
    // Smaller the further they are.
    for (int step = 1; step <= 3; ++step) {
        const qreal star = (2.9 - 0.6 * step) * em;
        const qreal away = side / 2 + (2.1 * step - 0.2) * em;
        for (const qreal x : { whole.center().x() - away, whole.center().x() + away })
            StarPainter::paint(painter, { x - star / 2, whole.center().y() - star / 2, star, star });
    }
}

} // namespace holmstead
