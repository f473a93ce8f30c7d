// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <array>

class QPainter;
class QRectF;

namespace holmstead {

// How many cards of each kind the bank takes for one: 4, 3 or 2 (R-TR-5, R-TR-6).
using Rates = std::array<int, allResources.size()>;

// A person's own rates with the bank, side by side: the symbol of each kind above its rate. What a harbor
// makes cheaper stands out.
class RatesPainter
{
public:
    static void paint(QPainter &painter, const QRectF &rect, const Rates &rates);
};

} // namespace holmstead
