// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"

#include "board/topology.h"

#include <optional>
#include <variant>

namespace holmstead {

// Two dice, 1 … 6 each.
struct Dice
{
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    constexpr int sum() const { return first + second; }
    friend constexpr bool operator==(Dice, Dice) = default;
};

// One struct for each line of the record format's table of actions. Who acts follows from the state,
// but for a discard. What chance decides is an optional part: left out by legalActions() and by a person
// who chooses, filled in by a Chance (game/chance.h), required by apply().
struct PlaceSettlement // R-SU-8
{
    IntersectionId at;
    friend constexpr bool operator==(const PlaceSettlement &, const PlaceSettlement &) = default;
};
struct PlaceRoad // R-SU-8
{
    PathId at;
    friend constexpr bool operator==(const PlaceRoad &, const PlaceRoad &) = default;
};
struct Roll // R-TU-1
{
    std::optional<Dice> dice;
    friend constexpr bool operator==(const Roll &, const Roll &) = default;
};
struct Discard // R-RO-2
{
    PlayerId player;
    ResourceCards cards; // empty in legalActions(): any cards, as many as the player owes
    friend constexpr bool operator==(const Discard &, const Discard &) = default;
};
struct MoveRobber // R-RO-4
{
    HexId to;
    friend constexpr bool operator==(const MoveRobber &, const MoveRobber &) = default;
};
struct Steal // R-RO-5
{
    PlayerId from;
    std::optional<Resource> card;
    friend constexpr bool operator==(const Steal &, const Steal &) = default;
};
struct TradeBank // R-TR-7
{
    ResourceCards give;
    ResourceCards get;
    friend constexpr bool operator==(const TradeBank &, const TradeBank &) = default;
};
struct TradePlayer // R-TR-2; seen from the active player
{
    PlayerId with;
    ResourceCards give; // both empty in legalActions(): some exchange with somebody is possible
    ResourceCards get;
    friend constexpr bool operator==(const TradePlayer &, const TradePlayer &) = default;
};
struct BuildRoad // R-BU-1; also a free road (R-DC-5)
{
    PathId at;
    friend constexpr bool operator==(const BuildRoad &, const BuildRoad &) = default;
};
struct BuildSettlement // R-BU-3
{
    IntersectionId at;
    friend constexpr bool operator==(const BuildSettlement &, const BuildSettlement &) = default;
};
struct BuildCity // R-BU-5
{
    IntersectionId at;
    friend constexpr bool operator==(const BuildCity &, const BuildCity &) = default;
};
struct BuyCard // R-BU-7
{
    std::optional<DevelopmentCard> card;
    friend constexpr bool operator==(const BuyCard &, const BuyCard &) = default;
};
struct PlayKnight // R-DC-4
{
    friend constexpr bool operator==(const PlayKnight &, const PlayKnight &) = default;
};
struct PlayRoadBuilding // R-DC-5
{
    friend constexpr bool operator==(const PlayRoadBuilding &, const PlayRoadBuilding &) = default;
};
struct EndFreeRoads // R-DC-5
{
    friend constexpr bool operator==(const EndFreeRoads &, const EndFreeRoads &) = default;
};
struct PlayYearOfPlenty // R-DC-6
{
    ResourceCards cards; // empty in legalActions(): any of the bank's, yearOfPlentyCount() of them
    friend constexpr bool operator==(const PlayYearOfPlenty &, const PlayYearOfPlenty &) = default;
};
struct PlayMonopoly // R-DC-7
{
    Resource resource = Resource::Brick;
    friend constexpr bool operator==(const PlayMonopoly &, const PlayMonopoly &) = default;
};
struct EndTrading // R-TU-3
{
    friend constexpr bool operator==(const EndTrading &, const EndTrading &) = default;
};
struct EndTurn // R-TU-6
{
    friend constexpr bool operator==(const EndTurn &, const EndTurn &) = default;
};

using Action =
    std::variant<PlaceSettlement, PlaceRoad, Roll, Discard, MoveRobber, Steal, TradeBank, TradePlayer,
                 BuildRoad, BuildSettlement, BuildCity, BuyCard, PlayKnight, PlayRoadBuilding, EndFreeRoads,
                 PlayYearOfPlenty, PlayMonopoly, EndTrading, EndTurn>;

} // namespace holmstead
