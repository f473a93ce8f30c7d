// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/table.h"

#include <QWidget>

#include <array>
#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace holmstead {

class ColorChip;
class ColorOffer;
class StepButton;

// A person to play: a name, a colour, where they sit. It asks; the dialog decides.
class PersonRow : public QWidget
{
    Q_OBJECT

public:
    explicit PersonRow(int number, QWidget *parent = nullptr);

    // As they will be called, without spaces around it.
    QString name() const;
    void setName(const QString &name);
    void setColor(Color color, const ColorOffer &offer);
    Color color() const { return m_color; }
    // What is wrong with the name, below it; empty: nothing.
    void setRefusal(const QString &refusal);
    bool isRefused() const;
    void setMoves(bool up, bool down, bool remove);
    // Where they sit is settled.
    void hideMoves();
    QLineEdit *field() const { return m_name; }
    ColorChip *chip(Color color) const { return m_chips[indexOf(color)]; }

    void retranslate();

signals:
    void nameEdited();
    void colorAsked(holmstead::Color color);
    void moveAsked(int by); // -1: before the person above
    void removeAsked();

private:
    void addChips(QHBoxLayout *line);
    void addMoves(QHBoxLayout *line);
    void nameParts();

    int m_number;
    Color m_color = Color::Red;
    QLineEdit *m_name;
    std::array<ColorChip *, allColors.size()> m_chips;
    StepButton *m_up;
    StepButton *m_down;
    StepButton *m_remove;
    QLabel *m_refusal;
};

// Says at each field of those rows that are shown what is wrong with its name; returns the first such.
PersonRow *refuseNames(const std::vector<PersonRow *> &rows);
// The same where names have been refused already: while somebody mends them.
void reviewNames(const std::vector<PersonRow *> &rows);
// The colour of each of `people` in their row, and what they can have instead (R-SU-2).
void showColors(const std::vector<PersonRow *> &rows, const People &people, const Rules &rules);
// To write another name over the one that is there.
void takeKeyboard(const PersonRow &row);

} // namespace holmstead
