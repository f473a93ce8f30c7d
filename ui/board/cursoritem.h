// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"

#include <QPainterPath>

#include <optional>

#include <QGraphicsItem>

namespace holmstead {

// Where the keyboard is: a ring round an intersection, a path or a hex.
class CursorItem : public QGraphicsItem
{
public:
    CursorItem();

    // Nothing hides it.
    void setPlace(const std::optional<Place> &place);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QPainterPath m_ring;
};

} // namespace holmstead
