// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace holmstead {

// Why an action is refused: one reason for every way to break a rule. ui/text has the sentences.
enum class Reason : std::uint8_t {
    // The moment is wrong.
    GameOver,             // R-TU-7
    PlaceSettlementFirst, // R-SU-8: set-up waits for a settlement
    PlaceRoadFirst,       // R-SU-8: set-up waits for the settlement's road
    SetupIsOver,          // R-SU-9
    RollFirst,            // R-TU-1
    AlreadyRolled,        // R-TU-1
    DiscardFirst,         // R-RO-3
    MoveRobberFirst,      // R-RO-4
    StealFirst,           // R-RO-5
    FreeRoadsFirst,       // R-TU-5
    TradingHasEnded,      // R-TU-3
    NoTradingPhase,       // R-TU-2: nothing to end in the combined phase

    // Players and chance that cannot be.
    NoSuchPlayer,    // R-SU-7
    ImpossibleDice,  // R-TU-1
    ImpossibleSteal, // R-RO-5: the victim has no such card
    ImpossibleDraw,  // R-BU-7: the deck has no such card

    // Seven and the robber.
    NoDiscardDue,      // R-RO-2: nobody discards now
    OwesNoDiscard,     // R-RO-2: that player does not
    WrongDiscardCount, // R-RO-2
    DiscardNotHeld,    // R-RO-2
    RobberNotDue,      // R-RO-4
    RobberMustMove,    // R-RO-4: it is there already
    StealNotDue,       // R-RO-5
    StealFromSelf,     // R-RO-5
    VictimNotThere,    // R-RO-5: no building on the robber's hex
    VictimHasNothing,  // R-RO-5

    // Trade.
    GivesNothing,          // R-TR-3
    GetsNothing,           // R-TR-3
    SameResourceBothSides, // R-TR-3
    TradeWithSelf,         // R-TR-2
    NotWithActivePlayer,   // R-TR-2: an offer between two others
    GiveNotHeld,           // R-TR-4
    PartnerCannotPay,      // R-TR-4
    SeveralKindsToBank,    // R-TR-7
    WrongBankRate,         // R-TR-7
    BankLacks,             // R-TR-7

    // Building.
    CannotPayRoad,           // R-BU-1
    CannotPaySettlement,     // R-BU-3
    CannotPayCity,           // R-BU-5
    CannotPayCard,           // R-BU-7
    NoRoadsLeft,             // R-BU-6
    NoSettlementsLeft,       // R-BU-6
    NoCitiesLeft,            // R-BU-6
    PathTaken,               // R-BU-1
    PathUnconnected,         // R-BU-1
    PathBlocked,             // R-BU-2: reached only through another's building
    IntersectionTaken,       // R-BU-3
    TooClose,                // R-BU-4
    IntersectionUnconnected, // R-BU-3
    NothingToUpgrade,        // R-BU-5: no building there
    UpgradeOthers,           // R-BU-5: another's settlement
    AlreadyCity,             // R-BU-5
    RoadApartFromSettlement, // R-SU-8
    DeckEmpty,               // R-BU-7

    // Development cards.
    OneCardATurn,     // R-DC-1
    BoughtThisTurn,   // R-DC-2
    CardNotHeld,      // R-DC-9
    NoFreeRoadPiece,  // R-DC-5
    NoFreeRoadPath,   // R-DC-5
    NoFreeRoads,      // R-DC-5: no Road Building is being played
    FirstFreeRoadDue, // R-DC-5: it cannot be stopped before one road stands
    PlentyCount,      // R-DC-6: not the number of cards that one takes
    PlentyBankLacks,  // R-DC-6
    PlentyBankEmpty,  // R-DC-6
};
inline constexpr int reasonCount = static_cast<int>(Reason::PlentyBankEmpty) + 1;

// The id of the rule that `reason` rests on, e.g. "R-BU-4".
std::string_view ruleOf(Reason reason);

} // namespace holmstead
