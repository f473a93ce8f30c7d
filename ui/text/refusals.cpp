// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/refusals.h"

#include "text/lists.h"
#include "text/names.h"
#include "text/terms.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

// Finds the words for one refusal: it knows the moment and, if it was told, the action.
class Refusal
{
    Q_DECLARE_TR_FUNCTIONS(Refusals)

public:
    Refusal(const View &view, const People &people, const Action *action)
        : m_view(view),
          m_people(people),
          m_action(action),
          m_edition(view.table->rules.edition)
    {}

    QString sentence(Reason reason) const;

private:
    // The action, if it is one of that kind.
    template <typename Kind> const Kind *as() const
    {
        return m_action ? std::get_if<Kind>(m_action) : nullptr;
    }
    QString words(const QString &classic, const QString &sixth) const
    {
        return inWordsOf(m_edition, classic, sixth);
    }
    QString list(const ResourceCards &cards) const { return resourceList(cards, m_edition); }
    QString name(PlayerId player) const { return nameOf(player, m_people); }

    PlayerId actor() const;
    QString actorName() const { return name(actor()); }
    QString turnName() const { return name(m_view.turn); }
    QString otherName() const;
    std::optional<IntersectionId> intersection() const;
    std::optional<PathId> path() const;
    std::optional<PlayerId> blocker() const;
    QString debtors() const;
    QString missingFrom(const ResourceCards &pile, const ResourceCards &wanted) const;
    QString missingInHand(const ResourceCards &wanted) const;
    ResourceCards given() const;

    QString discardFirst() const;
    QString freeRoadsFirst() const;
    QString impossibleSteal() const;
    QString victimNotThere() const;
    QString victimHasNothing() const;
    QString wrongDiscardCount() const;
    QString discardNotHeld() const;
    QString giveNotHeld() const;
    QString partnerCannotPay() const;
    QString wrongBankRate() const;
    QString bankLacks() const;
    QString cannotPayRoad() const;
    QString cannotPaySettlement() const;
    QString cannotPayCity() const;
    QString cannotPayCard() const;
    QString pathTaken() const;
    QString pathBlocked() const;
    QString intersectionTaken() const;
    QString upgradeOthers() const;
    QString boughtThisTurn() const;
    QString cardNotHeld() const;
    QString plentyBankLacks() const;

    const View &m_view;
    const People &m_people;
    const Action *m_action;
    Edition m_edition;
};

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
    ResourceCards missing;
    for (const Resource resource : allResources) {
        if (wanted[resource] > pile[resource])
            missing.add(resource, wanted[resource] - pile[resource]);
    }
    return list(missing);
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
        return tr("First everybody with more than 7 cards must discard.");
    //: %1 is a name or a list of names.
    return tr("First cards must be discarded by %1.").arg(names);
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
        .arg(actorName(), QString::number(chosen));
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

