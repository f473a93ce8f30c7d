// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/places.h"
#include "support/scenario.h"
#include "ui/support/games.h"
#include "ui/twoworlds/twoworlds.h"

namespace holmstead::test {

// What is done and compared from one moment on; `chance` decides in the first world.
using Steps = std::function<bool(TwoWorlds &worlds, ScriptedChance &chance)>;

// Everybody holds something of everything that can be hidden: it is Ann's turn, she can build, buy, trade and
// play any card, and robber and harbors have somebody to serve.
Scenario busyTable();

// Rows of a test, each a moment, named with the rule it is about.
void addMomentColumns();
void moment(const char *name, const GameRecord &record, const Steps &steps);
void moment(const char *name, const Scenario &scenario, const Steps &steps);

// Plays the rows one after the other in the same two windows.
class Moments
{
public:
    bool playRow();
    void tell() const { m_worlds.tally.tell(); }

private:
    ScriptedChance m_chance;
    TwoWorlds m_worlds{ m_chance };
};

} // namespace holmstead::test
