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

// R-SU-8: 0 1 2 3 3 2 1 0.
PlayerId snakePlayer(const GameState &state)
{
    int settlements = 0;
    for (const IntersectionSet &buildings : state.buildings)
        settlements += buildings.size();
    const int players = state.playerCount();
    return PlayerId(settlements < players ? settlements : 2 * players - 1 - settlements);
}

// R-SU-3: a card for every producing hex around the second settlement.
ResourceCards startingCards(const GameState &state, IntersectionId second)
{
    ResourceCards cards;
    for (const HexId hex : at(topology.hexesAt, second)) {
        if (const auto resource = state.island().resource(hex))
            cards.add(*resource);
    }
    return cards;
}

// The development card that `action` plays.
std::optional<DevelopmentCard> cardOf(const Action &action)
{
    if (std::holds_alternative<PlayKnight>(action))
        return DevelopmentCard::Knight;
    if (std::holds_alternative<PlayRoadBuilding>(action))
        return DevelopmentCard::RoadBuilding;
    if (std::holds_alternative<PlayYearOfPlenty>(action))
        return DevelopmentCard::YearOfPlenty;
    return std::holds_alternative<PlayMonopoly>(action) ? std::optional(DevelopmentCard::Monopoly)
                                                        : std::nullopt;
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

bool Referee::isAllowed(const Action &action) const
{
    const PlayerId player = m_state.turn;
    if (const auto card = cardOf(action)) // R-DC-1, R-DC-2
        return !m_cardPlayedThisTurn && at(m_state.cards, player)[*card] > m_boughtThisTurn[*card];
    if (const auto *road = std::get_if<BuildRoad>(&action))
        return mayLieAt(m_state, player, road->at);
    if (const auto *road = std::get_if<PlaceRoad>(&action))
        return m_state.unconnected && at(topology.pathsAt, *m_state.unconnected).contains(road->at);
    if (const auto *settlement = std::get_if<BuildSettlement>(&action))
        return maySettleAt(m_state, settlement->at)
            && at(topology.pathsAt, settlement->at).intersects(at(m_state.roads, player));
    if (const auto *settlement = std::get_if<PlaceSettlement>(&action))
        return maySettleAt(m_state, settlement->at) && player == snakePlayer(m_state);
    if (const auto *city = std::get_if<BuildCity>(&action))
        return at(m_state.buildings, player).contains(city->at) && !m_state.cities.contains(city->at);
    if (std::holds_alternative<Roll>(action) || std::holds_alternative<EndTurn>(action))
        return m_rolledThisTurn == std::holds_alternative<EndTurn>(action); // R-TU-1
    return true;
}

std::string Referee::faultInStep(const Action &action, const GameState &after, const Events &events) const
{
    if (!isAllowed(action))
        return "it should have been refused";
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
    if (const auto *placed = std::get_if<PlaceSettlement>(&action)) {
        const bool second = at(after.buildings, m_state.turn).size() == 2;
        const ResourceCards dealt = second ? startingCards(after, placed->at) : ResourceCards();
        if (at(after.hands, m_state.turn) != dealt)
            return "R-SU-3: other starting cards than those of the second settlement";
    }
    if (std::holds_alternative<EndTurn>(action)
        && after.turn.index() != (m_state.turn.index() + 1) % after.playerCount())
        return "R-TU-6: the next turn is somebody else's";
    if (std::holds_alternative<MoveRobber>(action) == (after.robber == m_state.robber))
        return "R-RO-4: the robber moved without being moved, or stayed";
    return {};
}

void Referee::remember(const Action &action, const GameState &after)
{
    const auto card = cardOf(action);
    if (card && *card != DevelopmentCard::Knight)
        m_progressPlayed.add(*card);
    if (const auto *buy = std::get_if<BuyCard>(&action))
        m_boughtThisTurn.add(*buy->card);
    m_cardPlayedThisTurn = m_cardPlayedThisTurn || card;
    m_rolledThisTurn = m_rolledThisTurn || std::holds_alternative<Roll>(action);
    if (std::holds_alternative<EndTurn>(action)) {
        m_boughtThisTurn = {};
        m_cardPlayedThisTurn = false;
        m_rolledThisTurn = false;
    }
    m_state = after;
}

} // namespace holmstead::test
