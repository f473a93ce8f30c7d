// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hintplace.h"

#include <algorithm>
#include <iterator>

namespace holmstead {

namespace {

// What a pixel counts that hides the place itself, a thing to be seen, or bare land, and one that lies
// farther off.
constexpr qreal placeCounts = 1e5;
constexpr qreal thingCounts = 1e3;
constexpr qreal landCounts = 1;
constexpr qreal wayCounts = 9;
constexpr qreal narrownessCounts = 10; // a pixel of width

qreal areaOf(const QRect &rect)
{
    return rect.isEmpty() ? 0 : static_cast<qreal>(rect.width()) * rect.height();
}

int within(int value, int least, int most)
{
    return std::max(least, std::min(value, most));
}

qreal hiddenBy(const QRect &hint, const QRect &place, const HintGround &ground)
{
    // What hides the place itself is for a view that has room for nothing else.
    qreal hidden = placeCounts * areaOf(hint & place);
    for (const QRect &thing : ground.kept)
        hidden += thingCounts * areaOf(hint & thing);
    for (const QRect &land : ground.land)
        hidden += landCounts * areaOf(hint & land);
    return hidden;
}

// `chosen` and everything between, a step apart.
std::vector<int> withSteps(std::vector<int> chosen, int least, int most, int step)
{
    for (int value = least; value < most; value += step)
        chosen.push_back(value);
    return chosen;
}

bool crosses(const QLineF &line, const QRectF &rect)
{
    const QLineF edges[] = { { rect.topLeft(), rect.topRight() },
                             { rect.topRight(), rect.bottomRight() },
                             { rect.bottomRight(), rect.bottomLeft() },
                             { rect.bottomLeft(), rect.topLeft() } };
    const auto meets = [&line](const QLineF &edge) {
        return line.intersects(edge) == QLineF::BoundedIntersection;
    };
    return rect.contains(line.p1()) || std::any_of(std::begin(edges), std::end(edges), meets);
}

} // namespace

HintPlace placeForHint(const QSize &size, const QRect &place, const HintGround &ground, int gap)
{
    const QRect &space = ground.space;
    const QPoint middle = place.center();
    const QPoint least = space.topLeft() + QPoint(gap, gap);
    const QPoint most = space.bottomRight() + QPoint(1, 1) - QPoint(size.width() + gap, size.height() + gap);
    const int step = std::max(8, 2 * gap);
    const std::vector<int> lefts = withSteps({ place.left() - gap - size.width(), place.right() + 1 + gap,
                                               middle.x() - size.width() / 2, least.x(), most.x() },
                                             least.x(), most.x(), step);
    const std::vector<int> tops =
        withSteps({ middle.y() - size.height() / 2, place.top() - gap - size.height(),
                    place.bottom() + 1 + gap, least.y(), most.y() },
                  least.y(), most.y(), step);
    HintPlace best;
    for (const int left : lefts) {
        for (const int top : tops) {
            const QRect at(within(left, space.left(), space.right() + 1 - size.width()),
                           within(top, space.top(), space.bottom() + 1 - size.height()), size.width(),
                           size.height());
            const qreal way = wayCounts * QLineF(at.center(), middle).length();
            const qreal harm = hiddenBy(at, place, ground) + (ground.isFarOff ? -way : way);
            if (best.rect.isNull() || harm < best.harm)
                best = { at, harm };
        }
    }
    return best;
}

HintPlace placeForHint(std::span<const int> widths, const std::function<QSize(int width)> &sizeFor,
                       const QRect &place, const HintGround &ground, int gap)
{
    const QSize widest = sizeFor(widths.front());
    HintPlace best;
    for (const int width : widths) {
        HintPlace found = placeForHint(sizeFor(width), place, ground, gap);
        found.width = width;
        found.harm += (widest.width() - found.rect.width()) * narrownessCounts;
        if (best.rect.isNull() || found.harm < best.harm)
            best = found;
    }
    return best;
}

bool isFree(const QLineF &line, const QRect &place, const HintGround &ground)
{
    const auto isCrossed = [&](const QRect &thing) {
        return !thing.contains(place.center()) && crosses(line, QRectF(thing));
    };
    return std::none_of(ground.kept.begin(), ground.kept.end(), isCrossed);
}

} // namespace holmstead
