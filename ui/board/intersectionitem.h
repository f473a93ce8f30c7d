// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/id.h"

#include <QGraphicsItem>

namespace holmstead {

// Marks one intersection as a target: with a dot, or where a building stands with a ring around it.
class IntersectionItem : public QGraphicsItem
{
public:
    explicit IntersectionItem(IntersectionId at);

    void setBuilt(bool built);
    // A harbor serves it: the dot lies on the planks of its jetty.
    void setQuay(bool quay);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    bool m_built = false;
    bool m_quay = false;
};

} // namespace holmstead
