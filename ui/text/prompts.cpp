// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/prompts.h"

#include "rules/victims.h"
#include "text/names.h"
#include "text/terms.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

// Finds the words for one moment. It looks only at what everybody may know, whoever the view is for.
class Prompt
{
    Q_DECLARE_TR_FUNCTIONS(Prompts)

public:
    Prompt(const View &view, const People &people)
        : m_view(view),
          m_people(people),
          m_edition(view.table->rules.edition)
    {}

    QString sentence() const;

    static QString forOffer(const Offer &offer, bool isRefused, const People &people);
    static QString forAnswer(PlayerId person, const Offer &offer, const People &people);
    static QString forOtherOffer(PlayerId person, const Offer &offer, const People &people);
    static QString forCounter(PlayerId person, const Offer &offer, const People &people);
    static QString forTakeBack(const QString &name, const QString &by, bool again);
    static QString forHandOver(PlayerId next, const People &people);
    static QString forTrade(const QString &name);
    static QString forPlenty(const QString &name, int cards, Edition edition);
    static QString forMonopoly(const QString &name);
    static QString forRolling(const QString &name);
    static QString forRoad(const QString &name);
    static QString forSettlement(const QString &name);
    static QString forCity(const QString &name);
    static QString forEndTurn(const QString &name);
    static QString atBeginning();

private:
    QString name() const { return nameOf(m_view.turn, m_people); }
    QString words(const QString &classic, const QString &sixth) const
    {
        return inWordsOf(m_edition, classic, sixth);
    }

    QString setup() const;
    QString roll() const;
    QString steal() const;
    QString freeRoads() const;

    const View &m_view;
    const People &m_people;
    Edition m_edition;
};

QString Prompt::setup() const
{
    if (m_view.unconnected)
        return tr("%1: place a road next to the new settlement.").arg(name());
    if (at(m_view.buildings, m_view.turn).isEmpty())
        return tr("%1: place a settlement on a free corner.").arg(name());
    // R-SU-3: the second settlement deals the first cards.
    return tr("%1: place a second settlement; it brings a card from each hex around it.").arg(name());
}

QString Prompt::roll() const
{
    if (m_view.cardPlayed || m_view.player(m_view.turn).developmentCards == 0)
        return tr("%1: roll the dice.").arg(name());
    return tr("%1: roll the dice, or play a development card first.").arg(name());
}

// R-RO-5: nobody has to choose when only one can be robbed.
QString Prompt::steal() const
{
    const auto victims = victimsAt(m_view, m_view.robber);
    if (victims.size() != 1)
        return tr("%1: click a building or a name to choose whom to rob.").arg(name());
    //: %1 is who steals, %2 the only one who can be robbed.
    return tr("%1: click %2's building or name to steal a card.").arg(name(), nameOf(victims[0], m_people));
}

// R-DC-5: the second road may be left out, the first may not.
QString Prompt::freeRoads() const
{
    if (m_view.freeRoads > 1)
        return tr("%1: click a highlighted path for a free road; a second one may follow.").arg(name());
    return tr("%1: click a highlighted path for one more free road, or stop here.").arg(name());
}

QString Prompt::sentence() const
{
    switch (m_view.phase) {
    case Phase::Setup:
        return setup();
    case Phase::Roll:
        return roll();
    case Phase::Main:
        return tr("%1: trade, build and buy, then end the turn.").arg(name());
    case Phase::Trade:
        return words(tr("%1: trade with the others and the bank, then build or end the turn.").arg(name()),
                     tr("%1: trade with the others and the supply, then build or end the turn.").arg(name()));
    case Phase::Build:
        return tr("%1: build and buy, then end the turn; trading is over.").arg(name());
    case Phase::Discard:
        return discardPrompt(m_view, m_people);
    case Phase::Robber:
        return tr("%1: click another hex to move the robber there.").arg(name());
    case Phase::Steal:
        return steal();
    case Phase::FreeRoads:
        return freeRoads();
    case Phase::Over:
        return tr("%1 has won the game!").arg(name()); // R-WI-2: only on one's own turn
    }
    return QString();
}

QString Prompt::forOffer(const Offer &offer, bool isRefused, const People &people)
{
    const QString by = nameOf(offer.by, people);
    if (isRefused)
        return tr("%1: nobody wants the trade; change the offer or withdraw it.").arg(by);
    if (offer.to) {
        //: %1 is who makes the offer, %2 who may take it.
        return tr("%1 offers %2 a trade: click the name to answer.").arg(by, nameOf(*offer.to, people));
    }
    return tr("%1 offers everybody a trade: click the name of whoever wants to answer.").arg(by);
}

