// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRect>

#include <functional>
#include <span>
#include <vector>

namespace holmstead {

// What a hint lies over, all in pixels of the view.
struct HintGround
{
    QRect space;             // where it may lie
    std::vector<QRect> kept; // tokens, ships and pieces, which stay in sight wherever that can be
    std::vector<QRect> land; // better seen than covered; the sea is for hints
    // There is little sea to be seen: as far off as can be, it leaves the neighbours in sight.
    bool isFarOff = false;
};

struct HintPlace
{
    QRect rect;
    double harm = 0; // how much it hides, and how far off it is
    int width = 0;   // of those that were to be tried
};

// Where a card of `size` explains `place`: it covers nothing that should be seen if any place on the ground
// allows for that, and then lies near.
HintPlace placeForHint(const QSize &size, const QRect &place, const HintGround &ground, int gap);
// The same for what may have several `widths`, the best first: what is narrow may find room where it hides
// less, or far nearer.
HintPlace placeForHint(std::span<const int> widths, const std::function<QSize(int width)> &sizeFor,
                       const QRect &place, const HintGround &ground, int gap);

// A line from a hint to the middle of its `place` leads over nothing else that is kept in sight.
bool isFree(const QLineF &line, const QRect &place, const HintGround &ground);

} // namespace holmstead
