// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twoworlds/moments.h"

#include <QTest>

namespace holmstead::test {

Scenario busyTable()
{
    return Scenario()
        .settlement(ann, "0,0,N")
        .roads(ann, paths({ "0,-1,E", "0,-1,NE" }))
        .settlement(ben, "0,1,N")
        .settlement(cleo, "-1,1,N")
        .settlement(dan, "0,2,S")
        .robber("2,-2")
        .hand(ann, { { Resource::Brick, 4 },
                     { Resource::Lumber, 4 },
                     { Resource::Wool, 5 },
                     { Resource::Grain, 4 },
                     { Resource::Ore, 4 } })
        .hand(ben, { { Resource::Wool, 2 }, { Resource::Ore, 3 }, { Resource::Brick, 1 } })
        .hand(cleo, { { Resource::Grain, 2 }, { Resource::Lumber, 1 }, { Resource::Ore, 1 } })
        .hand(dan, { { Resource::Ore, 1 }, { Resource::Wool, 1 } })
        .cards(ann, { { DevelopmentCard::Knight, 1 },
                      { DevelopmentCard::RoadBuilding, 1 },
                      { DevelopmentCard::YearOfPlenty, 1 },
                      { DevelopmentCard::Monopoly, 1 } })
        .cards(ben, { { DevelopmentCard::Knight, 1 }, { DevelopmentCard::VictoryPoint, 1 } })
        .cards(cleo, { { DevelopmentCard::VictoryPoint, 1 } })
        .cards(dan, { { DevelopmentCard::Knight, 1 } });
}

void addMomentColumns()
{
    QTest::addColumn<GameRecord>("record");
    QTest::addColumn<Steps>("steps");
}

void moment(const char *name, const GameRecord &record, const Steps &steps)
{
    QTest::newRow(name) << record << steps;
}

void moment(const char *name, const Scenario &scenario, const Steps &steps)
{
    moment(name, gameAt(scenario.state()), steps);
}

bool Moments::playRow()
{
    QFETCH(GameRecord, record);
    QFETCH(Steps, steps);
    m_chance = ScriptedChance();
    return m_worlds.begin(record) && steps(m_worlds, m_chance);
}

} // namespace holmstead::test
