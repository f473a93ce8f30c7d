// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/reason.h"
#include "rules/rules.h"
#include "rules/state.h"

namespace holmstead {

// How many cards of each resource `buildings` on `island` let one give for one card: 4, 3 or 2 (R-TR-5,
// R-TR-6).
ResourceCards ratesAt(const Island &island, const IntersectionSet &buildings);

// What is wrong with an exchange of `give` for `get`, whoever trades (R-TR-3).
std::optional<Reason> whyNoExchange(const ResourceCards &give, const ResourceCards &get);

// Lists the bank trades for one card, and the entry for trades between players.
void listTrades(const GameState &state, ActionList &actions);

std::optional<Reason> whyRefused(const GameState &state, const TradeBank &trade);
std::optional<Reason> whyRefused(const GameState &state, const TradePlayer &trade);
void perform(GameState &state, const TradeBank &trade, Events *events);
void perform(GameState &state, const TradePlayer &trade, Events *events);

} // namespace holmstead
