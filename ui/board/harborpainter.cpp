// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/harborpainter.h"

#include "board/letters.h"
#include "board/resourcesymbol.h"
#include "look/palette.h"
#include "look/sketch.h"

#include <QCoreApplication>
#include <QLineF>
#include <QLocale>
#include <QPainter>

namespace holmstead {

namespace {

void paintHull(Sketch &sketch)
{
    const QPainterPath hull = shape("M8 79 L92 79 C90 88 84 95 74 97 L26 97 C16 95 10 88 8 79 Z");
    sketch.line(hull, palette::ink, 5);
    sketch.fill(hull, palette::wood);
    sketch.fill("M8 79 L92 79 L91 84 L9 84 Z", palette::woodLight);
    sketch.fill("M74 79 L92 79 C90 88 84 95 74 97 L66 97 C72 93 74 87 74 79 Z", palette::woodDark);
}

void paintSail(Sketch &sketch)
{
    sketch.line("M50 2 L50 80", palette::ink, 8);
    sketch.line("M50 2 L50 80", palette::woodDark, 4);
    const QPainterPath sail = shape("M11 8 Q50 3 89 8 Q96 40 89 74 Q50 69 11 74 Q5 40 11 8 Z");
    sketch.line(sail, palette::ink, 5);
    sketch.fill(sail, palette::paper);
    sketch.fill("M80 7 L89 8 Q96 40 89 74 L80 72.5 Q86 40 80 7 Z", palette::paperShade);
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
        letters::paint(sketch.painter(), QRectF(17, 24, 66, 32), rate(harbor), palette::ink);
        return;
    }
    ResourceSymbol::paint(sketch.painter(), QRectF(28, 8, 44, 41), static_cast<Resource>(harbor));
    letters::paint(sketch.painter(), QRectF(22, 50, 56, 18), rate(harbor), palette::ink);
}

void HarborPainter::paintPennant(QPainter &painter, const QRectF &rect, Color color)
{
    const palette::PlayerTones &tones = palette::player(color);
    Sketch sketch(painter, rect, QRectF(0, 0, 100, 100));
    sketch.line("M50 -14 L50 4", palette::ink, 8);
    const QPainterPath pennant = shape("M50 -15 L92 -6 L50 3 Z");
    sketch.outline(pennant, 5);
    sketch.fill(pennant, tones.base);
    sketch.line("M50 -14 L50 4", palette::woodDark, 4);
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
