// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/traces.h"

#include "rules/visitor.h"

#include <algorithm>
#include <iterator>

namespace holmstead {

namespace {

// What was different on the board when the dice fell: everything after `roll`, backwards.
struct BoardThen
{
    HexId robber;
    IntersectionSet buildings;

    void takeBack(const Event &event)
    {
        if (const auto *walk = std::get_if<RobberMoved>(&event))
            robber = walk->from;
        else if (const auto *built = std::get_if<SettlementBuilt>(&event))
            buildings.remove(built->at);
    }
};

// Keeps of each player what has changed their hand last.
class HandChanges
{
public:
    void note(const Event &happened)
    {
        std::visit(Visitor{ [&](const Produced &event) { put(event.player, event.cards, {}); },
                            [&](const Discarded &event) { put(event.player, {}, event.cards); },
                            [&](const PlentyTaken &event) { put(event.player, event.cards, {}); },
                            [&](const BankTraded &event) { put(event.player, event.get, event.give); },
                            [&](const PlayersTraded &event) {
                                put(event.player, event.get, event.give);
                                put(event.with, event.give, event.get);
                            },
                            [&](const Monopolized &event) { collect(event); },
                            [&](const Stolen &event) { steal(event); },
                            [&](const TurnBegan &) {
                                for (HandChange &change : hands)
                                    change.isPast = true;
                            },
                            [](const auto &) {} },
                   happened);
    }

    View::PerPlayer<HandChange> hands = {};

private:
    void put(PlayerId player, const ResourceCards &got, const ResourceCards &gave)
    {
        at(hands, player) = { got, gave };
    }

    void collect(const Monopolized &event)
    {
        ResourceCards all;
        for (const PlayerId from : playersOf(maxPlayers)) {
            const ResourceCards cards = { { event.resource, at(event.from, from) } };
            if (!cards.isEmpty())
                put(from, {}, cards);
            all += cards;
        }
        put(event.player, all, {});
    }

    // A knight may follow a seven in the same turn: two cards then.
    void take(PlayerId player, int cards)
    {
        const HandChange &before = at(hands, player);
        const bool goesOn = before.unseen * cards > 0 && !before.isPast;
        at(hands, player) = { {}, {}, goesOn ? before.unseen + cards : cards };
    }

    // Face down, unless all hands lie open.
    void steal(const Stolen &event)
    {
        if (event.card) {
            put(event.thief, { { *event.card, 1 } }, {});
            put(event.victim, {}, { { *event.card, 1 } });
        } else {
            take(event.thief, 1);
            take(event.victim, -1);
        }
    }
};

} // namespace

Traces tracesOf(const Events &log, const View &view)
{
    Traces traces;
    const auto walk = std::find_if(log.rbegin(), log.rend(), [](const Event &event) {
        return std::holds_alternative<RobberMoved>(event);
    });
    if (walk != log.rend())
        traces.robber = { std::get<RobberMoved>(*walk).from, std::get<RobberMoved>(*walk).to };

    const auto roll = std::find_if(log.rbegin(), log.rend(), [](const Event &event) {
        return std::holds_alternative<DiceRolled>(event);
    });
    HandChanges changes;
    for (auto event = roll.base(); event != log.end(); ++event) {
        changes.note(*event);
        traces.isPast = traces.isPast || std::holds_alternative<TurnBegan>(*event);
    }
    traces.hands = changes.hands;
    if (roll == log.rend())
        return traces;
    BoardThen then{ view.robber, {} };
    for (const IntersectionSet &buildings : view.buildings)
        then.buildings |= buildings;
    ResourceCards paid;
    for (auto event = log.rbegin(); event != roll; ++event) {
        then.takeBack(*event);
        if (const auto *produced = std::get_if<Produced>(&*event))
            paid += produced->cards;
        else if (const auto *shortage = std::get_if<Shortage>(&*event))
            traces.shortOf.add(shortage->resource);
    }
    const Island &island = view.table->island;
    for (const HexId hex : island.hexesWithToken(std::get<DiceRolled>(*roll).dice.sum())) {
        const bool settled = then.buildings.intersects(at(topology.intersectionsOfHex, hex));
        if (hex != then.robber && settled && paid[*island.resource(hex)] > 0)
            traces.produced.insert(hex);
    }
    return traces;
}

std::optional<Dice> lastRollOf(const Events &log)
{
    for (auto event = log.rbegin(); event != log.rend(); ++event) {
        if (const auto *roll = std::get_if<DiceRolled>(&*event))
            return roll->dice;
    }
    return std::nullopt;
}

bool robsNobody(const Events &events, std::size_t index, Phase now)
{
    if (!std::holds_alternative<RobberMoved>(events[index]))
        return false;
    return index + 1 < events.size() ? !std::holds_alternative<Stolen>(events[index + 1])
                                     : now != Phase::Steal;
}

} // namespace holmstead
