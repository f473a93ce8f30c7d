// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"

#include <optional>

class QPainter;
class QRectF;

namespace holmstead {

// What something costs, as a row of little resource cards, one a card to pay.
class CostPainter
{
public:
    // How wide the row is when it is `height` high.
    static double widthFor(ResourceCards cost, double height);
    // Marked: while somebody is told that they lack them.
    enum class Missing { Hollow, Marked };
    // From the leading side of `rect`. Cards of the cost that `hand` lacks look as `missing` says; without a
    // hand none is.
    static void paint(QPainter &painter, const QRectF &rect, ResourceCards cost,
                      std::optional<ResourceCards> hand = std::nullopt, Missing missing = Missing::Hollow);
};

} // namespace holmstead
