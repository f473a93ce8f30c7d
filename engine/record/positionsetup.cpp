// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/positionbuilder.h"

#include "record/names.h"
#include "rules/setup.h"

#include <algorithm>

namespace holmstead {

// That one settlement can be dealt of one resource, when all its hexes are alike (R-SU-3).
static constexpr int mostCardsOfAKind = 3;

void PositionBuilder::enterSetup()
{
    if (m_table.rules.setup == IslandSetup::Beginner)
        return refuse(Kind::SetupOnBeginner, QStringLiteral("phase"));
    if (m_position.then)
        return refuse(Kind::NothingFollows, QStringLiteral("then"), { phaseWord() });
    if (m_position.cardPlayed.value_or(false))
        return refuse(Kind::SetupCard, QStringLiteral("cardPlayed"));
    const int settlements = allBuildings(m_state).size();
    const int roads = allRoads(m_state).size();
    if (!judgeSetupPieces(settlements, roads))
        return;
    if (roads == 2 * m_state.playerCount())
        return refuse(Kind::SetupFinished, QStringLiteral("phase"));
    m_state.turn = placerAfter(roads, m_state.playerCount());
    if (m_position.turn && *m_position.turn != m_state.turn)
        return refuse(Kind::SetupTurn, QStringLiteral("turn"), { textOf(m_state.turn) });
    judgeSetupBank(settlements);
}

// R-SU-8: as many pieces of each player as the snake has come to, and a road at every settlement but the one
// that waits. No two settlements are neighbours here, so a road touches one of them at most.
bool PositionBuilder::judgeSetupPieces(int settlements, int roads)
{
    const int players = m_state.playerCount();
    if (settlements > 2 * players || roads > settlements || settlements - roads > 1) {
        refuse(Kind::SetupNotSnake, QStringLiteral("buildings"));
        return false;
    }
    for (std::size_t i = 0; i < m_position.buildings.size(); ++i) {
        if (m_position.buildings[i].isCity)
            refuse(Kind::SetupCity, QStringLiteral("buildings[%1].kind").arg(i),
                   { textOf(m_position.buildings[i].at) });
    }
    GameState::PerPlayer<int> due = {};
    for (int i = 0; i < settlements; ++i)
        ++at(due, placerAfter(i, players));
    for (const PlayerId player : playersOf(players)) {
        if (at(m_state.buildings, player).size() != at(due, player))
            refuse(Kind::SetupNotSnake, QStringLiteral("buildings"));
    }

    IntersectionSet waiting = allBuildings(m_state);
    for (std::size_t i = 0; i < m_position.roads.size(); ++i) {
        const PlacedRoad &road = m_position.roads[i];
        const auto &ends = at(topology.endsOf, road.at);
        const IntersectionSet touched =
            IntersectionSet{ ends[0], ends[1] } & at(m_state.buildings, road.owner) & waiting;
        if (touched.isEmpty())
            refuse(Kind::SetupRoadApart, QStringLiteral("roads[%1].at").arg(i), { textOf(road.at) });
        waiting -= touched;
    }
    if (m_error || waiting.isEmpty())
        return !m_error;
    m_state.unconnected = waiting.first();
    if (ownerOf(m_state, waiting.first()) != placerAfter(roads, players))
        refuse(Kind::SetupNotSnake, QStringLiteral("roads"));
    return !m_error;
}

// R-SU-3: the cards of second settlements are still to come out of the bank.
void PositionBuilder::judgeSetupBank(int settlements)
{
    const int players = m_state.playerCount();
    const int secondSettlements = 2 * players - std::max(settlements, players);
    for (const Resource resource : allResources) {
        if (m_state.bank[resource] < mostCardsOfAKind * secondSettlements)
            refuse(Kind::SetupBank, QStringLiteral("hands"), { wordFor(resource) });
    }
}

} // namespace holmstead
