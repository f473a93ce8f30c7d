// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hintplace.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace holmstead {

namespace {

// So much of what should be seen may be covered to be a pixel nearer.
constexpr qreal areaForNearness = 9;

qreal areaOf(const QRect &rect)
{
    return rect.isEmpty() ? 0 : static_cast<qreal>(rect.width()) * rect.height();
}

int within(int value, int least, int most)
{
    return std::max(least, std::min(value, most));
}

} // namespace

HintPlace placeForHint(const QSize &size, const QRect &place, const QRect &space,
                       const std::vector<QRect> &kept, int gap)
{
    const QPoint middle = place.center();
    const QRect corners = space.adjusted(gap, gap, -gap, -gap);
    const int lefts[] = { place.left() - gap - size.width(), place.right() + 1 + gap,
                          middle.x() - size.width() / 2, corners.left(), corners.right() + 1 - size.width() };
    const int tops[] = { middle.y() - size.height() / 2, place.top() - gap - size.height(),
                         place.bottom() + 1 + gap, corners.top(), corners.bottom() + 1 - size.height() };
    HintPlace best;
    for (const int left : lefts) {
        for (const int top : tops) {
            const QRect at(within(left, space.left(), space.right() + 1 - size.width()),
                           within(top, space.top(), space.bottom() + 1 - size.height()), size.width(),
                           size.height());
            // What hides the place itself is for a view that has room for nothing else.
            qreal harm = 100 * areaOf(at & place) + areaForNearness * QLineF(at.center(), middle).length();
            for (const QRect &thing : kept)
                harm += areaOf(at & thing);
            if (best.rect.isNull() || harm < best.harm)
                best = { at, harm };
        }
    }
    return best;
}

} // namespace holmstead
