// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/peoplepanel.h"

#include "dialogs/coloroffer.h"
#include "dialogs/personrow.h"

#include "hand/paper.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace holmstead {

PeoplePanel::PeoplePanel(const People &people, const Rules &rules, QWidget *parent)
    : Panel(parent),
      m_people(people),
      m_rules(rules),
      m_cancel(addButton(QStringLiteral("cancel"), Kind::Other)),
      m_confirm(addButton(QStringLiteral("confirm"), Kind::Main))
{
    setCancellable(true);
    paper::keepSpacing(*this, *body(), 0.5);
    for (std::size_t index = 0; index < m_people.size(); ++index) {
        auto *row = new PersonRow(static_cast<int>(index) + 1, this);
        row->setName(m_people[index].name);
        row->hideMoves();
        connect(row, &PersonRow::nameEdited, this, [this] { reviewNames(m_rows); });
        connect(row, &PersonRow::colorAsked, this, [this, index](Color color) { takeColor(index, color); });
        body()->addWidget(row);
        m_rows.push_back(row);
    }
    connect(m_cancel, &QPushButton::clicked, this, &PeoplePanel::cancel);
    connect(m_confirm, &QPushButton::clicked, this, &PeoplePanel::confirm);
    retranslate();
}

void PeoplePanel::takeColor(std::size_t row, Color color)
{
    exchangeColors(m_people, row, color);
    showColors(m_rows, m_people, m_rules);
}

void PeoplePanel::confirm()
{
    if (const PersonRow *refused = refuseNames(m_rows)) {
        takeKeyboard(*refused);
        return;
    }
    for (std::size_t index = 0; index < m_rows.size(); ++index)
        m_people[index].name = m_rows[index]->name();
    const People people = m_people;
    dismiss();
    emit changed(people);
}

void PeoplePanel::retranslate()
{
    setTitle(tr("Who plays"));
    setLead(tr("Names and colors can change at any time; choosing somebody else’s color swaps the two."));
    for (PersonRow *row : m_rows)
        row->retranslate();
    showColors(m_rows, m_people, m_rules);
    m_cancel->setText(tr("Cancel"));
    //: A button: the names and colours are taken over.
    m_confirm->setText(tr("Done"));
}

QWidget *PeoplePanel::firstFocus() const
{
    return m_rows.front()->field();
}

} // namespace holmstead