QString Refusal::sentence(Reason reason) const
{
    switch (reason) {
    case Reason::GameOver:
        return tr("The game is over: nothing more can be done.");
    case Reason::PlaceSettlementFirst:
        return tr("First %1 must place a settlement on a free corner.").arg(turnName());
    case Reason::PlaceRoadFirst:
        return tr("First %1 must place a road next to the new settlement.").arg(turnName());
    case Reason::SetupIsOver:
        return tr(
            "All starting pieces are placed: from now on roads and settlements are built and paid for.");
    case Reason::RollFirst:
        return tr("First %1 must roll the dice.").arg(turnName());
    case Reason::AlreadyRolled:
        return tr("The dice have been rolled already: only once in a turn.");
    case Reason::DiscardFirst:
        return discardFirst();
    case Reason::MoveRobberFirst:
        return tr("First %1 must move the robber to another hex.").arg(turnName());
    case Reason::StealFirst:
        return tr("First %1 must steal a card from a player next to the robber.").arg(turnName());
    case Reason::FreeRoadsFirst:
        return freeRoadsFirst();
    case Reason::TradingHasEnded:
        return tr("Trading is over for this turn: it opens again after the next roll.");
    case Reason::NoTradingPhase:
        return tr("In this game trading goes on until the end of the turn, so it cannot be ended before.");
    case Reason::NoSuchPlayer:
        return tr("There is no such player in this game.");
    case Reason::ImpossibleDice:
        return tr("Each of the two dice must show 1 to 6.");
    case Reason::ImpossibleSteal:
        return impossibleSteal();
    case Reason::ImpossibleDraw:
        return tr("There is no such card left among the development cards.");

    case Reason::NoDiscardDue:
        return tr("Nobody has to discard now: that is only after a 7.");
    case Reason::OwesNoDiscard:
        return tr("%1 does not have to discard now.").arg(actorName());
    case Reason::WrongDiscardCount:
        return wrongDiscardCount();
    case Reason::DiscardNotHeld:
        return discardNotHeld();
    case Reason::RobberNotDue:
        return tr("The robber only moves after a 7 or a knight.");
    case Reason::RobberMustMove:
        return tr("The robber is here already: it must move to another hex.");
    case Reason::StealNotDue:
        return tr("There is nothing to steal now: that is only after moving the robber.");
    case Reason::StealFromSelf:
        return tr("Nobody steals from themselves: choose another player next to the robber.");
    case Reason::VictimNotThere:
        return victimNotThere();
    case Reason::VictimHasNothing:
        return victimHasNothing();

    case Reason::GivesNothing:
        return tr("A trade needs at least one card to give: nothing is given away for free.");
    case Reason::GetsNothing:
        return tr("A trade needs at least one card to get: gifts are not allowed.");
    case Reason::SameResourceBothSides:
        return tr("The same resource cannot be on both sides of a trade.");
    case Reason::TradeWithSelf:
        return tr("Nobody trades with themselves: choose another player.");
    case Reason::NotWithActivePlayer:
        return tr("It is %1's turn, so every trade must be with %1.").arg(turnName());
    case Reason::GiveNotHeld:
        return giveNotHeld();
    case Reason::PartnerCannotPay:
        return partnerCannotPay();
    case Reason::SeveralKindsToBank:
        return words(tr("The bank takes only one kind of resource in a trade."),
                     tr("The supply takes only one kind of resource in a trade."));
    case Reason::WrongBankRate:
        return wrongBankRate();
    case Reason::BankLacks:
        return bankLacks();

    case Reason::CannotPayRoad:
        return cannotPayRoad();
    case Reason::CannotPaySettlement:
        return cannotPaySettlement();
    case Reason::CannotPayCity:
        return cannotPayCity();
    case Reason::CannotPayCard:
        return cannotPayCard();
    case Reason::NoRoadsLeft:
        return tr("%1 has no road left: all %n are on the board.", "", maxRoads).arg(actorName());
    case Reason::NoSettlementsLeft:
        return tr("%1 has no settlement left: turning one of the %n into a city gives one back.", "",
                  maxSettlements)
            .arg(actorName());
    case Reason::NoCitiesLeft:
        return tr("%1 has no city left: all %n are on the board.", "", maxCities).arg(actorName());
    case Reason::PathTaken:
        return pathTaken();
    case Reason::PathUnconnected:
        return tr("A road must touch one of %1's roads or buildings.").arg(actorName());
    case Reason::PathBlocked:
        return pathBlocked();
    case Reason::IntersectionTaken:
        return intersectionTaken();
    case Reason::TooClose:
        return tr("Too close to another building: there must be at least two paths between them.");
    case Reason::IntersectionUnconnected:
        return tr("A settlement must touch one of %1's roads: build a road to this corner first.")
            .arg(actorName());
    case Reason::NothingToUpgrade:
        return tr("A city needs a settlement to grow from, and there is none on this corner.");
    case Reason::UpgradeOthers:
        return upgradeOthers();
    case Reason::AlreadyCity:
        return tr("This is a city already and cannot grow any more.");
    case Reason::RoadApartFromSettlement:
        return tr("This road must touch the settlement that was just placed.");
    case Reason::DeckEmpty:
        return tr("All development cards have been bought: there is none left.");

    case Reason::OneCardATurn:
        return tr("Only one development card can be played in a turn.");
    case Reason::BoughtThisTurn:
        return boughtThisTurn();
    case Reason::CardNotHeld:
        return cardNotHeld();
    case Reason::NoFreeRoadPiece:
        return tr("Road Building needs a road, and %1 has none left.").arg(actorName());
    case Reason::NoFreeRoadPath:
        return tr("Road Building needs a free path next to %1's roads, and there is none.").arg(actorName());
    case Reason::NoFreeRoads:
        return tr("There are no free roads to end: Road Building is not being played.");
    case Reason::FirstFreeRoadDue:
        return tr("The first free road must be placed before %1 can stop.").arg(actorName());
    case Reason::PlentyCount:
        return words(tr("Year of Plenty takes exactly two cards, or the last one that the bank has."),
                     tr("Invention takes exactly two cards, or the last one that the supply has."));
    case Reason::PlentyBankLacks:
        return plentyBankLacks();
    case Reason::PlentyBankEmpty:
        return words(tr("Year of Plenty cannot be played: the bank has no cards left."),
                     tr("Invention cannot be played: the supply has no cards left."));
    }
    return QString();
}

} // namespace

QString refusalSentence(Reason reason, const View &view, const People &people, const Action *action)
{
    return Refusal(view, people, action).sentence(reason);
}

QString refusalWithRule(Reason reason, const View &view, const People &people, const Action *action)
{
    const std::string_view rule = ruleOf(reason);
    return QStringLiteral("%1 [%2]").arg(refusalSentence(reason, view, people, action),
                                         QLatin1String(rule.data(), static_cast<int>(rule.size())));
}

} // namespace holmstead
