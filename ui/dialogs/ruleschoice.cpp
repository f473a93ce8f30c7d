// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/ruleschoice.h"

#include "dialogs/choicerow.h"
#include "dialogs/numberstepper.h"
#include "dialogs/style.h"

#include "hand/paper.h"

#include <QLabel>
#include <QVBoxLayout>

namespace holmstead {

namespace {

constexpr qreal gapInPart = 0.25; // in ems
constexpr qreal aboveTitle = 0.4;

QWidget *newPart(QWidget *dialog)
{
    auto *part = new QWidget(dialog);
    auto *column = new QVBoxLayout(part);
    paper::keepGaps(*part, *column, gapInPart);
    return part;
}

} // namespace

RulesChoice::RulesChoice(QWidget *dialog)
    : QObject(dialog),
      m_aboutIsland(newPart(dialog)),
      m_aboutPlay(newPart(dialog)),
      m_edition(addRow(m_aboutIsland, "edition")),
      m_tokens(addRow(m_aboutIsland, "tokens")), // the last, so that nothing moves when it comes and goes
      m_phases(addRow(m_aboutPlay, "phases"))
{
    addTarget(m_aboutPlay);
    connect(m_phases.answers, &ChoiceRow::chosen, this,
            [this](int phases) { m_phasesChosen = static_cast<PhaseRule>(phases); });
    for (const Row &row : { m_edition, m_phases, m_tokens })
        connect(row.answers, &ChoiceRow::chosen, this, [this] {
            refresh();
            emit changed();
        });
    connect(m_target, &NumberStepper::changed, this, &RulesChoice::changed);
    Rules rules;
    rules.setup = m_setup;
    rules.phases = defaultPhases(rules.edition, rules.setup);
    setRules(rules, TokenDeal::LetterOrder);
}

QLabel *RulesChoice::addTitle(QWidget *part)
{
    auto *column = static_cast<QBoxLayout *>(part->layout());
    auto *title = new QLabel(part);
    style::setScale(*title, 1, QFont::DemiBold);
    if (column->count() > 0)
        paper::addGap(*part, *column, aboveTitle);
    column->addWidget(title);
    return title;
}

RulesChoice::Row RulesChoice::addRow(QWidget *part, const char *name)
{
    const Row row{ addTitle(part), new ChoiceRow(QLatin1String(name), 2, part) };
    part->layout()->addWidget(row.answers);
    return row;
}

void RulesChoice::addTarget(QWidget *part)
{
    m_targetTitle = addTitle(part);
    m_target = new NumberStepper(QStringLiteral("target"), minTarget, maxTarget, part);
    m_aboutTarget = new QLabel(part);
    m_aboutTarget->setProperty("soft", true);
    m_aboutTarget->setWordWrap(true);
    style::setScale(*m_aboutTarget, 0.88);
    auto *line = new QHBoxLayout;
    paper::keepGaps(*part, *line, 0.7);
    line->addWidget(m_target);
    line->addWidget(m_aboutTarget, 1);
    static_cast<QBoxLayout *>(part->layout())->addLayout(line);
}

void RulesChoice::setRules(const Rules &rules, TokenDeal tokens)
{
    m_setup = rules.setup;
    m_edition.answers->setCurrent(static_cast<int>(rules.edition));
    m_tokens.answers->setCurrent(static_cast<int>(tokens));
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
    return static_cast<Edition>(m_edition.answers->current());
}

Rules RulesChoice::rules() const
{
    return { edition(), static_cast<PhaseRule>(m_phases.answers->current()), m_setup, m_target->value() };
}

TokenDeal RulesChoice::tokens() const
{
    return static_cast<TokenDeal>(m_tokens.answers->current());
}

// R-ED-4: the sixth edition has one way only; else what was chosen, or what the island asks for.
void RulesChoice::refresh()
{
    const bool sixth = edition() == Edition::Sixth;
    const PhaseRule usual = defaultPhases(edition(), m_setup);
    m_phases.answers->setCurrent(
        static_cast<int>(sixth ? PhaseRule::Combined : m_phasesChosen.value_or(usual)));
    m_phases.answers->setOffered(static_cast<int>(PhaseRule::Separate), !sixth,
                                 tr("The sixth edition always trades and builds in any order."));
    // The beginner island has its numbers already.
    m_tokens.title->setVisible(m_setup == IslandSetup::Variable);
    m_tokens.answers->setVisible(m_setup == IslandSetup::Variable);
}

QString RulesChoice::summary() const
{
    const int target = m_target->value();
    //: The rules in short. %1 is the edition, %2 how a turn goes, %n the points that win.
    const QString fixed = tr("%1. %2. First to %n point(s).", nullptr, target)
                              .arg(m_edition.answers->title(), m_phases.answers->title());
    //: As before; %3 is how the numbers are laid.
    const QString dealt =
        tr("%1. %2. %3. First to %n point(s).", nullptr, target)
            .arg(m_edition.answers->title(), m_phases.answers->title(), m_tokens.answers->title());
    return m_setup == IslandSetup::Variable ? dealt : fixed;
}

void RulesChoice::retranslate()
{
    m_edition.title->setText(tr("Edition"));
    m_tokens.title->setText(tr("Numbers"));
    m_phases.title->setText(tr("A turn"));
    m_targetTitle->setText(tr("Points to win"));
    m_edition.answers->setWords(static_cast<int>(Edition::Classic), tr("Classic"),
                                tr("The words and rules of 2015 and 2020: lumber, grain, harbor."));
    m_edition.answers->setWords(static_cast<int>(Edition::Sixth), tr("Sixth edition"),
                                tr("The words and rules of 2025: wood, wheat, port."));
    m_phases.answers->setWords(static_cast<int>(PhaseRule::Combined), tr("Trade and build in any order"),
                               tr("As often as you like, until you end your turn."));
    m_phases.answers->setWords(static_cast<int>(PhaseRule::Separate), tr("First trade, then build"),
                               tr("The first thing you pay for ends trading: easier to learn with."));
    m_tokens.answers->setWords(
        static_cast<int>(TokenDeal::LetterOrder), tr("Numbers as in the rules"),
        tr("Round the island from one of its corners: good and bad places are well mixed."));
    m_tokens.answers->setWords(static_cast<int>(TokenDeal::Scattered), tr("Numbers at random"),
                               tr("Anywhere, but no two red ones side by side: some corners are very rich."));
    m_target->setWords(m_targetTitle->text());
    m_aboutTarget->setText(tr("Ten is the usual game; with fewer it is over sooner."));
    refresh();
}

} // namespace holmstead
