// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/panel.h"

#include "record/person.h"
#include "session/statistics.h"
#include "support/places.h"
#include "support/scenario.h"

#include <QAbstractButton>

namespace holmstead::test {

// Ann red, Ben blue, Cleo orange, Dan white.
People fourAtTable();

// Ann is on turn with 5 lumber, 2 wool, 2 grain and 1 ore and the use of the test island's lumber harbor and
// a 3:1 harbor; the others hold something each.
Scenario tradingMoment();
// A seven: Ben holds 9 cards and owes 4.
Scenario sevenMoment();
// Ben has won by two hidden victory point cards; the state is that of a game that is over.
GameState wonMoment();
// What a long game may come to.
Statistics longStatistics();

// A window to open panels in.
class Host : public QWidget
{
public:
    explicit Host(const QSize &size = { 1280, 660 });
};

// The one of that name below `parent`; a test without it stops.
template <typename Widget = QAbstractButton> Widget *named(const QWidget *parent, const char *name)
{
    auto *widget = parent->findChild<Widget *>(QLatin1String(name));
    if (!widget)
        qFatal("There is no %s", name);
    return widget;
}

// Clicks with the left button.
void click(QWidget *widget);
void click(const QWidget *parent, const char *name);
// What the line beside the buttons says.
QString hintOf(const Panel *panel);
// What is said of the hand afterwards, where it can be seen.
QString outcomeOf(const Panel *panel);

} // namespace holmstead::test
