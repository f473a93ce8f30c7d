// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"
#include "board/terrain.h"

#include <QGraphicsItem>

namespace holmstead {

// The land of one hex, and the ring that marks it as a target.
class HexItem : public QGraphicsItem
{
public:
    explicit HexItem(HexId at);

    void setLand(Terrain terrain, int variant);
    void setMarked(bool marked);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Terrain m_terrain = Terrain::Desert;
    int m_variant = 0;
    bool m_marked = false;
};

} // namespace holmstead
