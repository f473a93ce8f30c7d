// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcometext.h"

#include "text/names.h"
#include "text/terms.h"

#include <QCoreApplication>
#include <QLocale>

namespace holmstead {

namespace {

struct Outcomes
{
    Q_DECLARE_TR_FUNCTIONS(Outcomes)
};

using Holder = std::optional<PlayerId>;

// `award` passes from one to the other, either of whom may be nobody.
QString awardSentence(Term term, Holder from, Holder to, const View &view, const People &people)
{
    const QString award = termName(term, view.table->rules.edition);
    if (to && from) {
        //: %1 and %3 are names, %2 is Longest Road or Largest Army
        return Outcomes::tr("%1 takes %2 from %3.").arg(nameOf(*to, people), award, nameOf(*from, people));
    }
    if (to) {
        //: %1 is a name, %2 is Longest Road or Largest Army
        return Outcomes::tr("%1 takes %2.").arg(nameOf(*to, people), award);
    }
    //: %1 is a name, %2 is Longest Road or Largest Army
    return Outcomes::tr("%1 loses %2.").arg(nameOf(*from, people), award);
}

// Others see fewer points of the viewer.
int hiddenCards(const View &view)
{
    const bool isOwn = view.viewer == view.turn && view.phase != Phase::Over;
    return isOwn ? view.cards[DevelopmentCard::VictoryPoint] : 0;
}

} // namespace

QStringList outcomeSentences(const Outcome &outcome, const View &view, const People &people)
{
    QStringList sentences;
    if (!outcome.points.isNone()) {
        const Change points = outcome.points;
        //: %n more points, from %1 to %2 of them
        sentences << Outcomes::tr("+%n point(s): %1 → %2", nullptr, points.after - points.before)
                         .arg(QLocale().toString(points.before), QLocale().toString(points.after));
        if (const int hidden = hiddenCards(view)) {
            //: Below "+1 point: 3 → 4": others see fewer points
            sentences << Outcomes::tr("That is with your %n hidden card(s).", nullptr, hidden);
        }
    }
    if (outcome.cards && !outcome.cards->isNone()) {
        //: Resource cards in the hand, before and after
        sentences << Outcomes::tr("Cards in hand: %1 → %2")
                         .arg(QLocale().toString(outcome.cards->before), QLocale().toString(outcome.cards->after));
    }
    if (!outcome.roadLength.isNone()) {
        //: The longest of a player's roads in segments, before and after
        sentences << Outcomes::tr("Length of the road: %1 → %2")
                         .arg(QLocale().toString(outcome.roadLength.before),
                              QLocale().toString(outcome.roadLength.after));
    }
    if (outcome.longestRoad != outcome.longestRoadBefore)
        sentences << awardSentence(Term::LongestRoad, outcome.longestRoadBefore, outcome.longestRoad, view,
                                   people);
    if (outcome.largestArmy != outcome.largestArmyBefore)
        sentences << awardSentence(Term::LargestArmy, outcome.largestArmyBefore, outcome.largestArmy, view,
                                   people);
    if (outcome.endsTrading)
        sentences << Outcomes::tr("Trading is over then, until the next turn.");
    if (outcome.wins)
        sentences << Outcomes::tr("That wins the game!");
    return sentences;
}

} // namespace holmstead
