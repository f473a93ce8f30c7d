// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/mover.h"

#include <algorithm>
#include <deque>
#include <vector>

namespace holmstead::test {

namespace {

ResourceCards hand(const GameState &state)
{
    return at(state.hands, state.turn);
}

template <typename Choice> std::vector<Choice> choices(const GameState &state)
{
    std::vector<Choice> result;
    for (const Action &action : legalActions(state)) {
        if (const auto *choice = std::get_if<Choice>(&action))
            result.push_back(*choice);
    }
    return result;
}

// The choice with the highest score, if there is any.
template <typename Choice, typename Score> std::optional<Action> best(const GameState &state, Score score)
{
    const std::vector<Choice> all = choices<Choice>(state);
    const auto found = std::max_element(
        all.begin(), all.end(), [&](const Choice &a, const Choice &b) { return score(a) < score(b); });
    return found == all.end() ? std::nullopt : std::optional<Action>(*found);
}

// Pips, and a little for every kind of resource that is new.
int worthOf(const GameState &state, IntersectionId at)
{
    std::array<bool, allResources.size()> has = {};
    for (const IntersectionId own : holmstead::at(state.buildings, state.turn)) {
        for (const HexId hex : holmstead::at(topology.hexesAt, own)) {
            if (const auto resource = state.island().resource(hex))
                has[indexOf(*resource)] = true;
        }
    }
    int worth = 2 * pipsAt(state.island(), at);
    for (const HexId hex : holmstead::at(topology.hexesAt, at)) {
        const auto resource = state.island().resource(hex);
        if (resource && !has[indexOf(*resource)]) {
            has[indexOf(*resource)] = true;
            worth += 3;
        }
    }
    return worth;
}

// How good it is to own a road at `path`: the best place to settle within four more roads, the near ones
// first.
int promiseOf(const GameState &state, PathId path)
{
    struct Step
    {
        IntersectionId at;
        int distance;
    };
    const IntersectionSet others = buildingsOfOthers(state, state.turn);
    const PathSet taken = allRoads(state);
    IntersectionSet seen;
    std::deque<Step> next;
    for (const IntersectionId end : at(topology.endsOf, path)) {
        if (!at(state.roadEnds, state.turn).contains(end) && !at(state.buildings, state.turn).contains(end))
            next.push_back({ end, 0 });
    }
    int promise = 0;
    while (!next.empty()) {
        const Step step = next.front();
        next.pop_front();
        if (seen.contains(step.at) || others.contains(step.at) || step.distance > 4)
            continue;
        seen.insert(step.at);
        if (canSettle(state, step.at))
            promise = std::max(promise, 100 + worthOf(state, step.at) - 12 * step.distance);
        for (const PathId on : at(topology.pathsAt, step.at)) {
            if (!taken.contains(on) && on != path)
                next.push_back({ topology.acrossFrom(step.at, on), step.distance + 1 });
        }
    }
    return promise;
}

// How much it hurts the others to put the robber there.
int harmOf(const GameState &state, HexId hex)
{
    int harm = 0;
    for (const PlayerId player : playersOf(state.playerCount())) {
        const int yield = state.yields.of(hex, player) * pips(state.island().token(hex));
        harm += player == state.turn ? -10 * yield : yield * (2 + visiblePoints(state, player));
    }
    return victimsAt(state, hex).isEmpty() ? harm - 100 : harm;
}

// As many as are owed, always of what there is most.
ResourceCards spare(ResourceCards held, int count)
{
    ResourceCards cards;
    for (; count > 0; --count) {
        const Resource most = *std::max_element(allResources.begin(), allResources.end(),
                                                [&](Resource a, Resource b) { return held[a] < held[b]; });
        held.remove(most);
        cards.add(most);
    }
    return cards;
}

ResourceCards missing(const ResourceCards &goal, const ResourceCards &held)
{
    ResourceCards cards;
    for (const Resource resource : allResources)
        cards.add(resource, std::max(0, goal[resource] - held[resource]));
    return cards;
}

// What a trade with the bank would still have to find.
bool reachable(const GameState &state, const ResourceCards &goal)
{
    int exchanges = 0;
    for (const Resource resource : allResources) {
        const int extra = std::max(0, hand(state)[resource] - goal[resource]);
        exchanges += extra / bankRate(state, state.turn, resource);
    }
    return exchanges >= missing(goal, hand(state)).total();
}

bool canSettleNow(const GameState &state)
{
    for (const IntersectionId at : holmstead::at(state.roadEnds, state.turn)) {
        if (canSettle(state, at))
            return settlementsLeft(state, state.turn) > 0;
    }
    return false;
}

bool hasSettlement(const GameState &state)
{
    return !(at(state.buildings, state.turn) - state.cities).isEmpty() && citiesLeft(state, state.turn) > 0;
}

int bestPromise(const GameState &state)
{
    int promise = 0;
    for (const PathId path : openPaths(state, state.turn))
        promise = std::max(promise, promiseOf(state, path));
    return promise;
}

// What to save for, the most wanted first.
std::vector<ResourceCards> goalsOf(const GameState &state)
{
    std::vector<ResourceCards> goals;
    if (canSettleNow(state))
        goals.push_back(cost::settlement);
    if (hasSettlement(state))
        goals.push_back(cost::city);
    if (!canSettleNow(state) && settlementsLeft(state, state.turn) > 0 && roadsLeft(state, state.turn) > 0
        && bestPromise(state) > 0)
        goals.push_back(cost::road);
    if (!state.deck.isEmpty())
        goals.push_back(cost::developmentCard);
    return goals;
}

} // namespace

int pipsAt(const Island &island, IntersectionId at)
{
    int sum = 0;
    for (const HexId hex : holmstead::at(topology.hexesAt, at))
        sum += pips(island.token(hex));
    return sum;
}

Action Mover::next(const GameState &state, PlayerId acting)
{
    switch (state.phase) {
    case Phase::Setup: {
        const auto settle = best<PlaceSettlement>(
            state, [&](const PlaceSettlement &place) { return worthOf(state, place.at); });
        return settle ? *settle : *best<PlaceRoad>(state, [&](const PlaceRoad &place) {
            return promiseOf(state, place.at);
        });
    }
    case Phase::Roll:
        ++m_turns;
        m_tradedWithPeople = 0;
        return Roll();
    case Phase::Discard:
        return Discard{ acting, spare(at(state.hands, acting), at(state.mustDiscard, acting)) };
    case Phase::Robber:
        return *best<MoveRobber>(state, [&](const MoveRobber &move) { return harmOf(state, move.to); });
    case Phase::Steal:
        return *best<Steal>(state, [&](const Steal &steal) { return at(state.hands, steal.from).total(); });
    case Phase::FreeRoads:
        return *best<BuildRoad>(state, [&](const BuildRoad &build) { return promiseOf(state, build.at); });
    case Phase::Main:
    case Phase::Trade:
    case Phase::Build:
        return improve(state).value_or(EndTurn());
    case Phase::Over:
        break;
    }
    return EndTurn();
}

std::optional<Action> Mover::improve(const GameState &state)
{
    if (const auto played = card(state))
        return played;
    if (state.phase != Phase::Build) { // R-TU-3: in separate phases the first purchase ends trading
        for (const ResourceCards &goal : goalsOf(state)) {
            if (hand(state).contains(goal))
                break;
            if (const auto exchange = trade(state, goal))
                return exchange;
        }
    }
    if (const auto settle = best<BuildSettlement>(
            state, [&](const BuildSettlement &build) { return worthOf(state, build.at); }))
        return settle;
    if (const auto city =
            best<BuildCity>(state, [&](const BuildCity &build) { return pipsAt(state.island(), build.at); }))
        return city;
    if (!canSettleNow(state) && settlementsLeft(state, state.turn) > 0) {
        const auto road =
            best<BuildRoad>(state, [&](const BuildRoad &build) { return promiseOf(state, build.at); });
        if (road && promiseOf(state, std::get<BuildRoad>(*road).at) > 0)
            return road;
    }
    const auto buy = best<BuyCard>(state, [](const BuyCard &) { return 0; });
    const bool saving = canSettleNow(state) && missing(cost::settlement, hand(state)).total() == 1;
    return saving ? std::nullopt : buy;
}

// With a neighbour, one for one, where both have more than they need of what they give; else with the bank.
std::optional<Action> Mover::trade(const GameState &state, const ResourceCards &goal)
{
    const ResourceCards wanted = missing(goal, hand(state));
    const ResourceCards extra = missing(hand(state), goal);
    const Resource want = wanted.kindOf(0);
    for (const PlayerId with : playersOf(state.playerCount())) {
        const ResourceCards theirs = at(state.hands, with);
        if (m_tradedWithPeople > 0 || m_turns % 5 != 0 || with == state.turn || theirs[want] < 2)
            continue;
        for (const Resource give : allResources) {
            if (extra[give] > 0 && theirs[give] == 0) {
                ++m_tradedWithPeople;
                return TradePlayer{ with, { { give, 1 } }, { { want, 1 } } };
            }
        }
    }
    if (!reachable(state, goal))
        return std::nullopt;
    for (const TradeBank &exchange : choices<TradeBank>(state)) {
        if (wanted.overlaps(exchange.get) && extra.contains(exchange.give))
            return exchange;
    }
    return std::nullopt;
}

std::optional<Action> Mover::card(const GameState &state)
{
    const auto robbed = [&] { return state.yields.of(state.robber, state.turn) > 0; };
    if (!choices<PlayKnight>(state).empty() && (robbed() || at(state.knightsPlayed, state.turn) < 4))
        return PlayKnight();
    if (!choices<PlayRoadBuilding>(state).empty() && bestPromise(state) > 0)
        return PlayRoadBuilding();
    if (!choices<PlayYearOfPlenty>(state).empty()) {
        for (const ResourceCards &goal : goalsOf(state)) {
            const ResourceCards wanted = missing(goal, hand(state));
            if (wanted.total() == yearOfPlentyCount(state) && state.bank.contains(wanted))
                return PlayYearOfPlenty{ wanted };
        }
    }
    return best<PlayMonopoly>(state, [&](const PlayMonopoly &monopoly) {
        int count = 0;
        for (const PlayerId player : playersOf(state.playerCount()))
            count += player == state.turn ? 0 : at(state.hands, player)[monopoly.resource];
        return count;
    });
}

} // namespace holmstead::test
