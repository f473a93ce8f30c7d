// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/terms.h"

#include "text/lists.h"

#include <QCoreApplication>

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
        //: %n cards of a resource, in a list such as "2 brick and 1 ore"; so are the next six.
        return Terms::tr("%n brick", "", count);
    case Resource::Lumber:
        return inWordsOf(edition, Terms::tr("%n lumber", "", count), Terms::tr("%n wood", "", count));
    case Resource::Wool:
        return Terms::tr("%n wool", "", count);
    case Resource::Grain:
        return inWordsOf(edition, Terms::tr("%n grain", "", count), Terms::tr("%n wheat", "", count));
    case Resource::Ore:
        return Terms::tr("%n ore", "", count);
    }
    return QString();
}

QString classicHarborName(Harbor harbor)
{
    switch (harbor) {
    case Harbor::Brick:
        //: A harbor where two brick are worth any one card of the bank; so are the next four.
        return Terms::tr("2:1 brick harbor");
    case Harbor::Lumber:
        return Terms::tr("2:1 lumber harbor");
    case Harbor::Wool:
        return Terms::tr("2:1 wool harbor");
    case Harbor::Grain:
        return Terms::tr("2:1 grain harbor");
    case Harbor::Ore:
        return Terms::tr("2:1 ore harbor");
    case Harbor::Any:
        //: A harbor where any three cards of one kind are worth one other card.
        return Terms::tr("3:1 harbor");
    }
    return QString();
}

QString sixthHarborName(Harbor harbor)
{
    switch (harbor) {
    case Harbor::Brick:
        //: The sixth edition says port for harbor, wood for lumber and wheat for grain.
        return Terms::tr("2:1 brick port");
    case Harbor::Lumber:
        return Terms::tr("2:1 wood port");
    case Harbor::Wool:
        return Terms::tr("2:1 wool port");
    case Harbor::Grain:
        return Terms::tr("2:1 wheat port");
    case Harbor::Ore:
        return Terms::tr("2:1 ore port");
    case Harbor::Any:
        return Terms::tr("3:1 port");
    }
    return QString();
}

} // namespace

QString resourceName(Resource resource, Edition edition)
{
    switch (resource) {
    case Resource::Brick:
        //: A resource, within a sentence; so are the next six. Wood and wheat are lumber and grain in the
        //: sixth edition.
        return Terms::tr("brick");
    case Resource::Lumber:
        return inWordsOf(edition, Terms::tr("lumber"), Terms::tr("wood"));
    case Resource::Wool:
        return Terms::tr("wool");
    case Resource::Grain:
        return inWordsOf(edition, Terms::tr("grain"), Terms::tr("wheat"));
    case Resource::Ore:
        return Terms::tr("ore");
    }
    return QString();
}

QString resourceTitle(Resource resource, Edition edition)
{
    switch (resource) {
    case Resource::Brick:
        //: A resource, alone on a label or button; so are the next six.
        return Terms::tr("Brick");
    case Resource::Lumber:
        return inWordsOf(edition, Terms::tr("Lumber"), Terms::tr("Wood"));
    case Resource::Wool:
        return Terms::tr("Wool");
    case Resource::Grain:
        return inWordsOf(edition, Terms::tr("Grain"), Terms::tr("Wheat"));
    case Resource::Ore:
        return Terms::tr("Ore");
    }
    return QString();
}

QString resourceLetter(Resource resource, Edition edition)
{
    switch (resource) {
    case Resource::Brick:
        //: Brick, in the corner of a card: one letter, or two where one is not enough to tell the resources
        //: of an edition apart.
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
        //: A landscape of the island, often with its number: "hills 5"; so are the next five.
        return Terms::tr("hills");
    case Terrain::Forest:
        return Terms::tr("forest");
    case Terrain::Pasture:
        return Terms::tr("pasture");
    case Terrain::Fields:
        return Terms::tr("fields");
    case Terrain::Mountains:
        return Terms::tr("mountains");
    case Terrain::Desert:
        return Terms::tr("desert");
    }
    return QString();
}

QString cardName(DevelopmentCard card, Edition edition)
{
    switch (card) {
    case DevelopmentCard::Knight:
        //: The name of a development card; so are the next five.
        return Terms::tr("Knight");
    case DevelopmentCard::RoadBuilding:
        return Terms::tr("Road Building");
    case DevelopmentCard::YearOfPlenty:
        //: Year of Plenty is called Invention in the sixth edition.
        return inWordsOf(edition, Terms::tr("Year of Plenty"), Terms::tr("Invention"));
    case DevelopmentCard::Monopoly:
        return Terms::tr("Monopoly");
    case DevelopmentCard::VictoryPoint:
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
        //: The color of somebody's pieces, alone on a label; so are the next three.
        return Terms::tr("Red");
    case Color::Blue:
        return Terms::tr("Blue");
    case Color::Orange:
        return Terms::tr("Orange");
    case Color::White:
        return Terms::tr("White");
    }
    return QString();
}

QString termName(Term term, Edition edition)
{
    switch (term) {
    case Term::Token:
        //: The round piece with a number that lies on a hex; a number disc in the sixth edition.
        return inWordsOf(edition, Terms::tr("Token"), Terms::tr("Number disc"));
    case Term::Harbor:
        //: A place on the coast where cards are traded at a better rate; a port in the sixth edition.
        return inWordsOf(edition, Terms::tr("Harbor"), Terms::tr("Port"));
    case Term::Bank:
        //: The piles of resource cards that belong to nobody; the supply in the sixth edition.
        return inWordsOf(edition, Terms::tr("Bank"), Terms::tr("Supply"));
    case Term::SpecialCard:
        //: Longest Road and Largest Army are special cards; bonus tiles in the sixth edition.
        return inWordsOf(edition, Terms::tr("Special card"), Terms::tr("Bonus tile"));
    case Term::LongestRoad:
        //: The award for the longest road; Longest Route in the sixth edition.
        return inWordsOf(edition, Terms::tr("Longest Road"), Terms::tr("Longest Route"));
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

} // namespace holmstead
