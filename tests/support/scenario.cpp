// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/scenario.h"

#include "rules/invariants.h"
#include "support/islands.h"
#include "support/slowrules.h"

#include <QtGlobal>

namespace holmstead::test {

Scenario::Scenario() : m_island(testIsland())
{
    m_state.phase = Phase::Main;
    m_state.freeRoads = 2;
}

Scenario &Scenario::players(int count)
{
    m_players = count;
    return *this;
}

Scenario &Scenario::rules(const Rules &rules)
{
    m_rules = rules;
    return *this;
}

Scenario &Scenario::island(const IslandLayout &island)
{
    m_island = island;
    return *this;
}

Scenario &Scenario::separatePhases()
{
    m_rules.phases = PhaseRule::Separate;
    m_state.phase = Phase::Trade;
    m_state.then = Phase::Trade;
    return *this;
}

Scenario &Scenario::target(int points)
{
    m_rules.target = points;
    return *this;
}

Scenario &Scenario::settlement(PlayerId player, IntersectionId at)
{
    holmstead::at(m_settlements, player).insert(at);
    return *this;
}

Scenario &Scenario::city(PlayerId player, IntersectionId at)
{
    holmstead::at(m_cities, player).insert(at);
    return *this;
}

Scenario &Scenario::road(PlayerId player, PathId at)
{
    return roads(player, { at });
}

Scenario &Scenario::roads(PlayerId player, const PathSet &at)
{
    holmstead::at(m_roads, player) |= at;
    return *this;
}

Scenario &Scenario::hand(PlayerId player, ResourceCards cards)
{
    at(m_state.hands, player) = cards;
    return *this;
}

Scenario &Scenario::bank(ResourceCards cards, PlayerId holder)
{
    m_bank = cards;
    m_bankRest = holder;
    return *this;
}

Scenario &Scenario::cards(PlayerId player, DevelopmentCards cards)
{
    at(m_state.cards, player) = cards;
    return *this;
}

Scenario &Scenario::bought(DevelopmentCards cards)
{
    m_state.bought = cards;
    return *this;
}

Scenario &Scenario::deck(DevelopmentCards cards)
{
    m_deck = cards;
    return *this;
}

Scenario &Scenario::knights(PlayerId player, int played)
{
    at(m_state.knightsPlayed, player) = static_cast<std::uint8_t>(played);
    return *this;
}

Scenario &Scenario::robber(const char *at)
{
    m_robber = hex(at);
    return *this;
}

Scenario &Scenario::turn(PlayerId player)
{
    m_state.turn = player;
    return *this;
}

Scenario &Scenario::phase(Phase phase)
{
    m_state.phase = phase;
    return *this;
}

Scenario &Scenario::then(Phase phase)
{
    m_state.then = phase;
    return *this;
}

Scenario &Scenario::dice(int first, int second)
{
    m_dice = Dice{ static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second) };
    return *this;
}

Scenario &Scenario::owes(PlayerId player, int count)
{
    at(m_state.mustDiscard, player) = static_cast<std::uint8_t>(count);
    m_owes = true;
    return *this;
}

Scenario &Scenario::freeRoads(int count)
{
    m_state.freeRoads = static_cast<std::uint8_t>(count);
    return *this;
}

Scenario &Scenario::cardPlayed()
{
    m_state.cardPlayed = true;
    return *this;
}

Scenario &Scenario::longestRoad(std::optional<PlayerId> holder)
{
    m_longestRoad = holder;
    return *this;
}

Scenario &Scenario::largestArmy(std::optional<PlayerId> holder)
{
    m_largestArmy = holder;
    return *this;
}

void Scenario::putPieces(GameState &state) const
{
    for (const PlayerId player : playersOf(m_players)) {
        for (const PathId id : at(m_roads, player))
            putRoad(state, player, id);
        for (const IntersectionId id : at(m_settlements, player) | at(m_cities, player))
            putSettlement(state, player, id);
        for (const IntersectionId id : at(m_cities, player))
            upgradeToCity(state, player, id);
    }
}

void Scenario::fillBank(GameState &state) const
{
    ResourceCards rest = ResourceCards::each(resourceCardsOfAKind);
    for (const ResourceCards &hand : state.hands)
        rest -= hand;
    state.bank = m_bank.value_or(rest);
    at(state.hands, m_bankRest) += rest - state.bank;
}

void Scenario::fillDeck(GameState &state) const
{
    DevelopmentCards rest = fullDeck;
    for (const PlayerId player : playersOf(m_players)) {
        rest -= at(state.cards, player);
        rest.remove(DevelopmentCard::Knight, at(state.knightsPlayed, player));
    }
    state.deck = m_deck.value_or(rest);
}

void Scenario::giveAwards(GameState &state) const
{
    state.longestRoad = m_longestRoad.value_or(longestRoadHolder(std::nullopt, roadLengthsOf(state)));
    state.largestArmy = m_largestArmy.value_or(largestArmyHolder(std::nullopt, state));
}

// What follows from the phase when the test does not say it.
void Scenario::settleMoment(GameState &state) const
{
    const bool afterSeven =
        state.phase == Phase::Discard || state.phase == Phase::Robber || state.phase == Phase::Steal;
    const bool beforeRoll = state.phase == Phase::Roll || state.then == Phase::Roll;
    state.dice = m_dice.value_or(beforeRoll ? Dice{} : afterSeven ? Dice{ 3, 4 } : Dice{ 2, 3 });
    if (state.phase == Phase::FreeRoads)
        state.cardPlayed = true;
    else
        state.freeRoads = 0;
    if (state.phase == Phase::Discard && !m_owes) {
        for (const PlayerId player : playersOf(m_players))
            at(state.mustDiscard, player) =
                static_cast<std::uint8_t>(cardsToDiscard(at(state.hands, player).total()));
    }
}

GameState Scenario::state() const
{
    GameState state = m_state;
    const Table &table = tableFor(m_island, m_rules, m_players);
    state.table = &table;
    state.robber = m_robber.value_or(table.island.robberStart());
    putPieces(state);
    fillBank(state);
    fillDeck(state);
    giveAwards(state);
    settleMoment(state);
    if (const char *broken = brokenInvariant(state))
        qFatal("A test builds a position that cannot be: %s", broken);
    return state;
}

} // namespace holmstead::test
