// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/verbpainter.h"

#include "board/citypainter.h"
#include "board/dicepainter.h"
#include "board/roadpainter.h"
#include "board/settlementpainter.h"
#include "hand/cardpainter.h"
#include "hand/iconpainter.h"

#include <QPainter>

namespace holmstead {

namespace {

void paintDice(QPainter &painter, const QRectF &square)
{
    const qreal side = 0.56 * square.width();
    DicePainter::paint(painter, { square.left(), square.top() + 0.08 * square.height(), side, side }, 5);
    DicePainter::paint(
        painter, { square.right() - side, square.bottom() - side - 0.02 * square.height(), side, side }, 3);
}

} // namespace

void VerbPainter::paint(QPainter &painter, const QRectF &square, Verb verb, Color color, bool enabled,
                        const QColor &ink)
{
    painter.setOpacity(enabled ? 1 : 0.5);
    const auto sign = [&](Icon icon) {
        const qreal inset = 0.1 * square.width();
        IconPainter::paint(painter, square.adjusted(inset, inset, -inset, -inset), icon, ink);
    };
    switch (verb) {
    case Verb::Roll:
        paintDice(painter, square);
        break;
    case Verb::BuildRoad:
        RoadPainter::paintSlanted(painter, square, color);
        break;
    case Verb::BuildSettlement:
        SettlementPainter::paint(painter, square, color);
        break;
    case Verb::BuildCity:
        CityPainter::paint(painter, square, color);
        break;
    case Verb::BuyCard:
        CardPainter::paintBack(painter, CardPainter::cardIn(square), CardPainter::Back::Development);
        break;
    case Verb::Trade:
        sign(Icon::Trade);
        break;
    case Verb::EndTrading:
        sign(Icon::EndTrading);
        break;
    case Verb::EndFreeRoads:
        sign(Icon::Done);
        break;
    case Verb::EndTurn:
        sign(Icon::EndTurn);
        break;
    case Verb::Undo:
        sign(Icon::Undo);
        break;
    case Verb::PlayKnight:
    case Verb::PlayRoadBuilding:
    case Verb::PlayYearOfPlenty:
    case Verb::PlayMonopoly:
        break;
    }
    painter.setOpacity(1);
}

} // namespace holmstead
