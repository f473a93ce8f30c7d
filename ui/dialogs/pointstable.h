// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;

namespace holmstead {

class Picture;

// Where a player's victory points come from (R-WI-1).
struct PointsOf
{
    enum Source { Settlements, Cities, LongestRoad, LargestArmy, VictoryPointCards };
    static constexpr std::size_t sources = 5;

    // `view` is of a game that is over, when no card is hidden any more.
    PointsOf(const View &view, PlayerId player);

    int total() const;

    std::array<int, sources> count = {};
    std::array<int, sources> points = {};
};

// The winner of a game that is over and then the others, the best first.
std::vector<PlayerId> standings(const View &view);

// A line a person with their points, the best first.
class PointsTable : public QWidget
{
    Q_OBJECT

public:
    PointsTable(const View &view, const People &people, QWidget *parent = nullptr);

    void retranslate();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line
    {
        PlayerId player;
        PointsOf points;
        QLabel *name;
        std::array<QLabel *, PointsOf::sources> reasons;
        QLabel *total;
    };

    QString reasonOf(const Line &line, PointsOf::Source source) const;
    void addHeader(Color color);
    void addLine(PlayerId player, const Person &person);

    View m_view;
    std::array<Picture *, PointsOf::sources> m_pictures = {};
    std::array<QLabel *, PointsOf::sources> m_headers = {};
    QLabel *m_totalHeader = nullptr;
    std::vector<Line> m_lines;
};

} // namespace holmstead
