// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/personrow.h"

#include "dialogs/colorchip.h"
#include "dialogs/coloroffer.h"
#include "dialogs/personnames.h"
#include "dialogs/stepbutton.h"
#include "dialogs/style.h"

#include "hand/paper.h"
#include "record/gamerecord.h"
#include "record/names.h"
#include "text/terms.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>

namespace holmstead {

PersonRow::PersonRow(int number, QWidget *parent)
    : QWidget(parent),
      m_number(number),
      m_name(new QLineEdit(this)),
      m_up(new StepButton(StepButton::Sign::Up, this)),
      m_down(new StepButton(StepButton::Sign::Down, this)),
      m_remove(new StepButton(StepButton::Sign::Remove, this)),
      m_refusal(new QLabel(this))
{
    setObjectName(QStringLiteral("person%1").arg(number));
    m_name->setMaxLength(maxNameLength);
    paper::keepMeasured(*this, [this] { m_name->setMinimumWidth(paper::ems(*this, 8)); });
    m_refusal->setProperty("warning", true);
    m_refusal->setWordWrap(true);
    m_refusal->hide();

    auto *line = new QHBoxLayout;
    paper::keepGaps(*this, *line, 0.15);
    line->addWidget(m_name, 1);
    paper::addGap(*this, *line, 0.4);
    addChips(line);
    paper::addGap(*this, *line, 0.4);
    addMoves(line);
    auto *column = new QVBoxLayout(this);
    paper::keepGaps(*this, *column, 0.1);
    column->addLayout(line);
    column->addWidget(m_refusal);

    nameParts();
    connect(m_name, &QLineEdit::textEdited, this, &PersonRow::nameEdited);
    retranslate();
}

void PersonRow::addChips(QHBoxLayout *line)
{
    for (const Color color : allColors) {
        auto *chip = new ColorChip(color, this);
        connect(chip, &QAbstractButton::clicked, this, [this, color] { emit colorAsked(color); });
        m_chips[indexOf(color)] = chip;
        line->addWidget(chip);
    }
}

void PersonRow::addMoves(QHBoxLayout *line)
{
    for (StepButton *button : { m_up, m_down, m_remove }) {
        QSizePolicy policy = button->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        button->setSizePolicy(policy);
        line->addWidget(button);
    }
    connect(m_up, &QAbstractButton::clicked, this, [this] { emit moveAsked(-1); });
    connect(m_down, &QAbstractButton::clicked, this, [this] { emit moveAsked(1); });
    connect(m_remove, &QAbstractButton::clicked, this, &PersonRow::removeAsked);
}

// "person1.name", "person1.red", "person1.up" and so on.
void PersonRow::nameParts()
{
    const auto name = [this](QWidget *part, QLatin1StringView word) {
        part->setObjectName(objectName() + QLatin1Char('.') + word);
    };
    name(m_name, QLatin1StringView("name"));
    name(m_up, QLatin1StringView("up"));
    name(m_down, QLatin1StringView("down"));
    name(m_remove, QLatin1StringView("remove"));
    name(m_refusal, QLatin1StringView("refusal"));
    for (const Color color : allColors)
        name(chip(color), wordFor(color));
}

QString PersonRow::name() const
{
    return m_name->text().simplified();
}

void PersonRow::setName(const QString &name)
{
    m_name->setText(name);
}

void PersonRow::setColor(Color color, const ColorOffer &offer)
{
    m_color = color;
    for (const Color each : allColors) {
        ColorChip *own = chip(each);
        own->setChecked(each == color);
        own->setEnabled(offer.offers(each));
        own->setToolTip(offer.about(each));
    }
}

void PersonRow::setRefusal(const QString &refusal)
{
    m_refusal->setText(refusal);
    m_refusal->setVisible(!refusal.isEmpty());
    m_name->setAccessibleDescription(refusal);
    style::mark(*m_name, "refused", !refusal.isEmpty());
}

bool PersonRow::isRefused() const
{
    return !m_refusal->text().isEmpty();
}

void PersonRow::setMoves(bool up, bool down, bool remove)
{
    m_up->setEnabled(up);
    m_down->setEnabled(down);
    m_remove->setVisible(remove);
}

void PersonRow::hideMoves()
{
    for (StepButton *button : { m_up, m_down, m_remove }) {
        QSizePolicy policy = button->sizePolicy();
        policy.setRetainSizeWhenHidden(false);
        button->setSizePolicy(policy);
        button->hide();
    }
}

void PersonRow::retranslate()
{
    const QString number = locale().toString(m_number);
    //: In an empty field for a name.
    m_name->setPlaceholderText(tr("Name"));
    //: For screen readers. %1 is a number from 1.
    m_name->setAccessibleName(tr("Name of person %1").arg(number));
    for (const Color color : allColors) {
        //: For screen readers. %1 is a number from 1, %2 a colour.
        chip(color)->setAccessibleName(tr("Person %1: %2").arg(number, colorName(color)));
    }
    m_up->setToolTip(tr("Sits one place earlier"));
    m_down->setToolTip(tr("Sits one place later"));
    m_remove->setToolTip(tr("Does not play"));
    for (StepButton *button : { m_up, m_down, m_remove }) {
        //: For screen readers: a button of a person. %1 is a number from 1, %2 what the button does.
        button->setAccessibleName(tr("Person %1: %2").arg(number, button->toolTip()));
    }
}

PersonRow *refuseNames(const std::vector<PersonRow *> &rows)
{
    QStringList names;
    for (const PersonRow *row : rows)
        names << (row->isHidden() ? QString() : row->name());
    const QStringList refusals = nameRefusals(names);
    PersonRow *first = nullptr;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        PersonRow *row = rows[index];
        row->setRefusal(row->isHidden() ? QString() : refusals[static_cast<qsizetype>(index)]);
        if (row->isRefused() && !first)
            first = row;
    }
    return first;
}

void reviewNames(const std::vector<PersonRow *> &rows)
{
    if (std::any_of(rows.begin(), rows.end(), [](const PersonRow *row) { return row->isRefused(); }))
        refuseNames(rows);
}

void showColors(const std::vector<PersonRow *> &rows, const People &people, const Rules &rules)
{
    for (std::size_t row = 0; row < people.size(); ++row)
        rows[row]->setColor(people[row].color, ColorOffer(people[row], people, rules));
}

void takeKeyboard(const PersonRow &row)
{
    row.field()->setFocus(Qt::OtherFocusReason);
    row.field()->selectAll();
}

} // namespace holmstead
