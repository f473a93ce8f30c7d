// SPDX-License-Identifier: GPL-3.0-or-later
#include "reasonkinds.h"

namespace holmstead {

ReasonKind kindOf(Reason reason)
{
    switch (reason) {
    case Reason::GameOver:
    case Reason::PlaceSettlementFirst:
    case Reason::PlaceRoadFirst:
    case Reason::SetupIsOver:
    case Reason::RollFirst:
    case Reason::AlreadyRolled:
    case Reason::DiscardFirst:
    case Reason::MoveRobberFirst:
    case Reason::StealFirst:
    case Reason::FreeRoadsFirst:
    case Reason::TradingHasEnded:
    case Reason::NoTradingPhase:
        return ReasonKind::Moment;
    case Reason::CannotPayRoad:
    case Reason::CannotPaySettlement:
    case Reason::CannotPayCity:
    case Reason::CannotPayCard:
        return ReasonKind::Cost;
    case Reason::NoSuchPlayer:
    case Reason::ImpossibleDice:
    case Reason::ImpossibleSteal:
    case Reason::ImpossibleDraw:
    case Reason::NoDiscardDue:
    case Reason::OwesNoDiscard:
    case Reason::WrongDiscardCount:
    case Reason::DiscardNotHeld:
    case Reason::RobberNotDue:
    case Reason::RobberMustMove:
    case Reason::StealNotDue:
    case Reason::StealFromSelf:
    case Reason::VictimNotThere:
    case Reason::VictimHasNothing:
    case Reason::GivesNothing:
    case Reason::GetsNothing:
    case Reason::SameResourceBothSides:
    case Reason::TradeWithSelf:
    case Reason::NotWithActivePlayer:
    case Reason::GiveNotHeld:
    case Reason::PartnerCannotPay:
    case Reason::SeveralKindsToBank:
    case Reason::WrongBankRate:
    case Reason::BankLacks:
    case Reason::NoRoadsLeft:
    case Reason::NoSettlementsLeft:
    case Reason::NoCitiesLeft:
    case Reason::PathTaken:
    case Reason::PathUnconnected:
    case Reason::PathBlocked:
    case Reason::IntersectionTaken:
    case Reason::TooClose:
    case Reason::IntersectionUnconnected:
    case Reason::NothingToUpgrade:
    case Reason::UpgradeOthers:
    case Reason::AlreadyCity:
    case Reason::RoadApartFromSettlement:
    case Reason::DeckEmpty:
    case Reason::OneCardATurn:
    case Reason::BoughtThisTurn:
    case Reason::CardNotHeld:
    case Reason::NoFreeRoadPiece:
    case Reason::NoFreeRoadPath:
    case Reason::NoFreeRoads:
    case Reason::FirstFreeRoadDue:
    case Reason::PlentyCount:
    case Reason::PlentyBankLacks:
    case Reason::PlentyBankEmpty:
        return ReasonKind::Choice;
    }
    return ReasonKind::Choice;
}

} // namespace holmstead
