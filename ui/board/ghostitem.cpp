// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/ghostitem.h"

#include "board/boardgeometry.h"
#include "board/buildingitem.h"
#include "board/citypainter.h"
#include "board/layer.h"
#include "board/roadpainter.h"
#include "board/robberitem.h"
#include "board/robberpainter.h"
#include "board/settlementpainter.h"

#include <QPainter>

namespace holmstead {

GhostItem::GhostItem()
{
    setZValue(layer::ghost);
    setOpacity(0.72);
    setVisible(false);
}

void GhostItem::setGhost(Piece piece, const Place &at, Color color)
{
    m_piece = piece;
    m_color = color;
    if (piece == Piece::Road)
        m_angle = angleOf(std::get<PathId>(at));
    setPos(centerOf(at));
    setVisible(piece != Piece::None);
    update();
}

QRectF GhostItem::boundingRect() const
{
    return QRectF(-80, -80, 160, 160);
}

void GhostItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    switch (m_piece) {
    case Piece::None:
        return;
    case Piece::Road:
        return RoadPainter::paint(*painter, QRectF(-38, -16, 76, 32), m_color, m_angle);
    case Piece::Settlement:
        return SettlementPainter::paint(*painter, BuildingItem::settlement(), m_color);
    case Piece::City:
        return CityPainter::paint(*painter, BuildingItem::city(), m_color);
    case Piece::Robber:
        return RobberPainter::paint(*painter, RobberItem::figure());
    }
}

} // namespace holmstead
