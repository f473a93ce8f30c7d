// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/pointstable.h"

#include "dialogs/badge.h"
#include "dialogs/picture.h"
#include "dialogs/style.h"

#include "board/citypainter.h"
#include "board/settlementpainter.h"
#include "board/starpainter.h"
#include "hand/cardpainter.h"
#include "hand/paper.h"
#include "hand/rim.h"
#include "look/art.h"
#include "look/palette.h"
#include "look/theme.h"
#include "record/names.h"
#include "text/terms.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace holmstead {

PointsOf::PointsOf(const View &view, PlayerId player)
{
    const IntersectionSet buildings = at(view.buildings, player);
    const PlayerView &facts = view.player(player);
    count = { (buildings - view.cities).size(), (buildings & view.cities).size(), view.longestRoad == player,
              view.largestArmy == player, facts.victoryPointCards };
    constexpr std::array<int, sources> worth = { 1, 2, 2, 2, 1 };
    for (std::size_t source = 0; source < sources; ++source)
        points[source] = count[source] * worth[source];
}

int PointsOf::total() const
{
    return std::accumulate(points.begin(), points.end(), 0);
}

std::vector<PlayerId> standings(const View &view)
{
    std::vector<PlayerId> order;
    for (const PlayerId player : playersOf(view.playerCount()))
        order.push_back(player);
    std::stable_sort(order.begin(), order.end(), [&view](PlayerId a, PlayerId b) {
        if ((view.winner == a) != (view.winner == b))
            return view.winner == a;
        return PointsOf(view, a).total() > PointsOf(view, b).total();
    });
    return order;
}

namespace {

constexpr int headerRows = 2; // pictures, words

QLabel *headerLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    label->setWordWrap(true);
    label->setProperty("soft", true);
    paper::keepMeasured(*parent, [parent, label] { label->setMinimumWidth(paper::ems(*parent, 5.2)); });
    style::setScale(*label, 0.9);
    return label;
}

// What brings points, as it lies on the table; pieces in the colour of whoever stands first.
Picture *headerPicture(PointsOf::Source source, Color color, QWidget *parent)
{
    const auto paint = [source, color](QPainter &painter, const QRectF &square) {
        switch (source) {
        case PointsOf::Settlements:
            return SettlementPainter::paint(painter, square, color);
        case PointsOf::Cities:
            return CityPainter::paint(painter, square, color);
        case PointsOf::LongestRoad:
            return Art::paint(painter, square, QStringLiteral("awards/longestRoad"));
        case PointsOf::LargestArmy:
            return Art::paint(painter, square, QStringLiteral("awards/largestArmy"));
        case PointsOf::VictoryPointCards:
            return CardPainter::paintFront(painter, CardPainter::cardIn(square),
                                           DevelopmentCard::VictoryPoint);
        }
    };
    return new Picture({ 2.4, 2.4 }, rimmed(paint), parent);
}

// What a number of points is for.
QLabel *reasonLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setAlignment(Qt::AlignCenter);
    label->setProperty("soft", true);
    style::setScale(*label, 0.8);
    return label;
}

QLabel *numberLabel(QWidget *parent, int number)
{
    auto *label = new QLabel(parent->locale().toString(number), parent);
    label->setAlignment(Qt::AlignCenter);
    style::setScale(*label, 1.1);
    return label;
}

} // namespace

PointsTable::PointsTable(const View &view, const People &people, QWidget *parent)
    : QWidget(parent),
      m_view(view)
{
    auto *grid = new QGridLayout(this);
    paper::keepMeasured(*this, [this, grid] {
        const int half = paper::ems(*this, 0.5);
        grid->setContentsMargins(half, 0, half, 0);
        grid->setHorizontalSpacing(half);
    });
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    const std::vector<PlayerId> order = standings(view);
    addHeader(personOf(order.front(), people).color);
    for (const PlayerId player : order)
        addLine(player, personOf(player, people));
    retranslate();
}

void PointsTable::addHeader(Color color)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    for (std::size_t source = 0; source < PointsOf::sources; ++source) {
        m_headers[source] = headerLabel(this);
        const int column = static_cast<int>(source) + 2;
        m_pictures[source] = headerPicture(static_cast<PointsOf::Source>(source), color, this);
        m_pictures[source]->setObjectName(QStringLiteral("points.picture.%1").arg(source));
        grid->addWidget(m_pictures[source], 0, column, Qt::AlignHCenter);
        grid->addWidget(m_headers[source], 1, column, Qt::AlignTop);
    }
    m_totalHeader = headerLabel(this);
    grid->addWidget(m_totalHeader, 1, PointsOf::sources + 2, Qt::AlignTop);
    grid->addWidget(new Picture({ 2.4, 2.4 }, StarPainter::paint, this), 0, PointsOf::sources + 2,
                    Qt::AlignHCenter);
}

