// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace holmstead {

// The rim of the place that a hint speaks of, gold in ink and stronger than that of a place where one may
// act, and a haze of light in it.
class RimItem : public QGraphicsItem
{
public:
    // `layer` is its z value.
    explicit RimItem(qreal layer);

    // An empty one hides it.
    void setShape(const QPainterPath &shape);
    const QPainterPath &rim() const { return m_rim; }

    static QPainterPath rimOf(const Place &place);
    // Along its jetties, and round the corners at their ends.
    static QPainterPath rimOfHarbor(PathId harbor);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPainterPath m_rim;
};

} // namespace holmstead
