// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/positionbuilder.h"

#include "rules/awards.h"

#include <algorithm>

namespace holmstead {

void PositionBuilder::giveLongestRoad()
{
    const QString key = QStringLiteral("longestRoad");
    const auto &lengths = m_state.roadLengths;
    const int longest = *std::max_element(lengths.begin(), lengths.end());
    const OptionalId<PlayerId> alone = longestRoadHolder(m_state, std::nullopt);
    const bool isTie = longest >= longestRoadMinimum && !alone;
    if (!m_position.longestRoad && isTie)
        return refuse(Kind::LongestRoadOpen, key);
    m_state.longestRoad = m_position.longestRoad.value_or(alone);
    if (m_state.longestRoad)
        judgeLongestRoadHolder(*m_state.longestRoad);
    else if (alone)
        refuse(Kind::LongestRoadUnclaimed, key, { textOf(*alone) });
}

void PositionBuilder::judgeLongestRoadHolder(PlayerId holder)
{
    const QString key = QStringLiteral("longestRoad");
    if (at(m_state.roadLengths, holder) < longestRoadMinimum)
        refuse(Kind::RoadTooShort, key, { textOf(holder) });
    else if (longestRoadHolder(m_state, holder) != holder)
        refuse(Kind::RoadNotLongest, key, { textOf(holder) });
}

void PositionBuilder::giveLargestArmy()
{
    const QString key = QStringLiteral("largestArmy");
    const auto &knights = m_state.knightsPlayed;
    const auto most = std::max_element(knights.begin(), knights.end());
    const bool isHeld = *most >= largestArmyMinimum;
    const bool isTie = isHeld && std::count(knights.begin(), knights.end(), *most) > 1;
    if (!m_position.largestArmy && isTie)
        return refuse(Kind::LargestArmyOpen, key);
    OptionalId<PlayerId> holder;
    if (isHeld)
        holder = PlayerId(static_cast<int>(most - knights.begin()));
    m_state.largestArmy = m_position.largestArmy.value_or(holder);
    if (m_state.largestArmy)
        judgeLargestArmyHolder(*m_state.largestArmy);
    else if (isHeld)
        refuse(Kind::LargestArmyUnclaimed, key);
}

void PositionBuilder::judgeLargestArmyHolder(PlayerId holder)
{
    const auto &knights = m_state.knightsPlayed;
    if (at(knights, holder) < largestArmyMinimum)
        refuse(Kind::ArmyTooSmall, QStringLiteral("largestArmy"), { textOf(holder) });
    else if (at(knights, holder) < *std::max_element(knights.begin(), knights.end()))
        refuse(Kind::ArmyNotLargest, QStringLiteral("largestArmy"), { textOf(holder) });
}

} // namespace holmstead
