// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "rules/rules.h"
#include "support/islands.h"

#include <QLabel>
#include <QTest>

namespace holmstead::test {

namespace {

// One of the two intersections that the first harbor of a kind serves.
IntersectionId servedBy(Harbor harbor)
{
    return Island(testIsland()).served(harbor).first();
}

} // namespace

People fourAtTable()
{
    return { { "Ann", Color::Red, Color::Red },
             { "Ben", Color::Blue, Color::Blue },
             { "Cleo", Color::Orange, Color::Orange },
             { "Dan", Color::White, Color::White } };
}

Scenario tradingMoment()
{
    return Scenario()
        .settlement(ann, servedBy(Harbor::Lumber))
        .settlement(ann, servedBy(Harbor::Any))
        .hand(
            ann,
            { { Resource::Lumber, 5 }, { Resource::Wool, 2 }, { Resource::Grain, 2 }, { Resource::Ore, 1 } })
        .hand(ben, { { Resource::Brick, 2 }, { Resource::Ore, 1 } })
        .hand(cleo, { { Resource::Wool, 4 } })
        .hand(dan, { { Resource::Ore, 8 } });
}

Scenario sevenMoment()
{
    return Scenario()
        .hand(
            ben,
            { { Resource::Brick, 3 }, { Resource::Lumber, 1 }, { Resource::Wool, 2 }, { Resource::Ore, 3 } })
        .dice(3, 4)
        .phase(Phase::Discard)
        .owes(ben, 4);
}

GameState wonMoment()
{
    // Eight with the hidden cards; the second city makes nine.
    GameState state = Scenario()
                          .settlement(ben, "0,0,N")
                          .city(ben, "0,0,S")
                          .settlement(ben, "1,-2,N")
                          .knights(ben, 3)
                          .settlement(ann, "-1,2,S")
                          .settlement(ann, "1,0,S")
                          .city(cleo, "-1,-1,N")
                          .hand(ben, { { Resource::Ore, 3 }, { Resource::Grain, 2 } })
                          .cards(ben, { { DevelopmentCard::VictoryPoint, 2 } })
                          .cards(ann, { { DevelopmentCard::VictoryPoint, 1 } })
                          .turn(ben)
                          .target(9)
                          .state();
    apply(state, BuildCity{ intersection("0,0,N") });
    return state;
}

Host::Host(const QSize &size)
{
    resize(size);
    show();
    activateWindow();
}

void click(QWidget *widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
}

void click(const QWidget *parent, const char *name)
{
    click(named<QWidget>(parent, name));
}

QString hintOf(const Panel *panel)
{
    return named<QLabel>(panel, "hint")->text();
}

QString outcomeOf(const Panel *panel)
{
    const auto *outcome = named<QWidget>(panel, "outcome");
    return outcome->isVisible() ? outcome->accessibleName() : QString();
}

Statistics longStatistics()
{
    Statistics statistics;
    statistics.rolls = { 0, 0, 1, 9, 8, 12, 17, 26, 14, 0, 11, 4, 3 };
    statistics.people[0] = { 118, 36 * 97 + 5, 14, 7, 12, 9, 4, 21, 16, 8 };
    statistics.people[1] = { 71, 36 * 88 + 20, 0, 5, 0, 3, 11, 14, 9, 2 };
    statistics.people[2] = { 64, 36 * 70, 22, 8, 23, 6, 6, 0, 12, 0 };
    statistics.people[3] = { 9, 36 * 30, 3, 6, 0, 2, 1, 3, 0, 11 };
    return statistics;
}

} // namespace holmstead::test
