// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/setuplesson.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

// Finds the words for one placement, after what lies on the island.
class Lesson
{
    Q_DECLARE_TR_FUNCTIONS(SetupLesson)

public:
    explicit Lesson(const View &view) : m_view(view) {}

    QStringList sentences() const
    {
        if (m_view.unconnected)
            return isSecondRound() ? secondRoad() : firstRoad();
        return isSecondRound() ? secondSettlement() : firstSettlement();
    }

private:
    int roads(PlayerId player) const { return at(m_view.roads, player).size(); }
    // With the settlement that waits for its road.
    bool isSecondRound() const
    {
        return at(m_view.buildings, m_view.turn).size() == (m_view.unconnected ? 2 : 1);
    }
    // Nobody places after them in this round: all others have their roads.
    bool isLast() const
    {
        for (const PlayerId player : playersOf(m_view.playerCount())) {
            if (player != m_view.turn && roads(player) <= roads(m_view.turn))
                return false;
        }
        return true;
    }

    static QString turnsBack()
    {
        return tr("When everybody has placed once, the last one places again, and the order turns back.");
    }
    static QString turnsBackHere() { return tr("You are the last, so you place a second time right after."); }
    // R-SU-9
    static QString beginsAfter() { return tr("After your road the game begins, and you roll the dice."); }

    QStringList firstSettlement() const
    {
        return { tr("This settlement is free, and so is the road that comes next."),
                 tr("The more dots a number has, the more often its hex brings cards."),
                 isLast() ? turnsBackHere() : turnsBack() };
    }
    QStringList firstRoad() const
    {
        return { tr("This road is free, too. It starts at the settlement you have just placed."),
                 isLast() ? turnsBackHere() : turnsBack() };
    }
    QStringList secondSettlement() const
    {
        return { tr("This settlement brings you one card from each hex around it, but none from the desert."),
                 tr("It may stand far away from your first one; another free road comes next."),
                 isLast() ? beginsAfter() : tr("The order runs back now, to whoever placed first.") };
    }
    QStringList secondRoad() const
    {
        return { tr("This road is free, too. It starts at your second settlement."),
                 isLast() ? beginsAfter() : tr("After the last road, whoever placed first rolls the dice.") };
    }

    const View &m_view;
};

} // namespace

QStringList setupLesson(const View &view)
{
    return view.phase == Phase::Setup ? Lesson(view).sentences() : QStringList();
}

} // namespace holmstead
