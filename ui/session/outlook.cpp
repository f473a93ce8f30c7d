// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/outlook.h"

#include "rules/awards.h"
#include "rules/longestroad.h"

namespace holmstead {

namespace {

// What lies open on the table as a state to try pieces on: its hands, bank and deck are empty.
GameState openTable(const View &view)
{
    GameState state;
    state.table = view.table;
    state.turn = view.turn;
    for (const PlayerId player : playersOf(view.playerCount())) {
        for (const IntersectionId building : at(view.buildings, player)) {
            putSettlement(state, player, building);
            if (view.cities.contains(building))
                upgradeToCity(state, player, building);
        }
    }
    // After all buildings, which roads may not pass (R-LR-3).
    for (const PlayerId player : playersOf(view.playerCount())) {
        for (const PathId road : at(view.roads, player))
            putRoad(state, player, road);
        at(state.knightsPlayed, player) = static_cast<std::uint8_t>(view.player(player).knightsPlayed);
    }
    state.longestRoad = view.longestRoad;
    state.largestArmy = view.largestArmy;
    return state;
}

// R-SU-3: what the second settlement of a variable island brings at once.
ResourceCards startingCards(const View &view, IntersectionId place)
{
    ResourceCards cards;
    if (at(view.buildings, view.turn).size() != 1)
        return cards;
    for (const HexId hex : at(topology.hexesAt, place)) {
        if (const auto resource = view.table->island.resource(hex))
            cards.add(*resource);
    }
    return cards;
}

// Does to the open table what an action does, and says what the hand pays and gets.
class Trial
{
public:
    Trial(const View &view, GameState &state) : m_view(view), m_state(state) {}

    bool operator()(const PlaceSettlement &action)
    {
        m_get = startingCards(m_view, action.at);
        putSettlement(m_state, m_view.turn, action.at);
        return true;
    }
    bool operator()(const PlaceRoad &action) { return road(action.at); }
    bool operator()(const BuildRoad &action)
    {
        if (m_view.phase != Phase::FreeRoads)
            m_give = cost::road;
        return road(action.at);
    }
    bool operator()(const BuildSettlement &action)
    {
        m_give = cost::settlement;
        putSettlement(m_state, m_view.turn, action.at);
        return true;
    }
    bool operator()(const BuildCity &action)
    {
        m_give = cost::city;
        upgradeToCity(m_state, m_view.turn, action.at);
        return true;
    }
    bool operator()(const BuyCard &)
    {
        m_give = cost::developmentCard;
        return true;
    }
    bool operator()(const TradeBank &action)
    {
        m_give = action.give;
        m_get = action.get;
        return true;
    }
    bool operator()(const PlayKnight &)
    {
        ++at(m_state.knightsPlayed, m_view.turn);
        return true;
    }
    template <typename Other> bool operator()(const Other &) { return false; }

    std::optional<Change> cards() const
    {
        if (m_view.viewer != m_view.turn || !m_view.hand.contains(m_give))
            return std::nullopt;
        const int before = m_view.hand.total();
        return Change{ before, before - m_give.total() + m_get.total() };
    }

private:
    bool road(PathId path)
    {
        putRoad(m_state, m_view.turn, path);
        return true;
    }

    const View &m_view;
    GameState &m_state;
    ResourceCards m_give;
    ResourceCards m_get;
};

// R-TU-3: what ends trading in separate phases.
bool isPurchase(const Action &action)
{
    return std::holds_alternative<BuildRoad>(action) || std::holds_alternative<BuildSettlement>(action)
        || std::holds_alternative<BuildCity>(action) || std::holds_alternative<BuyCard>(action);
}

} // namespace

SiteOutlook outlookOf(const View &view, IntersectionId place, bool city)
{
    SiteOutlook outlook;
    const Island &island = view.table->island;
    std::array<bool, 13> counted = {}; // two hexes with one token are one roll
    for (const HexId hex : at(topology.hexesAt, place)) {
        const auto resource = island.resource(hex);
        if (!resource)
            continue;
        const int token = island.token(hex);
        const bool robbed = hex == view.robber;
        outlook.yields.append({ *resource, token, city ? 2 : 1, robbed });
        bool &known = counted[static_cast<std::size_t>(token)];
        if (!robbed && !known)
            outlook.chances += pips(token);
        known = known || !robbed;
    }
    outlook.harbor = island.harborAt(place);
    return outlook;
}

HexOutlook outlookOf(const View &view, HexId hex)
{
    HexOutlook outlook;
    const Island &island = view.table->island;
    outlook.resource = island.resource(hex);
    outlook.token = island.token(hex);
    outlook.chances = pips(outlook.token);
    outlook.robbed = hex == view.robber;
    const GameState state = openTable(view);
    for (const PlayerId player : playersOf(view.playerCount()))
        at(outlook.cards, player) = state.yields.of(hex, player);
    return outlook;
}

PathSet roadSites(const View &view, PlayerId player)
{
    return view.player(player).roadsLeft > 0 ? openPaths(openTable(view), player) : PathSet();
}

IntersectionSet settlementSites(const View &view, PlayerId player)
{
    IntersectionSet sites;
    if (view.player(player).settlementsLeft == 0)
        return sites;
    const GameState state = openTable(view);
    for (const IntersectionId place : at(state.roadEnds, player)) {
        if (canSettle(state, place))
            sites.insert(place);
    }
    return sites;
}

IntersectionSet citySites(const View &view, PlayerId player)
{
    return view.player(player).citiesLeft > 0 ? at(view.buildings, player) - view.cities : IntersectionSet();
}

PathSet longestRoadOf(const View &view, PlayerId player)
{
    return roadsOfLongestTrail(at(view.roads, player), buildingsOfOthers(openTable(view), player));
}

std::optional<Outcome> outcomeOf(const View &view, const Action &action)
{
    const GameState before = openTable(view);
    GameState after = before;
    Trial trial(view, after);
    if (!std::visit(trial, action))
        return std::nullopt;
    judgeLongestRoad(after, nullptr);
    judgeLargestArmy(after, nullptr);

    Outcome outcome;
    const bool own = view.viewer == view.turn;
    const int gain = visiblePoints(after, view.turn) - visiblePoints(before, view.turn);
    const int points = own ? view.points : view.player(view.turn).visiblePoints;
    outcome.points = { points, points + gain };
    outcome.cards = trial.cards();
    outcome.roadLength = { at(before.roadLengths, view.turn), at(after.roadLengths, view.turn) };
    outcome.longestRoadBefore = before.longestRoad;
    outcome.longestRoad = after.longestRoad;
    outcome.largestArmyBefore = before.largestArmy;
    outcome.largestArmy = after.largestArmy;
    outcome.wins = outcome.points.after >= view.table->rules.target;
    outcome.endsTrading = view.phase == Phase::Trade && isPurchase(action) && !outcome.wins;
    return outcome;
}

View asTheTableSees(View view)
{
    view.viewer.reset();
    view.hand = {};
    view.cards = {};
    view.bought = {};
    view.points = 0;
    return view;
}

} // namespace holmstead
