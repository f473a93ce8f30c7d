// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/platestats.h"

#include "hand/cardpainter.h"
#include "hand/iconpainter.h"
#include "hand/piecesigns.h"
#include "table/statview.h"
#include "text/terms.h"

#include <QBoxLayout>

namespace holmstead {

namespace {

constexpr int handLimit = 7; // R-RO-2: more are halved when a 7 is rolled

constexpr std::array allStats = { PlateStat::Resources,  PlateStat::Developments, PlateStat::Knights,
                                  PlateStat::RoadLength, PlateStat::RoadsLeft,    PlateStat::SettlementsLeft,
                                  PlateStat::CitiesLeft };

bool isQuiet(PlateStat stat)
{
    return indexOf(stat) >= indexOf(PlateStat::RoadsLeft);
}

// How many cards somebody holds is what others look for most.
qreal scaleOf(PlateStat stat, bool compact)
{
    if (compact || isQuiet(stat))
        return 1;
    return stat == PlateStat::Resources || stat == PlateStat::Developments ? 1.3 : 1.1;
}

StatView::Picture back(CardPainter::Back of)
{
    return [of](QPainter &painter, const QRectF &square, const QColor &) {
        CardPainter::paintBack(painter, CardPainter::cardIn(square), of);
    };
}

StatView::Picture sign(Icon icon)
{
    return [icon](QPainter &painter, const QRectF &square, const QColor &ink) {
        IconPainter::paint(painter, square, icon, ink);
    };
}

StatView::Picture piece(const PaintThing &paint)
{
    return [paint](QPainter &painter, const QRectF &square, const QColor &) { paint(painter, square); };
}

StatView::Picture pictureOf(PlateStat stat, Color color)
{
    switch (stat) {
    case PlateStat::Resources:
        return back(CardPainter::Back::Resource);
    case PlateStat::Developments:
        return back(CardPainter::Back::Development);
    case PlateStat::Knights:
        return sign(Icon::Knight);
    case PlateStat::RoadLength:
        return sign(Icon::Road);
    case PlateStat::RoadsLeft:
        return piece(roadIn(color));
    case PlateStat::SettlementsLeft:
        return piece(settlementIn(color));
    case PlateStat::CitiesLeft:
        return piece(cityIn(color));
    }
    return {};
}

} // namespace

PlateStats::PlateStats(QWidget &plate, QBoxLayout &cards, QBoxLayout &pieces)
{
    for (const PlateStat stat : allStats) {
        auto *view = new StatView(pictureOf(stat, Color::Red), &plate);
        view->setDigits(stat == PlateStat::SettlementsLeft || stat == PlateStat::CitiesLeft ? 1 : 2);
        m_views[indexOf(stat)] = view;
        (isQuiet(stat) ? pieces : cards).addWidget(view, stretchOf(stat));
    }
    setCompact(false);
}

// The columns of all plates stand below one another; knights and roads have room for the sign of their award.
int PlateStats::stretchOf(PlateStat stat)
{
    switch (stat) {
    case PlateStat::Resources:
    case PlateStat::Developments:
    case PlateStat::RoadsLeft:
    case PlateStat::SettlementsLeft:
        return 13;
    case PlateStat::Knights:
    case PlateStat::RoadLength:
    case PlateStat::CitiesLeft:
        return 14;
    }
    return 0;
}

void PlateStats::setColor(Color color)
{
    for (const PlateStat stat : allStats)
        at(stat).setPicture(pictureOf(stat, color));
}

void PlateStats::setCompact(bool compact)
{
    for (const PlateStat stat : allStats) {
        at(stat).setScale(scaleOf(stat, compact));
        if (isQuiet(stat))
            at(stat).setVisible(!compact);
    }
}

void PlateStats::show(const Facts &facts)
{
    using Tone = StatView::Tone;
    const PlayerView &player = facts.player;
    const bool warn = player.resourceCards > handLimit && !facts.isOver;
    const QString cards = tr("%n resource card(s)", nullptr, player.resourceCards);
    const QString many = tr("%n resource card(s): more than 7, half of them go when a 7 is rolled", nullptr,
                            player.resourceCards);
    at(PlateStat::Resources)
        .show(player.resourceCards, warn ? Tone::Warning : Tone::Plain, warn ? many : cards);
    at(PlateStat::Developments)
        .show(player.developmentCards, Tone::Plain,
              tr("%n development card(s)", nullptr, player.developmentCards));
    at(PlateStat::Knights)
        .show(player.knightsPlayed, facts.largestArmy ? Tone::Award : Tone::Plain, knightsText(facts));
    at(PlateStat::RoadLength)
        .show(player.roadLength, facts.longestRoad ? Tone::Award : Tone::Plain, roadText(facts));
    showPieces(player);
}

void PlateStats::showPieces(const PlayerView &player)
{
    constexpr auto quiet = StatView::Tone::Quiet;
    at(PlateStat::RoadsLeft)
        .show(player.roadsLeft, quiet, tr("%n road(s) left to build", nullptr, player.roadsLeft));
    at(PlateStat::SettlementsLeft)
        .show(player.settlementsLeft, quiet,
              tr("%n settlement(s) left to build", nullptr, player.settlementsLeft));
    at(PlateStat::CitiesLeft)
        .show(player.citiesLeft, quiet, tr("%n city(s) left to build", nullptr, player.citiesLeft));
}

QString PlateStats::knightsText(const Facts &facts)
{
    const int knights = facts.player.knightsPlayed;
    //: %1 is the award for it, Largest Army
    const QString award = tr("%n knight(s) played: holds %1, 2 points", nullptr, knights)
                              .arg(termName(Term::LargestArmy, facts.edition));
    return facts.largestArmy ? award : tr("%n knight(s) played", nullptr, knights);
}

QString PlateStats::roadText(const Facts &facts)
{
    const int length = facts.player.roadLength;
    //: %1 is the award for it, Longest Road or Longest Route
    const QString award = tr("Longest road of %n segment(s): holds %1, 2 points", nullptr, length)
                              .arg(termName(Term::LongestRoad, facts.edition));
    return facts.longestRoad ? award : tr("Longest road of %n segment(s)", nullptr, length);
}

QStringList PlateStats::sentences() const
{
    QStringList sentences;
    for (const StatView *view : m_views)
        sentences << view->accessibleName();
    return sentences;
}

} // namespace holmstead
