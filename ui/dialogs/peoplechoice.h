// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/table.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace holmstead {

class PersonRow;

// Who plays a new game: three or four people as they sit, each with a name and a colour of their own.
class PeopleChoice : public QWidget
{
    Q_OBJECT

public:
    explicit PeopleChoice(QWidget *parent = nullptr);

    // Those of more than four are left away.
    void setPeople(const People &people);
    People people() const;
    QStringList names() const;
    // They say which colours are in the box (R-SU-2).
    void setRules(const Rules &rules);

    // Says at each field what is wrong with its name, and takes the keyboard there. Whether something is.
    bool refuseNames();
    // The first name gets the keyboard, to be written over.
    QWidget *firstField() const;

    void retranslate();

signals:
    void changed();
    // Two have changed chairs.
    void swapped(holmstead::PlayerId one, holmstead::PlayerId other);

private:
    void addRow(std::size_t index);
    void setCount(std::size_t count);
    void remove(std::size_t row);
    void swap(std::size_t row, std::size_t other);
    void colorAsked(std::size_t row, Color color);
    void dealColors();
    void showLeftOut();
    std::size_t count() const { return m_count; }

    Rules m_rules;
    std::size_t m_count = maxPlayers;
    std::vector<PersonRow *> m_rows;
    std::vector<Color> m_wanted; // a row; what they get may differ while it is taken or not in the box
    QPushButton *m_add;
    QLabel *m_leftOut; // which colour cannot be had, and why
};

} // namespace holmstead
