// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/events.h"

#include "text/lists.h"
#include "text/names.h"
#include "text/placenames.h"
#include "text/terms.h"

#include <QCoreApplication>
#include <QLocale>

namespace holmstead {

namespace {

// One overload for each kind of event, so that the compiler finds one without a sentence.
class EventSentences
{
    Q_DECLARE_TR_FUNCTIONS(Events)

public:
    EventSentences(const People &people, const Table &table)
        : m_people(people),
          m_table(table),
          m_edition(table.rules.edition)
    {}

    QString operator()(const StartingCards &event) const;
    QString operator()(const DiceRolled &event) const;
    QString operator()(const Produced &event) const;
    QString operator()(const Shortage &event) const;
    QString operator()(const NothingProduced &event) const;
    QString operator()(const DiscardOwed &event) const;
    QString operator()(const Discarded &event) const;
    QString operator()(const RobberMoved &event) const;
    QString operator()(const Stolen &event) const;
    QString operator()(const BankTraded &event) const;
    QString operator()(const PlayersTraded &event) const;
    QString operator()(const RoadBuilt &event) const;
    QString operator()(const SettlementBuilt &event) const;
    QString operator()(const CityBuilt &event) const;
    QString operator()(const CardBought &event) const;
    QString operator()(const CardPlayed &event) const;
    QString operator()(const FreeRoadsEnded &event) const;
    QString operator()(const PlentyTaken &event) const;
    QString operator()(const Monopolized &event) const;
    QString operator()(const LongestRoadMoved &event) const;
    QString operator()(const LargestArmyMoved &event) const;
    QString operator()(const TradingEnded &event) const;
    QString operator()(const TurnBegan &event) const;
    QString operator()(const GameWon &event) const;

    //: In the log, above what somebody does in their turn; %1 is a name
    static QString heading(const QString &name) { return tr("%1’s turn").arg(name); }

private:
    QString name(PlayerId player) const { return nameOf(player, m_people); }
    QString list(const ResourceCards &cards) const { return resourceList(cards, m_edition); }
    QString words(const QString &classic, const QString &sixth) const
    {
        return inWordsOf(m_edition, classic, sixth);
    }

