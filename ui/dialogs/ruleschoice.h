// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/islandmaker.h"
#include "rules/table.h"

#include <QWidget>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace holmstead {

class ChoiceRow;
class NumberStepper;

// The less common rules of a new game, each with all its answers and what they mean. What cannot be is not
// offered.
class RulesChoice : public QWidget
{
    Q_OBJECT

public:
    explicit RulesChoice(QWidget *parent = nullptr);

    // What is impossible of it is put right.
    void setRules(const Rules &rules, TokenDeal tokens);
    // The island is chosen elsewhere, and some rules follow it.
    void setSetup(IslandSetup setup);

    Rules rules() const;
    TokenDeal tokens() const;
    // All of it in short.
    QString summary() const;

    void retranslate();

signals:
    void changed();

private:
    ChoiceRow *addRow(const char *name);
    QLabel *addTitle();
    void addTarget();
    Edition edition() const;
    void refresh();

    IslandSetup m_setup = IslandSetup::Beginner;
    // What somebody chose themselves stays when edition and island change.
    std::optional<PhaseRule> m_phasesChosen;

    QVBoxLayout *m_column;
    std::vector<QLabel *> m_titles;
    ChoiceRow *m_edition;
    ChoiceRow *m_phases;
    ChoiceRow *m_tokens;
    NumberStepper *m_target;
    QLabel *m_aboutTarget;
};

} // namespace holmstead
