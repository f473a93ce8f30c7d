// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/terms.h"

#include "text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace holmstead {

namespace {

struct Terms
{
    Q_DECLARE_TR_FUNCTIONS(Terms)
};

QString countedResource(Resource resource, int count, Edition edition)
{
    switch (resource) {
    case Resource::Brick:
        //: %n cards of a resource, in a list such as "2 brick and 1 ore".
        return Terms::tr("%n brick", "", count);
    case Resource::Lumber:
        return inWordsOf(edition,
                         //: %n cards of a resource, in a list such as "2 brick and 1 ore".
                         Terms::tr("%n lumber", "", count),
                         //: %n cards of a resource, in a list such as "2 brick and 1 ore"; lumber is called
                         //: so in the sixth edition.
                         Terms::tr("%n wood", "", count));
    case Resource::Wool:
        //: %n cards of a resource, in a list such as "2 brick and 1 ore".
        return Terms::tr("%n wool", "", count);
    case Resource::Grain:
        return inWordsOf(edition,
                         //: %n cards of a resource, in a list such as "2 brick and 1 ore".
                         Terms::tr("%n grain", "", count),
                         //: %n cards of a resource, in a list such as "2 brick and 1 ore"; grain is called so
                         //: in the sixth edition.
                         Terms::tr("%n wheat", "", count));
    case Resource::Ore:
        //: %n cards of a resource, in a list such as "2 brick and 1 ore".
        return Terms::tr("%n ore", "", count);
    }
    return QString();
}

QString classicHarborName(Harbor harbor)
{
    switch (harbor) {
    case Harbor::Brick:
        //: A harbor where two cards of the resource are worth one other card.
        return Terms::tr("2:1 brick harbor");
    case Harbor::Lumber:
        //: A harbor where two cards of the resource are worth one other card.
        return Terms::tr("2:1 lumber harbor");
    case Harbor::Wool:
        //: A harbor where two cards of the resource are worth one other card.
        return Terms::tr("2:1 wool harbor");
    case Harbor::Grain:
        //: A harbor where two cards of the resource are worth one other card.
        return Terms::tr("2:1 grain harbor");
    case Harbor::Ore:
        //: A harbor where two cards of the resource are worth one other card.
        return Terms::tr("2:1 ore harbor");
    case Harbor::Any:
        //: A harbor where three cards of any one kind are worth one other card.
        return Terms::tr("3:1 harbor");
    }
    return QString();
}

QString sixthHarborName(Harbor harbor)
{
    switch (harbor) {
    case Harbor::Brick:
        //: A port where two cards of the resource are worth one other card.
        return Terms::tr("2:1 brick port");
    case Harbor::Lumber:
        //: A port where two cards of the resource are worth one other card.
        return Terms::tr("2:1 wood port");
    case Harbor::Wool:
        //: A port where two cards of the resource are worth one other card.
        return Terms::tr("2:1 wool port");
    case Harbor::Grain:
        //: A port where two cards of the resource are worth one other card.
        return Terms::tr("2:1 wheat port");
    case Harbor::Ore:
        //: A port where two cards of the resource are worth one other card.
        return Terms::tr("2:1 ore port");
    case Harbor::Any:
        //: A port where three cards of any one kind are worth one other card.
        return Terms::tr("3:1 port");
    }
    return QString();
}

} // namespace

QString resourceName(Resource resource, Edition edition)
{
    switch (resource) {
    case Resource::Brick:
        //: A resource, within a sentence.
        return Terms::tr("brick");
    case Resource::Lumber:
        return inWordsOf(edition,
                         //: A resource, within a sentence.
                         Terms::tr("lumber"),
                         //: A resource, within a sentence; lumber is called so in the sixth edition.
                         Terms::tr("wood"));
    case Resource::Wool:
        //: A resource, within a sentence.
        return Terms::tr("wool");
    case Resource::Grain:
        return inWordsOf(edition,
                         //: A resource, within a sentence.
                         Terms::tr("grain"),
                         //: A resource, within a sentence; grain is called so in the sixth edition.
                         Terms::tr("wheat"));
    case Resource::Ore:
        //: A resource, within a sentence.
        return Terms::tr("ore");
    }
    return QString();
}

QString resourceTitle(Resource resource, Edition edition)
{
    switch (resource) {
    case Resource::Brick:
        //: A resource, alone on a label or button.
        return Terms::tr("Brick");
    case Resource::Lumber:
        return inWordsOf(edition,
                         //: A resource, alone on a label or button.
                         Terms::tr("Lumber"),
                         //: A resource, alone on a label or button; lumber is called so in the sixth edition.
                         Terms::tr("Wood"));
    case Resource::Wool:
        //: A resource, alone on a label or button.
        return Terms::tr("Wool");
    case Resource::Grain:
        return inWordsOf(edition,
                         //: A resource, alone on a label or button.
                         Terms::tr("Grain"),
                         //: A resource, alone on a label or button; grain is called so in the sixth edition.
                         Terms::tr("Wheat"));
    case Resource::Ore:
        //: A resource, alone on a label or button.
        return Terms::tr("Ore");
    }
    return QString();
}

QString resourceLetter(Resource resource, Edition edition)
{
    switch (resource) {
    case Resource::Brick:
        //: Brick, on a card that has no room for the word: one letter, or two where one is not enough to
        //: tell the resources of an edition apart.
        return Terms::tr("B", "short for brick");
    case Resource::Lumber:
        return inWordsOf(edition, Terms::tr("L", "short for lumber"),
                         Terms::tr("Wd", "short for wood, sixth edition"));
    case Resource::Wool:
        return inWordsOf(edition, Terms::tr("W", "short for wool"),
                         Terms::tr("Wl", "short for wool, sixth edition"));
    case Resource::Grain:
        return inWordsOf(edition, Terms::tr("G", "short for grain"),
                         Terms::tr("Wh", "short for wheat, sixth edition"));
    case Resource::Ore:
        return Terms::tr("O", "short for ore");
    }
    return QString();
}