QString Prompt::forAnswer(PlayerId person, const Offer &offer, const People &people)
{
    //: %1 is who answers, %2 who made the offer.
    return tr("%1: accept %2's offer, decline it, or make another.")
        .arg(nameOf(person, people), nameOf(offer.by, people));
}

QString Prompt::forOtherOffer(PlayerId person, const Offer &offer, const People &people)
{
    //: %1 is who answers, %2 who made the offer.
    return tr("%1: choose what you offer %2 instead.").arg(nameOf(person, people), nameOf(offer.by, people));
}

QString Prompt::forCounter(PlayerId person, const Offer &offer, const People &people)
{
    //: %1 is who answers, %2 who made the offer in return.
    return tr("%1: accept %2's offer or decline it.").arg(nameOf(person, people), nameOf(offer.by, people));
}

QString Prompt::forTakeBack(const QString &name, const QString &by, bool again)
{
    if (again) {
        //: %1 is who is asked, %2 who asks.
        return tr("%1: make the trade with %2 once more, or leave it.").arg(name, by);
    }
    //: %1 is who is asked, %2 who asks.
    return tr("%1: take the trade with %2 back, or let it stand.").arg(name, by);
}

QString Prompt::forHandOver(PlayerId next, const People &people)
{
    //: The screen is covered so that nobody else sees the next player's cards.
    return tr("Pass the laptop to %1.").arg(nameOf(next, people));
}

QString Prompt::forTrade(const QString &name)
{
    return tr("%1: choose what you give and what you get.").arg(name);
}

QString Prompt::forPlenty(const QString &name, int cards, Edition edition)
{
    return inWordsOf(edition, tr("%1: take %n card(s) from the bank.", "", cards).arg(name),
                     tr("%1: take %n card(s) from the supply.", "", cards).arg(name));
}

QString Prompt::forMonopoly(const QString &name)
{
    return tr("%1: choose a resource. The others give you all they have of it.").arg(name);
}

QString Prompt::forRolling(const QString &name)
{
    return tr("%1 rolls the dice.").arg(name);
}

QString Prompt::forRoad(const QString &name)
{
    return tr("%1: click a highlighted path for the road. Esc cancels.").arg(name);
}

QString Prompt::forSettlement(const QString &name)
{
    return tr("%1: click a highlighted corner for the settlement. Esc cancels.").arg(name);
}

QString Prompt::forCity(const QString &name)
{
    return tr("%1: click a highlighted settlement to make it a city. Esc cancels.").arg(name);
}

QString Prompt::forEndTurn(const QString &name)
{
    return tr("%1: nothing more to do; end your turn.").arg(name);
}

QString Prompt::atBeginning()
{
    return tr("Roll to see who begins.");
}

} // namespace

QString promptSentence(const View &view, const People &people)
{
    return Prompt(view, people).sentence();
}

QString offerPrompt(const Offer &offer, bool isRefused, const People &people)
{
    return Prompt::forOffer(offer, isRefused, people);
}

QString answerPrompt(PlayerId person, const Offer &offer, const People &people)
{
    return Prompt::forAnswer(person, offer, people);
}

QString otherOfferPrompt(PlayerId person, const Offer &offer, const People &people)
{
    return Prompt::forOtherOffer(person, offer, people);
}

QString handOverPrompt(PlayerId next, const People &people)
{
    return Prompt::forHandOver(next, people);
}

QString takeBackPrompt(PlayerId person, PlayerId by, bool again, const People &people)
{
    return Prompt::forTakeBack(nameOf(person, people), nameOf(by, people), again);
}

QString counterPrompt(PlayerId person, const Offer &offer, const People &people)
{
    return Prompt::forCounter(person, offer, people);
}

QString tradePrompt(PlayerId person, const People &people)
{
    return Prompt::forTrade(nameOf(person, people));
}

QString plentyPrompt(PlayerId person, int cards, const People &people, Edition edition)
{
    return Prompt::forPlenty(nameOf(person, people), cards, edition);
}

QString monopolyPrompt(PlayerId person, const People &people)
{
    return Prompt::forMonopoly(nameOf(person, people));
}

QString rollingPrompt(PlayerId person, const People &people)
{
    return Prompt::forRolling(nameOf(person, people));
}

QString roadPrompt(PlayerId person, const People &people)
{
    return Prompt::forRoad(nameOf(person, people));
}

QString settlementPrompt(PlayerId person, const People &people)
{
    return Prompt::forSettlement(nameOf(person, people));
}

QString cityPrompt(PlayerId person, const People &people)
{
    return Prompt::forCity(nameOf(person, people));
}

QString endTurnPrompt(PlayerId person, const People &people)
{
    return Prompt::forEndTurn(nameOf(person, people));
}

QString beginPrompt()
{
    return Prompt::atBeginning();
}

} // namespace holmstead
