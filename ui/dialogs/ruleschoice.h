// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/islandmaker.h"
#include "rules/table.h"

#include <QObject>

#include <optional>

class QBoxLayout;
class QLabel;
class QWidget;

namespace holmstead {

class ChoiceRow;
class NumberStepper;

// The less common rules of a new game, each with all its answers and what they mean, in two parts that have
// their places in a dialog. What cannot be is not offered.
class RulesChoice : public QObject
{
    Q_OBJECT

public:
    explicit RulesChoice(QWidget *dialog);

    // Words and board: edition, and how the numbers lie.
    QWidget *aboutIsland() const { return m_aboutIsland; }
    // How it is played: a turn, and what wins.
    QWidget *aboutPlay() const { return m_aboutPlay; }

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
    struct Row
    {
        QLabel *title;
        ChoiceRow *answers;
    };

    QLabel *addTitle(QWidget *part);
    Row addRow(QWidget *part, const char *name);
    void addTarget(QWidget *part);
    Edition edition() const;
    void refresh();

    IslandSetup m_setup = IslandSetup::Beginner;
    // What somebody chose themselves stays when edition and island change.
    std::optional<PhaseRule> m_phasesChosen;

    QWidget *m_aboutIsland;
    QWidget *m_aboutPlay;
    Row m_edition;
    Row m_tokens;
    Row m_phases;
    QLabel *m_targetTitle;
    NumberStepper *m_target;
    QLabel *m_aboutTarget;
};

} // namespace holmstead
