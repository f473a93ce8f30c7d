// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>

namespace holmstead {

// Marks one path as a target.
class PathItem : public QGraphicsItem
{
public:
    explicit PathItem(PathId at);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    qreal m_angle;
};

} // namespace holmstead
