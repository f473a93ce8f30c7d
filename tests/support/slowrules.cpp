// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/slowrules.h"

#include <algorithm>

namespace holmstead::test {

namespace {

// The longest trail onwards from `from`; whoever arrives at a blocked corner stays there.
int longestOnwards(IntersectionId from, const PathSet &unused, const IntersectionSet &blocked, bool arrived)
{
    if (arrived && blocked.contains(from))
        return 0;
    int longest = 0;
    for (const PathId next : at(topology.pathsAt, from)) {
        if (!unused.contains(next))
            continue;
        const IntersectionId across = topology.acrossFrom(from, next);
        longest = std::max(longest, 1 + longestOnwards(across, unused - PathSet{ next }, blocked, true));
    }
    return longest;
}

IntersectionSet buildingsBesides(const GameState &state, PlayerId player)
{
    IntersectionSet result;
    for (const PlayerId other : playersOf(state.playerCount())) {
        if (other != player)
            result |= at(state.buildings, other);
    }
    return result;
}

int citiesOf(const GameState &state, PlayerId player)
{
    return (at(state.buildings, player) & state.cities).size();
}

int settlementsOf(const GameState &state, PlayerId player)
{
    return at(state.buildings, player).size() - citiesOf(state, player);
}

std::string faultInResources(const GameState &state)
{
    for (const Resource resource : allResources) {
        int count = state.bank[resource];
        for (const ResourceCards &hand : state.hands)
            count += hand[resource];
        if (count != 19)
            return "R-CO-6: not 19 cards of a resource";
    }
    return {};
}

std::string faultInDevelopmentCards(const GameState &state, const DevelopmentCards &progressPlayed)
{
    int all = 0;
    for (const DevelopmentCard card : allDevelopmentCards) {
        int count = state.deck[card] + progressPlayed[card];
        for (const PlayerId player : everyId<PlayerId>()) {
            count += at(state.cards, player)[card];
            if (card == DevelopmentCard::Knight)
                count += at(state.knightsPlayed, player);
        }
        if (count != fullDeck[card])
            return "R-CO-7: a kind of development card has lost or gained some";
        all += count;
    }
    if (all != 25)
        return "R-CO-7: not 25 development cards";
    return at(state.cards, state.turn).contains(state.bought) ? ""
                                                              : "R-DC-2: a card bought this turn is not held";
}

std::string faultInPieces(const GameState &state)
{
    PathSet roadsSeen;
    IntersectionSet buildingsSeen;
    for (const PlayerId player : everyId<PlayerId>()) {
        const PathSet &roads = at(state.roads, player);
        const IntersectionSet &buildings = at(state.buildings, player);
        if (player.index() >= state.playerCount() && !(roads.isEmpty() && buildings.isEmpty()))
            return "a piece of nobody";
        if (roads.intersects(roadsSeen) || buildings.intersects(buildingsSeen))
            return "R-BU-1: two pieces on one place";
        if (roads.size() > 15 || settlementsOf(state, player) > 5 || citiesOf(state, player) > 4)
            return "R-BU-6: too many pieces";
        roadsSeen |= roads;
        buildingsSeen |= buildings;
    }
    if (!(state.cities - buildingsSeen).isEmpty())
        return "R-BU-5: a city of nobody";
    for (const IntersectionId building : buildingsSeen) {
        if (at(topology.neighboursAt, building).intersects(buildingsSeen))
            return "R-BU-4: the distance rule is broken";
    }
    return {};
}

// R-SU-8, R-BU-1: whatever others built since, a road once led back to an own building, and it still lies.
bool leadsToOwnBuilding(const GameState &state, PlayerId player, PathId road)
{
    IntersectionSet reached;
    for (const IntersectionId end : at(topology.endsOf, road))
        reached.insert(end);
    for (bool grown = true; grown;) {
        grown = false;
        for (const PathId other : at(state.roads, player)) {
            const auto &[a, b] = at(topology.endsOf, other);
            if (reached.contains(a) != reached.contains(b)) {
                reached |= { a, b };
                grown = true;
            }
        }
    }
    return reached.intersects(at(state.buildings, player));
}

std::string faultInConnections(const GameState &state)
{
    for (const PlayerId player : playersOf(state.playerCount())) {
        for (const PathId road : at(state.roads, player)) {
            if (!leadsToOwnBuilding(state, player, road))
                return "R-BU-1: a road leads to no building of its owner";
        }
        for (const IntersectionId building : at(state.buildings, player)) {
            const bool waits = state.phase == Phase::Setup && state.unconnected == building;
            if (!waits && !at(topology.pathsAt, building).intersects(at(state.roads, player)))
                return "R-BU-3: a building touches no road of its owner";
        }
    }
    return {};
}

std::string faultInAwards(const GameState &state, const RoadLengths &lengths)
{
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (at(state.roadLengths, player) != at(lengths, player))
            return "R-LR-2: a road is as long as somebody else says";
    }
    // Who had it before is not known here; but a holder must be among the longest, and one alone must hold.
    if (longestRoadHolder(state.longestRoad, lengths) != std::optional<PlayerId>(state.longestRoad))
        return "R-LR-5: Longest Road is not where it belongs";
    if (largestArmyHolder(state.largestArmy, state) != std::optional<PlayerId>(state.largestArmy))
        return "R-LA-1: Largest Army is not where it belongs";
    return {};
}

std::string faultInMoment(const GameState &state)
{
    int owed = 0;
    for (const PlayerId player : everyId<PlayerId>()) {
        const int count = at(state.mustDiscard, player);
        if (count > 0 && count != cardsToDiscard(at(state.hands, player).total()))
            return "R-RO-2: a discard of another size than half the hand";
        owed += count;
    }
    if ((owed > 0) != (state.phase == Phase::Discard))
        return "R-RO-3: discards at the wrong moment";
    if ((state.freeRoads > 0) != (state.phase == Phase::FreeRoads))
        return "R-DC-5: free roads at the wrong moment";
    const bool won = slowPoints(state, state.turn) >= state.rules().target;
    if (won != (state.phase == Phase::Over))
        return "R-WI-2: the game is over when the active player has the points, and only then";
    return {};
}

struct Due
{
    int total = 0;
    GameState::PerPlayer<int> each = {};

