// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

#include "record/person.h"
#include "rules/table.h"

namespace holmstead {

class PersonRow;

// Other names and colours for the people of a game that is on. Where they sit stays; a colour that somebody
// else has is exchanged with them.
class PeoplePanel : public Panel
{
    Q_OBJECT

public:
    // `rules` say which colours are in the box (R-SU-2).
    PeoplePanel(const People &people, const Rules &rules, QWidget *parent = nullptr);

signals:
    // The same people, in the same order; the panel is closed.
    void changed(const holmstead::People &people);

protected:
    void retranslate() override;
    QWidget *firstFocus() const override;

private:
    void takeColor(std::size_t row, Color color);
    void confirm();

    People m_people;
    Rules m_rules;
    std::vector<PersonRow *> m_rows;
    QPushButton *m_cancel;
    QPushButton *m_confirm;
};

} // namespace holmstead
