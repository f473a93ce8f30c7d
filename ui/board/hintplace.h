// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <vector>

namespace holmstead {

struct HintPlace
{
    QRect rect;
    double harm = 0; // how much it hides, and how far off it is
};

// Where a card of `size` explains `place` within `space`: it never covers the place, covers as little as it
// can of what is to be `kept` in sight, and then lies near.
HintPlace placeForHint(const QSize &size, const QRect &place, const QRect &space,
                       const std::vector<QRect> &kept, int gap);

} // namespace holmstead
