// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/harborpainter.h"

#include "board/letters.h"
#include "board/palette.h"
#include "board/resourcesymbol.h"
#include "board/sketch.h"

#include <QCoreApplication>
#include <QLineF>
#include <QLocale>
#include <QPainter>

namespace holmstead {

namespace {

void paintHull(Sketch &sketch)
{
    const QPainterPath hull = shape("M8 74 L92 74 C90 86 84 94 74 97 L26 97 C16 94 10 86 8 74 Z");
    sketch.line(hull, palette::ink, 5);
    sketch.fill(hull, palette::wood);
    sketch.fill("M8 74 L92 74 L91 80 L9 80 Z", palette::woodLight);
    sketch.fill("M74 74 L92 74 C90 86 84 94 74 97 L66 97 C72 92 74 84 74 74 Z", palette::woodDark);
}

void paintSail(Sketch &sketch)
{
    sketch.line("M50 2 L50 76", palette::ink, 8);
    sketch.line("M50 2 L50 76", palette::woodDark, 4);
    const QPainterPath sail = shape("M10 10 Q50 4 90 10 Q97 38 90 69 Q50 64 10 69 Q5 38 10 10 Z");
    sketch.line(sail, palette::ink, 5);
    sketch.fill(sail, palette::paper);
    sketch.fill("M80 9 L90 10 Q97 38 90 69 L80 67.5 Q86 38 80 9 Z", palette::paperShade);
}

} // namespace

QString HarborPainter::rate(Harbor harbor)
{
    const QLocale locale;
    //: The rate of a harbor, written on its sail: %1 of your cards for %2 of the bank's.
    return QCoreApplication::translate("HarborPainter", "%1:%2")
        .arg(locale.toString(harbor == Harbor::Any ? 3 : 2), locale.toString(1));
}

void HarborPainter::paint(QPainter &painter, const QRectF &rect, Harbor harbor)
{
    Sketch sketch(painter, rect, QRectF(0, 0, 100, 100));
    paintHull(sketch);
    paintSail(sketch);
    if (harbor == Harbor::Any) {
        letters::paint(sketch.painter(), QRectF(16, 22, 68, 32), rate(harbor), palette::ink);
        return;
    }
    ResourceSymbol::paint(sketch.painter(), QRectF(29, 7, 42, 37), static_cast<Resource>(harbor));
    letters::paint(sketch.painter(), QRectF(22, 46, 56, 19), rate(harbor), palette::ink);
}

void HarborPainter::paintJetty(QPainter &painter, const QPointF &from, const QPointF &to)
{
    const QLineF way(from, to);
    Sketch sketch(painter, QRectF(0, 0, 100, 100), QRectF(0, 0, 100, 100));
    painter.translate(from);
    painter.rotate(-way.angle());
    QPainterPath deck;
    deck.addRoundedRect(QRectF(0, -7, way.length(), 14), 3, 3);
    sketch.line(deck, palette::ink, 3.5);
    sketch.fill(deck, palette::woodLight);
    for (qreal x = 6; x < way.length(); x += 7)
        sketch.line(shape("M0 -6 L0 6").translated(x, 0), palette::wood, 1.8);
}

} // namespace holmstead
