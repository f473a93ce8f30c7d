// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/print.h"

#include "rules/rules.h"
#include "rules/visitor.h"

#include <cstring>
#include <sstream>

namespace holmstead {

namespace test {

namespace {

const char *nameOf(Resource resource)
{
    constexpr std::array names = { "brick", "lumber", "wool", "grain", "ore" };
    return names[indexOf(resource)];
}

const char *nameOf(DevelopmentCard card)
{
    constexpr std::array names = { "knight", "roadBuilding", "yearOfPlenty", "monopoly", "victoryPoint" };
    return names[indexOf(card)];
}

const char *nameOf(Phase phase)
{
    constexpr std::array names = { "setup",   "roll",   "main",  "trade",     "build",
                                   "discard", "robber", "steal", "freeRoads", "over" };
    return names[indexOf(phase)];
}

std::string nameOf(PlayerId player)
{
    constexpr std::array names = { "Ann", "Ben", "Cleo", "Dan" };
    return player.index() < PlayerId::count ? names[static_cast<std::size_t>(player.index())]
                                            : "nobody there";
}

std::string nameOf(Dice dice)
{
    return std::to_string(dice.first) + "+" + std::to_string(dice.second);
}

template <typename Cards, typename Kinds> std::string countsText(const Cards &cards, const Kinds &kinds)
{
    std::string text = "{";
    for (const auto kind : kinds) {
        if (cards[kind] != 0)
            text += (text.size() > 1 ? ", " : "") + std::to_string(cards[kind]) + " " + nameOf(kind);
    }
    return text + "}";
}

std::string orNobody(const OptionalId<PlayerId> &player)
{
    return player ? nameOf(*player) : "nobody";
}

template <typename Value> std::string orUnknown(const std::optional<Value> &value)
{
    return value ? " " + std::string(nameOf(*value)) : "";
}

template <typename IdType> std::string setText(const IdSet<IdType> &set)
{
    std::string text = "{";
    for (const IdType id : set)
        text += (text.size() > 1 ? " " : "") + holmstead::nameOf(id);
    return text + "}";
}

char *copyOf(const std::string &text)
{
    auto *copy = new char[text.size() + 1];
    std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

void describe(std::ostream &out, const GameState &state, PlayerId player)
{
    out << "\n  " << nameOf(player) << ": hand " << textOf(at(state.hands, player)) << ", cards "
        << textOf(at(state.cards, player)) << ", knights " << int(at(state.knightsPlayed, player))
        << ", buildings " << setText(at(state.buildings, player)) << ", roads "
        << setText(at(state.roads, player)) << " (longest " << int(at(state.roadLengths, player))
        << "), owes " << int(at(state.mustDiscard, player));
}

} // namespace

std::string textOf(const ResourceCards &cards)
{
    return countsText(cards, allResources);
}

std::string textOf(const DevelopmentCards &cards)
{
    return countsText(cards, allDevelopmentCards);
}

std::string textOf(Reason reason)
{
    switch (reason) {
    case Reason::GameOver:
        return "GameOver";
    case Reason::PlaceSettlementFirst:
        return "PlaceSettlementFirst";
    case Reason::PlaceRoadFirst:
        return "PlaceRoadFirst";
    case Reason::SetupIsOver:
        return "SetupIsOver";
    case Reason::RollFirst:
        return "RollFirst";
    case Reason::AlreadyRolled:
        return "AlreadyRolled";
    case Reason::DiscardFirst:
        return "DiscardFirst";
    case Reason::MoveRobberFirst:
        return "MoveRobberFirst";
    case Reason::StealFirst:
        return "StealFirst";
    case Reason::FreeRoadsFirst:
        return "FreeRoadsFirst";
    case Reason::TradingHasEnded:
        return "TradingHasEnded";
    case Reason::NoTradingPhase:
        return "NoTradingPhase";
    case Reason::NoSuchPlayer:
        return "NoSuchPlayer";
    case Reason::ImpossibleDice:
        return "ImpossibleDice";
    case Reason::ImpossibleSteal:
        return "ImpossibleSteal";
    case Reason::ImpossibleDraw:
        return "ImpossibleDraw";
    case Reason::NoDiscardDue:
        return "NoDiscardDue";
    case Reason::OwesNoDiscard:
        return "OwesNoDiscard";
    case Reason::WrongDiscardCount:
        return "WrongDiscardCount";
    case Reason::DiscardNotHeld:
        return "DiscardNotHeld";
    case Reason::RobberNotDue:
        return "RobberNotDue";
    case Reason::RobberMustMove:
        return "RobberMustMove";
    case Reason::StealNotDue:
        return "StealNotDue";
    case Reason::StealFromSelf:
        return "StealFromSelf";
    case Reason::VictimNotThere:
        return "VictimNotThere";
    case Reason::VictimHasNothing:
        return "VictimHasNothing";
    case Reason::GivesNothing:
        return "GivesNothing";
    case Reason::GetsNothing:
        return "GetsNothing";
    case Reason::SameResourceBothSides:
        return "SameResourceBothSides";
    case Reason::TradeWithSelf:
        return "TradeWithSelf";
    case Reason::NotWithActivePlayer:
        return "NotWithActivePlayer";
    case Reason::GiveNotHeld:
        return "GiveNotHeld";
    case Reason::PartnerCannotPay:
        return "PartnerCannotPay";
    case Reason::SeveralKindsToBank:
        return "SeveralKindsToBank";
    case Reason::WrongBankRate:
        return "WrongBankRate";
    case Reason::BankLacks:
        return "BankLacks";
    case Reason::CannotPayRoad:
        return "CannotPayRoad";
    case Reason::CannotPaySettlement:
        return "CannotPaySettlement";
    case Reason::CannotPayCity:
        return "CannotPayCity";
    case Reason::CannotPayCard:
        return "CannotPayCard";
    case Reason::NoRoadsLeft:
        return "NoRoadsLeft";
    case Reason::NoSettlementsLeft:
        return "NoSettlementsLeft";
    case Reason::NoCitiesLeft:
        return "NoCitiesLeft";
    case Reason::PathTaken:
        return "PathTaken";
    case Reason::PathUnconnected:
        return "PathUnconnected";
    case Reason::PathBlocked:
        return "PathBlocked";
    case Reason::IntersectionTaken:
        return "IntersectionTaken";
    case Reason::TooClose:
        return "TooClose";
    case Reason::IntersectionUnconnected:
        return "IntersectionUnconnected";
    case Reason::NothingToUpgrade:
        return "NothingToUpgrade";
    case Reason::UpgradeOthers:
        return "UpgradeOthers";
    case Reason::AlreadyCity:
        return "AlreadyCity";
    case Reason::RoadApartFromSettlement:
        return "RoadApartFromSettlement";
    case Reason::DeckEmpty:
        return "DeckEmpty";
    case Reason::OneCardATurn:
        return "OneCardATurn";
    case Reason::BoughtThisTurn:
        return "BoughtThisTurn";
    case Reason::CardNotHeld:
        return "CardNotHeld";
    case Reason::NoFreeRoadPiece:
        return "NoFreeRoadPiece";
    case Reason::NoFreeRoadPath:
        return "NoFreeRoadPath";
    case Reason::NoFreeRoads:
        return "NoFreeRoads";
    case Reason::FirstFreeRoadDue:
        return "FirstFreeRoadDue";
    case Reason::PlentyCount:
        return "PlentyCount";
    case Reason::PlentyBankLacks:
        return "PlentyBankLacks";
    case Reason::PlentyBankEmpty:
        return "PlentyBankEmpty";
    }
    return "no reason";
}

std::string textOf(const Action &action)
{
    using holmstead::nameOf;
    using test::nameOf;
    return std::visit(
        Visitor{
            [](const PlaceSettlement &a) { return "place settlement " + nameOf(a.at); },
            [](const PlaceRoad &a) { return "place road " + nameOf(a.at); },
            [](const Roll &a) { return "roll" + orUnknown(a.dice); },
            [](const Discard &a) { return nameOf(a.player) + " discards " + textOf(a.cards); },
            [](const MoveRobber &a) { return "robber to " + nameOf(a.to); },
            [](const Steal &a) { return "steal from " + nameOf(a.from) + orUnknown(a.card); },
            [](const TradeBank &a) { return "bank: " + textOf(a.give) + " for " + textOf(a.get); },
            [](const TradePlayer &a) {
                return "with " + nameOf(a.with) + ": " + textOf(a.give) + " for " + textOf(a.get);
            },
            [](const BuildRoad &a) { return "build road " + nameOf(a.at); },
            [](const BuildSettlement &a) { return "build settlement " + nameOf(a.at); },
            [](const BuildCity &a) { return "build city " + nameOf(a.at); },
            [](const BuyCard &a) { return "buy card" + orUnknown(a.card); },
            [](const PlayKnight &) { return std::string("play knight"); },
            [](const PlayRoadBuilding &) { return std::string("play Road Building"); },
            [](const EndFreeRoads &) { return std::string("end free roads"); },
            [](const PlayYearOfPlenty &a) { return "play Year of Plenty " + textOf(a.cards); },
            [](const PlayMonopoly &a) { return std::string("play Monopoly ") + nameOf(a.resource); },
            [](const EndTrading &) { return std::string("end trading"); },
            [](const EndTurn &) { return std::string("end turn"); },
        },
        action);
}

std::string textOf(const Event &event)
{
    using holmstead::nameOf;
    using test::nameOf;
    return std::visit(
        Visitor{
            [](const StartingCards &e) { return nameOf(e.player) + " starts with " + textOf(e.cards); },
            [](const DiceRolled &e) { return nameOf(e.player) + " rolled " + nameOf(e.dice); },
            [](const Produced &e) { return nameOf(e.player) + " gets " + textOf(e.cards); },
            [](const Shortage &e) {
                return std::string("short of ") + nameOf(e.resource) + ": owed " + std::to_string(e.owed)
                     + ", paid " + std::to_string(e.paid);
            },
            [](const NothingProduced &) { return std::string("nothing produced"); },
            [](const DiscardOwed &e) { return nameOf(e.player) + " owes " + std::to_string(e.count); },
            [](const Discarded &e) { return nameOf(e.player) + " discarded " + textOf(e.cards); },
            [](const RobberMoved &e) {
                return nameOf(e.player) + " moved the robber " + nameOf(e.from) + " -> " + nameOf(e.to);
            },
            [](const Stolen &e) {
                return nameOf(e.thief) + " stole from " + nameOf(e.victim) + orUnknown(e.card);
            },
            [](const BankTraded &e) {
                return nameOf(e.player) + " gave the bank " + textOf(e.give) + " for " + textOf(e.get);
            },
            [](const PlayersTraded &e) {
                return nameOf(e.player) + " gave " + nameOf(e.with) + " " + textOf(e.give) + " for "
                     + textOf(e.get);
            },
            [](const RoadBuilt &e) {
                return nameOf(e.player) + " built road " + nameOf(e.at) + (e.paid ? ", paid" : ", free");
            },
            [](const SettlementBuilt &e) {
                return nameOf(e.player) + " built settlement " + nameOf(e.at)
                     + (e.paid ? ", paid" : ", free");
            },
            [](const CityBuilt &e) { return nameOf(e.player) + " built city " + nameOf(e.at); },
            [](const CardBought &e) { return nameOf(e.player) + " bought a card" + orUnknown(e.card); },
            [](const CardPlayed &e) { return nameOf(e.player) + " played " + nameOf(e.card); },
            [](const FreeRoadsEnded &e) {
                return nameOf(e.player) + " ended free roads, unused " + std::to_string(e.unused);
            },
            [](const PlentyTaken &e) { return nameOf(e.player) + " took " + textOf(e.cards); },
            [](const Monopolized &e) {
                std::string text = nameOf(e.player) + " monopolized " + nameOf(e.resource) + ":";
                for (const int count : e.from)
                    text += " " + std::to_string(count);
                return text;
            },
            [](const LongestRoadMoved &e) {
                return "Longest Road " + orNobody(e.from) + " -> " + orNobody(e.to);
            },
            [](const LargestArmyMoved &e) {
                return "Largest Army " + orNobody(e.from) + " -> " + orNobody(e.to);
            },
            [](const TradingEnded &e) { return nameOf(e.player) + " ended trading"; },
            [](const TurnBegan &e) { return "turn of " + nameOf(e.player) + " began"; },
            [](const GameWon &e) { return nameOf(e.player) + " won"; },
        },
        event);
}

std::string textOf(const GameState &state)
{
    std::ostringstream out;
    out << nameOf(state.phase) << " (then " << nameOf(state.then) << "), turn of " << nameOf(state.turn)
        << ", dice " << nameOf(state.dice) << ", robber " << holmstead::nameOf(state.robber) << ", bank "
        << textOf(state.bank) << ", deck " << textOf(state.deck) << ", bought " << textOf(state.bought)
        << (state.cardPlayed ? ", card played" : "") << ", free roads " << int(state.freeRoads)
        << ", Longest Road " << orNobody(state.longestRoad) << ", Largest Army "
        << orNobody(state.largestArmy) << ", cities " << setText(state.cities);
    if (state.unconnected)
        out << ", waiting for a road at " << holmstead::nameOf(*state.unconnected);
    for (const PlayerId player : playersOf(state.playerCount()))
        describe(out, state, player);
    return out.str();
}

} // namespace test

char *toString(HexId hex)
{
    return test::copyOf(nameOf(hex));
}

char *toString(IntersectionId intersection)
{
    return test::copyOf(nameOf(intersection));
}

char *toString(PathId path)
{
    return test::copyOf(nameOf(path));
}

char *toString(PlayerId player)
{
    return test::copyOf(test::nameOf(player));
}

char *toString(const std::optional<PlayerId> &player)
{
    return test::copyOf(test::orNobody(player));
}

char *toString(const OptionalId<PlayerId> &player)
{
    return test::copyOf(test::orNobody(player));
}

char *toString(const HexSet &hexes)
{
    return test::copyOf(test::setText(hexes));
}

char *toString(const IntersectionSet &intersections)
{
    return test::copyOf(test::setText(intersections));
}

char *toString(const PathSet &paths)
{
    return test::copyOf(test::setText(paths));
}

char *toString(const ResourceCards &cards)
{
    return test::copyOf(test::textOf(cards));
}

char *toString(const DevelopmentCards &cards)
{
    return test::copyOf(test::textOf(cards));
}

char *toString(Resource resource)
{
    return test::copyOf(test::nameOf(resource));
}

char *toString(Phase phase)
{
    return test::copyOf(test::nameOf(phase));
}

char *toString(Reason reason)
{
    return test::copyOf(test::textOf(reason));
}

char *toString(const std::optional<Reason> &reason)
{
    return test::copyOf(reason ? test::textOf(*reason) : "allowed");
}

char *toString(const Action &action)
{
    return test::copyOf(test::textOf(action));
}

char *toString(const Event &event)
{
    return test::copyOf(test::textOf(event));
}

char *toString(const Events &events)
{
    std::string text;
    for (const Event &event : events)
        text += "\n  " + test::textOf(event);
    return test::copyOf(text);
}

char *toString(const GameState &state)
{
    return test::copyOf(test::textOf(state));
}

} // namespace holmstead
