// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/islandmaker.h"
#include "record/person.h"
#include "rules/table.h"

namespace holmstead {

// What people choose before a game. They stand as they sit, clockwise; who begins is yet to be found.
struct NewGame
{
    enum class Begin { Rolled, Oldest, Random }; // R-SU-7

    People people;
    Rules rules;
    TokenDeal tokens = TokenDeal::LetterOrder; // for a variable island
    Begin begin = Begin::Rolled;
    PlayerId oldest; // of `people`, for Oldest
    bool openHands = false;

    friend bool operator==(const NewGame &, const NewGame &) = default;
};

// R-SU-7, R-ED-3: how it is found when nobody says.
constexpr NewGame::Begin defaultBegin(Edition edition, IslandSetup setup)
{
    return edition == Edition::Classic && setup == IslandSetup::Beginner ? NewGame::Begin::Oldest
                                                                         : NewGame::Begin::Rolled;
}

} // namespace holmstead
