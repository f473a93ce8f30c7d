// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>
#include <QPainterPath>

#include <vector>

namespace holmstead {

// Where the robber stood before his last walk: the prints of his shoes, which turn to where he went.
class FootprintsItem : public QGraphicsItem
{
public:
    FootprintsItem();

    // From one hex to another; none without a walk.
    void setWalk(HexId from, HexId to);
    void clear() { setVisible(false); }

    QRectF boundingRect() const override;
    // The prints alone.
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    std::vector<QPainterPath> m_prints; // the first step first
};

} // namespace holmstead
