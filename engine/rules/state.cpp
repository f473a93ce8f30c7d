// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/state.h"

#include "rules/longestroad.h"

#include <algorithm>

namespace holmstead {

bool operator==(const GameState &a, const GameState &b)
{
    return (a.table == b.table || (a.table && b.table && *a.table == *b.table)) && a.buildings == b.buildings
        && a.cities == b.cities && a.roads == b.roads && a.hands == b.hands && a.bank == b.bank
        && a.cards == b.cards && a.bought == b.bought && a.deck == b.deck
        && a.knightsPlayed == b.knightsPlayed && a.mustDiscard == b.mustDiscard && a.turn == b.turn
        && a.phase == b.phase && a.then == b.then && a.dice == b.dice && a.robber == b.robber
        && a.longestRoad == b.longestRoad && a.largestArmy == b.largestArmy && a.freeRoads == b.freeRoads
        && a.cardPlayed == b.cardPlayed && a.unconnected == b.unconnected && a.roadEnds == b.roadEnds
        && a.roadLengths == b.roadLengths && a.yields == b.yields;
}

IntersectionSet allBuildings(const GameState &state)
{
    return state.buildings[0] | state.buildings[1] | state.buildings[2] | state.buildings[3];
}

IntersectionSet buildingsOfOthers(const GameState &state, PlayerId player)
{
    return allBuildings(state) - at(state.buildings, player);
}

PathSet allRoads(const GameState &state)
{
    return state.roads[0] | state.roads[1] | state.roads[2] | state.roads[3];
}

std::optional<PlayerId> ownerOf(const GameState &state, IntersectionId intersection)
{
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (at(state.buildings, player).contains(intersection))
            return player;
    }
    return std::nullopt;
}

std::optional<PlayerId> ownerOf(const GameState &state, PathId path)
{
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (at(state.roads, player).contains(path))
            return player;
    }
    return std::nullopt;
}

int roadsLeft(const GameState &state, PlayerId player)
{
    return maxRoads - at(state.roads, player).size();
}

int settlementsLeft(const GameState &state, PlayerId player)
{
    return maxSettlements - (at(state.buildings, player) - state.cities).size();
}

int citiesLeft(const GameState &state, PlayerId player)
{
    return maxCities - (at(state.buildings, player) & state.cities).size();
}

int visiblePoints(const GameState &state, PlayerId player)
{
    const IntersectionSet &buildings = at(state.buildings, player);
    return buildings.size() + (buildings & state.cities).size() + (state.longestRoad == player ? 2 : 0)
         + (state.largestArmy == player ? 2 : 0);
}

int points(const GameState &state, PlayerId player)
{
    return visiblePoints(state, player) + at(state.cards, player)[DevelopmentCard::VictoryPoint];
}

std::optional<PlayerId> winner(const GameState &state)
{
    return state.phase == Phase::Over ? std::optional(state.turn) : std::nullopt;
}

void putRoad(GameState &state, PlayerId player, PathId path)
{
    PathSet &roads = at(state.roads, player);
    roads.insert(path);
    for (const IntersectionId end : at(topology.endsOf, path))
        at(state.roadEnds, player).insert(end);

    // A trail that got longer uses the new road.
    std::uint8_t &length = at(state.roadLengths, player);
    const int grown = longestTrailThrough(path, roads, buildingsOfOthers(state, player));
    length = static_cast<std::uint8_t>(std::max<int>(length, grown));
}

void putSettlement(GameState &state, PlayerId player, IntersectionId intersection)
{
    at(state.buildings, player).insert(intersection);
    for (const HexId hex : at(topology.hexesAt, intersection))
        state.yields.add(hex, player);

    // R-LR-3: whoever had two roads meeting here is cut.
    for (const PlayerId other : playersOf(state.playerCount())) {
        const PathSet &roads = at(state.roads, other);
        if (other != player && (roads & at(topology.pathsAt, intersection)).size() >= 2) {
            const int length = longestTrail(roads, buildingsOfOthers(state, other));
            at(state.roadLengths, other) = static_cast<std::uint8_t>(length);
        }
    }
}

void upgradeToCity(GameState &state, PlayerId player, IntersectionId intersection)
{
    state.cities.insert(intersection);
    for (const HexId hex : at(topology.hexesAt, intersection))
        state.yields.add(hex, player);
}

} // namespace holmstead
