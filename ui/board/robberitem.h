// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>

namespace holmstead {

// The robber, standing above the token of a hex, never on it.
class RobberItem : public QGraphicsItem
{
public:
    RobberItem();

    void setHex(HexId hex);
    // It is on its way: `way` from its hex.
    void setAway(const QPointF &way);
    // Where its figure is drawn on a hex whose middle is (0, 0).
    static QRectF figure();

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void stand();

    HexId m_hex;
    QPointF m_away;
};

} // namespace holmstead
