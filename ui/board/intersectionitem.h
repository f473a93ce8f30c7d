// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>

namespace holmstead {

// Marks one intersection as a target.
class IntersectionItem : public QGraphicsItem
{
public:
    explicit IntersectionItem(IntersectionId at);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
};

} // namespace holmstead
