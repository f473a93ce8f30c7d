// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/reason.h"
#include "rules/rules.h"
#include "rules/state.h"

namespace holmstead {

// 4, 3 or 2: the best rate for `give` that `buildings` have on `island` (R-TR-5, R-TR-6).
int rateAt(const Island &island, const IntersectionSet &buildings, Resource give);

// What is wrong with an exchange of `give` for `get`, whoever trades (R-TR-3).
std::optional<Reason> whyNoExchange(const ResourceCards &give, const ResourceCards &get);

// Lists the bank trades for one card, and the entry for trades between players.
void listTrades(const GameState &state, ActionList &actions);

std::optional<Reason> whyRefused(const GameState &state, const TradeBank &trade);
std::optional<Reason> whyRefused(const GameState &state, const TradePlayer &trade);
void perform(GameState &state, const TradeBank &trade, Events *events);
void perform(GameState &state, const TradePlayer &trade, Events *events);

} // namespace holmstead
