// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/production.h"

#include <algorithm>

namespace holmstead {

namespace {

using Owed = GameState::PerPlayer<ResourceCards>;

Owed owedFor(const GameState &state, int sum)
{
    Owed owed = {};
    HexSet hexes = state.island().hexesWithToken(sum);
    hexes.remove(state.robber); // R-PR-2
    for (const HexId hex : hexes) {
        const Resource resource = *state.island().resource(hex);
        for (const PlayerId player : playersOf(state.playerCount()))
            at(owed, player).add(resource, state.yields.of(hex, player));
    }
    return owed;
}

ResourceCards sumOf(const Owed &owed)
{
    return owed[0] + owed[1] + owed[2] + owed[3];
}

// R-PR-3, R-PR-4: where the bank is short of a resource, one player alone gets what is left, several nothing.
void cutToBank(Owed &owed, const ResourceCards &bank, Events *events)
{
    const ResourceCards all = sumOf(owed);
    for (const Resource resource : allResources) {
        if (all[resource] <= bank[resource])
            continue;
        const auto owes = [resource](const ResourceCards &cards) { return cards[resource] > 0; };
        const bool alone = std::count_if(owed.begin(), owed.end(), owes) == 1;
        const int paid = alone ? bank[resource] : 0;
        for (ResourceCards &cards : owed) {
            if (owes(cards))
                cards.remove(resource, cards[resource] - paid);
        }
        if (events)
            events->push_back(Shortage{ resource, all[resource], paid });
    }
}

void tell(const Owed &paid, Events &events)
{
    for (const PlayerId player : everyId<PlayerId>()) {
        if (!at(paid, player).isEmpty())
            events.push_back(Produced{ player, at(paid, player) });
    }
    if (sumOf(paid).isEmpty())
        events.push_back(NothingProduced());
}

} // namespace

void produce(GameState &state, int sum, Events *events)
{
    Owed owed = owedFor(state, sum);
    if (!state.bank.contains(sumOf(owed)))
        cutToBank(owed, state.bank, events);

    for (const PlayerId player : playersOf(state.playerCount())) {
        const ResourceCards cards = at(owed, player);
        at(state.hands, player) += cards;
        state.bank -= cards;
    }
    if (events)
        tell(owed, *events);
}

} // namespace holmstead
