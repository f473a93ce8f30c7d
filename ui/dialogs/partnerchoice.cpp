// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/partnerchoice.h"

#include "dialogs/personbutton.h"

#include "hand/paper.h"
#include "record/names.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>

namespace holmstead {

PartnerChoice::PartnerChoice(const View &view, const People &people, QWidget *parent)
    : QWidget(parent),
      m_viewer(view.viewer.value_or(PlayerId())),
      m_people(people),
      m_grid(new QGridLayout(this))
{
    paper::keepGaps(*this, *m_grid, 0.4);
    new QButtonGroup(this);
    m_everybody = add(std::nullopt);
    m_everybody->setObjectName(QStringLiteral("toEverybody"));
    for (const PlayerId player : playersOf(view.playerCount())) {
        if (player == m_viewer)
            continue;
        m_others.push_back(player);
        m_partners.push_back(add(player));
    }
    name();
    setStacked(false);
    m_everybody->setChecked(true);
}

PersonButton *PartnerChoice::add(std::optional<PlayerId> partner)
{
    auto *button = new PersonButton(this);
    button->setCheckable(true);
    findChild<QButtonGroup *>()->addButton(button);
    connect(button, &PersonButton::toggled, this, [this, partner](bool on) {
        if (on)
            emit chosen(partner);
    });
    return button;
}

void PartnerChoice::setPeople(const People &people)
{
    m_people = people;
    name();
}

void PartnerChoice::choose(std::optional<PlayerId> partner)
{
    if (!partner)
        m_everybody->setChecked(true);
    for (std::size_t other = 0; other < m_others.size(); ++other)
        m_partners[other]->setChecked(partner == m_others[other]);
}

void PartnerChoice::setStacked(bool stacked)
{
    m_grid->addWidget(m_everybody, 0, 0, 1, stacked ? 2 : 1);
    for (int other = 0; other < static_cast<int>(m_partners.size()); ++other) {
        const int row = stacked ? 1 + other / 2 : 0;
        const int column = stacked ? other % 2 : 1 + other;
        m_grid->addWidget(m_partners[static_cast<std::size_t>(other)], row, column);
    }
    m_grid->setColumnStretch(static_cast<int>(m_partners.size()) + 1, stacked ? 0 : 1);
}

void PartnerChoice::name()
{
    People others;
    for (std::size_t other = 0; other < m_others.size(); ++other) {
        const Person &person = personOf(m_others[other], m_people);
        m_partners[other]->setObjectName(QLatin1String("to.") + wordFor(person.color));
        m_partners[other]->setPerson(person);
        others.push_back(person);
    }
    m_everybody->setEverybody(others, tr("The whole table"));
}

void PartnerChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        name();
    QWidget::changeEvent(event);
}

} // namespace holmstead
