// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reason.h"

namespace holmstead {

std::string_view ruleOf(Reason reason)
{
    switch (reason) {
    case Reason::GameOver:
        return "R-TU-7";
    case Reason::PlaceSettlementFirst:
    case Reason::PlaceRoadFirst:
    case Reason::RoadApartFromSettlement:
        return "R-SU-8";
    case Reason::SetupIsOver:
        return "R-SU-9";
    case Reason::RollFirst:
    case Reason::AlreadyRolled:
    case Reason::ImpossibleDice:
        return "R-TU-1";
    case Reason::DiscardFirst:
        return "R-RO-3";
    case Reason::MoveRobberFirst:
    case Reason::RobberNotDue:
    case Reason::RobberMustMove:
        return "R-RO-4";
    case Reason::StealFirst:
    case Reason::ImpossibleSteal:
    case Reason::StealNotDue:
    case Reason::StealFromSelf:
    case Reason::VictimNotThere:
    case Reason::VictimHasNothing:
        return "R-RO-5";
    case Reason::FreeRoadsFirst:
        return "R-TU-5";
    case Reason::TradingHasEnded:
        return "R-TU-3";
    case Reason::NoTradingPhase:
        return "R-TU-2";
    case Reason::NoSuchPlayer:
        return "R-SU-7";
    case Reason::ImpossibleDraw:
    case Reason::CannotPayCard:
    case Reason::DeckEmpty:
        return "R-BU-7";
    case Reason::NoDiscardDue:
    case Reason::OwesNoDiscard:
    case Reason::WrongDiscardCount:
    case Reason::DiscardNotHeld:
        return "R-RO-2";
    case Reason::GivesNothing:
    case Reason::GetsNothing:
    case Reason::SameResourceBothSides:
        return "R-TR-3";
    case Reason::TradeWithSelf:
    case Reason::NotWithActivePlayer:
        return "R-TR-2";
    case Reason::GiveNotHeld:
    case Reason::PartnerCannotPay:
        return "R-TR-4";
    case Reason::SeveralKindsToBank:
    case Reason::WrongBankRate:
    case Reason::BankLacks:
        return "R-TR-7";
    case Reason::CannotPayRoad:
    case Reason::PathTaken:
    case Reason::PathUnconnected:
        return "R-BU-1";
    case Reason::CannotPaySettlement:
    case Reason::IntersectionTaken:
    case Reason::IntersectionUnconnected:
        return "R-BU-3";
    case Reason::CannotPayCity:
    case Reason::NothingToUpgrade:
    case Reason::UpgradeOthers:
    case Reason::AlreadyCity:
        return "R-BU-5";
    case Reason::NoRoadsLeft:
    case Reason::NoSettlementsLeft:
    case Reason::NoCitiesLeft:
        return "R-BU-6";
    case Reason::PathBlocked:
        return "R-BU-2";
    case Reason::TooClose:
        return "R-BU-4";
    case Reason::OneCardATurn:
        return "R-DC-1";
    case Reason::BoughtThisTurn:
        return "R-DC-2";
    case Reason::CardNotHeld:
        return "R-DC-9";
    case Reason::NoFreeRoadPiece:
    case Reason::NoFreeRoadPath:
    case Reason::NoFreeRoads:
    case Reason::FirstFreeRoadDue:
        return "R-DC-5";
    case Reason::PlentyCount:
    case Reason::PlentyBankLacks:
    case Reason::PlentyBankEmpty:
        return "R-DC-6";
    }
    return {};
}

} // namespace holmstead