    int claimants() const
    {
        return static_cast<int>(std::count_if(each.begin(), each.end(), [](int count) { return count > 0; }));
    }
};

Due dueFor(const GameState &state, int roll, Resource resource)
{
    Due due;
    for (const HexId hex : everyId<HexId>()) {
        if (state.island().token(hex) != roll || state.island().resource(hex) != resource
            || hex == state.robber)
            continue;
        for (const IntersectionId corner : at(topology.cornersOfHex, hex)) {
            for (const PlayerId player : playersOf(state.playerCount())) {
                if (!at(state.buildings, player).contains(corner))
                    continue;
                const int count = state.cities.contains(corner) ? 2 : 1;
                at(due.each, player) += count;
                due.total += count;
            }
        }
    }
    return due;
}

} // namespace

int slowLongestTrail(const PathSet &roads, const IntersectionSet &blocked)
{
    int longest = 0;
    for (const IntersectionId corner : everyId<IntersectionId>()) {
        if (at(topology.pathsAt, corner).intersects(roads))
            longest = std::max(longest, longestOnwards(corner, roads, blocked, false));
    }
    return longest;
}

RoadLengths roadLengthsOf(const GameState &state)
{
    RoadLengths lengths = {};
    for (const PlayerId player : playersOf(state.playerCount()))
        at(lengths, player) = slowLongestTrail(at(state.roads, player), buildingsBesides(state, player));
    return lengths;
}

std::optional<PlayerId> longestRoadHolder(std::optional<PlayerId> before, const RoadLengths &lengths)
{
    const int longest = *std::max_element(lengths.begin(), lengths.end());
    if (longest < 5)
        return std::nullopt;
    if (before && at(lengths, *before) == longest)
        return before;
    if (std::count(lengths.begin(), lengths.end(), longest) > 1)
        return std::nullopt;
    return PlayerId(static_cast<int>(std::max_element(lengths.begin(), lengths.end()) - lengths.begin()));
}

std::optional<PlayerId> largestArmyHolder(std::optional<PlayerId> before, const GameState &state)
{
    const auto &knights = state.knightsPlayed;
    const int most = *std::max_element(knights.begin(), knights.end());
    if (most < 3)
        return std::nullopt;
    if (before && at(knights, *before) == most)
        return before;
    if (std::count(knights.begin(), knights.end(), most) > 1)
        return std::nullopt;
    return PlayerId(static_cast<int>(std::max_element(knights.begin(), knights.end()) - knights.begin()));
}

int cardsToDiscard(int hand)
{
    return hand > 7 ? hand / 2 : 0;
}

bool mayLieAt(const GameState &state, PlayerId player, PathId path)
{
    for (const PlayerId any : playersOf(state.playerCount())) {
        if (at(state.roads, any).contains(path))
            return false;
    }
    for (const IntersectionId end : at(topology.endsOf, path)) {
        const bool live = at(state.buildings, player).contains(end);
        const bool arrive = at(topology.pathsAt, end).intersects(at(state.roads, player));
        if (live || (arrive && !buildingsBesides(state, player).contains(end)))
            return true;
    }
    return false;
}

bool maySettleAt(const GameState &state, IntersectionId corner)
{
    for (const PlayerId any : playersOf(state.playerCount())) {
        const IntersectionSet &buildings = at(state.buildings, any);
        if (buildings.contains(corner) || buildings.intersects(at(topology.neighboursAt, corner)))
            return false;
    }
    return true;
}

int slowPoints(const GameState &state, PlayerId player)
{
    return settlementsOf(state, player) + 2 * citiesOf(state, player) + (state.longestRoad == player ? 2 : 0)
         + (state.largestArmy == player ? 2 : 0) + at(state.cards, player)[DevelopmentCard::VictoryPoint];
}

GameState::PerPlayer<ResourceCards> slowProduction(const GameState &state, int roll)
{
    GameState::PerPlayer<ResourceCards> gain = {};
    if (roll == 7)
        return gain;
    for (const Resource resource : allResources) {
        const Due due = dueFor(state, roll, resource);
        const int stock = state.bank[resource];
        if (due.total > stock && due.claimants() > 1)
            continue;
        for (const PlayerId player : playersOf(state.playerCount()))
            at(gain, player).add(resource, std::min(at(due.each, player), stock));
    }
    return gain;
}

std::string faultIn(const GameState &state, const RoadLengths &lengths,
                    const DevelopmentCards &progressPlayed)
{
    for (const std::string &fault :
         { faultInResources(state), faultInDevelopmentCards(state, progressPlayed), faultInPieces(state),
           faultInConnections(state), faultInAwards(state, lengths), faultInMoment(state) }) {
        if (!fault.empty())
            return fault;
    }
    return {};
}

} // namespace holmstead::test
