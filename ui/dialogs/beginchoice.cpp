// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/beginchoice.h"

#include "dialogs/choicerow.h"

#include "hand/paper.h"

#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

BeginChoice::BeginChoice(QWidget *parent)
    : QWidget(parent),
      m_begin(new ChoiceRow(QStringLiteral("begin"), 3, this)),
      m_oldest(new ChoiceRow(QStringLiteral("oldest"), maxPlayers, this))
{
    auto *column = new QVBoxLayout(this);
    paper::keepGaps(*this, *column, 0.4);
    column->addWidget(m_begin);
    column->addWidget(m_oldest);
    m_oldest->setCurrent(0);
    connect(m_begin, &ChoiceRow::chosen, this, [this](int begin) {
        m_chosen = static_cast<NewGame::Begin>(begin);
        refresh();
        emit changed();
    });
    connect(m_oldest, &ChoiceRow::chosen, this, &BeginChoice::changed);
    refresh();
}

void BeginChoice::setUsual(NewGame::Begin begin)
{
    m_usual = begin;
    refresh();
}

void BeginChoice::setBegin(NewGame::Begin begin)
{
    m_chosen.reset();
    if (begin != m_usual)
        m_chosen = begin;
    refresh();
}

NewGame::Begin BeginChoice::begin() const
{
    return m_chosen.value_or(m_usual);
}

void BeginChoice::setNames(const QStringList &names)
{
    m_people = static_cast<int>(names.size());
    m_oldest->setCount(m_people);
    for (int person = 0; person < m_people; ++person)
        m_oldest->setWords(person, names[person]);
    setOldest(oldest());
}

PlayerId BeginChoice::oldest() const
{
    return PlayerId(m_oldest->current());
}

void BeginChoice::setOldest(PlayerId oldest)
{
    m_oldest->setCurrent(oldest.index() < m_people ? oldest.index() : 0);
}

int BeginChoice::widthWithOldest() const
{
    return std::max(m_begin->sizeHint().width(), m_oldest->sizeHint().width());
}

void BeginChoice::refresh()
{
    m_begin->setCurrent(static_cast<int>(begin()));
    m_oldest->setVisible(begin() == NewGame::Begin::Oldest);
}

void BeginChoice::retranslate()
{
    m_begin->setWords(static_cast<int>(NewGame::Begin::Rolled), tr("The highest roll"));
    m_begin->setWords(static_cast<int>(NewGame::Begin::Oldest), tr("The oldest"));
    m_begin->setWords(static_cast<int>(NewGame::Begin::Random), tr("At random"));
    m_oldest->setAccessibleName(tr("Who is the oldest?"));
}

} // namespace holmstead
