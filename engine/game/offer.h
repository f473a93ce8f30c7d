// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reason.h"
#include "rules/view.h"

namespace holmstead {

// A proposal of one person to another (R-TR-2). It binds nobody; the exchange is the TradePlayer action.
struct Offer
{
    PlayerId by;
    std::optional<PlayerId> to; // nobody: the whole table
    ResourceCards give;         // seen from `by`
    ResourceCards get;

    friend bool operator==(const Offer &, const Offer &) = default;
};

// Why `view.viewer` may not make `offer`, or, when it is by somebody else, accept it: phase, people, shape,
// and whether the viewer holds what they would hand over. Whether the other side can pay is for that person
// alone to see, so that an offer gives no hand away. Nothing when it is fine.
std::optional<Reason> whyOffer(const View &view, const Offer &offer);

// The exchange that `offer` proposes when `partner` and the active player agree: one of the two must be
// `offer.by`.
TradePlayer exchangeOf(const Offer &offer, PlayerId active, PlayerId partner);

} // namespace holmstead
