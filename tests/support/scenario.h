// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/state.h"
#include "support/places.h"

#include <optional>

namespace holmstead::test {

// A position, built like a sentence:
//
//   const GameState state = Scenario().settlement(ann, "0,0,S").road(ann, "0,0,SE").hand(ann,
//   cost::road).state();
//
// Left out: four players on the test island, combined phases, Ann is on turn in Phase::Main after a roll of
// 5 (which the test island has no settlement for unless the test puts one there), all hands empty and the
// bank and the deck full, awards with whoever must hold them. Positions need not be reachable, but no
// invariant may be broken: a test that builds such a one stops.
class Scenario
{
public:
    Scenario();

    Scenario &players(int count);
    Scenario &rules(const Rules &rules);
    Scenario &island(const IslandLayout &island);
    Scenario &separatePhases();
    Scenario &target(int points);

    Scenario &settlement(PlayerId player, IntersectionId at);
    Scenario &settlement(PlayerId player, const char *at) { return settlement(player, intersection(at)); }
    Scenario &city(PlayerId player, IntersectionId at);
    Scenario &city(PlayerId player, const char *at) { return city(player, intersection(at)); }
    Scenario &road(PlayerId player, PathId at);
    Scenario &road(PlayerId player, const char *at) { return road(player, path(at)); }
    Scenario &roads(PlayerId player, const PathSet &at);

    Scenario &hand(PlayerId player, ResourceCards cards);
    // The bank holds `cards` and nothing else; what that leaves over is in the hand of `holder`.
    Scenario &bank(ResourceCards cards, PlayerId holder);
    Scenario &cards(PlayerId player, DevelopmentCards cards);
    Scenario &bought(DevelopmentCards cards); // those of the active player that are new
    // The deck holds `cards`; progress cards that are in no hand and not here were played.
    Scenario &deck(DevelopmentCards cards);
    Scenario &knights(PlayerId player, int played);

    Scenario &robber(const char *at);
    Scenario &turn(PlayerId player);
    Scenario &phase(Phase phase);
    Scenario &then(Phase phase);
    Scenario &dice(int first, int second);
    Scenario &owes(PlayerId player, int count); // in Phase::Discard; once said, nobody else does
    Scenario &freeRoads(int count);
    Scenario &cardPlayed();
    // The holder of an award that a tie leaves open; nullopt: set aside.
    Scenario &longestRoad(std::optional<PlayerId> holder);
    Scenario &largestArmy(std::optional<PlayerId> holder);

    GameState state() const;

private:
    void putPieces(GameState &state) const;
    void fillBank(GameState &state) const;
    void fillDeck(GameState &state) const;
    void giveAwards(GameState &state) const;
    void settleMoment(GameState &state) const;

    IslandLayout m_island;
    Rules m_rules;
    int m_players = maxPlayers;
    GameState m_state; // but for the pieces and for what follows from the rest
    GameState::PerPlayer<PathSet> m_roads = {};
    GameState::PerPlayer<IntersectionSet> m_settlements = {};
    GameState::PerPlayer<IntersectionSet> m_cities = {};
    std::optional<ResourceCards> m_bank;
    PlayerId m_bankRest;
    std::optional<DevelopmentCards> m_deck;
    std::optional<Dice> m_dice;
    std::optional<std::optional<PlayerId>> m_longestRoad;
    std::optional<std::optional<PlayerId>> m_largestArmy;
    std::optional<HexId> m_robber;
    bool m_owes = false;
};

} // namespace holmstead::test
