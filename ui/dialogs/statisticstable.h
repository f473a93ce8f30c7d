// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "session/statistics.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace holmstead {

// What the game has done to everybody: a column a person, a line a kind of thing.
class StatisticsTable : public QWidget
{
    Q_OBJECT

public:
    StatisticsTable(const Statistics &statistics, const People &people, Edition edition,
                    QWidget *parent = nullptr);

    void retranslate();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line
    {
        QLabel *name;
        std::vector<QLabel *> numbers; // one a person
    };

    void addLine(QGridLayout *grid);

    Edition m_edition;
    Statistics m_statistics;
    People m_people;
    std::vector<Line> m_lines;
};

} // namespace holmstead
