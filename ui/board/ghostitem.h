// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardtargets.h"
#include "board/terrain.h"

#include <QGraphicsItem>

namespace holmstead {

// What a click would put at the place under the mouse, half transparent.
class GhostItem : public QGraphicsItem
{
public:
    GhostItem();

    // Piece::None hides it. A piece at a place where it cannot lie is a mistake of the caller.
    void setGhost(Piece piece, const Place &at, Color color);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Piece m_piece = Piece::None;
    Color m_color = Color::Red;
    qreal m_angle = 0;
};

} // namespace holmstead
