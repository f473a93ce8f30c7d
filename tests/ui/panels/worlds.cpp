// SPDX-License-Identifier: GPL-3.0-or-later
#include "worlds.h"

#include <QLabel>
#include <QTextEdit>
#include <QWidget>

namespace holmstead::test {

People fourPeople()
{
    return { { "Ann", Color::Red, Color::Red },
             { "Ben", Color::Blue, Color::Blue },
             { "Cleo", Color::Orange, Color::Orange },
             { "Dan", Color::White, Color::White } };
}

Scenario fullTable()
{
    Scenario scenario;
    scenario.settlement(ann, spot(0)).city(ann, spot(2)).settlement(ben, spot(1)).city(ben, spot(5));
    scenario.settlement(cleo, spot(10)).settlement(dan, spot(13)).city(dan, spot(15));
    scenario.roads(ann, Lane::northOf(1).first(6)).roads(ben, Lane::northOf(-1).first(3));
    scenario.hand(ann, { { Resource::Brick, 2 },
                         { Resource::Lumber, 5 },
                         { Resource::Wool, 1 },
                         { Resource::Grain, 2 },
                         { Resource::Ore, 1 } });
    scenario.hand(ben, { { Resource::Wool, 7 }, { Resource::Ore, 2 } }).hand(cleo, cards(7, Resource::Grain));
    scenario.cards(ann, { { DevelopmentCard::Knight, 2 },
                          { DevelopmentCard::RoadBuilding, 1 },
                          { DevelopmentCard::YearOfPlenty, 1 },
                          { DevelopmentCard::Monopoly, 1 },
                          { DevelopmentCard::VictoryPoint, 1 } });
    scenario.bought({ { DevelopmentCard::Knight, 1 } }).cards(dan, { { DevelopmentCard::Knight, 2 } });
    scenario.knights(ben, 3).knights(cleo, 1);
    return scenario;
}

Commands allCommands()
{
    Commands commands;
    for (const Verb verb : allVerbs)
        commands[verb] = { true, QString("does %1").arg(indexOf(verb)), false };
    return commands;
}

Commands noCommands()
{
    Commands commands;
    for (const Verb verb : allVerbs)
        commands[verb] = { false, QString("why not %1").arg(indexOf(verb)), false };
    return commands;
}

QStringList tellTales(const QWidget &widget)
{
    QStringList result;
    QList<const QWidget *> all{ &widget };
    for (const QWidget *child : widget.findChildren<QWidget *>())
        all << child;
    for (const QWidget *one : all) {
        result << one->accessibleName() << one->accessibleDescription() << one->toolTip()
               << one->windowTitle();
        if (const auto *label = qobject_cast<const QLabel *>(one))
            result << label->text();
        if (const auto *text = qobject_cast<const QTextEdit *>(one))
            result << text->toPlainText();
    }
    return result;
}

QImage pictureOf(QWidget &widget)
{
    return widget.grab().toImage();
}

} // namespace holmstead::test
