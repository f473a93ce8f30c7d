// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/islandmaker.h"
#include "record/gamerecord.h"
#include "rules/rules.h"

namespace holmstead {

inline constexpr int longestGame = 5000; // turns; what lasts longer counts as unfinished

// Which games are played between random movers.
struct SimulationPlan
{
    Rules rules;
    int players = maxPlayers;
    TokenDeal tokens = TokenDeal::LetterOrder;
    std::uint64_t seed = 1;
    bool trades = false; // between players
    bool checks = false; // every invariant after every action
    bool records = false;
};

// One of them when it is over. The same plan and number always give the same game.
struct SimulatedGame
{
    std::uint64_t actions = 0;
    int turns = 0;
    std::optional<PlayerId> winner;   // nobody: unfinished
    std::optional<GameRecord> record; // if the plan wants records
    const char *fault = nullptr;      // what a check found after the last action, in English
};

SimulatedGame simulateGame(const SimulationPlan &plan, std::uint64_t number);

// An island by the rules of a game (R-SU-1, R-SU-4, R-SU-6).
IslandLayout islandFor(const Rules &rules, TokenDeal tokens, std::uint64_t seed);

// What is wrong with `state` or with what the rules say of it: a broken invariant, or legalActions() and
// why() that disagree. Null when all is well.
const char *faultIn(const GameState &state);

} // namespace holmstead
