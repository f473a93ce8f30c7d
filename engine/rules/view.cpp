// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/view.h"

#include "rules/trade.h"

namespace holmstead {

namespace {

PlayerView publicView(const GameState &state, PlayerId player)
{
    PlayerView view;
    view.resourceCards = at(state.hands, player).total();
    view.developmentCards = at(state.cards, player).total();
    view.knightsPlayed = at(state.knightsPlayed, player);
    view.roadLength = at(state.roadLengths, player);
    view.visiblePoints = visiblePoints(state, player);
    view.roadsLeft = roadsLeft(state, player);
    view.settlementsLeft = settlementsLeft(state, player);
    view.citiesLeft = citiesLeft(state, player);
    view.mustDiscard = at(state.mustDiscard, player);
    if (state.phase == Phase::Over) // R-WI-4
        view.victoryPointCards = at(state.cards, player)[DevelopmentCard::VictoryPoint];
    return view;
}

void addOwn(View &view, const GameState &state, PlayerId viewer)
{
    view.hand = at(state.hands, viewer);
    view.cards = at(state.cards, viewer);
    if (viewer == state.turn)
        view.bought = state.bought;
    view.points = points(state, viewer);
}

} // namespace

View viewFor(const GameState &state, std::optional<PlayerId> viewer)
{
    View view;
    view.table = state.table;
    view.viewer = viewer;
    view.phase = state.phase;
    view.then = state.then;
    view.turn = state.turn;
    if (state.dice.sum() > 0)
        view.dice = state.dice;
    view.robber = state.robber;
    view.buildings = state.buildings;
    view.cities = state.cities;
    view.roads = state.roads;
    for (const PlayerId player : playersOf(state.playerCount()))
        at(view.players, player) = publicView(state, player);
    view.bank = state.bank;
    view.deck = state.deck.total();
    view.longestRoad = state.longestRoad;
    view.largestArmy = state.largestArmy;
    view.freeRoads = state.freeRoads;
    view.cardPlayed = state.cardPlayed;
    view.unconnected = state.unconnected;
    view.winner = winner(state);
    if (viewer)
        addOwn(view, state, *viewer);
    return view;
}

int bankRate(const View &view, PlayerId player, Resource give)
{
    return ratesAt(view.table->island, at(view.buildings, player))[give];
}

} // namespace holmstead
