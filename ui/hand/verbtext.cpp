// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand/verbtext.h"

#include "text/terms.h"

#include <QCoreApplication>

#include <utility>

namespace holmstead {

namespace {

// Gives the functions below the translation context "VerbText".
class VerbText
{
    Q_DECLARE_TR_FUNCTIONS(VerbText)

public:
    static QString name(Verb verb, Edition edition)
    {
        switch (verb) {
        case Verb::Roll:
            //: A button: roll the dice
            return tr("Roll");
        case Verb::BuildRoad:
            //: A button: build a road
            return tr("Road");
        case Verb::BuildSettlement:
            //: A button: build a settlement
            return tr("Settlement");
        case Verb::BuildCity:
            //: A button: build a city
            return tr("City");
        case Verb::BuyCard:
            //: A button: buy a development card
            return tr("Card");
        case Verb::Trade:
            //: A button: trade with the bank or with players
            return tr("Trade");
        case Verb::EndTrading:
            //: A button: no more trades this turn
            return tr("End trading");
        case Verb::EndFreeRoads:
            //: A button: no second free road
            return tr("Enough roads");
        case Verb::EndTurn:
            //: A button: the next player's turn begins
            return tr("End turn");
        case Verb::Undo:
            //: A button: take the last action back
            return tr("Undo");
        case Verb::PlayKnight:
        case Verb::PlayRoadBuilding:
        case Verb::PlayYearOfPlenty:
        case Verb::PlayMonopoly:
            return cardName(*cardOf(verb), edition);
        }
        return {};
    }

    static QString spoken(Verb verb, Edition edition)
    {
        switch (verb) {
        case Verb::Roll:
            return tr("Roll the dice");
        case Verb::BuildRoad:
            return tr("Build a road");
        case Verb::BuildSettlement:
            return tr("Build a settlement");
        case Verb::BuildCity:
            return tr("Build a city");
        case Verb::BuyCard:
            return tr("Buy a development card");
        case Verb::Trade:
            return tr("Trade");
        case Verb::EndTrading:
            return tr("End trading");
        case Verb::EndFreeRoads:
            return tr("Build no second free road");
        case Verb::EndTurn:
            return tr("End the turn");
        case Verb::Undo:
            return tr("Take the last action back");
        case Verb::PlayKnight:
        case Verb::PlayRoadBuilding:
        case Verb::PlayYearOfPlenty:
        case Verb::PlayMonopoly:
            //: %1 is the name of a development card
            return tr("Play %1").arg(cardName(*cardOf(verb), edition));
        }
        return {};
    }

    // All of them must differ.
    static QString letter(Verb verb)
    {
        switch (verb) {
        case Verb::Roll:
            //: The key for: roll the dice. One letter; the keys for all verbs must differ.
            return tr("D", "key: roll the dice");
        case Verb::BuildRoad:
            //: The key for: build a road. One letter; the keys for all verbs must differ.
            return tr("R", "key: build a road");
        case Verb::BuildSettlement:
            //: The key for: build a settlement. One letter; the keys for all verbs must differ.
            return tr("S", "key: build a settlement");
        case Verb::BuildCity:
            //: The key for: build a city. One letter; the keys for all verbs must differ.
            return tr("C", "key: build a city");
        case Verb::BuyCard:
            //: The key for: buy a development card. One letter; the keys for all verbs must differ.
            return tr("B", "key: buy a development card");
        case Verb::Trade:
            //: The key for: trade. One letter; the keys for all verbs must differ.
            return tr("T", "key: trade");
        case Verb::EndTrading:
            //: The key for: end trading. One letter; the keys for all verbs must differ.
            return tr("X", "key: end trading");
        case Verb::EndFreeRoads:
            //: The key for: build no second free road. One letter; the keys for all verbs must differ.
            return tr("F", "key: build no second free road");
        case Verb::EndTurn:
            //: The key for: end the turn. One letter; the keys for all verbs must differ.
            return tr("E", "key: end the turn");
        case Verb::Undo:
            //: The key for: take the last action back. One letter; the keys for all verbs must differ.
            return tr("U", "key: take the last action back");
        case Verb::PlayKnight:
            //: The key for: play a knight. One letter; the keys for all verbs must differ.
            return tr("K", "key: play a knight");
        case Verb::PlayRoadBuilding:
            //: The key for: play road building. One letter; the keys for all verbs must differ.
            return tr("O", "key: play road building");
        case Verb::PlayYearOfPlenty:
            //: The key for: play year of plenty. One letter; the keys for all verbs must differ.
            return tr("Y", "key: play year of plenty");
        case Verb::PlayMonopoly:
            //: The key for: play monopoly. One letter; the keys for all verbs must differ.
            return tr("M", "key: play monopoly");
        }
        return {};
    }
};

constexpr std::array<std::pair<Verb, DevelopmentCard>, 4> played = {
    { { Verb::PlayKnight, DevelopmentCard::Knight },
      { Verb::PlayRoadBuilding, DevelopmentCard::RoadBuilding },
      { Verb::PlayYearOfPlenty, DevelopmentCard::YearOfPlenty },
      { Verb::PlayMonopoly, DevelopmentCard::Monopoly } }
};

} // namespace

QString verbName(Verb verb, Edition edition)
{
    return VerbText::name(verb, edition);
}

QString spokenVerb(Verb verb, Edition edition)
{
    return VerbText::spoken(verb, edition);
}

QString verbLetter(Verb verb)
{
    return VerbText::letter(verb);
}

std::optional<DevelopmentCard> cardOf(Verb verb)
{
    for (const auto &[with, card] : played)
        if (with == verb)
            return card;
    return std::nullopt;
}

std::optional<Verb> verbOf(DevelopmentCard card)
{
    for (const auto &[verb, of] : played)
        if (of == card)
            return verb;
    return std::nullopt;
}

} // namespace holmstead
