// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/recorderror.h"

namespace holmstead {

std::string_view ruleOf(IslandFault::Kind kind)
{
    using Kind = IslandFault::Kind;
    switch (kind) {
    case Kind::TerrainCount:
        return "R-CO-1";
    case Kind::TokenOnDesert:
    case Kind::TokenMissing:
    case Kind::TokenCount:
        return "R-CO-3";
    case Kind::HarborCount:
    case Kind::HarborKindCount:
    case Kind::HarborInland:
    case Kind::HarborsShare:
        return "R-CO-5";
    case Kind::StartPieceCount:
    case Kind::StartStarCount:
    case Kind::StartRoadApart:
        return "R-SU-1";
    case Kind::StartTooClose:
        return "R-BU-4";
    case Kind::StartPathShared:
        return "R-BU-1";
    }
    return {};
}

std::string_view ruleOf(const RecordError &error)
{
    using Kind = RecordError::Kind;
    switch (error.kind) {
    case Kind::NoFileName:
    case Kind::NoSuchFile:
    case Kind::NoSuchFolder:
    case Kind::IsAFolder:
    case Kind::MayNotRead:
    case Kind::MayNotWrite:
    case Kind::CannotRead:
    case Kind::CannotWrite:
    case Kind::DiskFull:
    case Kind::InUse:
    case Kind::TooLarge:
    case Kind::EmptyFile:
    case Kind::NestedTooDeep:
    case Kind::NotJson:
    case Kind::UnknownFormat:
    case Kind::UnknownVersion:
    case Kind::NoSuchVersion:
    case Kind::VersionNotWhole:
    case Kind::TooManyActions:
    case Kind::MissingKey:
    case Kind::UnknownKey:
    case Kind::NotAnObject:
    case Kind::NotAList:
    case Kind::NotText:
    case Kind::NotTrueOrFalse:
    case Kind::NotWhole:
    case Kind::OutOfRange:
    case Kind::NoSuchPlayer:
    case Kind::WrongLength:
    case Kind::TooManyEntries:
    case Kind::UnknownWord:
    case Kind::NotAHex:
    case Kind::NotAnIntersection:
    case Kind::NotAPath:
    case Kind::NameLength:
    case Kind::NameUnreadable:
    case Kind::NameTaken:
        return {};
    case Kind::SeparateSixth:
        return "R-ED-4";
    case Kind::PlayerCount:
        return "R-SU-7";
    case Kind::ColorTaken:
    case Kind::TooManyRoads:
    case Kind::TooManySettlements:
    case Kind::TooManyCities:
        return "R-CO-8";
    case Kind::ColorLeftOut:
        return "R-SU-2";
    case Kind::StartTaken:
    case Kind::NoStart:
        return "R-SU-1";
    case Kind::NotLand:
    case Kind::HexTwice:
    case Kind::HexMissing:
        return "R-CO-1";
    case Kind::PathTwice:
        return "R-BU-1";
    case Kind::IntersectionTwice:
        return "R-BU-3";
    case Kind::TooClose:
        return "R-BU-4";
    case Kind::ResourceSum:
        return "R-CO-6";
    case Kind::KnightSum:
    case Kind::VictoryPointSum:
    case Kind::ProgressSum:
        return "R-CO-7";
    case Kind::RoadTooShort:
    case Kind::LongestRoadUnclaimed:
        return "R-LR-1";
    case Kind::RoadNotLongest:
        return "R-LR-4";
    case Kind::LongestRoadOpen:
        return "R-LR-5";
    case Kind::ArmyTooSmall:
    case Kind::ArmyNotLargest:
    case Kind::LargestArmyUnclaimed:
    case Kind::LargestArmyOpen:
        return "R-LA-1";
    case Kind::BoughtBeforeRoll:
    case Kind::DiceBeforeRoll:
        return "R-TU-1";
    case Kind::BoughtNotHeld:
        return "R-DC-2";
    case Kind::PhaseNotCombined:
        return "R-TU-2";
    case Kind::PhaseNotSeparate:
        return "R-TU-3";
    case Kind::ThenRollInDiscard:
    case Kind::DiscardNotDue:
    case Kind::NobodyOwes:
    case Kind::OwesTooMuch:
        return "R-RO-2";
    case Kind::NothingFollows:
        return "R-TU-5";
    case Kind::NobodyToRob:
        return "R-RO-5";
    case Kind::FreeRoadsNotDue:
    case Kind::NoFreeRoadPossible:
        return "R-DC-5";
    case Kind::SetupCard:
        return "R-DC-1";
    case Kind::SetupOnBeginner:
    case Kind::SetupNotSnake:
    case Kind::SetupCity:
    case Kind::SetupRoadApart:
    case Kind::SetupTurn:
        return "R-SU-8";
    case Kind::SetupFinished:
        return "R-SU-9";
    case Kind::SetupBank:
        return "R-SU-3";
    case Kind::BrokenIsland:
        return error.fault ? ruleOf(error.fault->kind) : std::string_view();
    case Kind::IllegalAction:
        return error.refused ? ruleOf(error.refused->reason) : std::string_view();
    }
    return {};
}

} // namespace holmstead