    const People &m_people;
    const Table &m_table;
    Edition m_edition;
};

QString EventSentences::operator()(const StartingCards &event) const
{
    if (event.cards.isEmpty())
        return tr("%1 starts without cards.").arg(name(event.player));
    //: %1 is a name, %2 a list of cards.
    return tr("%1 starts with %2.").arg(name(event.player), list(event.cards));
}

QString EventSentences::operator()(const DiceRolled &event) const
{
    //: %1 is a name, %2 and %3 are the two dice, %4 is their sum.
    return tr("%1 rolls %2 and %3: %4.")
        .arg(name(event.player), QLocale().toString(event.dice.first), QLocale().toString(event.dice.second),
             QLocale().toString(event.dice.sum()));
}

QString EventSentences::operator()(const Produced &event) const
{
    //: %1 is a name, %2 a list of cards that the roll brings.
    return tr("%1 gets %2.").arg(name(event.player), list(event.cards));
}

QString EventSentences::operator()(const Shortage &event) const
{
    const QString owed = list({ { event.resource, event.owed } });
    if (event.paid == 0) {
        //: %1 are cards of one resource, e.g. "3 ore".
        return words(tr("The bank cannot pay %1, so nobody gets any.").arg(owed),
                     tr("The supply cannot pay %1, so nobody gets any.").arg(owed));
    }
    const QString paid = list({ { event.resource, event.paid } });
    //: %1 and %2 are cards of one resource, e.g. "3 ore" and "2 ore".
    return words(tr("The bank cannot pay %1 and gives the last: %2.").arg(owed, paid),
                 tr("The supply cannot pay %1 and gives the last: %2.").arg(owed, paid));
}

QString EventSentences::operator()(const NothingProduced &) const
{
    return tr("This roll brings nobody any cards.");
}

QString EventSentences::operator()(const DiscardOwed &event) const
{
    return discardsOwedSentence({ event }, m_people);
}

QString EventSentences::operator()(const Discarded &event) const
{
    //: %1 is a name, %2 a list of cards.
    return tr("%1 discards %2.").arg(name(event.player), list(event.cards));
}

QString EventSentences::operator()(const RobberMoved &event) const
{
    //: %1 is a name, %2 and %3 are hexes, e.g. "forest 8".
    return tr("%1 moves the robber from %2 to %3.")
        .arg(name(event.player), hexName(event.from, m_table.island), hexName(event.to, m_table.island));
}

// R-RO-6: the card is there only for those who may know it.
QString EventSentences::operator()(const Stolen &event) const
{
    if (!event.card)
        return tr("%1 steals a card from %2.").arg(name(event.thief), name(event.victim));
    //: %1 is the thief, %2 the victim, %3 the card, e.g. "1 ore".
    return tr("%1 steals %3 from %2.")
        .arg(name(event.thief), name(event.victim), list({ { *event.card, 1 } }));
}

QString EventSentences::operator()(const BankTraded &event) const
{
    //: %1 is a name, %2 and %3 are lists of cards.
    return words(
        tr("%1 gives the bank %2 and gets %3.").arg(name(event.player), list(event.give), list(event.get)),
        //: The supply is the bank of the sixth edition.
        tr("%1 gives the supply %2 and gets %3.").arg(name(event.player), list(event.give), list(event.get)));
}

QString EventSentences::operator()(const PlayersTraded &event) const
{
    //: %1 and %2 are names, %3 and %4 are lists of cards; %1 gives %3 to %2, who gives %4.
    return tr("%1 and %2 trade: %1 gives %3, and %2 gives %4.")
        .arg(name(event.player), name(event.with), list(event.give), list(event.get));
}

QString EventSentences::operator()(const RoadBuilt &event) const
{
    if (event.paid)
        return tr("%1 builds a road.").arg(name(event.player));
    //: Without paying: a starting road or a free one.
    return tr("%1 places a road.").arg(name(event.player));
}

QString EventSentences::operator()(const SettlementBuilt &event) const
{
    if (event.paid)
        return tr("%1 builds a settlement.").arg(name(event.player));
    //: Without paying: a starting settlement.
    return tr("%1 places a settlement.").arg(name(event.player));
}

QString EventSentences::operator()(const CityBuilt &event) const
{
    return tr("%1 turns a settlement into a city.").arg(name(event.player));
}

// R-DC-3: the card is there only for those who may know it.
QString EventSentences::operator()(const CardBought &event) const
{
    if (!event.card)
        return tr("%1 buys a development card.").arg(name(event.player));
    //: %1 is a name, %2 the name of a development card.
    return tr("%1 buys a development card: %2.").arg(name(event.player), cardName(*event.card, m_edition));
}

QString EventSentences::operator()(const CardPlayed &event) const
{
    switch (event.card) {
    case DevelopmentCard::Knight:
        //: Plays a card.
        return tr("%1 plays a knight.").arg(name(event.player));
    case DevelopmentCard::RoadBuilding:
        return tr("%1 plays Road Building.").arg(name(event.player));
    case DevelopmentCard::YearOfPlenty: // told with what it brings, as is Monopoly
    case DevelopmentCard::Monopoly:
    case DevelopmentCard::VictoryPoint: // never played (R-DC-8)
        return QString();
    }
    return QString();
}

QString EventSentences::operator()(const FreeRoadsEnded &event) const
{
    if (event.unused == 0)
        return QString();
    return tr("%1 leaves %n free road(s) unbuilt.", "", event.unused).arg(name(event.player));
}

QString EventSentences::operator()(const PlentyTaken &event) const
{
    //: Year of Plenty and Invention are the same card. %1 is a name, %2 a list of cards.
    return words(tr("%1 plays Year of Plenty and takes %2.").arg(name(event.player), list(event.cards)),
                 tr("%1 plays Invention and takes %2.").arg(name(event.player), list(event.cards)));
}

QString EventSentences::operator()(const Monopolized &event) const
{
    const QString resource = resourceName(event.resource, m_edition);
    QStringList gifts;
    for (const PlayerId player : playersOf(m_table.playerCount)) {
        const int count = at(event.from, player);
        if (count > 0) {
            //: %n cards from the player %1, in a list: "Ada plays Monopoly on ore: 2 from Ben and 1 from
            //: Cem."
            gifts.append(tr("%n from %1", "", count).arg(name(player)));
        }
    }
    if (gifts.isEmpty()) {
        //: %1 is a name, %2 a resource.
        return tr("%1 plays Monopoly on %2, but nobody has any.").arg(name(event.player), resource);
    }
    //: %1 is a name, %2 a resource, %3 a list such as "2 from Ben and 1 from Cem".
    return tr("%1 plays Monopoly on %2 and gets %3.").arg(name(event.player), resource, listOf(gifts));
}

QString EventSentences::operator()(const LongestRoadMoved &event) const
{
    if (event.from && event.to) {
        //: %1 and %2 are names. Longest Road is called Longest Route in the sixth edition.
        return words(tr("%1 takes Longest Road from %2.").arg(name(*event.to), name(*event.from)),
                     tr("%1 takes Longest Route from %2.").arg(name(*event.to), name(*event.from)));
    }
    if (event.to) {
        return words(tr("%1 now holds Longest Road: 2 points.").arg(name(*event.to)),
                     tr("%1 now holds Longest Route: 2 points.").arg(name(*event.to)));
    }
    if (event.from) {
        return words(tr("%1 loses Longest Road, and nobody holds it for now.").arg(name(*event.from)),
                     tr("%1 loses Longest Route, and nobody holds it for now.").arg(name(*event.from)));
    }
    return QString();
}

QString EventSentences::operator()(const LargestArmyMoved &event) const
{
    if (!event.to)
        return QString(); // R-LA-1: it is never set aside
    if (event.from)
        return tr("%1 takes Largest Army from %2.").arg(name(*event.to), name(*event.from));
    return tr("%1 now holds Largest Army: 2 points.").arg(name(*event.to));
}

QString EventSentences::operator()(const TradingEnded &event) const
{
    return tr("%1 ends trading for this turn.").arg(name(event.player));
}

QString EventSentences::operator()(const TurnBegan &) const
{
    return QString(); // a heading: turnHeading()
}

QString EventSentences::operator()(const GameWon &event) const
{
    return tr("%1 wins the game!").arg(name(event.player));
}

} // namespace

QString eventSentence(const Event &event, const People &people, const Table &table)
{
    return std::visit(EventSentences(people, table), event);
}

QString turnHeading(PlayerId player, const People &people)
{
    return EventSentences::heading(nameOf(player, people));
}

} // namespace holmstead
