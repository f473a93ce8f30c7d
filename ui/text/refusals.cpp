// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/refusals.h"

#include "text/refusal.h"

namespace holmstead {

QString Refusal::sentence(Reason reason) const
{
    switch (reason) {
    case Reason::GameOver:
        return tr("The game is over: nothing more can be done.");
    case Reason::PlaceSettlementFirst:
        return tr("%1 must place a settlement on a free corner first.").arg(turnName());
    case Reason::PlaceRoadFirst:
        return tr("%1 must place a road next to the new settlement first.").arg(turnName());
    case Reason::SetupIsOver:
        return tr(
            "All starting pieces are placed: from now on roads and settlements are built and paid for.");
    case Reason::RollFirst:
        return tr("%1 must roll the dice first.").arg(turnName());
    case Reason::AlreadyRolled:
        return tr("The dice have been rolled already: only once in a turn.");
    case Reason::DiscardFirst:
        return discardFirst();
    case Reason::MoveRobberFirst:
        return tr("%1 must move the robber to another hex first.").arg(turnName());
    case Reason::StealFirst:
        return tr("%1 must steal a card from a player next to the robber first.").arg(turnName());
    case Reason::FreeRoadsFirst:
        return freeRoadsFirst();
    case Reason::TradingHasEnded:
        return tr("Trading is over for this turn: it opens again after the next roll.");
    case Reason::NoTradingPhase:
        return tr("In this game trading goes on until the end of the turn, so it cannot be ended before.");
    case Reason::NoSuchPlayer:
        return tr("There is no such player in this game.");
    case Reason::ImpossibleDice:
        return tr("Each of the two dice must show 1 to 6.");
    case Reason::ImpossibleSteal:
        return impossibleSteal();
    case Reason::ImpossibleDraw:
        return tr("There is no such card left among the development cards.");

    case Reason::NoDiscardDue:
        return tr("Nobody has to discard now: that is only after a 7.");
    case Reason::OwesNoDiscard:
        return tr("%1 does not have to discard now.").arg(actorName());
    case Reason::WrongDiscardCount:
        return wrongDiscardCount();
    case Reason::DiscardNotHeld:
        return discardNotHeld();
    case Reason::RobberNotDue:
        return tr("The robber only moves after a 7 or a knight.");
    case Reason::RobberMustMove:
        return tr("The robber is here already: it must move to another hex.");
    case Reason::StealNotDue:
        return tr("There is nothing to steal now: that is only after moving the robber.");
    case Reason::StealFromSelf:
        return tr("Nobody steals from themselves: choose another player next to the robber.");
    case Reason::VictimNotThere:
        return victimNotThere();
    case Reason::VictimHasNothing:
        return victimHasNothing();

    case Reason::GivesNothing:
        return tr("A trade needs at least one card to give: nothing is given away for free.");
    case Reason::GetsNothing:
        return tr("A trade needs at least one card to get: gifts are not allowed.");
    case Reason::SameResourceBothSides:
        return tr("The same resource cannot be on both sides of a trade.");
    case Reason::TradeWithSelf:
        return tr("Nobody trades with themselves: choose another player.");
    case Reason::NotWithActivePlayer:
        return tr("It is %1's turn, so every trade must be with %1.").arg(turnName());
    case Reason::GiveNotHeld:
        return giveNotHeld();
    case Reason::PartnerCannotPay:
        return partnerCannotPay();
    case Reason::SeveralKindsToBank:
        return words(tr("The bank takes only one kind of resource in a trade."),
                     tr("The supply takes only one kind of resource in a trade."));
    case Reason::WrongBankRate:
        return wrongBankRate();
    case Reason::BankLacks:
        return bankLacks();

    case Reason::CannotPayRoad:
        return cannotPayRoad();
    case Reason::CannotPaySettlement:
        return cannotPaySettlement();
    case Reason::CannotPayCity:
        return cannotPayCity();
    case Reason::CannotPayCard:
        return cannotPayCard();
    case Reason::NoRoadsLeft:
        return tr("%1 has no road left: all %n are on the board.", "", maxRoads).arg(actorName());
    case Reason::NoSettlementsLeft:
        return tr("%1 has no settlement left: turning one of the %n into a city gives one back.", "",
                  maxSettlements)
            .arg(actorName());
    case Reason::NoCitiesLeft:
        return tr("%1 has no city left: all %n are on the board.", "", maxCities).arg(actorName());
    case Reason::PathTaken:
        return pathTaken();
    case Reason::PathUnconnected:
        return tr("A road must touch one of %1's roads or buildings.").arg(actorName());
    case Reason::PathBlocked:
        return pathBlocked();
    case Reason::IntersectionTaken:
        return intersectionTaken();
    case Reason::TooClose:
        return tr("Too close to another building: there must be at least two paths between them.");
    case Reason::IntersectionUnconnected:
        return tr("A settlement must touch one of %1's roads: build a road to this corner first.")
            .arg(actorName());
    case Reason::NothingToUpgrade:
        return tr("A city needs a settlement to grow from, and there is none on this corner.");
    case Reason::UpgradeOthers:
        return upgradeOthers();
    case Reason::AlreadyCity:
        return tr("This is a city already and cannot grow any more.");
    case Reason::RoadApartFromSettlement:
        return tr("This road must touch the settlement that was just placed.");
    case Reason::DeckEmpty:
        return tr("All development cards have been bought: there is none left.");

    case Reason::OneCardATurn:
        return tr("Only one development card can be played in a turn.");
    case Reason::BoughtThisTurn:
        return boughtThisTurn();
    case Reason::CardNotHeld:
        return cardNotHeld();
    case Reason::NoFreeRoadPiece:
        return tr("Road Building needs a road, and %1 has none left.").arg(actorName());
    case Reason::NoFreeRoadPath:
        return tr("Road Building needs a free path next to %1's roads, and there is none.").arg(actorName());
    case Reason::NoFreeRoads:
        return tr("There are no free roads to end: Road Building is not being played.");
    case Reason::FirstFreeRoadDue:
        return tr("The first free road must be placed before %1 can stop.").arg(actorName());
    case Reason::PlentyCount:
        return words(tr("Year of Plenty takes exactly two cards, or the last one that the bank has."),
                     tr("Invention takes exactly two cards, or the last one that the supply has."));
    case Reason::PlentyBankLacks:
        return plentyBankLacks();
    case Reason::PlentyBankEmpty:
        return words(tr("Year of Plenty cannot be played: the bank has no cards left."),
                     tr("Invention cannot be played: the supply has no cards left."));
    }
    return QString();
}

QString refusalSentence(Reason reason, const View &view, const People &people, const Action *action)
{
    return Refusal(view, people, action).sentence(reason);
}

QString refusalWithRule(Reason reason, const View &view, const People &people, const Action *action)
{
    const std::string_view rule = ruleOf(reason);
    return QStringLiteral("%1 [%2]").arg(refusalSentence(reason, view, people, action),
                                         QLatin1String(rule.data(), static_cast<int>(rule.size())));
}

} // namespace holmstead
