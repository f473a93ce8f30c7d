// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "motion/movingtable.h"

#include <QRegion>

#include <memory>

class QPainter;
class QWidget;

namespace holmstead {

// A movement that takes place: where it is and how it looks at `part`, 0 … 1, of its time. Some move parts of
// the table itself, the others are painted on the layer over it.
class Performance
{
public:
    virtual ~Performance() = default;

    virtual void pose(Pose &, qreal /*part*/) const {}
    // What paint() touches, in pixels of the layer.
    virtual QRegion area(qreal /*part*/) const { return {}; }
    virtual void paint(QPainter &, qreal /*part*/) const {}
};

// `movement` on `table` as it lies now; null when neither its beginning nor its end is to be seen.
std::unique_ptr<Performance> performanceOf(const Movement &movement, const MovingTable &table,
                                           const QWidget &layer);

} // namespace holmstead
