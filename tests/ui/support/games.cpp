// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/games.h"

#include "record/boardfile.h"
#include "support/islands.h"

namespace holmstead::test {

namespace {

GameRecord newGame(const Rules &rules, const IslandLayout &island, int players)
{
    GameRecord record;
    record.rules = rules;
    record.people = people(players, rules);
    record.board = island;
    return record;
}

} // namespace

People people(int count, const Rules &rules)
{
    constexpr std::array names = { "Ann", "Ben", "Cleo", "Dan" };
    const bool leavesOut = rules.setup == IslandSetup::Beginner && count < maxPlayers;
    People people;
    for (const Color color : allColors) {
        if (people.size() < static_cast<std::size_t>(count)
            && !(leavesOut && color == colorLeftOut(rules.edition)))
            people.push_back({ QString::fromLatin1(names[people.size()]), color, color });
    }
    return people;
}

GameRecord beginnerGame(int players)
{
    Rules rules;
    rules.setup = IslandSetup::Beginner;
    rules.phases = defaultPhases(rules.edition, rules.setup);
    return newGame(rules, holmstead::beginnerIsland(), players);
}

GameRecord variableGame(int players)
{
    return newGame(Rules(), testIsland(), players);
}

GameRecord gameAt(const GameState &state)
{
    GameRecord record = newGame(state.rules(), state.island().layout(), state.playerCount());
    record.position = positionOf(state);
    return record;
}

} // namespace holmstead::test
