// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>

#include <optional>

namespace holmstead {

// Where the robber stood before his last walk: a few faint footprints that lead away from there.
class FootprintsItem : public QGraphicsItem
{
public:
    FootprintsItem();

    // From one hex to another; none without a walk.
    void setWalk(HexId from, HexId to);
    void clear() { setVisible(false); }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    qreal m_angle = 0; // degrees clockwise from the x axis
};

} // namespace holmstead
