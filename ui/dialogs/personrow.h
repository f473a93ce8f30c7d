// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"

#include <QWidget>

#include <array>

class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace holmstead {

class ColorChip;
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
    // `offered`: not taken by others and in the box. `why` tells of the others why not.
    void setColor(Color color, const std::array<bool, allColors.size()> &offered,
                  const std::array<QString, allColors.size()> &why);
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

} // namespace holmstead
