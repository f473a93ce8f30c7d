// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

#include "record/person.h"
#include "session/statistics.h"

class QBoxLayout;

namespace holmstead {

class RollChart;
class StatisticsTable;

// How the dice fell and what that did to everybody. All of it is public.
class StatisticsPanel : public Panel
{
    Q_OBJECT

public:
    StatisticsPanel(const Statistics &statistics, const People &people, Edition edition,
                    QWidget *parent = nullptr);

protected:
    void retranslate() override;
    void settle(int width) override;

private:
    int m_rolls;
    QBoxLayout *m_halves;
    RollChart *m_chart;
    StatisticsTable *m_table;
    QPushButton *m_close;
};

} // namespace holmstead
