// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"
#include "board/terrain.h"

#include <QGraphicsItem>
#include <QLineF>

#include <optional>

namespace holmstead {

// A harbor: its ship on the sea and the two jetties to the intersections it serves (R-CO-5).
class HarborItem : public QGraphicsItem
{
public:
    explicit HarborItem(const HarborPlace &place);

    // Whoever trades here flies a pennant.
    void setPennant(std::optional<Color> color);
    PathId path() const { return m_path; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    PathId m_path;
    Harbor m_trades;
    std::optional<Color> m_pennant;
    QLineF m_coast; // from one served intersection to the other, in this item's coordinates
};

} // namespace holmstead
