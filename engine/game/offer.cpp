// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/offer.h"

#include "rules/trade.h"

namespace holmstead {

namespace {

std::optional<Reason> whyNoOfferNow(const View &view)
{
    switch (view.phase) {
    case Phase::Main:
    case Phase::Trade:
        return std::nullopt;
    case Phase::Build:
        return Reason::TradingHasEnded;
    case Phase::Setup:
        return view.unconnected ? Reason::PlaceRoadFirst : Reason::PlaceSettlementFirst;
    case Phase::Roll:
        return Reason::RollFirst;
    case Phase::Discard:
        return Reason::DiscardFirst;
    case Phase::Robber:
        return Reason::MoveRobberFirst;
    case Phase::Steal:
        return Reason::StealFirst;
    case Phase::FreeRoads:
        return Reason::FreeRoadsFirst;
    case Phase::Over:
        return Reason::GameOver;
    }
    return std::nullopt;
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
