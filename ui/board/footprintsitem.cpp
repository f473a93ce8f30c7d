// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/footprintsitem.h"

#include "board/boardgeometry.h"
#include "board/layer.h"
#include "board/robberitem.h"
#include "board/tokenitem.h"
#include "look/palette.h"

#include <QLineF>
#include <QPainter>

namespace holmstead {

namespace {

// In scene units.
constexpr int steps = 5;
constexpr qreal stride = 16;
constexpr qreal apart = 7; // from the line of the walk
constexpr qreal room = 43; // between the middles of a token and of a print
constexpr qreal rimWidth = 1.3;

// A shoe that walks along the x axis: its sole, and the heel behind it.
QPainterPath shoe(const QPointF &middle)
{
    QPainterPath print;
    print.setFillRule(Qt::WindingFill);
    print.addEllipse(middle + QPointF(2.2, 0), 5.6, 4.2);
    print.addEllipse(middle + QPointF(-1.2, 0), 3.4, 3.2);
    print.addRoundedRect(QRectF(middle + QPointF(-9.4, -2.9), QSizeF(3.9, 5.8)), 1.9, 2.4);
    return print;
}

} // namespace

FootprintsItem::FootprintsItem()
{
    setZValue(layer::traces);
    setCacheMode(DeviceCoordinateCache);
    setVisible(false);
}

void FootprintsItem::setWalk(HexId from, HexId to)
{
    // Where he stood, between all that is built there; and none on the token.
    const QPointF foot = RobberItem::figure().center();
    setPos(centerOf(from) + foot);
    const QTransform turn = QTransform().rotate(-QLineF(pos(), centerOf(to) + foot).angle());
    const QPointF token = TokenItem::middleOf(from) - pos();
    m_prints.clear();
    for (int step = 0; step < steps; ++step) {
        const QPointF middle((step - steps / 2) * stride, step % 2 == 0 ? -apart : apart);
        if (QLineF(turn.map(middle), token).length() >= room)
            m_prints.push_back(turn.map(shoe(middle)));
    }
    setVisible(true);
    update();
}

QRectF FootprintsItem::boundingRect() const
{
    constexpr qreal reach = (steps / 2 + 1) * stride;
    return QRectF(-reach, -reach, 2 * reach, 2 * reach);
}

QPainterPath FootprintsItem::shape() const
{
    QPainterPath all;
    for (const QPainterPath &print : m_prints)
        all.addPath(print);
    return all;
}

void FootprintsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    // Dark soles in a light rim are seen on every ground.
    const QPen rim(palette::paper, 2 * rimWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    qreal opacity = 0.85;
    for (const QPainterPath &print : m_prints) {
        painter->setOpacity(opacity);
        painter->strokePath(print, rim);
        painter->fillPath(print, palette::ink);
        opacity -= 0.06; // fading on the way
    }
}

} // namespace holmstead
