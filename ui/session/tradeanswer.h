// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/action.h"

namespace holmstead {

// What the active player is told when the screen comes back from somebody who was asked: their word.
struct TradeAnswer
{
    enum class Word {
        Accepted,   // an offer
        TakenBack,  // a trade
        Stands,     // a trade, which they do not take back
        TradeAgain, // a trade that was taken back
        StaysAway,  // a trade that was taken back, which they do not make again
    };

    Word word = Word::Accepted;
    TradePlayer trade; // seen from the active player

    friend bool operator==(const TradeAnswer &, const TradeAnswer &) = default;
};

} // namespace holmstead
