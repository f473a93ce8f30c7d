// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rules.h"
#include "rules/victims.h"

// What a place promises and what an action would change, told before it is done. Everything is worked out
// from a view, so that a preview knows no more than whoever looks.
namespace holmstead {

// What a building at an intersection brings.
struct SiteOutlook
{
    struct Yield
    {
        Resource resource = Resource::Brick;
        int token = 0;
        int cards = 0;       // by each such roll
        bool robbed = false; // the robber stands there now (R-PR-2)

        friend bool operator==(const Yield &, const Yield &) = default;
    };

    FixedList<Yield, 3> yields; // one a hex that can produce; desert and sea are none
    int chances = 0;            // of 36 rolls, those that bring something now
    std::optional<Harbor> harbor;
};
// Of a settlement that stands or would stand at `at`, or of a city.
SiteOutlook outlookOf(const View &view, IntersectionId at, bool city);

// What a hex brings, and to whom.
struct HexOutlook
{
    std::optional<Resource> resource; // nothing: the desert
    int token = 0;
    int chances = 0; // of 36 rolls, robber or not
    bool robbed = false;
    View::PerPlayer<int> cards = {}; // that its buildings are worth by each such roll, robber or not
};
HexOutlook outlookOf(const View &view, HexId hex);

// Where `player` could build if only they could pay: what their roads reach and the rules of place allow,
// nothing of a piece that has run out (R-BU-6).
PathSet roadSites(const View &view, PlayerId player);
IntersectionSet settlementSites(const View &view, PlayerId player);
IntersectionSet citySites(const View &view, PlayerId player);

// The roads that make up the length of `player`'s longest road (R-LR-2), whoever holds the card.
PathSet longestRoadOf(const View &view, PlayerId player);

struct Change
{
    int before = 0;
    int after = 0;

    bool isNone() const { return before == after; }
    friend bool operator==(const Change &, const Change &) = default;
};

// What an action changes for the active player and the awards, as the viewer can know it beforehand. What
// chance decides is not in it.
struct Outcome
{
    Change points;               // the viewer's own with hidden cards, anybody else's without
    std::optional<Change> cards; // in the viewer's hand; nothing when they cannot pay, or another acts
    Change roadLength;
    std::optional<PlayerId> longestRoadBefore;
    std::optional<PlayerId> longestRoad;
    std::optional<PlayerId> largestArmyBefore;
    std::optional<PlayerId> largestArmy;
    bool endsTrading = false; // R-TU-3
    bool wins = false;        // R-WI-2

    friend bool operator==(const Outcome &, const Outcome &) = default;
};
// For placing and building, where the place must be fine for the piece while the moment and the hand need
// not; for buying a card, trading with the bank and playing a knight. Nothing for every other action.
std::optional<Outcome> outcomeOf(const View &view, const Action &action);

// `view` without what only its viewer may know: the table's view of the same moment.
View asTheTableSees(View view);

} // namespace holmstead
