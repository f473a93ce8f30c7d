// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/ruleschoice.h"

#include "dialogs/choicerow.h"
#include "dialogs/numberstepper.h"
#include "dialogs/style.h"

#include "hand/paper.h"

#include <QLabel>
#include <QVBoxLayout>

namespace holmstead {

RulesChoice::RulesChoice(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(paper::ems(*this, 0.25));
    m_edition = addRow("edition");
    m_phases = addRow("phases");
    addTarget();
    m_tokens = addRow("tokens");
    // The last, and nothing moves when it comes and goes.
    for (QWidget *part : std::initializer_list<QWidget *>{ m_titles.back(), m_tokens }) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
    }
    connect(m_phases, &ChoiceRow::chosen, this,
            [this](int phases) { m_phasesChosen = static_cast<PhaseRule>(phases); });
    for (ChoiceRow *row : { m_edition, m_phases, m_tokens })
        connect(row, &ChoiceRow::chosen, this, [this] {
            refresh();
            emit changed();
        });
    connect(m_target, &NumberStepper::changed, this, &RulesChoice::changed);
    Rules rules;
    rules.setup = m_setup;
    rules.phases = defaultPhases(rules.edition, rules.setup);
    setRules(rules, TokenDeal::LetterOrder);
}

QLabel *RulesChoice::addTitle()
{
    auto *title = new QLabel(this);
    style::setScale(*title, 1, QFont::DemiBold);
    if (!m_titles.empty())
        m_column->addSpacing(paper::ems(*this, 0.4));
    m_column->addWidget(title);
    m_titles.push_back(title);
    return title;
}

ChoiceRow *RulesChoice::addRow(const char *name)
{
    addTitle();
    auto *row = new ChoiceRow(QLatin1String(name), 2, this);
    m_column->addWidget(row);
    return row;
}

void RulesChoice::addTarget()
{
    addTitle();
    m_target = new NumberStepper(QStringLiteral("target"), minTarget, maxTarget, this);
    m_aboutTarget = new QLabel(this);
    m_aboutTarget->setProperty("soft", true);
    m_aboutTarget->setWordWrap(true);
    style::setScale(*m_aboutTarget, 0.88);
    auto *line = new QHBoxLayout;
    line->setSpacing(paper::ems(*this, 0.7));
    line->addWidget(m_target);
    line->addWidget(m_aboutTarget, 1);
    m_column->addLayout(line);
}

void RulesChoice::setRules(const Rules &rules, TokenDeal tokens)
{
    m_setup = rules.setup;
    m_edition->setCurrent(static_cast<int>(rules.edition));
    m_tokens->setCurrent(static_cast<int>(tokens));
    m_target->setValue(rules.target);
    m_phasesChosen.reset();
    if (rules.phases != defaultPhases(rules.edition, rules.setup))
        m_phasesChosen = rules.phases;
    refresh();
}

void RulesChoice::setSetup(IslandSetup setup)
{
    m_setup = setup;
    refresh();
}

Edition RulesChoice::edition() const
{
    return static_cast<Edition>(m_edition->current());
}

Rules RulesChoice::rules() const
{
    return { edition(), static_cast<PhaseRule>(m_phases->current()), m_setup, m_target->value() };
}

TokenDeal RulesChoice::tokens() const
{
    return static_cast<TokenDeal>(m_tokens->current());
}

// R-ED-4: the sixth edition has one way only; else what was chosen, or what the island asks for.
void RulesChoice::refresh()
{
    const bool sixth = edition() == Edition::Sixth;
    const PhaseRule usual = defaultPhases(edition(), m_setup);
    m_phases->setCurrent(static_cast<int>(sixth ? PhaseRule::Combined : m_phasesChosen.value_or(usual)));
    m_phases->setOffered(static_cast<int>(PhaseRule::Separate), !sixth,
                         tr("The sixth edition always trades and builds in any order."));
    // The beginner island has its numbers already.
    for (QWidget *part : std::initializer_list<QWidget *>{ m_titles.back(), m_tokens })
        part->setVisible(m_setup == IslandSetup::Variable);
}

QString RulesChoice::summary() const
{
    const int target = m_target->value();
    //: The rules in short. %1 is the edition, %2 how a turn goes, %n the points that win.
    const QString fixed =
        tr("%1. %2. First to %n point(s).", nullptr, target).arg(m_edition->title(), m_phases->title());
    //: As before; %3 is how the numbers are laid.
    const QString dealt = tr("%1. %2. %3. First to %n point(s).", nullptr, target)
                              .arg(m_edition->title(), m_phases->title(), m_tokens->title());
    return m_setup == IslandSetup::Variable ? dealt : fixed;
}

void RulesChoice::retranslate()
{
    const QStringList titles = { tr("Edition"), tr("A turn"), tr("Points to win"), tr("Numbers") };
    for (std::size_t title = 0; title < m_titles.size(); ++title)
        m_titles[title]->setText(titles[static_cast<qsizetype>(title)]);
    m_edition->setWords(static_cast<int>(Edition::Classic), tr("Classic"),
                        tr("The words and rules of 2015 and 2020: lumber, grain, harbor."));
    m_edition->setWords(static_cast<int>(Edition::Sixth), tr("Sixth edition"),
                        tr("The words and rules of 2025: wood, wheat, port."));
    m_phases->setWords(static_cast<int>(PhaseRule::Combined), tr("Trade and build in any order"),
                       tr("As often as you like, until you end your turn."));
    m_phases->setWords(static_cast<int>(PhaseRule::Separate), tr("First trade, then build"),
                       tr("The first thing you pay for ends trading: easier to learn with."));
    m_tokens->setWords(static_cast<int>(TokenDeal::LetterOrder), tr("Numbers in letter order"),
                       tr("Round the island from one of its corners: good and bad places are well mixed."));
    m_tokens->setWords(static_cast<int>(TokenDeal::Scattered), tr("Numbers at random"),
                       tr("Anywhere, but no two red ones side by side: some corners are very rich."));
    m_target->setWords(titles[2]);
    m_aboutTarget->setText(tr("Ten is the usual game; with fewer it is over sooner."));
    refresh();
}

} // namespace holmstead
