// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/harborpainter.h"

#include "board/letters.h"
#include "board/resourcesymbol.h"
#include "look/art.h"
#include "look/drawingspace.h"

#include <QCoreApplication>
#include <QLineF>
#include <QLocale>
#include <QPainter>

namespace holmstead {

namespace {

// From its left end to the middle of the platform at its right.
constexpr qreal jettyLength = 95;

// The sail takes on the tones of what is traded.
palette::PlayerTones sailTones(Harbor harbor)
{
    if (harbor == Harbor::Any)
        return palette::red;
    const palette::Tones &tones = palette::resource(static_cast<Resource>(harbor));
    return { tones.base, tones.light, tones.dark, palette::paper };
}

} // namespace

QString HarborPainter::rate(int cards)
{
    const QLocale locale;
    //: The rate of a harbor, written on its sail: %1 of your cards for %2 of the bank's.
    return QCoreApplication::translate("HarborPainter", "%1:%2")
        .arg(locale.toString(cards), locale.toString(1));
}

void HarborPainter::paint(QPainter &painter, const QRectF &rect, Harbor harbor)
{
    const QString ship =
        harbor == Harbor::Any ? QStringLiteral("harbors/ship") : QStringLiteral("harbors/ship-of-resource");
    const DrawingSpace space(painter, rect, ship);
    Art::paint(painter, space.box(), ship, sailTones(harbor));
    if (harbor == Harbor::Any)
        return letters::paint(painter, QRectF(17, 24, 66, 32), rate(3), palette::ink);
    ResourceSymbol::paint(painter, QRectF(29, 10, 42, 38), static_cast<Resource>(harbor));
    letters::paint(painter, QRectF(22, 49, 56, 19), rate(2), palette::ink);
}

void HarborPainter::paintPennant(QPainter &painter, const QRectF &rect, Color color)
{
    const QString pennant = QStringLiteral("harbors/pennant");
    const DrawingSpace space(painter, rect, QStringLiteral("harbors/ship"));
    Art::paint(painter, Art::boxOf(pennant), pennant, palette::player(color));
}

void HarborPainter::paintJetty(QPainter &painter, const QPointF &from, const QPointF &to)
{
    const QLineF way(from, to);
    painter.save();
    painter.translate(from);
    painter.rotate(-way.angle());
    painter.scale(way.length() / jettyLength, 1);
    Art::paint(painter, Art::boxOf(QStringLiteral("harbors/jetty")), QStringLiteral("harbors/jetty"));
    painter.restore();
}

} // namespace holmstead
