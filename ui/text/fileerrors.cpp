// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fileerrors.h"

#include "record/names.h"
#include "rules/view.h"
#include "text/refusals.h"
#include "text/terms.h"

#include <QCoreApplication>

#include <array>

namespace holmstead {

namespace {

// Finds the words for one error. Names of places, keys, resources and so on stand in them as the file has to
// write them, because that is where they are put right.
class FileError
{
    Q_DECLARE_TR_FUNCTIONS(FileErrors)

public:
    FileError(const RecordError &error, bool showsHands) : m_error(error), m_showsHands(showsHands) {}

    QString sentenceWithPlace() const;

private:
    QString sentence() const;
    static QString islandSentence(const IslandFault &fault);
    QString refusal() const;

    QString first() const { return m_error.arguments.value(0); }
    QString second() const { return m_error.arguments.value(1); }
    // The player of the first argument, to begin a sentence with.
    QString player() const;
    int firstNumber() const { return first().toInt(); }
    int secondNumber() const { return second().toInt(); }

    const RecordError &m_error;
    bool m_showsHands;
};

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

PlayerId actorOf(const RefusedAction &refused)
{
    const auto *discard = std::get_if<Discard>(&refused.action);
    return discard ? discard->player : refused.before.turn;
}

QString FileError::player() const
{
    bool isNumber = false;
    const std::size_t number = first().toULongLong(&isNumber);
    if (isNumber && number < m_error.people.size())
        return m_error.people[number].name;
    //: Who that is in a file that does not say it otherwise; the beginning of a sentence, as the next three.
    const std::array all = { tr("The first player"), tr("The second player"), tr("The third player"),
                             tr("The fourth player") };
    //: Somebody in a file whose number means nobody; the beginning of a sentence.
    return isNumber && number < all.size() ? all[number] : tr("A player");
}

QString FileError::islandSentence(const IslandFault &fault)
{
    switch (fault.kind) {
    case IslandFault::Kind::TerrainCount:
        //: The %n counts how often the file has the word %1.
        return tr("The island needs 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains and 1 desert, "
                  "but \"%1\" is there %n time(s).",
                  "", fault.count)
            .arg(wordFor(fault.terrain));
    case IslandFault::Kind::TokenOnDesert:
        return tr("The desert at \"%1\" must not have a token.").arg(textOf(nameOf(fault.hex)));
    case IslandFault::Kind::TokenMissing:
        return tr("The hex \"%1\" needs a token.").arg(textOf(nameOf(fault.hex)));
    case IslandFault::Kind::TokenCount:
        //: The %n counts how often the file has the token %1.
        return tr("The island needs one token 2, one 12 and two each of 3, 4, 5, 6, 8, 9, 10 and 11, "
                  "but %1 is there %n time(s).",
                  "", fault.count)
            .arg(fault.token);
    case IslandFault::Kind::HarborCount:
        return tr("The island needs 9 harbors, but there are %n.", "", fault.count);
    case IslandFault::Kind::HarborKindCount:
        //: The %n counts how often the file has a harbor that trades %1.
        return tr("The island needs four harbors for \"any\" and one for each resource, "
                  "but \"%1\" is there %n time(s).",
                  "", fault.count)
            .arg(wordFor(fault.harbor));
    case IslandFault::Kind::HarborInland:
        return tr("The harbor at \"%1\" must be on the coast.").arg(textOf(nameOf(fault.path)));
    case IslandFault::Kind::HarborsShare:
        return tr("Two harbors must not share the corner \"%1\".").arg(textOf(nameOf(fault.intersection)));
    case IslandFault::Kind::StartPieceCount:
        return tr("Each color starts with two settlements, each with its road, "
                  "but \"%1\" starts with %n settlement(s).",
                  "", fault.count)
            .arg(wordFor(fault.color));
    case IslandFault::Kind::StartStarCount:
        return tr("Exactly one settlement of each color must be starred, "
                  "but \"%1\" has %n starred settlement(s).",
                  "", fault.count)
            .arg(wordFor(fault.color));
    case IslandFault::Kind::StartRoadApart:
        return tr("The road at \"%1\" must touch its settlement at \"%2\".")
            .arg(textOf(nameOf(fault.path)), textOf(nameOf(fault.intersection)));
    case IslandFault::Kind::StartTooClose:
        return tr("The starting settlement at \"%1\" is too close to another: there must be at least two "
                  "paths "
                  "between them.")
            .arg(textOf(nameOf(fault.intersection)));
    case IslandFault::Kind::StartPathShared:
        return tr("Two starting roads must not share the path \"%1\".").arg(textOf(nameOf(fault.path)));
    }
    return QString();
}

QString FileError::sentence() const
{
    using Kind = RecordError::Kind;
    switch (m_error.kind) {
    case Kind::NoFileName:
        return tr("The name of the file is missing.");
    case Kind::NoSuchFile:
        return tr("There is no file \"%1\".").arg(first());
    case Kind::NoSuchFolder:
        return tr("There is no folder \"%1\".").arg(first());
    case Kind::IsAFolder:
        return tr("\"%1\" is a folder, and a file is needed.").arg(first());
    case Kind::MayNotRead:
        return tr("There is no permission to read the file \"%1\".").arg(first());
    case Kind::MayNotWrite:
        return tr("There is no permission to write the file \"%1\".").arg(first());
    case Kind::CannotRead:
        //: %2 is what the operating system says about it.
        return tr("The file \"%1\" cannot be read; the system says \"%2\".").arg(first(), second());
    case Kind::CannotWrite:
        //: %2 is what the operating system says about it.
        return tr("The file \"%1\" cannot be written; the system says \"%2\".").arg(first(), second());
    case Kind::DiskFull:
        return tr("There is no room left to write the file \"%1\".").arg(first());
    case Kind::InUse:
        return tr("This game is open in another window.");
    case Kind::TooLarge:
        return tr("The file is larger than %n MB, which no game needs.", "", firstNumber());
    case Kind::EmptyFile:
        return tr("The file is empty.");
    case Kind::NestedTooDeep:
        return tr("The lists and objects in the file lie too deep in each other for a game.");
    case Kind::NotJson:
        return m_error.arguments.size() > 2
                 ? tr("The file is not complete: it stops in the middle, in line %1, column %2.")
                       .arg(first(), second())
                 : tr("The file is not valid JSON: it stops making sense in line %1, column %2.")
                       .arg(first(), second());
    case Kind::UnknownFormat:
        //: %1 is the format that the file names, %2 the one that would be right.
        return tr("The file is of the format \"%1\", but \"%2\" is needed here.").arg(first(), second());
    case Kind::UnknownVersion:
        return tr("The file is of version %1, but this program understands version %2; a newer program may "
                  "be "
                  "able to open it.")
            .arg(first(), second());
    case Kind::NoSuchVersion:
        return tr("There is no version %1: the first is version 1.").arg(first());
    case Kind::VersionNotWhole:
        //: %1 is what the file has instead.
        return tr("The version must be a whole number without quotes, such as 1, not %1.").arg(first());
    case Kind::TooManyActions:
        return tr("There are more than %n actions, which no game needs.", "", firstNumber());

    case Kind::MissingKey:
        return tr("This is missing.");
    case Kind::UnknownKey:
        return tr("This key is not known here; perhaps it is misspelled.");
    case Kind::NotAnObject:
        return m_error.place.isEmpty() ? tr("The file holds no object in braces.")
                                       : tr("There must be an object in braces here.");
    case Kind::NotAList:
        return tr("There must be a list in brackets here.");
    case Kind::NotText:
        return tr("There must be a text in quotes here.");
    case Kind::NotTrueOrFalse:
        return tr("There must be true or false here.");
    case Kind::NotWhole:
        return tr("There must be a whole number here.");
    case Kind::OutOfRange:
        return tr("The number must be from %1 to %2.").arg(first(), second());
    case Kind::NoSuchPlayer:
        //: %1 is what the file has, %2 a list of numbers that it could have, separated by commas.
        return tr("There is no player \"%1\"; players are counted from 0, so these are there: %2.")
            .arg(first(), second());
    case Kind::TooManyEntries:
        //: The %n is how many there can be, %1 how many there are.
        return tr("The list can have no more than %n entries, but it has %1.", "", firstNumber())
            .arg(second());
    case Kind::WrongLength:
        //: The %n is how many there must be, %1 how many there are.
        return tr("The list must have %n entries, not %1.", "", firstNumber()).arg(second());
    case Kind::UnknownWord:
        //: %2 is a list of words of the file format, separated by commas.
        return tr("\"%1\" is not known here; it must be one of these: %2.").arg(first(), second());
    case Kind::NotAHex:
        return tr("\"%1\" is not the name of a hex of the island, such as \"0,-2\".").arg(first());
    case Kind::NotAnIntersection:
        return tr("\"%1\" is not the name of a corner on the island, such as \"0,-2,N\".").arg(first());
    case Kind::NotAPath:
        return tr("\"%1\" is not the name of a path of the island, such as \"0,-2,NE\".").arg(first());

    case Kind::SeparateSixth:
        return tr("The sixth edition knows no separate phases for trading and building.");
    case Kind::PlayerCount:
        return tr("There must be 3 or 4 players, not %n.", "", firstNumber());
    case Kind::NameLength:
        return tr("A name must have 1 to %n characters and must not be blank.", "", firstNumber());
    case Kind::NameUnreadable:
        return tr("A name must not have line breaks, control characters or broken letters in it.");
    case Kind::NameTaken:
        return tr("The name \"%1\" is there twice.").arg(first());
    case Kind::ColorTaken:
        return tr("The color \"%1\" is there twice.").arg(first());
    case Kind::ColorLeftOut:
        return tr("The color \"%1\" does not play when three play on the beginner island.").arg(first());
    case Kind::StartTaken:
        return tr("Two players cannot have begun with the pieces of the same color, \"%1\".").arg(first());

    case Kind::NotLand:
        return tr("\"%1\" is not one of the island's 19 hexes.").arg(first());
    case Kind::HexTwice:
        return tr("The hex \"%1\" is there twice.").arg(first());
    case Kind::HexMissing:
        return tr("The hex \"%1\" is missing.").arg(first());
    case Kind::BrokenIsland:
        return m_error.fault ? islandSentence(*m_error.fault) : tr("This is not a proper island.");
    case Kind::NoStart:
        return tr(
            "A beginner game needs the starting settlements and roads of the board, and they are missing.");

    case Kind::PathTwice:
        return tr("There are two roads on the path \"%1\".").arg(first());
    case Kind::IntersectionTwice:
        return tr("There are two buildings on the corner \"%1\".").arg(first());
    case Kind::TooClose:
        return tr("The building at \"%1\" is too close to another: there must be at least two paths between "
                  "them.")
            .arg(first());
    case Kind::TooManyRoads:
        //: %1 is a player, by name or as "The first player"; so in the following.
        return tr("%1 has more than %n roads.", "", secondNumber()).arg(player());
    case Kind::TooManySettlements:
        return tr("%1 has more than %n settlements.", "", secondNumber()).arg(player());
    case Kind::TooManyCities:
        return tr("%1 has more than %n cities.", "", secondNumber()).arg(player());
    case Kind::ResourceSum:
        //: %1 is a resource, by its word in the file.
        return tr("The bank and all hands must have 19 \"%1\" together, not %n.", "", secondNumber())
            .arg(first());
    case Kind::KnightSum:
        return tr("There must be 14 knights in the deck, in hands and played together, not %n.", "",
                  firstNumber());
    case Kind::VictoryPointSum:
        return tr("There must be 5 victory point cards in the deck and in hands together, not %n.", "",
                  firstNumber());
    case Kind::ProgressSum:
        //: %1 is a development card, by its word in the file.
        return tr("There can be no more than 2 \"%1\" in the deck and in hands together, but there are %n.",
                  "", secondNumber())
            .arg(first());
    case Kind::RoadTooShort:
        return tr("%1 cannot hold Longest Road with a road shorter than 5.").arg(player());
    case Kind::RoadNotLongest:
        return tr("%1 cannot hold Longest Road while another road is longer.").arg(player());
    case Kind::LongestRoadUnclaimed:
        return tr("%1 alone has the longest road and must hold Longest Road.").arg(player());
    case Kind::LongestRoadOpen:
        return tr("Several roads are the longest, so the file must say who holds Longest Road.");
    case Kind::ArmyTooSmall:
        return tr("%1 cannot hold Largest Army with fewer than 3 knights.").arg(player());
    case Kind::ArmyNotLargest:
        return tr("%1 cannot hold Largest Army while another has more knights.").arg(player());
    case Kind::LargestArmyUnclaimed:
        return tr("Somebody has 3 knights or more, so somebody must hold Largest Army.");
    case Kind::LargestArmyOpen:
        return tr("Several players have the most knights, so the file must say who holds Largest Army.");
    case Kind::BoughtBeforeRoll:
        return tr("No card can have been bought before the roll.");
    case Kind::BoughtNotHeld:
        //: %1 is a development card, by its word in the file.
        return tr("The card \"%1\" that was bought must also be among the cards of the player on turn.")
            .arg(first());
    case Kind::PhaseNotCombined:
        //: Combined and separate are ways to play, by their words in the file; %1 is a phase of a turn.
        return tr("The phase \"%1\" is not for a game with separate phases.").arg(first());
    case Kind::PhaseNotSeparate:
        return tr("The phase \"%1\" is only for a game with separate phases.").arg(first());
    case Kind::ThenRollInDiscard:
        return tr("Discards come after the roll, so \"roll\" cannot follow them.");
    case Kind::NothingFollows:
        return tr("In the phase \"%1\" it cannot be said what follows.").arg(first());
    case Kind::DiceBeforeRoll:
        return tr("There can be no dice before the roll.");
    case Kind::DiscardNotDue:
        return tr("In the phase \"%1\" nobody can owe a discard.").arg(first());
    case Kind::NobodyOwes:
        return tr("In the phase \"discard\" somebody must owe cards.");
    case Kind::OwesTooMuch:
        return tr("%1 cannot owe more cards than the hand has.").arg(player());
    case Kind::NobodyToRob:
        return tr("In the phase \"steal\" somebody next to the robber must have cards to steal.");
    case Kind::FreeRoadsNotDue:
        return tr("In the phase \"%1\" there can be no free roads.").arg(first());
    case Kind::NoFreeRoadPossible:
        return tr("In the phase \"freeRoads\" there must be a road left and a free path for it.");
    case Kind::SetupOnBeginner:
        return tr("On a beginner island all starting pieces stand, so there is no phase \"setup\".");
    case Kind::SetupNotSnake:
        return tr("The pieces are not those of players who place in turn, forwards and then backwards.");
    case Kind::SetupCity:
        return tr("There can be no city at \"%1\" while the starting pieces are placed.").arg(first());
    case Kind::SetupRoadApart:
        return tr("The starting road at \"%1\" must touch its settlement.").arg(first());
    case Kind::SetupFinished:
        return tr("All starting pieces stand, so the phase \"setup\" is over.");
    case Kind::SetupTurn:
        return tr("%1 must be on turn to place the next starting piece.").arg(player());
    case Kind::SetupCard:
        return tr("No card can have been played while the starting pieces are placed.");

    case Kind::SetupBank:
        //: %1 is a resource, by its word in the file.
        return tr("The bank needs more \"%1\" to deal the starting cards.").arg(first());

    case Kind::IllegalAction:
        return refusal();
    }
    return QString();
}

// R-HI-1: whoever opens a file in the window may sit at the table, so the hand stays unnamed there.
QString FileError::refusal() const
{
    const RefusedAction *refused = m_error.refused.get();
    if (!refused)
        return tr("The rules do not allow this action.");
    const std::optional<PlayerId> viewer = m_showsHands ? std::optional(actorOf(*refused)) : std::nullopt;
    return refusalSentence(refused->reason, viewFor(refused->before, viewer), refused->people,
                           &refused->action);
}

QString FileError::sentenceWithPlace() const
{
    if (m_error.kind == RecordError::Kind::IllegalAction) {
        //: %1 is "action" and its number, %2 the action as the file has it, %3 the sentence that refuses it.
        return tr("%1 (%2): %3").arg(m_error.place, first(), sentence());
    }
    if (m_error.place.isEmpty())
        return sentence();
    //: %1 is a place in a file, e.g. players[2].color, %2 the sentence that says what is wrong there.
    return tr("%1: %2").arg(m_error.place, sentence());
}

} // namespace

QString fileErrorSentence(const RecordError &error)
{
    return FileError(error, false).sentenceWithPlace();
}

QString fileErrorWithRule(const RecordError &error)
{
    const QString sentence = FileError(error, true).sentenceWithPlace();
    const QString rule = textOf(ruleOf(error));
    return rule.isEmpty() ? sentence : QStringLiteral("%1 [%2]").arg(sentence, rule);
}

} // namespace holmstead
