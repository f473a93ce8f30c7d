// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/legaljson.h"

#include "record/actionjson.h"
#include "rules/rules.h"

namespace holmstead {

namespace {

// An entry of legalActions() as the format lists it.
JsonObject entryOf(const GameState &state, const Action &action)
{
    JsonObject entry;
    entry.add("do", json(wordFor(action)));
    if (const auto *discard = std::get_if<Discard>(&action)) {
        entry.add("player", json(discard->player.index()));
        return entry.add("count", json(int(at(state.mustDiscard, discard->player))));
    }
    if (std::holds_alternative<PlayYearOfPlenty>(action))
        return entry.add("count", json(yearOfPlentyCount(state)));
    if (std::holds_alternative<TradePlayer>(action))
        return entry;
    return actionJson(action);
}

} // namespace

QByteArray legalJson(const GameState &state)
{
    std::vector<QByteArray> entries;
    for (const Action &action : legalActions(state))
        entries.push_back(entryOf(state, action).line());
    return jsonBlock(entries, 0);
}

} // namespace holmstead
