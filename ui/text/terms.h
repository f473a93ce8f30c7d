// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"
#include "rules/table.h"

#include <QString>

namespace holmstead {

// The words of an edition (R-ED-1), looked up in this one place. All of them are translated at the moment of
// the call, so nobody needs to be told when the language changes.

// As within a sentence: "lumber", in the sixth edition "wood".
QString resourceName(Resource resource, Edition edition);
// As it stands alone, on a button or above a pile: "Lumber".
QString resourceTitle(Resource resource, Edition edition);
// One or two letters for the corner of a card, different for each resource of an edition: colours and
// pictures are never the only sign.
QString resourceLetter(Resource resource, Edition edition);

// As within a sentence: "forest".
QString terrainName(Terrain terrain);
// As it stands alone: "Knight"; Year of Plenty is called Invention in the sixth edition.
QString cardName(DevelopmentCard card, Edition edition);
// What the card does, in a sentence or two.
QString cardEffect(DevelopmentCard card, Edition edition);
// With its rate: "2:1 lumber harbor", "3:1 harbor"; ports in the sixth edition.
QString harborName(Harbor harbor, Edition edition);
// As it stands alone: "Red".
QString colorName(Color color);

// Other words that differ between the editions.
enum class Term { Token, Harbor, Bank, SpecialCard, LongestRoad, LargestArmy };
// As it stands alone, on a label: "Number disc".
QString termName(Term term, Edition edition);

// "2 lumber and 1 ore": in the order of the record format, kinds without cards left out; empty without cards.
QString resourceList(const ResourceCards &cards, Edition edition);

// What `held` is short of to give `wanted`.
ResourceCards shortfall(const ResourceCards &held, const ResourceCards &wanted);

// Of two whole sentences the one with the words of `edition`.
inline QString inWordsOf(Edition edition, const QString &classic, const QString &sixth)
{
    return edition == Edition::Classic ? classic : sixth;
}

} // namespace holmstead
