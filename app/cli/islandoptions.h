// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/islandmaker.h"
#include "cli/arguments.h"
#include "rules/table.h"

namespace holmstead {

// What a command's words say about the island; of the rules, set-up and edition.
struct IslandOptions
{
    Rules rules;
    TokenDeal tokens = TokenDeal::LetterOrder;
    std::uint64_t seed = 1;
};

// The options that every command has that makes islands: --setup, --edition, --tokens and --seed.
void addIslandOptions(Arguments &arguments);
IslandOptions islandOptions(Arguments &arguments);

} // namespace holmstead
