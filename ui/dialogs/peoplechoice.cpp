// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/peoplechoice.h"

#include "dialogs/coloroffer.h"
#include "dialogs/personrow.h"

#include "hand/paper.h"
#include "text/terms.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>

namespace holmstead {

PeopleChoice::PeopleChoice(QWidget *parent)
    : QWidget(parent),
      m_add(new QPushButton(this)),
      m_leftOut(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    paper::keepGaps(*this, *column, 0.4);
    for (std::size_t index = 0; index < maxPlayers; ++index)
        addRow(index);
    m_add->setObjectName(QStringLiteral("addPerson"));
    m_add->setFlat(true);
    m_leftOut->setObjectName(QStringLiteral("leftOut"));
    m_leftOut->setProperty("soft", true);
    m_leftOut->setWordWrap(true);
    column->addWidget(m_leftOut);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        setCount(maxPlayers);
        takeKeyboard(*m_rows.back());
    });
    setCount(maxPlayers);
}

void PeopleChoice::addRow(std::size_t index)
{
    auto *row = new PersonRow(static_cast<int>(index) + 1, this);
    layout()->addWidget(row);
    m_rows.push_back(row);
    m_wanted.push_back(allColors[index]);
    connect(row, &PersonRow::nameEdited, this, [this] {
        reviewNames(m_rows);
        dealColors(); // which name those who have a color
        emit changed();
    });
    connect(row, &PersonRow::colorAsked, this, [this, index](Color color) { colorAsked(index, color); });
    connect(row, &PersonRow::moveAsked, this, [this, index](int by) {
        swap(index, by < 0 ? index - 1 : index + 1);
        dealColors();
        emit changed();
    });
    connect(row, &PersonRow::removeAsked, this, [this, index] { remove(index); });
}

void PeopleChoice::setPeople(const People &people)
{
    const std::size_t known = std::min(people.size(), m_rows.size());
    for (std::size_t row = 0; row < known; ++row) {
        m_rows[row]->setName(people[row].name);
        m_wanted[row] = people[row].color;
    }
    setCount(known > minPlayers ? maxPlayers : minPlayers);
}

People PeopleChoice::people() const
{
    People people;
    for (std::size_t row = 0; row < count(); ++row)
        people.push_back({ m_rows[row]->name(), m_rows[row]->color(), m_rows[row]->color() });
    return people;
}

QStringList PeopleChoice::names() const
{
    QStringList names;
    for (std::size_t row = 0; row < count(); ++row)
        names << m_rows[row]->name();
    return names;
}

void PeopleChoice::setRules(const Rules &rules)
{
    m_rules = rules;
    dealColors();
}

bool PeopleChoice::refuseNames()
{
    PersonRow *refused = holmstead::refuseNames(m_rows);
    if (refused)
        takeKeyboard(*refused);
    return refused;
}

QWidget *PeopleChoice::firstField() const
{
    return m_rows.front()->field();
}

void PeopleChoice::setCount(std::size_t count)
{
    m_count = count;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row]->setVisible(row < count);
        m_rows[row]->setMoves(row > 0, row + 1 < count, count == maxPlayers);
    }
    m_add->setVisible(count == minPlayers);
    dealColors();
    emit changed();
}

// The last row goes, with the person who is taken out, and comes back with them.
void PeopleChoice::remove(std::size_t row)
{
    for (std::size_t below = row; below + 1 < m_rows.size(); ++below)
        swap(below, below + 1);
    setCount(minPlayers);
}

void PeopleChoice::swap(std::size_t row, std::size_t other)
{
    const QString name = m_rows[row]->field()->text();
    m_rows[row]->setName(m_rows[other]->field()->text());
    m_rows[other]->setName(name);
    std::swap(m_wanted[row], m_wanted[other]);
    emit swapped(PlayerId(static_cast<int>(row)), PlayerId(static_cast<int>(other)));
}

void PeopleChoice::colorAsked(std::size_t row, Color color)
{
    // What the others have now is theirs from here on, also if they got it for want of another.
    People asked = people();
    exchangeColors(asked, row, color);
    for (std::size_t each = 0; each < count(); ++each)
        m_wanted[each] = asked[each].color;
    dealColors();
    emit changed();
}

// Everybody gets the colour they want, if it is in the box and nobody above has it; the rest what is left.
void PeopleChoice::dealColors()
{
    std::array<bool, allColors.size()> isFree;
    for (const Color color : allColors)
        isFree[indexOf(color)] = color != leftOut(m_rules, count());
    std::vector<std::optional<Color>> dealt(count());
    const auto deal = [&](std::size_t row, Color color) {
        if (dealt[row] || !isFree[indexOf(color)])
            return;
        dealt[row] = color;
        isFree[indexOf(color)] = false;
    };
    for (std::size_t row = 0; row < count(); ++row)
        deal(row, m_wanted[row]);
    for (std::size_t row = 0; row < count(); ++row) {
        for (const Color color : allColors)
            deal(row, color);
    }
    People dealtTo = people();
    for (std::size_t row = 0; row < count(); ++row)
        dealtTo[row].color = *dealt[row];
    showColors(m_rows, dealtTo, m_rules);
    showLeftOut();
}

// A colour that somebody had may have been exchanged.
void PeopleChoice::showLeftOut()
{
    const People now = people();
    const auto missing = leftOut(m_rules, now.size());
    m_leftOut->setText(missing ? ColorOffer(now.front(), now, m_rules).about(*missing) : QString());
    m_leftOut->setVisible(missing.has_value());
}

void PeopleChoice::retranslate()
{
    m_add->setText(tr("Add a fourth person"));
    for (PersonRow *row : m_rows)
        row->retranslate();
    dealColors();
}

} // namespace holmstead
