// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/barlook.h"

#include "look/stroke.h"
#include "look/theme.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace holmstead::barlook {

namespace {

constexpr qreal thumbInEm = 0.6;
constexpr qreal besideText = 0.35; // between what is scrolled and the thumb

bool isUpright(const QStyleOptionSlider &bar)
{
    return bar.orientation == Qt::Vertical;
}

QRect stretch(const QStyleOptionSlider &bar, int from, int length)
{
    const QRect &whole = bar.rect;
    if (isUpright(bar))
        return { whole.left(), whole.top() + from, whole.width(), length };
    return QStyle::visualRect(bar.direction, whole,
                              QRect(whole.left() + from, whole.top(), length, whole.height()));
}

struct Thumb
{
    int from;
    int length;
};

Thumb thumbOf(const QStyleOptionSlider &bar, int room)
{
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    const qint64 share = range > 0 ? qint64(bar.pageStep) * room / (range + bar.pageStep) : room;
    const int least = std::min(room, shortestThumb(qRound(stroke::em(bar))));
    const int length = std::max(least, static_cast<int>(share));
    return { QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, room - length,
                                             bar.upsideDown),
             length };
}

} // namespace

int thickness(int em)
{
    return std::max(6, qRound(thumbInEm * em)) + qRound(besideText * em);
}

int shortestThumb(int em)
{
    return 2 * em;
}

QRect part(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const int room = isUpright(bar) ? bar.rect.height() : bar.rect.width();
    const Thumb thumb = thumbOf(bar, room);
    const int behind = thumb.from + thumb.length;
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSlider:
        return stretch(bar, thumb.from, thumb.length);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(bar, 0, thumb.from);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(bar, behind, room - behind);
    default: // QStyle's own enum: there are no arrows
        return {};
    }
}

void paint(QPainter &painter, const QStyleOptionSlider &bar)
{
    if (bar.minimum >= bar.maximum)
        return;
    const bool isHeld = bar.activeSubControls & QStyle::SC_ScrollBarSlider
                     && bar.state & (QStyle::State_Sunken | QStyle::State_MouseOver);
    QRectF place = part(bar, QStyle::SC_ScrollBarSlider);
    const qreal gap = qRound(besideText * stroke::em(bar));
    if (!isUpright(bar))
        place.setTop(place.top() + gap);
    else if (bar.direction == Qt::RightToLeft)
        place.setRight(place.right() - gap);
    else
        place.setLeft(place.left() + gap);
    const QRectF thumb = place.adjusted(1, 1, -1, -1);
    const qreal radius = std::min(thumb.width(), thumb.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHeld ? theme().softText : theme().line);
    painter.drawRoundedRect(thumb, radius, radius);
    painter.restore();
}

} // namespace holmstead::barlook
