// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/statejson.h"

#include "record/positionjson.h"

namespace holmstead {

namespace {

const QByteArray nothing = QByteArrayLiteral("null");

template <typename NumberOf> QByteArray numbers(const GameState &state, NumberOf numberOf)
{
    return jsonOfPlayers(state.playerCount(), [&](PlayerId player) { return json(int(numberOf(player))); });
}

template <typename Piece> QByteArray pieces(const std::vector<Piece> &all)
{
    std::vector<QByteArray> entries;
    for (const Piece &piece : all)
        entries.push_back(pieceJson(piece).line());
    return jsonList(entries);
}

void addTurn(JsonObject &line, const GameState &state, const Position &position)
{
    line.add("turn", json(state.turn.index()));
    line.add("phase", json(wordFor(state.phase)));
    line.add("then", position.then ? json(wordFor(*position.then)) : nothing);
    line.add("dice", position.dice ? json(*position.dice) : nothing);
}

void addCards(JsonObject &line, const GameState &state)
{
    const int players = state.playerCount();
    line.add("hands", jsonOfPlayers(players, [&](PlayerId player) {
                 return countsOf(at(state.hands, player), true).line();
             }));
    line.add("bank", countsOf(state.bank, true).line());
    line.add("deck", json(state.deck.total()));
    line.add("cards", jsonOfPlayers(players, [&](PlayerId player) { return json(at(state.cards, player)); }));
    line.add("bought", json(state.bought));
    line.add("cardPlayed", json(state.cardPlayed));
    line.add("played", numbers(state, [&](PlayerId player) { return at(state.knightsPlayed, player); }));
}

void addPoints(JsonObject &line, const GameState &state)
{
    line.add("points", numbers(state, [&](PlayerId player) { return points(state, player); }));
    line.add("visible", numbers(state, [&](PlayerId player) { return visiblePoints(state, player); }));
    line.add("roads", numbers(state, [&](PlayerId player) { return at(state.roadLengths, player); }));
    line.add("longestRoad", json(state.longestRoad));
    line.add("largestArmy", json(state.largestArmy));
}

} // namespace

QByteArray stateLine(std::size_t number, const GameState &state)
{
    const Position position = positionOf(state);
    JsonObject line;
    line.add("n", QByteArray::number(static_cast<qulonglong>(number)));
    addTurn(line, state, position);
    addCards(line, state);
    addPoints(line, state);
    line.add("robber", json(nameOf(state.robber)));
    line.add("mustDiscard", mustDiscardJson(state.mustDiscard).line());
    line.add("freeRoads", json(int(state.freeRoads)));
    line.add("buildings", pieces(position.buildings));
    line.add("paths", pieces(position.roads));
    line.add("winner", json(OptionalId<PlayerId>(winner(state))));
    return line.line();
}

} // namespace holmstead