void PointsTable::addLine(PlayerId player, const Person &person)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    const int row = static_cast<int>(m_lines.size()) + headerRows;
    Line line{ player, PointsOf(m_view, player), new QLabel(person.name, this), {}, nullptr };
    line.name->setTextFormat(Qt::PlainText);
    line.name->setWordWrap(true);
    paper::keepMeasured(*this, [this, grid, row, name = line.name] {
        name->setMinimumWidth(paper::ems(*this, 7));
        grid->setRowMinimumHeight(row, paper::ems(*this, 3));
    });
    style::setScale(*line.name, 1.1, m_view.winner == player ? QFont::DemiBold : QFont::Normal);
    grid->addWidget(new Badge(person.color, 1.7, this), row, 0);
    grid->addWidget(line.name, row, 1);
    for (std::size_t source = 0; source < PointsOf::sources; ++source) {
        QLabel *cell = numberLabel(this, line.points.points[source]);
        if (line.points.points[source] == 0) {
            cell->setText(QStringLiteral("–"));
            cell->setProperty("soft", true);
        }
        const QString name = QStringLiteral("points.%1.%2").arg(wordFor(person.color)).arg(source);
        cell->setObjectName(name);
        line.reasons[source] = reasonLabel(this);
        line.reasons[source]->setObjectName(name + QStringLiteral(".reason"));
        auto *both = new QVBoxLayout;
        both->setSpacing(0);
        both->addStretch();
        both->addWidget(cell);
        both->addWidget(line.reasons[source]);
        both->addStretch();
        grid->addLayout(both, row, static_cast<int>(source) + 2);
    }
    line.total = numberLabel(this, line.points.total());
    line.total->setObjectName(QLatin1String("points.") + wordFor(person.color));
    style::setScale(*line.total, 1.9, QFont::Bold);
    grid->addWidget(line.total, row, PointsOf::sources + 2);
    m_lines.push_back(line);
}

void PointsTable::retranslate()
{
    const Edition edition = m_view.table->rules.edition;
    m_headers[PointsOf::Settlements]->setText(tr("Settlements"));
    m_headers[PointsOf::Cities]->setText(tr("Cities"));
    m_headers[PointsOf::LongestRoad]->setText(termName(Term::LongestRoad, edition));
    m_headers[PointsOf::LargestArmy]->setText(termName(Term::LargestArmy, edition));
    m_headers[PointsOf::VictoryPointCards]->setText(tr("Victory point cards"));
    for (std::size_t source = 0; source < PointsOf::sources; ++source)
        m_pictures[source]->setToolTip(m_headers[source]->text());
    //: Above the sum of everybody's victory points.
    m_totalHeader->setText(tr("Points"));
    for (const Line &line : m_lines) {
        for (std::size_t source = 0; source < PointsOf::sources; ++source)
            line.reasons[source]->setText(reasonOf(line, static_cast<PointsOf::Source>(source)));
        //: For screen readers. %1 is a name.
        line.name->setAccessibleName(
            tr("%1: %n point(s)", nullptr, line.points.total()).arg(line.name->text()));
    }
}

// How many there are of what brings points, where that is another number than that of the points; without
// any, nothing but for the awards, where others had more.
QString PointsTable::reasonOf(const Line &line, PointsOf::Source source) const
{
    const int count = line.points.count[source];
    const PlayerView &facts = m_view.player(line.player);
    switch (source) {
    case PointsOf::Settlements:
    case PointsOf::VictoryPointCards:
        return QString();
    case PointsOf::Cities:
        return count > 0 ? tr("%n city(s)", nullptr, count) : QString();
    case PointsOf::LongestRoad:
        //: The longest road that somebody has: as short as can be
        return tr("%n road(s)", nullptr, facts.roadLength);
    case PointsOf::LargestArmy:
        return tr("%n knight(s)", nullptr, facts.knightsPlayed);
    }
    return {};
}

// The winner's line is lit, the others are kept apart by a hairline.
void PointsTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto &grid = static_cast<const QGridLayout &>(*layout());
    int row = headerRows;
    for (const Line &each : m_lines) {
        const QRect cell = grid.cellRect(row++, 0);
        const QRectF line(1, cell.y(), width() - 2, cell.height());
        if (each.player == m_view.winner) {
            painter.setPen(QPen(palette::gold, 2));
            painter.setBrush(theme().lit);
            painter.drawRoundedRect(line.adjusted(0, 1, 0, -1), 8, 8);
        } else {
            painter.setPen(QPen(theme().softLine, 1));
            painter.drawLine(line.bottomLeft(), line.bottomRight());
        }
    }
}

} // namespace holmstead
