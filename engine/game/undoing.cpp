// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/undoing.h"

#include "rules/visitor.h"

namespace holmstead {

namespace {

// What is settled by the kind of action alone.
std::optional<Settled> settledBy(const Action &action)
{
    const auto open = [] { return std::optional<Settled>(); };
    return std::visit(Visitor{
                          [&](const PlaceSettlement &) { return open(); },
                          [&](const PlaceRoad &) { return open(); },
                          [](const Roll &) { return std::optional(Settled::Roll); },
                          [&](const Discard &) { return open(); }, // R-RO-8: one's own choice, for all to see
                          [&](const MoveRobber &) { return open(); },
                          [](const Steal &) { return std::optional(Settled::Theft); },
                          [&](const TradeBank &) { return open(); },
                          [&](const TradePlayer &) { return open(); },
                          [&](const BuildRoad &) { return open(); },
                          [&](const BuildSettlement &) { return open(); },
                          [&](const BuildCity &) { return open(); },
                          [](const BuyCard &) { return std::optional(Settled::BoughtCard); },
                          [&](const PlayKnight &) { return open(); },
                          [&](const PlayRoadBuilding &) { return open(); },
                          [&](const EndFreeRoads &) { return open(); },
                          [&](const PlayYearOfPlenty &) { return open(); },
                          // R-DC-7: it tells what all others hold.
                          [](const PlayMonopoly &) { return std::optional(Settled::Monopoly); },
                          [&](const EndTrading &) { return open(); },
                          [](const EndTurn &) { return std::optional(Settled::Turn); },
                      },
                      action);
}

bool isAloneToAct(const GameState &state, PlayerId player)
{
    const auto acting = toAct(state);
    return acting.size() == 1 && acting[0] == player;
}

} // namespace

std::optional<Settled> whyNoUndo(const Game &game)
{
    if (game.state().phase == Phase::Over)
        return Settled::Game; // R-TU-7
    if (!game.canUndo())
        return Settled::Nothing;
    const Action &last = game.actionToUndo();
    if (const auto settled = settledBy(last))
        return settled;
    if (const auto *discard = std::get_if<Discard>(&last)) {
        const PlayerId turn = game.state().turn;
        const bool isOwn = discard->player == turn && isAloneToAct(game.state(), turn);
        return isOwn ? std::nullopt : std::optional(Settled::Discard);
    }
    return std::nullopt;
}

} // namespace holmstead
