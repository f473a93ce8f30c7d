// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"
#include "board/terrain.h"

#include <optional>

#include <QGraphicsItem>

namespace holmstead {

// The road on one path, if there is one.
class RoadItem : public QGraphicsItem
{
public:
    explicit RoadItem(PathId at);

    void setRoad(std::optional<Color> color);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    std::optional<Color> m_color;
    qreal m_angle;
};

} // namespace holmstead
