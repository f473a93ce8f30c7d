// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/state.h"

#include <QDateTime>

namespace holmstead {

// A game that the program keeps, as a list tells it to the whole table: nothing of anybody's hand is in it.
struct KeptGame
{
    QString path;
    QDateTime played;        // the last action, in local time
    People people;           // nobody when nothing can be saved of it
    std::vector<int> points; // of each: what all can see, or once it is over all of them
    PlayerId turn;
    bool isOver = false;
    std::optional<PlayerId> winner;
    bool isElsewhere = false; // another window plays it
    QString damage;           // what is wrong with the file, a sentence; the rest is from before that

    bool canGoOn() const { return !isOver && !isElsewhere && !people.empty(); }
};

} // namespace holmstead
