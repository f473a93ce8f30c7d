// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/idset.h"
#include "board/place.h"
#include "hand/cardpainter.h"
#include "rules/action.h"
#include "rules/table.h"

#include <optional>
#include <variant>
#include <vector>

namespace holmstead {

// Where something on the table begins or ends to move.
struct HandSpot // the resource cards of a player, on their plate
{
    PlayerId player;
    friend bool operator==(const HandSpot &, const HandSpot &) = default;
};
struct CardsSpot // their development cards
{
    PlayerId player;
    friend bool operator==(const CardsSpot &, const CardsSpot &) = default;
};
struct PlateSpot // all of the plate
{
    PlayerId player;
    friend bool operator==(const PlateSpot &, const PlateSpot &) = default;
};
struct PileSpot // of the bank
{
    Resource resource = Resource::Brick;
    friend bool operator==(const PileSpot &, const PileSpot &) = default;
};
struct DeckSpot
{
    friend bool operator==(const DeckSpot &, const DeckSpot &) = default;
};
struct MiddleSpot // of the island, where awards lie that nobody holds
{
    friend bool operator==(const MiddleSpot &, const MiddleSpot &) = default;
};
struct PromptSpot // the line at the top
{
    friend bool operator==(const PromptSpot &, const PromptSpot &) = default;
};
struct TableSpot // all of it
{
    friend bool operator==(const TableSpot &, const TableSpot &) = default;
};
using Spot = std::variant<HexId, HandSpot, CardsSpot, PlateSpot, PileSpot, DeckSpot, MiddleSpot, PromptSpot,
                          TableSpot>;

// What everybody may see of a card that moves: its front, or which kind of back.
using CardSide = std::variant<CardFace, CardPainter::Back>;

enum class Award { LongestRoad, LargestArmy };

struct DiceTumble
{
    friend bool operator==(const DiceTumble &, const DiceTumble &) = default;
};
struct HexGlow // hexes that were rolled
{
    HexSet hexes;
    friend bool operator==(const HexGlow &, const HexGlow &) = default;
};
struct CardFlight
{
    Spot from;
    Spot to;
    CardSide side;
    int count = 1;
    friend bool operator==(const CardFlight &, const CardFlight &) = default;
};
struct CardShow // a development card that was played, before its player's plate
{
    PlayerId player;
    DevelopmentCard card = DevelopmentCard::Knight;
    Edition edition = Edition::Classic; // whose name it has
    friend bool operator==(const CardShow &, const CardShow &) = default;
};
struct PileShake // the bank could not pay
{
    Resource resource = Resource::Brick;
    friend bool operator==(const PileShake &, const PileShake &) = default;
};
struct RobberWalk
{
    HexId from;
    HexId to;
    friend bool operator==(const RobberWalk &, const RobberWalk &) = default;
};
struct PieceDrop // a road, settlement or city comes to stand
{
    Place at;
    friend bool operator==(const PieceDrop &, const PieceDrop &) = default;
};
struct AwardFlight
{
    Award award = Award::LongestRoad;
    Spot from;
    Spot to;
    friend bool operator==(const AwardFlight &, const AwardFlight &) = default;
};
struct PromptSweep // the colour of the player on turn runs along the line at the top
{
    Color color = Color::Red;
    friend bool operator==(const PromptSweep &, const PromptSweep &) = default;
};
struct PlateGlow // whose turn it is now
{
    PlayerId player;
    Color color = Color::Red;
    friend bool operator==(const PlateGlow &, const PlateGlow &) = default;
};
struct Celebration
{
    PlayerId player;
    Color color = Color::Red;
    friend bool operator==(const Celebration &, const Celebration &) = default;
};
using Movement = std::variant<DiceTumble, HexGlow, CardFlight, CardShow, PileShake, RobberWalk, PieceDrop,
                              AwardFlight, PromptSweep, PlateGlow, Celebration>;

// One movement and its time, in milliseconds at the normal pace from the beginning of the script.
struct Act
{
    Movement movement;
    int start = 0;
    int length = 0;
    // It shows how something comes out: words, marks and panels that say so wait for its end.
    bool explains = false;

    int end() const { return start + length; }
    friend bool operator==(const Act &, const Act &) = default;
};
// What is seen of one action; the acts may overlap.
using Script = std::vector<Act>;

} // namespace holmstead
