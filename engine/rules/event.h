// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/action.h"

#include <vector>

namespace holmstead {

// What happened, in the order in which a player would tell it. Log, animation and sound live on these.
// All is public but what is marked; seenBy() takes that away.
struct StartingCards // R-SU-3
{
    PlayerId player;
    ResourceCards cards; // may be empty
    friend bool operator==(const StartingCards &, const StartingCards &) = default;
};
struct DiceRolled
{
    PlayerId player;
    Dice dice;
    friend bool operator==(const DiceRolled &, const DiceRolled &) = default;
};
struct Produced // R-PR-1; one a player that gets something, by one roll
{
    PlayerId player;
    ResourceCards cards;
    friend bool operator==(const Produced &, const Produced &) = default;
};
struct Shortage // R-PR-3, R-PR-4; the bank could not pay what was owed of a resource
{
    Resource resource = Resource::Brick;
    int owed = 0;
    int paid = 0; // more than 0 only when one player alone was owed it
    friend bool operator==(const Shortage &, const Shortage &) = default;
};
struct NothingProduced // a roll other than 7 that pays nobody; shortages, if any, stand before it
{
    friend bool operator==(const NothingProduced &, const NothingProduced &) = default;
};
struct DiscardOwed // R-RO-2; one a player
{
    PlayerId player;
    int count = 0;
    friend bool operator==(const DiscardOwed &, const DiscardOwed &) = default;
};
struct Discarded // R-RO-8: public
{
    PlayerId player;
    ResourceCards cards;
    friend bool operator==(const Discarded &, const Discarded &) = default;
};
struct RobberMoved
{
    PlayerId player;
    HexId from;
    HexId to;
    friend bool operator==(const RobberMoved &, const RobberMoved &) = default;
};
struct Stolen // R-RO-6: `card` is known to thief and victim only
{
    PlayerId thief;
    PlayerId victim;
    std::optional<Resource> card;
    friend bool operator==(const Stolen &, const Stolen &) = default;
};
struct BankTraded
{
    PlayerId player;
    ResourceCards give;
    ResourceCards get;
    friend bool operator==(const BankTraded &, const BankTraded &) = default;
};
struct PlayersTraded
{
    PlayerId player; // the active one
    PlayerId with;
    ResourceCards give; // seen from `player`
    ResourceCards get;
    friend bool operator==(const PlayersTraded &, const PlayersTraded &) = default;
};
struct RoadBuilt
{
    PlayerId player;
    PathId at;
    bool paid = false; // false in set-up and for a free road
    friend bool operator==(const RoadBuilt &, const RoadBuilt &) = default;
};
struct SettlementBuilt
{
    PlayerId player;
    IntersectionId at;
    bool paid = false; // false in set-up
    friend bool operator==(const SettlementBuilt &, const SettlementBuilt &) = default;
};
struct CityBuilt
{
    PlayerId player;
    IntersectionId at;
    friend bool operator==(const CityBuilt &, const CityBuilt &) = default;
};
struct CardBought // R-DC-3: `card` is known to the player only
{
    PlayerId player;
    std::optional<DevelopmentCard> card;
    friend bool operator==(const CardBought &, const CardBought &) = default;
};
struct CardPlayed // not for Year of Plenty and Monopoly, whose own events say it
{
    PlayerId player;
    DevelopmentCard card = DevelopmentCard::Knight;
    friend bool operator==(const CardPlayed &, const CardPlayed &) = default;
};
struct FreeRoadsEnded // R-DC-5; `unused` roads could or would not be built
{
    PlayerId player;
    int unused = 0;
    friend bool operator==(const FreeRoadsEnded &, const FreeRoadsEnded &) = default;
};
struct PlentyTaken // R-DC-6
{
    PlayerId player;
    ResourceCards cards;
    friend bool operator==(const PlentyTaken &, const PlentyTaken &) = default;
};
struct Monopolized // R-DC-7
{
    PlayerId player;
    Resource resource = Resource::Brick;
    std::array<std::uint8_t, PlayerId::count> from = {}; // cards that each opponent handed over
    friend bool operator==(const Monopolized &, const Monopolized &) = default;
};
struct LongestRoadMoved // R-LR-5; `to` is nothing when it is set aside
{
    OptionalId<PlayerId> from;
    OptionalId<PlayerId> to;
    friend bool operator==(const LongestRoadMoved &, const LongestRoadMoved &) = default;
};
struct LargestArmyMoved // R-LA-1
{
    OptionalId<PlayerId> from;
    OptionalId<PlayerId> to;
    friend bool operator==(const LargestArmyMoved &, const LargestArmyMoved &) = default;
};
struct TradingEnded // R-TU-3
{
    PlayerId player;
    friend bool operator==(const TradingEnded &, const TradingEnded &) = default;
};
struct TurnBegan // R-TU-6, and R-SU-9 after the last placement
{
    PlayerId player;
    friend bool operator==(const TurnBegan &, const TurnBegan &) = default;
};
struct GameWon // R-WI-4
{
    PlayerId player;
    friend bool operator==(const GameWon &, const GameWon &) = default;
};

using Event = std::variant<StartingCards, DiceRolled, Produced, Shortage, NothingProduced, DiscardOwed,
                           Discarded, RobberMoved, Stolen, BankTraded, PlayersTraded, RoadBuilt,
                           SettlementBuilt, CityBuilt, CardBought, CardPlayed, FreeRoadsEnded, PlentyTaken,
                           Monopolized, LongestRoadMoved, LargestArmyMoved, TradingEnded, TurnBegan, GameWon>;
using Events = std::vector<Event>;

// `event` as `viewer` may know it (nobody: the whole table): hidden cards become nullopt (R-RO-6, R-HI-1).
Event seenBy(const Event &event, std::optional<PlayerId> viewer);

} // namespace holmstead
