// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/offer.h"

#include "rules/trade.h"
#include "rules/turn.h"

namespace holmstead {

namespace {

std::optional<Reason> whyNoOfferNow(const View &view)
{
    if (view.phase == Phase::Roll)
        return Reason::RollFirst;
    if (view.phase == Phase::Build)
        return Reason::TradingHasEnded;
    return whyPending(view.phase, view.unconnected.has_value());
}

// R-TR-2: one side is the active player, the other somebody else.
std::optional<Reason> whyNotTheseTwo(const View &view, const Offer &offer)
{
    if (offer.by.index() >= view.playerCount() || (offer.to && offer.to->index() >= view.playerCount()))
        return Reason::NoSuchPlayer;
    if (offer.to == offer.by)
        return Reason::TradeWithSelf;
    const bool withActive = offer.by == view.turn || !offer.to || offer.to == view.turn;
    return withActive ? std::nullopt : std::optional(Reason::NotWithActivePlayer);
}

} // namespace

std::optional<Reason> whyOffer(const View &view, const Offer &offer)
{
    if (const auto reason = whyNoOfferNow(view))
        return reason;
    if (const auto reason = whyNotTheseTwo(view, offer))
        return reason;
    if (const auto reason = whyNoExchange(offer.give, offer.get))
        return reason;
    const ResourceCards &own = view.viewer == offer.by ? offer.give : offer.get;
    return view.hand.contains(own) ? std::nullopt : std::optional(Reason::GiveNotHeld);
}

TradePlayer exchangeOf(const Offer &offer, PlayerId active, PlayerId partner)
{
    if (offer.by == active)
        return { partner, offer.give, offer.get };
    return { partner, offer.get, offer.give };
}

} // namespace holmstead
