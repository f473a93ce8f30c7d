// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/statisticstable.h"

#include "dialogs/personhead.h"
#include "dialogs/style.h"

#include "hand/paper.h"
#include "look/theme.h"
#include "record/names.h"
#include "text/terms.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <array>

namespace holmstead {

namespace {

using Figures = Statistics::Person;

// A line of the table.
struct Kind
{
    const char *id;
    QString (*name)(Edition);
    QString (*explanation)(Edition);
    double (*number)(const Figures &);
    int decimals = 0;
    bool beginsGroup = false;

    static const std::array<Kind, 10> all;
};

const std::array<Kind, 10> Kind::all = {
    Kind{
        "produced", [](Edition) { return StatisticsTable::tr("Cards from the dice"); },
        [](Edition) { return StatisticsTable::tr("What the hexes brought when their numbers were rolled."); },
        [](const Figures &person) { return double(person.produced); } },
    Kind{ "average", [](Edition) { return StatisticsTable::tr("Cards with average luck"); },
          [](Edition) {
              return StatisticsTable::tr(
                  "How many cards the same buildings would have brought if every number had come as often "
                  "as it does on average. Who got fewer had bad luck.");
          },
          [](const Figures &person) { return person.thirtySixths / 36.0; }, 1 },
    Kind{ "blocked", [](Edition) { return StatisticsTable::tr("Blocked by the robber"); },
          [](Edition) {
              return StatisticsTable::tr("Cards that did not come because the robber stood on their hex.");
          },
          [](const Figures &person) { return double(person.blocked); } },
    Kind{ "sevens", [](Edition) { return StatisticsTable::tr("Sevens rolled"); },
          [](Edition) {
              return StatisticsTable::tr("How often this person rolled a seven and so moved the robber.");
          },
          [](const Figures &person) { return double(person.sevens); }, 0, true },
    Kind{ "discarded", [](Edition) { return StatisticsTable::tr("Discarded after a seven"); },
          [](Edition) { return StatisticsTable::tr("Cards given up because the hand was too full."); },
          [](const Figures &person) { return double(person.discarded); } },
    Kind{ "taken", [](Edition) { return StatisticsTable::tr("Taken from others"); },
          [](Edition) { return StatisticsTable::tr("Cards stolen with the robber or taken by Monopoly."); },
          [](const Figures &person) { return double(person.taken); } },
    Kind{ "lost", [](Edition) { return StatisticsTable::tr("Lost to others"); },
          [](Edition) { return StatisticsTable::tr("Cards that others stole or took by Monopoly."); },
          [](const Figures &person) { return double(person.lost); } },
    Kind{ "withPeople", [](Edition) { return StatisticsTable::tr("Trades with people"); },
          [](Edition) { return StatisticsTable::tr("Trades that both agreed to."); },
          [](const Figures &person) { return double(person.tradesWithPeople); }, 0, true },
    Kind{ "withBank",
          [](Edition edition) {
              return inWordsOf(edition, StatisticsTable::tr("Trades with the bank"),
                               StatisticsTable::tr("Trades with the supply"));
          },
          [](Edition edition) {
              return inWordsOf(edition, StatisticsTable::tr("Trades with the bank, at harbors too."),
                               StatisticsTable::tr("Trades with the supply, at ports too."));
          },
          [](const Figures &person) { return double(person.tradesWithBank); } },
    Kind{ "cardsBought", [](Edition) { return StatisticsTable::tr("Development cards bought"); },
          [](Edition) { return StatisticsTable::tr("All that were bought, knights and others."); },
          [](const Figures &person) { return double(person.cardsBought); } },
};

QLabel *nameLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    paper::keepMeasured(*label, [label] { label->setMinimumWidth(paper::ems(*label, 12)); });
    return label;
}

} // namespace

StatisticsTable::StatisticsTable(const Statistics &statistics, const People &people, Edition edition,
                                 QWidget *parent)
    : QWidget(parent),
      m_edition(edition),
      m_statistics(statistics),
      m_people(people)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    paper::keepMeasured(*this, [this, grid] { grid->setHorizontalSpacing(paper::ems(*this, 0.4)); });
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    for (std::size_t person = 0; person < people.size(); ++person)
        grid->addWidget(new PersonHead(people[person], this), 0, static_cast<int>(person) + 1, Qt::AlignTop);
    while (m_lines.size() < Kind::all.size())
        addLine(grid);
    retranslate();
}

void StatisticsTable::addLine(QGridLayout *grid)
{
    const Kind &kind = Kind::all[m_lines.size()];
    Line line{ nameLabel(this), {} };
    const int row = static_cast<int>(m_lines.size()) + 1;
    paper::keepMeasured(*this, [this, grid, row] { grid->setRowMinimumHeight(row, paper::ems(*this, 1.7)); });
    grid->addWidget(line.name, row, 0);
    for (std::size_t person = 0; person < m_people.size(); ++person) {
        const double number = kind.number(m_statistics.people[person]);
        auto *label = new QLabel(locale().toString(number, 'f', kind.decimals), this);
        label->setObjectName(
            QStringLiteral("%1.%2").arg(QLatin1StringView(kind.id), wordFor(m_people[person].color)));
        label->setAlignment(Qt::AlignCenter);
        label->setProperty("soft", number == 0 || kind.decimals > 0);
        grid->addWidget(label, row, static_cast<int>(person) + 1);
        line.numbers.push_back(label);
    }
    m_lines.push_back(line);
}

void StatisticsTable::retranslate()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Kind &kind = Kind::all[i];
        m_lines[i].name->setText(kind.name(m_edition));
        m_lines[i].name->setToolTip(kind.explanation(m_edition));
        for (std::size_t person = 0; person < m_people.size(); ++person) {
            QLabel *number = m_lines[i].numbers[person];
            //: For screen readers. %1 is a name, %2 what is counted, %3 how often.
            number->setAccessibleName(
                tr("%1, %2: %3").arg(m_people[person].name, kind.name(m_edition), number->text()));
            number->setToolTip(kind.explanation(m_edition));
        }
    }
}

// Hairlines keep the lines apart, stronger ones the groups.
void StatisticsTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto *grid = static_cast<QGridLayout *>(layout());
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const int top = grid->cellRect(static_cast<int>(i) + 1, 0).top();
        const bool isGroup = i == 0 || Kind::all[i].beginsGroup;
        painter.setPen(QPen(isGroup ? theme().line : theme().softLine, isGroup ? 2 : 1));
        painter.drawLine(0, top, width(), top);
    }
}

} // namespace holmstead
