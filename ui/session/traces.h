// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/view.h"
#include "session/handchange.h"

namespace holmstead {

// What stays to be seen of the last roll, and of what has passed from hand to hand since, until the next
// roll; and of the robber's last walk until the next. All of it is public.
struct Traces
{
    struct Walk
    {
        HexId from;
        HexId to;

        friend bool operator==(const Walk &, const Walk &) = default;
    };

    HexSet produced;       // the hexes that paid somebody
    ResourceCards shortOf; // one of each kind that the bank had too few of (R-PR-4)
    bool isPast = false;   // in the turn before this one
    View::PerPlayer<HandChange> hands = {};
    std::optional<Walk> robber;

    friend bool operator==(const Traces &, const Traces &) = default;
};

// From everything that has happened, as the table knows it, and the moment that it has led to.
Traces tracesOf(const Events &log, const View &view);

// The dice of the last roll, whose turn it ever was.
std::optional<Dice> lastRollOf(const Events &log);

// Whether number `index` of `events` is a robber that could rob nobody where it went (R-RO-5); `now` is the
// phase after all of them.
bool robsNobody(const Events &events, std::size_t index, Phase now);

} // namespace holmstead
