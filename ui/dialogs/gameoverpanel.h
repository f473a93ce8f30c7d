// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

#include "record/person.h"
#include "rules/view.h"

namespace holmstead {

class PointsTable;

// Who has won, and where everybody's points come from, hidden cards included (R-WI-4).
class GameOverPanel : public Panel
{
    Q_OBJECT

public:
    // `view` is anybody's of a game that is over.
    GameOverPanel(const View &view, const People &people, QWidget *parent = nullptr);

signals:
    // The panel is closed. Esc looks at the board.
    void newGameChosen();
    void boardChosen();
    // The panel stays.
    void statisticsChosen();

protected:
    void retranslate() override;
    QWidget *firstFocus() const override;

private:
    View m_view;
    People m_people;
    PointsTable *m_table;
    QPushButton *m_board;
    QPushButton *m_statistics;
    QPushButton *m_newGame;
};

} // namespace holmstead
