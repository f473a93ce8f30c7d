// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand/verb.h"

#include "record/person.h"
#include "support/places.h"
#include "support/scenario.h"

#include <QImage>
#include <QStringList>

namespace holmstead::test {

// Ann red, Ben blue, Cleo orange, Dan white.
People fourPeople();

// A hand with every resource and every development card in it, one knight new; others with much and little;
// both awards held. Ann is on turn.
Scenario fullTable();

// Every command on, with a sentence each.
Commands allCommands();
// Every command off, with a sentence each that names the verb's number: "why not 3".
Commands noCommands();

// All that a widget and its children tell without being looked at: texts, tooltips, names for screen readers.
QStringList tellTales(const QWidget &widget);
QImage pictureOf(QWidget &widget);

} // namespace holmstead::test
