// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/refusal.h"

#include "text/lists.h"

#include <QLocale>

namespace holmstead {

namespace {

// The card that `action` plays.
std::optional<DevelopmentCard> cardPlayedBy(const Action *action)
{
    if (!action)
        return std::nullopt;
    if (std::holds_alternative<PlayKnight>(*action))
        return DevelopmentCard::Knight;
    if (std::holds_alternative<PlayRoadBuilding>(*action))
        return DevelopmentCard::RoadBuilding;
    if (std::holds_alternative<PlayYearOfPlenty>(*action))
        return DevelopmentCard::YearOfPlenty;
    if (std::holds_alternative<PlayMonopoly>(*action))
        return DevelopmentCard::Monopoly;
    return std::nullopt;
}

} // namespace

// Who asked: only a discard names its player; an offer that is no action yet is its viewer's.
PlayerId Refusal::actor() const
{
    if (const auto *discard = as<Discard>())
        return discard->player;
    return m_action ? m_view.turn : m_view.viewer.value_or(m_view.turn);
}

// The player that the action is aimed at, empty without one.
QString Refusal::otherName() const
{
    if (const auto *steal = as<Steal>())
        return name(steal->from);
    if (const auto *trade = as<TradePlayer>())
        return name(trade->with);
    return QString();
}

std::optional<IntersectionId> Refusal::intersection() const
{
    if (const auto *place = as<PlaceSettlement>())
        return place->at;
    if (const auto *build = as<BuildSettlement>())
        return build->at;
    if (const auto *build = as<BuildCity>())
        return build->at;
    return std::nullopt;
}

std::optional<PathId> Refusal::path() const
{
    if (const auto *place = as<PlaceRoad>())
        return place->at;
    if (const auto *build = as<BuildRoad>())
        return build->at;
    return std::nullopt;
}

// Whose building at an end of the path keeps the actor's road there from going on.
std::optional<PlayerId> Refusal::blocker() const
{
    if (!path())
        return std::nullopt;
    for (const IntersectionId end : at(topology.endsOf, *path())) {
        const auto owner = ownerOf(end, m_view);
        if (owner && *owner != actor() && at(topology.pathsAt, end).intersects(at(m_view.roads, actor())))
            return owner;
    }
    return std::nullopt;
}

QString Refusal::debtors() const
{
    QStringList names;
    for (const PlayerId player : playersOf(m_view.playerCount())) {
        if (m_view.player(player).mustDiscard > 0)
            names.append(name(player));
    }
    return listOf(names);
}

// What `pile` is short of, as a list; empty if it holds all that is wanted.
QString Refusal::missingFrom(const ResourceCards &pile, const ResourceCards &wanted) const
{
    return list(shortfall(pile, wanted));
}

// R-HI-1: only of the viewer's own hand; empty when it is somebody else's that cannot pay.
QString Refusal::missingInHand(const ResourceCards &wanted) const
{
    return m_view.viewer == actor() ? missingFrom(m_view.hand, wanted) : QString();
}

ResourceCards Refusal::given() const
{
    if (const auto *trade = as<TradeBank>())
        return trade->give;
    if (const auto *trade = as<TradePlayer>())
        return trade->give;
    return ResourceCards();
}

QString Refusal::discardFirst() const
{
    const QString names = debtors();
    if (names.isEmpty())
        return tr("Everybody with more than 7 cards must discard first.");
    //: %1 is a name or a list of names.
    return tr("%1 must discard cards first.").arg(names);
}

QString Refusal::freeRoadsFirst() const
{
    //: Road Building is the name of the card.
    return tr("First finish Road Building: %n free road(s) still to place.", "", m_view.freeRoads);
}

QString Refusal::impossibleSteal() const
{
    const auto *steal = as<Steal>();
    if (!steal || !steal->card)
        return tr("The card to be stolen is not in that player's hand.");
    //: %1 is a name, %2 a resource.
    return tr("%1 has no %2 that could be stolen.").arg(otherName(), resourceName(*steal->card, m_edition));
}

QString Refusal::victimNotThere() const
{
    if (otherName().isEmpty())
        return tr("This player has no building next to the robber.");
    return tr("%1 has no building next to the robber.").arg(otherName());
}

QString Refusal::victimHasNothing() const
{
    if (otherName().isEmpty())
        return tr("This player has no resource cards that could be stolen.");
    return tr("%1 has no resource cards that could be stolen.").arg(otherName());
}

QString Refusal::wrongDiscardCount() const
{
    const auto *discard = as<Discard>();
    const int chosen = discard ? discard->cards.total() : 0;
    const int owed = m_view.player(actor()).mustDiscard;
    //: %1 is a name, %2 the number of cards that were chosen.
    return tr("%1 must discard exactly %n cards, not %2.", "", owed)
        .arg(actorName(), QLocale().toString(chosen));
}

QString Refusal::discardNotHeld() const
{
    const auto *discard = as<Discard>();
    const QString missing = discard ? missingInHand(discard->cards) : QString();
    if (missing.isEmpty())
        return tr("%1 does not have these cards to discard.").arg(actorName());
    //: %1 is a name, %2 a list of cards.
    return tr("%1 does not have these cards to discard; missing: %2.").arg(actorName(), missing);
}

QString Refusal::giveNotHeld() const
{
    const QString missing = missingInHand(given());
    if (missing.isEmpty())
        return tr("%1 does not have these cards to give.").arg(actorName());
    //: %1 is a name, %2 a list of cards.
    return tr("%1 does not have these cards to give; missing: %2.").arg(actorName(), missing);
}

QString Refusal::partnerCannotPay() const
{
    if (otherName().isEmpty())
        return tr("The other player does not have the cards for this trade.");
    return tr("%1 does not have the cards for this trade.").arg(otherName());
}

QString Refusal::wrongBankRate() const
{
    if (given().isEmpty()) {
        return words(tr("The bank gives one card for 4 of a kind, or for fewer at a harbor."),
                     tr("The supply gives one card for 4 of a kind, or for fewer at a port."));
    }
    const Resource kind = given().kindOf(0);
    const QString price = list({ { kind, bankRate(m_view, actor(), kind) } });
    //: %1 is a name, %2 the price of one card, e.g. "4 wool".
    return words(tr("The bank gives %1 one card for every %2.").arg(actorName(), price),
                 //: The supply is the bank of the sixth edition.
                 tr("The supply gives %1 one card for every %2.").arg(actorName(), price));
}

QString Refusal::bankLacks() const
{
    const auto *trade = as<TradeBank>();
    const QString missing = trade ? missingFrom(m_view.bank, trade->get) : QString();
    if (missing.isEmpty()) {
        return words(tr("The bank does not have these cards."), tr("The supply does not have these cards."));
    }
    //: %1 is a list of cards.
    return words(tr("The bank does not have these cards; it is short of %1.").arg(missing),
                 tr("The supply does not have these cards; it is short of %1.").arg(missing));
}

QString Refusal::cannotPayRoad() const
{
    const QString missing = missingInHand(cost::road);
    if (missing.isEmpty())
        return tr("%1 cannot pay for a road, which costs %2.").arg(actorName(), list(cost::road));
    //: %1 and %2 are lists of cards.
    return tr("A road costs %1; still missing: %2.").arg(list(cost::road), missing);
}

QString Refusal::cannotPaySettlement() const
{
    const QString missing = missingInHand(cost::settlement);
    if (missing.isEmpty())
        return tr("%1 cannot pay for a settlement, which costs %2.").arg(actorName(), list(cost::settlement));
    //: %1 and %2 are lists of cards.
    return tr("A settlement costs %1; still missing: %2.").arg(list(cost::settlement), missing);
}

QString Refusal::cannotPayCity() const
{
    const QString missing = missingInHand(cost::city);
    if (missing.isEmpty())
        return tr("%1 cannot pay for a city, which costs %2.").arg(actorName(), list(cost::city));
    //: %1 and %2 are lists of cards.
    return tr("A city costs %1; still missing: %2.").arg(list(cost::city), missing);
}

QString Refusal::cannotPayCard() const
{
    const QString price = list(cost::developmentCard);
    const QString missing = missingInHand(cost::developmentCard);
    if (missing.isEmpty())
        return tr("%1 cannot pay for a development card, which costs %2.").arg(actorName(), price);
    //: %1 and %2 are lists of cards.
    return tr("A development card costs %1; still missing: %2.").arg(price, missing);
}

QString Refusal::pathTaken() const
{
    const auto owner = path() ? ownerOf(*path(), m_view) : std::nullopt;
    if (!owner)
        return tr("There is a road on this path already.");
    return tr("%1's road is on this path already.").arg(name(*owner));
}

QString Refusal::pathBlocked() const
{
    const auto owner = blocker();
    if (!owner)
        return tr("A road cannot go on past another player's building.");
    //: %1 is the one who builds the road, %2 the owner of the building.
    return tr("%1's road cannot go on past %2's building.").arg(actorName(), name(*owner));
}

QString Refusal::intersectionTaken() const
{
    const auto owner = intersection() ? ownerOf(*intersection(), m_view) : std::nullopt;
    if (!owner)
        return tr("There is a building on this corner already.");
    if (m_view.cities.contains(*intersection()))
        return tr("%1's city is on this corner already.").arg(name(*owner));
    return tr("%1's settlement is on this corner already.").arg(name(*owner));
}

QString Refusal::upgradeOthers() const
{
    const auto owner = intersection() ? ownerOf(*intersection(), m_view) : std::nullopt;
    if (!owner)
        return tr("Only one's own settlements can become cities.");
    //: %1 is who wants to build a city, %2 the owner of the building.
    return tr("%1 cannot upgrade this building: it belongs to %2.").arg(actorName(), name(*owner));
}

QString Refusal::boughtThisTurn() const
{
    const auto card = cardPlayedBy(m_action);
    if (!card)
        return tr("This card was bought this turn: it can be played from the next turn on.");
    //: %1 is the name of a development card.
    return tr("%1 was bought this turn: it can be played from the next turn on.")
        .arg(cardName(*card, m_edition));
}

QString Refusal::cardNotHeld() const
{
    const auto card = cardPlayedBy(m_action);
    if (!card)
        return tr("%1 does not have this development card.").arg(actorName());
    //: %1 is a name, %2 the name of a development card.
    return tr("%1 does not have the card %2.").arg(actorName(), cardName(*card, m_edition));
}

QString Refusal::plentyBankLacks() const
{
    const auto *play = as<PlayYearOfPlenty>();
    const QString missing = play ? missingFrom(m_view.bank, play->cards) : QString();
    if (missing.isEmpty()) {
        return words(tr("Year of Plenty can only take cards that the bank has."),
                     tr("Invention can only take cards that the supply has."));
    }
    //: Year of Plenty and Invention are the same card. %1 is a list of cards.
    return words(tr("Year of Plenty can only take cards that the bank has; it is short of %1.").arg(missing),
                 tr("Invention can only take cards that the supply has; it is short of %1.").arg(missing));
}

} // namespace holmstead
