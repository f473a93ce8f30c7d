// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/beginpanel.h"

#include "dialogs/beginrow.h"
#include "dialogs/style.h"

#include "hand/paper.h"
#include "record/names.h"
#include "text/lists.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace holmstead {

BeginPanel::BeginPanel(const People &people, const std::vector<BeginRound> &rounds, int first,
                       QWidget *parent)
    : Panel(parent),
      m_people(people),
      m_rounds(rounds),
      m_first(static_cast<std::size_t>(first)),
      m_all(addButton(QStringLiteral("rollAll"), Kind::Other)),
      m_next(addButton(QStringLiteral("roll"), Kind::Main))
{
    for (std::size_t round = 0; round < m_rounds.size(); ++round) {
        for (std::size_t person = 0; person < m_people.size(); ++person) {
            if (m_rounds[round][person])
                m_throws.push_back({ round, person });
        }
    }
    paper::keepSpacing(*this, *body(), 0.4);
    for (const Person &person : m_people) {
        auto *row = new BeginRow(person, this);
        row->setObjectName(QLatin1String("begin.") + wordFor(person.color));
        body()->addWidget(row);
        m_rows.push_back(row);
    }
    connect(m_next, &QPushButton::clicked, this, &BeginPanel::tellNext);
    connect(m_all, &QPushButton::clicked, this, &BeginPanel::tellAll);
    retranslate();
}

// The round that the next throw belongs to, or the last.
std::size_t BeginPanel::round() const
{
    return isDecided() ? m_rounds.size() - 1 : m_throws[m_told].round;
}

QString BeginPanel::tiedNames() const
{
    QStringList names;
    for (std::size_t person = 0; person < m_people.size(); ++person) {
        if (m_rounds[round()][person])
            names.append(nameOf(person));
    }
    return listOf(names);
}

void BeginPanel::tellNext()
{
    if (isDecided()) {
        dismiss();
        emit finished();
        return;
    }
    ++m_told;
    refresh();
}

void BeginPanel::tellAll()
{
    m_told = m_throws.size();
    refresh();
    m_next->setFocus(Qt::OtherFocusReason);
}

// The dice that lie before everybody now: those of their last throw, or blank ones for who has to roll again.
std::vector<std::optional<Dice>> BeginPanel::diceNow() const
{
    std::vector<std::optional<Dice>> dice(m_people.size());
    const auto tell = [&](const Throw &thrown) {
        dice[thrown.person] = m_rounds[thrown.round][thrown.person];
    };
    std::for_each(m_throws.begin(), m_throws.begin() + static_cast<std::ptrdiff_t>(m_told), tell);
    for (std::size_t index = m_told; index < m_throws.size() && m_throws[index].round == round(); ++index)
        dice[m_throws[index].person].reset();
    return dice;
}

void BeginPanel::refresh()
{
    const auto dice = diceNow();
    for (std::size_t person = 0; person < m_people.size(); ++person) {
        const bool rollsNext = !isDecided() && m_throws[m_told].person == person;
        const auto mark = isDecided() && person == m_first ? BeginRow::Mark::Begins
                        : rollsNext                        ? BeginRow::Mark::Rolls
                                                           : BeginRow::Mark::None;
        m_rows[person]->setState(dice[person], mark, !m_rounds[round()][person]);
    }
    m_all->setVisible(!isDecided());
    showWords();
}

void BeginPanel::showWords()
{
    if (isDecided()) {
        //: %1 is a name.
        setTitle(tr("%1 begins").arg(nameOf(m_first)));
        setLead(tr("The others follow clockwise."));
        //: A button: starts the game.
        m_next->setText(tr("To the game"));
        return;
    }
    setTitle(tr("Who begins?"));
    //: %1 is a list of names.
    setLead(round() == 0 ? tr("Everybody rolls; the highest roll begins.")
                         : tr("A tie: %1 roll again.").arg(tiedNames()));
    //: A button. %1 is a name.
    m_next->setText(tr("%1 rolls").arg(style::onButton(nameOf(m_throws[m_told].person))));
}

void BeginPanel::retranslate()
{
    //: A button: shows all the rolls at once.
    m_all->setText(tr("Roll for everybody"));
    refresh();
}

} // namespace holmstead
