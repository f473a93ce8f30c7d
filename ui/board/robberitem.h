// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>

namespace holmstead {

// The robber, standing beside the token of a hex, never on it.
class RobberItem : public QGraphicsItem
{
public:
    RobberItem();

    void setHex(HexId hex);
    // Where its figure is drawn on a hex whose middle is (0, 0).
    static QRectF figure();

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
};

} // namespace holmstead