QString terrainName(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Hills:
        //: A landscape of the island, within a sentence, mostly with its number: "hills 5".
        return Terms::tr("hills");
    case Terrain::Forest:
        //: A landscape of the island, within a sentence, mostly with its number: "hills 5".
        return Terms::tr("forest");
    case Terrain::Pasture:
        //: A landscape of the island, within a sentence, mostly with its number: "hills 5".
        return Terms::tr("pasture");
    case Terrain::Fields:
        //: A landscape of the island, within a sentence, mostly with its number: "hills 5".
        return Terms::tr("fields");
    case Terrain::Mountains:
        //: A landscape of the island, within a sentence, mostly with its number: "hills 5".
        return Terms::tr("mountains");
    case Terrain::Desert:
        //: A landscape of the island, within a sentence, mostly with its number: "hills 5".
        return Terms::tr("desert");
    }
    return QString();
}

QString cardName(DevelopmentCard card, Edition edition)
{
    switch (card) {
    case DevelopmentCard::Knight:
        //: The name of a development card.
        return Terms::tr("Knight");
    case DevelopmentCard::RoadBuilding:
        //: The name of a development card: building two roads for free.
        return Terms::tr("Road Building");
    case DevelopmentCard::YearOfPlenty:
        return inWordsOf(edition,
                         //: The name of a development card.
                         Terms::tr("Year of Plenty"),
                         //: The name of a development card; Year of Plenty is called so in the sixth edition.
                         Terms::tr("Invention"));
    case DevelopmentCard::Monopoly:
        //: The name of a development card.
        return Terms::tr("Monopoly");
    case DevelopmentCard::VictoryPoint:
        //: The name of a development card.
        return Terms::tr("Victory Point");
    }
    return QString();
}

QString cardEffect(DevelopmentCard card, Edition edition)
{
    switch (card) {
    case DevelopmentCard::Knight:
        return Terms::tr("Move the robber and steal a card from a player next to it. Knights count for the "
                         "Largest Army.");
    case DevelopmentCard::RoadBuilding:
        return Terms::tr("Build up to two roads for free.");
    case DevelopmentCard::YearOfPlenty:
        return inWordsOf(edition, Terms::tr("Take any two resource cards from the bank."),
                         Terms::tr("Take any two resource cards from the supply."));
    case DevelopmentCard::Monopoly:
        return Terms::tr("Name a resource: all other players hand over every card they have of it.");
    case DevelopmentCard::VictoryPoint:
        return Terms::tr("Worth one victory point. It stays hidden and counts by itself.");
    }
    return QString();
}

QString harborName(Harbor harbor, Edition edition)
{
    return edition == Edition::Classic ? classicHarborName(harbor) : sixthHarborName(harbor);
}

QString colorName(Color color)
{
    switch (color) {
    case Color::Red:
        //: The color of somebody's pieces, alone on a label.
        return Terms::tr("Red");
    case Color::Blue:
        //: The color of somebody's pieces, alone on a label.
        return Terms::tr("Blue");
    case Color::Orange:
        //: The color of somebody's pieces, alone on a label.
        return Terms::tr("Orange");
    case Color::White:
        //: The color of somebody's pieces, alone on a label.
        return Terms::tr("White");
    }
    return QString();
}

QString termName(Term term, Edition edition)
{
    switch (term) {
    case Term::Token:
        return inWordsOf(
            edition,
            //: A round piece with a number that lies on a hex.
            Terms::tr("Token"),
            //: A round piece with a number that lies on a hex; the sixth edition's word for token.
            Terms::tr("Number disc"));
    case Term::Harbor:
        return inWordsOf(edition,
                         //: A place on the coast where cards are traded at a better rate.
                         Terms::tr("Harbor"),
                         //: A place on the coast where cards are traded at a better rate; the sixth edition's
                         //: word for harbor.
                         Terms::tr("Port"));
    case Term::Bank:
        return inWordsOf(
            edition,
            //: The piles of resource cards that belong to nobody.
            Terms::tr("Bank"),
            //: The piles of resource cards that belong to nobody; the sixth edition's word for bank.
            Terms::tr("Supply"));
    case Term::SpecialCard:
        return inWordsOf(
            edition,
            //: Longest Road and Largest Army are such.
            Terms::tr("Special card"),
            //: Longest Road and Largest Army are such; the sixth edition's word for special card.
            Terms::tr("Bonus tile"));
    case Term::LongestRoad:
        return inWordsOf(edition,
                         //: The award for the longest road.
                         Terms::tr("Longest Road"),
                         //: The award for the longest road; the sixth edition's word for Longest Road.
                         Terms::tr("Longest Route"));
    case Term::LargestArmy:
        //: The award for the most knights.
        return Terms::tr("Largest Army");
    }
    return QString();
}

QString resourceList(const ResourceCards &cards, Edition edition)
{
    QStringList kinds;
    for (const Resource resource : allResources) {
        if (cards[resource] > 0)
            kinds.append(countedResource(resource, cards[resource], edition));
    }
    return listOf(kinds);
}

ResourceCards shortfall(const ResourceCards &held, const ResourceCards &wanted)
{
    ResourceCards lacking;
    for (const Resource resource : allResources)
        lacking.add(resource, std::max(0, wanted[resource] - held[resource]));
    return lacking;
}

} // namespace holmstead
