// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/seats.h"
#include "text/lists.h"
#include "text/names.h"
#include "text/prompts.h"

#include <QCoreApplication>

#include <vector>

namespace holmstead {

namespace {

struct DiscardPrompts
{
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

// Who owes cards, in the order in which they are called to the screen: whoever sits there, then clockwise
// from the one who has rolled.
std::vector<PlayerId> debtorsInTurn(const View &view)
{
    std::vector<PlayerId> debtors;
    const auto owes = [&](PlayerId player) { return view.player(player).mustDiscard > 0; };
    if (view.viewer && owes(*view.viewer))
        debtors.push_back(*view.viewer);
    for (const PlayerId player : clockwiseFrom(view.turn, view.playerCount())) {
        if (player != view.viewer && owes(player))
            debtors.push_back(player);
    }
    return debtors;
}

} // namespace

QString discardPrompt(const View &view, const People &people)
{
    const PlayerId now = debtorsInTurn(view).front();
    return DiscardPrompts::tr("%1: discard %n cards.", "", view.player(now).mustDiscard)
        .arg(nameOf(now, people));
}

QString discardsThen(const View &view, const People &people)
{
    const auto debtors = debtorsInTurn(view);
    QStringList later;
    for (std::size_t i = 1; i < debtors.size(); ++i) {
        //: Who has to discard how many cards, in the list of "then Cleo 4 and Dan 5"
        later << DiscardPrompts::tr("%1 %n", "cards to discard", view.player(debtors[i]).mustDiscard)
                     .arg(nameOf(debtors[i], people));
    }
    //: After "Ben: discard 5 cards."; %1 is who has to discard next, e.g. "Cleo 4 and Dan 5"
    return later.isEmpty() ? QString() : DiscardPrompts::tr("then %1").arg(listOf(later));
}

} // namespace holmstead
