// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/harborpainter.h"

#include "board/emblempainter.h"
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
// In the space of the ship's drawing: where pennants fly.
constexpr qreal mast = 50;
constexpr QPointF topPennant(97, 22);
constexpr qreal betweenPennants = 29;
constexpr qreal pennantMiddle = 13; // from the pole
constexpr QRectF emblem(-8, -8, 16, 16);

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
        return letters::paint(painter, QRectF(23, 25, 54, 31), rate(3), palette::ink);
    ResourceSymbol::paint(painter, QRectF(25, 10, 50, 38), static_cast<Resource>(harbor));
    letters::paint(painter, QRectF(25, 50.5, 50, 18), rate(2), palette::ink);
}

void HarborPainter::paintPennants(QPainter &painter, const QRectF &rect, const std::vector<Color> &colors,
                                  Qt::Edge side)
{
    if (colors.empty())
        return;
    const QString pole = QStringLiteral("harbors/pole");
    const QString pennant = QStringLiteral("harbors/pennant");
    const DrawingSpace space(painter, rect, QStringLiteral("harbors/ship"));
    const bool toTheLeft = side == Qt::LeftEdge;
    const QTransform placed = painter.transform();
    const QTransform turned = QTransform(toTheLeft ? -1 : 1, 0, 0, 1, toTheLeft ? 2 * mast : 0, 0) * placed;
    painter.setTransform(turned);
    Art::paint(painter, Art::boxOf(pole), pole);
    QPointF top = topPennant;
    for (const Color color : colors) {
        painter.setTransform(turned);
        const QRectF box = Art::boxOf(pennant).translated(top);
        Art::paint(painter, box, pennant, palette::player(color));
        painter.setTransform(placed); // emblems are not mirrored
        const qreal beside = top.x() + pennantMiddle - mast;
        EmblemPainter::paint(painter, emblem.translated(mast + (toTheLeft ? -beside : beside), top.y()),
                             color);
        top.ry() += betweenPennants;
    }
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
