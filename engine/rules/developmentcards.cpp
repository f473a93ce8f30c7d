// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/developmentcards.h"

#include "rules/awards.h"
#include "rules/turn.h"

#include <algorithm>

namespace holmstead {

namespace {

constexpr int freeRoadsOfCard = 2;

// Cards that wait for a later turn stay behind (R-DC-2).
DevelopmentCards playable(const GameState &state)
{
    return at(state.cards, state.turn) - state.bought;
}

void spend(GameState &state, DevelopmentCard card)
{
    at(state.cards, state.turn).remove(card);
    state.cardPlayed = true;
}

void announce(const GameState &state, DevelopmentCard card, Events *events)
{
    if (events)
        events->push_back(CardPlayed{ state.turn, card });
}

void endFreeRoads(GameState &state, Events *events)
{
    if (events)
        events->push_back(FreeRoadsEnded{ state.turn, state.freeRoads });
    state.freeRoads = 0;
    resume(state);
}

std::optional<Reason> whyNoFreeRoads(const GameState &state)
{
    if (roadsLeft(state, state.turn) == 0)
        return Reason::NoFreeRoadPiece;
    if (openPaths(state, state.turn).isEmpty())
        return Reason::NoFreeRoadPath;
    return std::nullopt;
}

} // namespace

int yearOfPlentyCount(const GameState &state)
{
    return std::min(2, state.bank.total());
}

std::optional<Reason> whyCannotPlay(const GameState &state, DevelopmentCard card)
{
    if (const auto reason = whyNoCardNow(state))
        return reason;
    if (at(state.cards, state.turn)[card] == 0)
        return Reason::CardNotHeld;
    if (state.cardPlayed)
        return Reason::OneCardATurn;
    if (playable(state)[card] == 0)
        return Reason::BoughtThisTurn;
    switch (card) {
    case DevelopmentCard::RoadBuilding:
        return whyNoFreeRoads(state);
    case DevelopmentCard::YearOfPlenty:
        return state.bank.isEmpty() ? std::optional(Reason::PlentyBankEmpty) : std::nullopt;
    case DevelopmentCard::Knight:
    case DevelopmentCard::Monopoly:
    case DevelopmentCard::VictoryPoint:
        break;
    }
    return std::nullopt;
}

std::optional<Reason> whyRefused(const GameState &state, const PlayKnight &)
{
    return whyCannotPlay(state, DevelopmentCard::Knight);
}

void perform(GameState &state, const PlayKnight &, Events *events)
{
    spend(state, DevelopmentCard::Knight);
    announce(state, DevelopmentCard::Knight, events);
    ++at(state.knightsPlayed, state.turn);
    interrupt(state, Phase::Robber, state.phase);
    judgeLargestArmy(state, events); // R-DC-4: before the robber moves
    judgeWin(state, events);
}

std::optional<Reason> whyRefused(const GameState &state, const PlayRoadBuilding &)
{
    return whyCannotPlay(state, DevelopmentCard::RoadBuilding);
}

void perform(GameState &state, const PlayRoadBuilding &, Events *events)
{
    spend(state, DevelopmentCard::RoadBuilding);
    announce(state, DevelopmentCard::RoadBuilding, events);
    interrupt(state, Phase::FreeRoads, state.phase);
    state.freeRoads = freeRoadsOfCard;
}

void useFreeRoad(GameState &state, Events *events)
{
    --state.freeRoads;
    if (state.freeRoads == 0)
        resume(state);
    else if (whyNoFreeRoads(state))
        endFreeRoads(state, events);
}

std::optional<Reason> whyRefused(const GameState &state, const EndFreeRoads &)
{
    if (state.phase == Phase::Over)
        return Reason::GameOver;
    if (state.phase != Phase::FreeRoads)
        return Reason::NoFreeRoads;
    if (state.freeRoads == freeRoadsOfCard)
        return Reason::FirstFreeRoadDue;
    return std::nullopt;
}

void perform(GameState &state, const EndFreeRoads &, Events *events)
{
    endFreeRoads(state, events);
}

std::optional<Reason> whyRefused(const GameState &state, const PlayYearOfPlenty &plenty)
{
    if (const auto reason = whyCannotPlay(state, DevelopmentCard::YearOfPlenty))
        return reason;
    if (plenty.cards.total() != yearOfPlentyCount(state))
        return Reason::PlentyCount;
    if (!state.bank.contains(plenty.cards))
        return Reason::PlentyBankLacks;
    return std::nullopt;
}

void perform(GameState &state, const PlayYearOfPlenty &plenty, Events *events)
{
    spend(state, DevelopmentCard::YearOfPlenty);
    state.bank -= plenty.cards;
    at(state.hands, state.turn) += plenty.cards;
    if (events)
        events->push_back(PlentyTaken{ state.turn, plenty.cards });
}

std::optional<Reason> whyRefused(const GameState &state, const PlayMonopoly &)
{
    return whyCannotPlay(state, DevelopmentCard::Monopoly);
}

void perform(GameState &state, const PlayMonopoly &monopoly, Events *events)
{
    spend(state, DevelopmentCard::Monopoly);
    Monopolized event{ state.turn, monopoly.resource };
    for (const PlayerId player : playersOf(state.playerCount())) {
        if (player == state.turn)
            continue;
        const int count = at(state.hands, player)[monopoly.resource];
        at(state.hands, player).remove(monopoly.resource, count);
        at(state.hands, state.turn).add(monopoly.resource, count);
        at(event.from, player) = static_cast<std::uint8_t>(count);
    }
    if (events)
        events->push_back(event);
}

void listCards(const GameState &state, ActionList &actions)
{
    if (state.cardPlayed)
        return;
    const DevelopmentCards cards = playable(state);
    if (cards.isEmpty())
        return;
    if (cards[DevelopmentCard::Knight] > 0)
        actions.append(PlayKnight());
    if (cards[DevelopmentCard::RoadBuilding] > 0 && !whyNoFreeRoads(state))
        actions.append(PlayRoadBuilding());
    if (cards[DevelopmentCard::YearOfPlenty] > 0 && !state.bank.isEmpty())
        actions.append(PlayYearOfPlenty());
    if (cards[DevelopmentCard::Monopoly] > 0) {
        for (const Resource resource : allResources)
            actions.append(PlayMonopoly{ resource });
    }
}

} // namespace holmstead
