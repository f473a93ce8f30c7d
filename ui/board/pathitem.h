// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"
#include "board/terrain.h"

#include <QGraphicsItem>

namespace holmstead {

// Marks one path as a target: with the shadow of a road in a rim of gold.
class PathItem : public QGraphicsItem
{
public:
    explicit PathItem(PathId at);

    void setColor(Color color);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    qreal m_angle;
    Color m_color = Color::Red;
};

} // namespace holmstead
