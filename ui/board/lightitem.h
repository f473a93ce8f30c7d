// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>

namespace holmstead {

// The light on a hex that has been rolled, beneath its token and the pieces.
class LightItem : public QGraphicsItem
{
public:
    LightItem();

    // `light` is 0 … 1.
    void shine(HexId hex, qreal light);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
};

} // namespace holmstead
