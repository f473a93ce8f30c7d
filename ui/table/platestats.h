// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/view.h"

#include <QCoreApplication>

#include <array>

class QBoxLayout;

namespace holmstead {

class StatView;

enum class PlateStat { Resources, Developments, Knights, RoadLength, RoadsLeft, SettlementsLeft, CitiesLeft };

// The numbers on a plate: cards, knights and road in a row, the pieces that are left in another. What each of
// them is called, and what makes one stand out.
class PlateStats
{
    Q_DECLARE_TR_FUNCTIONS(PlateStats)

public:
    struct Facts
    {
        PlayerView player;
        bool longestRoad = false; // the award, not the length
        bool largestArmy = false;
        bool isOver = false; // nobody has to fear a seven any more
        Edition edition = Edition::Classic;
    };

    // The views belong to `plate` and stand in the two rows.
    PlateStats(QWidget &plate, QBoxLayout &cards, QBoxLayout &pieces);

    void setColor(Color color);
    // Without the pieces that are left and with smaller numbers.
    void setCompact(bool compact);
    // In the language of now.
    void show(const Facts &facts);

    const StatView &view(PlateStat stat) const { return *m_views[indexOf(stat)]; }
    // All of them, as screen readers have them.
    QStringList sentences() const;
    // In a row, of the place that the sign of an award needs, too.
    static int stretchOf(PlateStat stat);

private:
    void showPieces(const PlayerView &player);
    static QString knightsText(const Facts &facts);
    static QString roadText(const Facts &facts);
    StatView &at(PlateStat stat) { return *m_views[indexOf(stat)]; }

    std::array<StatView *, 7> m_views = {};
};

} // namespace holmstead
