// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/referee.h"

#include "support/print.h"

namespace holmstead::test {

namespace {

using Hands = GameState::PerPlayer<ResourceCards>;

// Lets the events alone move the cards: whoever watches only them must end with the same hands.
struct Ledger
{
    Hands hands;

    ResourceCards &of(PlayerId player) { return at(hands, player); }

    void operator()(const StartingCards &e) { of(e.player) += e.cards; }
    void operator()(const Produced &e) { of(e.player) += e.cards; }
    void operator()(const Discarded &e) { of(e.player) -= e.cards; }
    void operator()(const Stolen &e)
    {
        of(e.victim).remove(*e.card);
        of(e.thief).add(*e.card);
    }
    void operator()(const BankTraded &e)
    {
        of(e.player) -= e.give;
        of(e.player) += e.get;
    }
    void operator()(const PlayersTraded &e)
    {
        of(e.player) -= e.give;
        of(e.with) += e.give;
        of(e.with) -= e.get;
        of(e.player) += e.get;
    }
    void operator()(const RoadBuilt &e) { of(e.player) -= e.paid ? cost::road : ResourceCards(); }
    void operator()(const SettlementBuilt &e) { of(e.player) -= e.paid ? cost::settlement : ResourceCards(); }
    void operator()(const CityBuilt &e) { of(e.player) -= cost::city; }
    void operator()(const CardBought &e) { of(e.player) -= cost::developmentCard; }
    void operator()(const PlentyTaken &e) { of(e.player) += e.cards; }
    void operator()(const Monopolized &e)
    {
        for (const PlayerId player : everyId<PlayerId>()) {
            of(player).remove(e.resource, at(e.from, player));
            of(e.player).add(e.resource, at(e.from, player));
        }
    }
    template <typename Other> void operator()(const Other &) {}
};

Hands handsByEvents(const Hands &before, const Events &events)
{
    Ledger ledger{ before };
    for (const Event &event : events)
        std::visit(ledger, event);
    return ledger.hands;
}

bool samePieces(const GameState &a, const GameState &b)
{
    return a.roads == b.roads && a.buildings == b.buildings;
}

template <typename Kind>
std::optional<PlayerId> holderByEvents(std::optional<PlayerId> holder, const Events &events)
{
    for (const Event &event : events) {
        if (const auto *moved = std::get_if<Kind>(&event))
            holder = moved->to;
    }
    return holder;
}

} // namespace

Referee::Referee(const GameState &initial) : m_state(initial), m_lengths(roadLengthsOf(initial)) {}

std::string Referee::judge(const Action &action, const GameState &after, const Events &events)
{
    const GameState before = m_state;
    if (!samePieces(before, after))
        m_lengths = roadLengthsOf(after);
    std::string fault = faultInStep(action, after, events);
    remember(action, after);
    if (fault.empty())
        fault = faultIn(after, m_lengths, m_progressPlayed);
    if (!fault.empty())
        fault += "\nafter: " + textOf(action) + "\nbefore: " + textOf(before) + "\nnow: " + textOf(after);
    return fault;
}

std::string Referee::faultInStep(const Action &action, const GameState &after, const Events &events) const
{
    const std::optional<PlayerId> roadBefore = m_state.longestRoad;
    const std::optional<PlayerId> armyBefore = m_state.largestArmy;
    const std::optional<PlayerId> roadAfter = after.longestRoad;
    const std::optional<PlayerId> armyAfter = after.largestArmy;
    if (roadAfter != longestRoadHolder(roadBefore, m_lengths))
        return "R-LR-5: Longest Road went to somebody else than it should";
    if (armyAfter != largestArmyHolder(armyBefore, after))
        return "R-LA-1: Largest Army went to somebody else than it should";
    if (roadAfter != holderByEvents<LongestRoadMoved>(roadBefore, events)
        || armyAfter != holderByEvents<LargestArmyMoved>(armyBefore, events))
        return "an award moved and no event tells it, or the other way round";
    if (handsByEvents(m_state.hands, events) != after.hands)
        return "R-HI-2: the events do not account for the cards";
    if (const auto *roll = std::get_if<Roll>(&action)) {
        const auto gains = slowProduction(m_state, roll->dice->sum());
        for (const PlayerId player : playersOf(after.playerCount())) {
            if (at(after.hands, player) != at(m_state.hands, player) + at(gains, player))
                return "R-PR-1: a roll paid something else than it should";
        }
    }
    if (std::holds_alternative<MoveRobber>(action) == (after.robber == m_state.robber))
        return "R-RO-4: the robber moved without being moved, or stayed";
    return {};
}

void Referee::remember(const Action &action, const GameState &after)
{
    if (std::holds_alternative<PlayRoadBuilding>(action))
        m_progressPlayed.add(DevelopmentCard::RoadBuilding);
    if (std::holds_alternative<PlayYearOfPlenty>(action))
        m_progressPlayed.add(DevelopmentCard::YearOfPlenty);
    if (std::holds_alternative<PlayMonopoly>(action))
        m_progressPlayed.add(DevelopmentCard::Monopoly);
    m_state = after;
}

} // namespace holmstead::test
