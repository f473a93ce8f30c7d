// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/terrain.h"

#include <QString>

#include <array>

namespace holmstead {

// What a person can do with a button of the tray or a card of the hand. Places are chosen on the board.
enum class Verb {
    Roll,
    BuildRoad,
    BuildSettlement,
    BuildCity,
    BuyCard,
    Trade,
    EndTrading,
    EndFreeRoads,
    EndTurn,
    Undo,
    PlayKnight,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    PlayMonopoly,
};
inline constexpr std::array allVerbs = {
    Verb::Roll,       Verb::BuildRoad,        Verb::BuildSettlement,  Verb::BuildCity,    Verb::BuyCard,
    Verb::Trade,      Verb::EndTrading,       Verb::EndFreeRoads,     Verb::EndTurn,      Verb::Undo,
    Verb::PlayKnight, Verb::PlayRoadBuilding, Verb::PlayYearOfPlenty, Verb::PlayMonopoly,
};

// How a verb stands right now.
struct Command
{
    bool enabled = false;
    QString why; // disabled: why not; enabled: what it costs or brings, what a card does is said anyway
    bool checked = false; // its mode is on: the next click on the board builds
    int free = 0;         // pieces that cost nothing now
    bool unpaid = false;  // disabled for want of the cards it costs
    bool due = false;     // what everybody waits for

    friend bool operator==(const Command &, const Command &) = default;
};

// A command for each verb.
class Commands
{
public:
    const Command &operator[](Verb verb) const { return m_commands[indexOf(verb)]; }
    Command &operator[](Verb verb) { return m_commands[indexOf(verb)]; }

    friend bool operator==(const Commands &, const Commands &) = default;

private:
    std::array<Command, allVerbs.size()> m_commands;
};

} // namespace holmstead
