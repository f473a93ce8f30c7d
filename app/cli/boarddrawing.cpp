// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/boarddrawing.h"

#include "record/names.h"

#include <QTextStream>

#include <cmath>

namespace holmstead {

namespace {

constexpr int hexWidth = 16; // of the text, in letters; a row is shifted by half of it
constexpr int firstRow = -2, lastRow = 2;

bool hasRobber(const IslandLayout &island, HexId hex)
{
    return island.robber ? island.robber == hex : at(island.terrain, hex) == Terrain::Desert;
}

QString labelOf(const IslandLayout &island, HexId hex)
{
    QString label = wordFor(at(island.terrain, hex));
    if (at(island.token, hex) != 0)
        label += QStringLiteral(" %1").arg(at(island.token, hex));
    return hasRobber(island, hex) ? label + QStringLiteral(" R") : label;
}

QString rowText(const IslandLayout &island, int row)
{
    QString line(std::abs(row) * hexWidth / 2, u' ');
    for (const HexId hex : everyId<HexId>()) {
        if (at(topology.cellOfHex, hex).r != row)
            continue;
        const QString label = labelOf(island, hex);
        const auto left = (hexWidth - label.size()) / 2;
        line += (QString(left, u' ') + label).leftJustified(hexWidth);
    }
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

struct Point
{
    double x = 0;
    double y = 0;
};

constexpr double hexRadius = 50;
const double rowHeight = 1.5 * hexRadius;
const double columnWidth = std::sqrt(3.0) * hexRadius;

Point centerOf(HexId hex)
{
    const Cell cell = at(topology.cellOfHex, hex);
    return { (cell.q + cell.r / 2.0) * columnWidth, cell.r * rowHeight };
}

// A corner lies at the same angle from every hex that has it, so any will do.
Point pointOf(IntersectionId intersection)
{
    const HexId hex = at(topology.hexesAt, intersection).first();
    const auto &corners = at(topology.cornersOfHex, hex);
    std::size_t corner = 0;
    while (corners[corner] != intersection)
        ++corner;
    const double angle = static_cast<double>(corner) * std::acos(-1.0) / 3;
    const Point center = centerOf(hex);
    return { center.x + std::sin(angle) * hexRadius, center.y - std::cos(angle) * hexRadius };
}

const char *fillOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Hills:
        return "#c46a3f";
    case Terrain::Forest:
        return "#3f7d4e";
    case Terrain::Pasture:
        return "#a6cf72";
    case Terrain::Fields:
        return "#ecc658";
    case Terrain::Mountains:
        return "#8f979f";
    case Terrain::Desert:
        return "#e6d5ab";
    }
    return "";
}

void drawHex(QTextStream &svg, const IslandLayout &island, HexId hex)
{
    svg << "<polygon points=\"";
    for (const IntersectionId corner : at(topology.cornersOfHex, hex))
        svg << pointOf(corner).x << ',' << pointOf(corner).y << ' ';
    svg << "\" fill=\"" << fillOf(at(island.terrain, hex)) << "\" stroke=\"#f6efdc\" stroke-width=\"3\"/>\n";
    const Point center = centerOf(hex);
    if (const int token = at(island.token, hex); token != 0) {
        svg << "<circle cx=\"" << center.x << "\" cy=\"" << center.y << "\" r=\"17\" fill=\"#f6efdc\"/>\n";
        svg << "<text x=\"" << center.x << "\" y=\"" << center.y + 6 << "\" fill=\""
            << (isRed(token) ? "#b3261e" : "#2b2b2b") << "\">" << token << "</text>\n";
    }
    if (hasRobber(island, hex))
        svg << "<circle cx=\"" << center.x << "\" cy=\"" << center.y + 30
            << "\" r=\"9\" fill=\"#2b2b2b\"/>\n";
}

// A label out at sea with a line to each intersection that the harbor serves.
void drawHarbor(QTextStream &svg, const HarborPlace &harbor)
{
    const auto &ends = at(topology.endsOf, harbor.at);
    const Point first = pointOf(ends[0]);
    const Point second = pointOf(ends[1]);
    const Point middle = { (first.x + second.x) / 2, (first.y + second.y) / 2 };
    const double distance = std::hypot(middle.x, middle.y);
    const Point label = { middle.x * (1 + 34 / distance), middle.y * (1 + 34 / distance) };
    for (const Point &end : { first, second }) {
        svg << "<line x1=\"" << end.x << "\" y1=\"" << end.y << "\" x2=\"" << label.x << "\" y2=\"" << label.y
            << "\" stroke=\"#f6efdc\" stroke-width=\"3\"/>\n";
    }
    svg << "<circle cx=\"" << label.x << "\" cy=\"" << label.y << "\" r=\"22\" fill=\"#f6efdc\"/>\n<text x=\""
        << label.x << "\" y=\"" << label.y + 4 << "\" font-size=\"12\" fill=\"#2b2b2b\">"
        << wordFor(harbor.trades) << "</text>\n";
}

} // namespace

QByteArray boardText(const IslandLayout &island)
{
    QString text;
    for (int row = firstRow; row <= lastRow; ++row)
        text += rowText(island, row) + u'\n';
    for (const HarborPlace &harbor : island.harbors)
        text +=
            QStringLiteral("\n%1 %2").arg(QString::fromStdString(nameOf(harbor.at)), wordFor(harbor.trades));
    return text.toUtf8();
}

QByteArray boardSvg(const IslandLayout &island)
{
    QString text;
    QTextStream svg(&text);
    svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-290 -290 580 580\" "
           "font-family=\"sans-serif\" "
           "font-size=\"18\" font-weight=\"bold\" text-anchor=\"middle\">\n"
        << "<rect x=\"-290\" y=\"-290\" width=\"580\" height=\"580\" fill=\"#4f93b8\"/>\n";
    for (const HarborPlace &harbor : island.harbors)
        drawHarbor(svg, harbor);
    for (const HexId hex : everyId<HexId>())
        drawHex(svg, island, hex);
    svg << "</svg>";
    svg.flush();
    return text.toUtf8();
}

} // namespace holmstead
