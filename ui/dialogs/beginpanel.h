// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

#include "record/person.h"
#include "rules/action.h"

#include <optional>
#include <vector>

namespace holmstead {

class BeginRow;

// One throw of everybody who rolls for who begins: an entry a person, nothing for who does not roll.
using BeginRound = std::vector<std::optional<Dice>>;

// Shows how it is rolled for who begins (R-SU-7): person by person, and once more among the tied. What was
// rolled and who begins is decided outside; the panel only tells it, throw by throw.
class BeginPanel : public Panel
{
    Q_OBJECT

public:
    // At least one round; `first` of `people` begins.
    BeginPanel(const People &people, const std::vector<BeginRound> &rounds, int first,
               QWidget *parent = nullptr);

    bool isDecided() const { return m_told == m_throws.size(); }

signals:
    // Everything has been seen and the panel is closed.
    void finished();

protected:
    void retranslate() override;

private:
    struct Throw
    {
        std::size_t round;
        std::size_t person;
    };

    QString nameOf(std::size_t person) const { return m_people[person].name; }
    std::size_t round() const;
    QString tiedNames() const;
    void tellNext();
    void tellAll();
    std::vector<std::optional<Dice>> diceNow() const;
    void refresh();
    void showWords();

    People m_people;
    std::vector<BeginRound> m_rounds;
    std::size_t m_first;
    std::vector<Throw> m_throws; // in their order
    std::size_t m_told = 0;      // of m_throws
    std::vector<BeginRow *> m_rows;
    QPushButton *m_all;
    QPushButton *m_next;
};

} // namespace holmstead
