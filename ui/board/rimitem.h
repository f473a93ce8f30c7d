// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"

#include <QColor>
#include <QGraphicsItem>
#include <QPainterPath>

namespace holmstead {

// The rim of the place that a hint or a refusal speaks of, in ink and stronger than that of a place where one
// may act, and a haze of light in it.
class RimItem : public QGraphicsItem
{
public:
    explicit RimItem(const QColor &color);

    void markPlace(const Place &place);
    void markHarbor(PathId harbor);
    void clear() { setRim({}, 0); }
    const QPainterPath &rim() const { return m_rim; }

    static QPainterPath rimOf(const Place &place);
    // Round the corners at the ends of its jetties.
    static QPainterPath rimOfHarbor(PathId harbor);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void setRim(const QPainterPath &rim, qreal layer);

    QColor m_color;
    QPainterPath m_rim;
};

} // namespace holmstead
