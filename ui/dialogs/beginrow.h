// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/action.h"

#include <QWidget>

#include <optional>

namespace holmstead {

// A person with the dice that they have thrown for who begins.
class BeginRow : public QWidget
{
    Q_OBJECT

public:
    enum class Mark { None, Rolls, Begins };

    explicit BeginRow(const Person &person, QWidget *parent = nullptr);

    // `out`: does not roll any more.
    void setState(std::optional<Dice> dice, Mark mark, bool out);
    std::optional<Dice> dice() const { return m_dice; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Person m_person;
    std::optional<Dice> m_dice;
    Mark m_mark = Mark::None;
    bool m_out = false;
};

} // namespace holmstead
