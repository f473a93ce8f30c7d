// SPDX-License-Identifier: GPL-3.0-or-later
#include "sampleisland.h"

#include "board/boardscene.h"
#include "game/game.h"
#include "record/boardfile.h"
#include "record/gamerecord.h"

namespace holmstead {

void showSampleIsland(BoardScene &board)
{
    Rules rules;
    rules.setup = IslandSetup::Beginner;
    const Table table{ Island(beginnerIsland()), rules, maxPlayers };
    People people;
    for (const Color color : allColors)
        people.push_back({ QString(), color, color });
    board.setView(viewFor(initialState(table, allColors), std::nullopt), people);
}

void showStart(BoardScene &board, const GameRecord &game)
{
    if (const auto start = startOf(game))
        board.setView(viewFor(start->state(), std::nullopt), game.people);
}

} // namespace holmstead
