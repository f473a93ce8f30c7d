// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/positionbuilder.h"

#include "record/names.h"
#include "rules/robber.h"
#include "rules/rules.h"

#include <algorithm>

namespace holmstead {

Result<GameState> PositionBuilder::build()
{
    m_state.table = &m_table;
    m_state.robber = m_position.robber.value_or(m_table.island.robberStart());
    constexpr std::array<Part, 13> parts = {
        &PositionBuilder::placeBuildings,  &PositionBuilder::placeRoads, &PositionBuilder::dealResources,
        &PositionBuilder::dealCards,       &PositionBuilder::judgeCards, &PositionBuilder::enterPhase,
        &PositionBuilder::takeRoll,        &PositionBuilder::takeBought, &PositionBuilder::oweDiscards,
        &PositionBuilder::layFreeRoads,    &PositionBuilder::judgeSteal, &PositionBuilder::giveLongestRoad,
        &PositionBuilder::giveLargestArmy,
    };
    for (const Part part : parts) {
        (this->*part)();
        if (m_error)
            return *m_error;
    }
    endIfWon();
    return m_state;
}

void PositionBuilder::refuse(Kind kind, const QString &key, const QStringList &arguments)
{
    if (!m_error)
        m_error = RecordError{ kind, QStringLiteral("position.") + key, arguments, {}, {} };
}

QString PositionBuilder::phaseWord() const
{
    return wordFor(m_position.phase);
}

void PositionBuilder::placeBuildings()
{
    for (std::size_t i = 0; i < m_position.buildings.size(); ++i) {
        const PlacedBuilding &building = m_position.buildings[i];
        const QString key = QStringLiteral("buildings[%1].at").arg(i);
        if (allBuildings(m_state).contains(building.at))
            return refuse(Kind::IntersectionTwice, key, { textOf(building.at) });
        if (!canSettle(m_state, building.at))
            return refuse(Kind::TooClose, key, { textOf(building.at) });
        putSettlement(m_state, building.owner, building.at);
        if (building.isCity)
            upgradeToCity(m_state, building.owner, building.at);
        const QStringList owner = { textOf(building.owner) };
        if (settlementsLeft(m_state, building.owner) < 0)
            return refuse(Kind::TooManySettlements, key,
                          owner + QStringList(QString::number(maxSettlements)));
        if (citiesLeft(m_state, building.owner) < 0)
            return refuse(Kind::TooManyCities, key, owner + QStringList(QString::number(maxCities)));
    }
}

// After the buildings, so that every road is measured with all that may cut it (R-LR-3).
void PositionBuilder::placeRoads()
{
    for (std::size_t i = 0; i < m_position.roads.size(); ++i) {
        const PlacedRoad &road = m_position.roads[i];
        const QString key = QStringLiteral("roads[%1].at").arg(i);
        if (allRoads(m_state).contains(road.at))
            return refuse(Kind::PathTwice, key, { textOf(road.at) });
        if (roadsLeft(m_state, road.owner) == 0)
            return refuse(Kind::TooManyRoads, key, { textOf(road.owner), QString::number(maxRoads) });
        putRoad(m_state, road.owner, road.at);
    }
}

void PositionBuilder::dealResources()
{
    m_state.hands = m_position.hands;
    for (const Resource resource : allResources)
        judgeResource(resource);
}

void PositionBuilder::judgeResource(Resource resource)
{
    int held = 0;
    for (const ResourceCards &hand : m_position.hands)
        held += hand[resource];
    const int kept =
        m_position.bank ? (*m_position.bank)[resource] : std::max(0, resourceCardsOfAKind - held);
    if (held + kept != resourceCardsOfAKind) {
        return refuse(Kind::ResourceSum, m_position.bank ? QStringLiteral("bank") : QStringLiteral("hands"),
                      { wordFor(resource), QString::number(held + kept) });
    }
    m_state.bank.add(resource, kept);
}

void PositionBuilder::dealCards()
{
    m_state.cards = m_position.cards;
    m_state.knightsPlayed = m_position.played;
    if (m_position.deck) {
        m_state.deck = *m_position.deck;
        return;
    }
    // 25 less what is out; if more than that is out, none are left and judgeCards() will say so.
    for (const DevelopmentCard card : allDevelopmentCards) {
        int out = 0;
        for (const PlayerId player : everyId<PlayerId>())
            out += at(m_position.cards, player)[card]
                 + (card == DevelopmentCard::Knight ? at(m_position.played, player) : 0);
        m_state.deck.add(card, std::max(0, fullDeck[card] - out));
    }
}

void PositionBuilder::judgeCards()
{
    const QString key = m_position.deck ? QStringLiteral("deck") : QStringLiteral("cards");
    int knights = m_state.deck[DevelopmentCard::Knight];
    int victoryPoints = m_state.deck[DevelopmentCard::VictoryPoint];
    for (const PlayerId player : everyId<PlayerId>()) {
        knights += at(m_state.cards, player)[DevelopmentCard::Knight] + at(m_state.knightsPlayed, player);
        victoryPoints += at(m_state.cards, player)[DevelopmentCard::VictoryPoint];
    }
    const bool blamesPlayed =
        !m_position.deck && m_state.knightsPlayed != Position::PerPlayer<std::uint8_t>();
    if (knights != fullDeck[DevelopmentCard::Knight])
        return refuse(Kind::KnightSum, blamesPlayed ? QStringLiteral("played") : key,
                      { QString::number(knights) });
    if (victoryPoints != fullDeck[DevelopmentCard::VictoryPoint])
        return refuse(Kind::VictoryPointSum, key, { QString::number(victoryPoints) });
    judgeProgress(DevelopmentCard::RoadBuilding);
    judgeProgress(DevelopmentCard::YearOfPlenty);
    judgeProgress(DevelopmentCard::Monopoly);
}

// Two of each; those that are missing were played.
void PositionBuilder::judgeProgress(DevelopmentCard card)
{
    int count = m_state.deck[card];
    for (const DevelopmentCards &cards : m_state.cards)
        count += cards[card];
    if (count > fullDeck[card]) {
        refuse(Kind::ProgressSum, m_position.deck ? QStringLiteral("deck") : QStringLiteral("cards"),
               { wordFor(card), QString::number(count) });
    }
}

void PositionBuilder::enterPhase()
{
    m_state.phase = m_position.phase;
    if (m_position.phase == Phase::Setup)
        return enterSetup();
    m_state.turn = m_position.turn.value_or(PlayerId(0));
    judgePhaseRule(QStringLiteral("phase"), m_position.phase);
    if (!isInterruption(m_position.phase)) {
        if (m_position.then)
            refuse(Kind::NothingFollows, QStringLiteral("then"), { phaseWord() });
        return;
    }
    const bool isCombined = m_table.rules.phases == PhaseRule::Combined;
    m_state.then = m_position.then.value_or(isCombined ? Phase::Main : Phase::Trade);
    judgePhaseRule(QStringLiteral("then"), m_state.then);
    // R-RO-2: discards follow the roll.
    if (m_state.phase == Phase::Discard && m_state.then == Phase::Roll)
        refuse(Kind::ThenRollInDiscard, QStringLiteral("then"));
}

// R-TU-2, R-TU-3: `main` is of the combined phase, `trade` and `build` of the separate ones.
void PositionBuilder::judgePhaseRule(const QString &key, Phase phase)
{
    const bool isCombined = m_table.rules.phases == PhaseRule::Combined;
    if (phase == Phase::Main && !isCombined)
        refuse(Kind::PhaseNotCombined, key, { wordFor(phase) });
    if ((phase == Phase::Trade || phase == Phase::Build) && isCombined)
        refuse(Kind::PhaseNotSeparate, key, { wordFor(phase) });
}

bool PositionBuilder::isBeforeRoll() const
{
    return m_state.phase == Phase::Setup || m_state.phase == Phase::Roll
        || (isInterruption(m_state.phase) && m_state.then == Phase::Roll);
}

void PositionBuilder::takeRoll()
{
    if (m_position.dice && isBeforeRoll())
        return refuse(Kind::DiceBeforeRoll, QStringLiteral("dice"));
    m_state.dice = m_position.dice.value_or(Dice());
    // R-DC-1: Road Building is this turn's card, and false is as good as left out.
    m_state.cardPlayed = m_position.cardPlayed.value_or(false) || m_state.phase == Phase::FreeRoads;
}

void PositionBuilder::takeBought()
{
    m_state.bought = m_position.bought;
    if (m_position.bought.isEmpty())
        return;
    if (isBeforeRoll())
        return refuse(Kind::BoughtBeforeRoll, QStringLiteral("bought"));
    for (const DevelopmentCard card : allDevelopmentCards) {
        if (m_position.bought[card] > at(m_position.cards, m_state.turn)[card])
            refuse(Kind::BoughtNotHeld, QStringLiteral("bought"), { wordFor(card) });
    }
}

void PositionBuilder::oweDiscards()
{
    const QString key = QStringLiteral("mustDiscard");
    const bool someoneOwes =
        m_position.mustDiscard && *m_position.mustDiscard != Position::PerPlayer<std::uint8_t>();
    if (m_state.phase != Phase::Discard) {
        if (someoneOwes)
            refuse(Kind::DiscardNotDue, key, { phaseWord() });
        return;
    }
    bool isOwed = false;
    for (const PlayerId player : playersOf(m_state.playerCount())) {
        const int cards = at(m_state.hands, player).total();
        const int half = cards > safeHand ? cards / 2 : 0; // R-RO-2
        const int owed = someoneOwes ? at(*m_position.mustDiscard, player) : half;
        if (owed > cards)
            return refuse(Kind::OwesTooMuch, key, { textOf(player) });
        at(m_state.mustDiscard, player) = static_cast<std::uint8_t>(owed);
        isOwed = isOwed || owed > 0;
    }
    if (!isOwed)
        refuse(Kind::NobodyOwes, QStringLiteral("phase"));
}

void PositionBuilder::layFreeRoads()
{
    if (m_state.phase != Phase::FreeRoads) {
        if (m_position.freeRoads)
            refuse(Kind::FreeRoadsNotDue, QStringLiteral("freeRoads"), { phaseWord() });
        return;
    }
    m_state.freeRoads = static_cast<std::uint8_t>(m_position.freeRoads.value_or(2));
    // R-DC-5: the card would have ended by itself.
    if (roadsLeft(m_state, m_state.turn) == 0 || openPaths(m_state, m_state.turn).isEmpty())
        refuse(Kind::NoFreeRoadPossible, QStringLiteral("phase"));
}

void PositionBuilder::judgeSteal()
{
    if (m_state.phase == Phase::Steal && victimsAt(m_state, m_state.robber).isEmpty())
        refuse(Kind::NobodyToRob, QStringLiteral("phase"));
}

// R-WI-2. During set-up nobody has a turn yet (R-SU-9).
void PositionBuilder::endIfWon()
{
    if (m_state.phase == Phase::Setup || points(m_state, m_state.turn) < m_state.rules().target)
        return;
    m_state.phase = Phase::Over;
    m_state.then = Phase::Main;
    m_state.freeRoads = 0;
    m_state.mustDiscard = {};
}

} // namespace holmstead
