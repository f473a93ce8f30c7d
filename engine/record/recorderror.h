// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"
#include "record/person.h"
#include "rules/reason.h"
#include "rules/state.h"

#include <QStringList>

#include <memory>

namespace holmstead {

// An action of a record that the rules refuse, with all that a sentence about it may need.
struct RefusedAction
{
    std::size_t number = 0; // 1 for the first
    Action action;
    Reason reason = Reason::GameOver;
    People people;
    std::shared_ptr<const Table> table;
    GameState before; // points to `table`
};

// What is wrong with a file, as a value: ui/text has the sentences. `place` says where: a path like
// players[2].color, for actions "action 57" (the first is 1) or "action 57, dice"; empty for the file as a
// whole. The words and numbers a sentence needs are in `arguments`, %1 first, as told for each kind.
struct RecordError
{
    enum class Kind {
        // The file; the sentences of these, up to EmptyFile, ask for no knowledge of the format.
        NoFileName,
        NoSuchFile,      // %1 the file
        NoSuchFolder,    // %1 the folder to write to
        IsAFolder,       // %1 the folder that should be a file
        MayNotRead,      // %1 the file
        MayNotWrite,     // %1 the file
        CannotRead,      // %1 the file, %2 what the system says
        CannotWrite,     // %1 the file, %2 what the system says
        DiskFull,        // %1 the file
        InUse,           // another window plays it
        TooLarge,        // %1 the limit in MB
        EmptyFile,       // nothing in it but blanks or zeros
        NestedTooDeep,   // lists and objects in each other
        NotJson,         // %1 line, %2 column, both from 1; with a %3, any, the text ends there
        UnknownFormat,   // %1 what `format` says, %2 what it has to say
        UnknownVersion,  // %1 what `version` says, a later one than %2, the newest that is understood
        NoSuchVersion,   // %1 what `version` says: a whole number below 1
        VersionNotWhole, // %1 what `version` says, as JSON
        TooManyActions,  // %1 the limit

        // The shape of a value; `place` includes the key.
        MissingKey,        //
        UnknownKey,        //
        NotAnObject,       // with no place: the file as a whole
        NotAList,          //
        NotText,           //
        NotTrueOrFalse,    //
        NotWhole,          // no number, or not a whole one
        OutOfRange,        // %1 lowest, %2 highest
        NoSuchPlayer,      // %1 the key, %2 the keys that could be there, separated by ", "
        WrongLength,       // %1 how many entries a list must have, %2 how many it has
        TooManyEntries,    // %1 how many entries a list can have, %2 how many it has
        UnknownWord,       // %1 the word, %2 all words that could be there, separated by ", "
        NotAHex,           // %1 the text
        NotAnIntersection, // %1 the text
        NotAPath,          // %1 the text

        // Rules and people.
        SeparateSixth,  // R-ED-4
        PlayerCount,    // R-SU-7; %1 how many there are
        NameLength,     // %1 the longest that is allowed; also for a name with nothing to see in it
        NameUnreadable, // line breaks, control characters, broken UTF-16
        NameTaken,      // %1 the name
        ColorTaken,     // R-CO-8; %1 the colour's word
        ColorLeftOut,   // R-SU-2; %1 the colour's word
        StartTaken,     // R-SU-1; %1 the colour's word

        // Boards.
        NotLand,      // R-CO-1; %1 the hex
        HexTwice,     // R-CO-1; %1 the hex
        HexMissing,   // R-CO-1; %1 the hex
        BrokenIsland, // `fault` says what, and has its rule
        NoStart,      // R-SU-1: a beginner game needs the board's start pieces

        // Positions. A player is told by number, from 0, and a place as the file has it.
        PathTwice,            // R-BU-1; %1 the path
        IntersectionTwice,    // R-BU-3; %1 the intersection
        TooClose,             // R-BU-4; %1 the intersection
        TooManyRoads,         // R-CO-8; %1 the player, %2 the most allowed
        TooManySettlements,   // R-CO-8; %1 the player, %2 the most allowed
        TooManyCities,        // R-CO-8; %1 the player, %2 the most allowed
        ResourceSum,          // R-CO-6; %1 the resource's word, %2 how many bank and hands have
        KnightSum,            // R-CO-7; %1 how many deck, cards and played have
        VictoryPointSum,      // R-CO-7; %1 how many deck and cards have
        ProgressSum,          // R-CO-7; %1 the card's word, %2 how many deck and cards have
        RoadTooShort,         // R-LR-1; %1 the player
        RoadNotLongest,       // R-LR-4; %1 the player
        LongestRoadUnclaimed, // R-LR-1; %1 the player who must hold it
        LongestRoadOpen,      // R-LR-5; a tie: the file has to say
        ArmyTooSmall,         // R-LA-1; %1 the player
        ArmyNotLargest,       // R-LA-1; %1 the player
        LargestArmyUnclaimed, // R-LA-1; it must be somebody's
        LargestArmyOpen,      // R-LA-1; a tie: the file has to say
        BoughtBeforeRoll,     // R-TU-1
        BoughtNotHeld,        // R-DC-2; %1 the card's word
        PhaseNotCombined,     // R-TU-2; %1 the phase's word
        PhaseNotSeparate,     // R-TU-3; %1 the phase's word
        ThenRollInDiscard,    // R-RO-2
        NothingFollows,       // R-TU-5; %1 the phase's word: `then` means nothing there
        DiceBeforeRoll,       // R-TU-1
        DiscardNotDue,        // R-RO-2; %1 the phase's word
        NobodyOwes,           // R-RO-2
        OwesTooMuch,          // R-RO-2; %1 the player
        NobodyToRob,          // R-RO-5
        FreeRoadsNotDue,      // R-DC-5; %1 the phase's word
        NoFreeRoadPossible,   // R-DC-5
        SetupOnBeginner,      // R-SU-8
        SetupNotSnake,        // R-SU-8; the pieces are no beginning of the placement
        SetupCity,            // R-SU-8; %1 the intersection
        SetupRoadApart,       // R-SU-8; %1 the path
        SetupFinished,        // R-SU-9
        SetupTurn,            // R-SU-8; %1 the player whose turn it must be
        SetupCard,            // R-DC-1: no card is played during set-up
        SetupBank,            // R-SU-3: the bank must be able to deal starting cards; %1 the resource's word

        // Actions.
        IllegalAction, // %1 the action as describe() writes it; `refused` has the rest
    };

    Kind kind = Kind::CannotRead;
    QString place;
    QStringList arguments;
    std::optional<IslandFault> fault;
    std::shared_ptr<const RefusedAction> refused;
    People people = {}; // as far as they are known, for errors that tell of players
};

// The id of the rule that a file breaks, e.g. "R-SU-2"; empty when it is the format alone.
std::string_view ruleOf(const RecordError &error);
std::string_view ruleOf(IslandFault::Kind kind);

} // namespace holmstead
