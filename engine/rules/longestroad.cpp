// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/longestroad.h"

#include "board/topology.h"

#include <algorithm>

namespace holmstead {

namespace {

// A person with a pencil: walks every trail there is. Fifteen roads with loops are at most some hundred.
class Walker
{
public:
    explicit Walker(const IntersectionSet &blocked) : m_blocked(blocked) {}

    // The most paths of `unused` that a trail standing at `here` can go on by.
    int onward(IntersectionId here, const PathSet &unused) const
    {
        if (m_blocked.contains(here))
            return 0;
        int best = 0;
        for (const PathId path : at(topology.pathsAt, here) & unused) {
            PathSet rest = unused;
            rest.remove(path);
            best = std::max(best, 1 + onward(topology.acrossFrom(here, path), rest));
        }
        return best;
    }

    // The same for a trail with two ends: it grows at `here` for a while, then only at `there`.
    int bothWays(IntersectionId here, IntersectionId there, const PathSet &unused) const
    {
        int best = onward(there, unused);
        if (m_blocked.contains(here))
            return best;
        for (const PathId path : at(topology.pathsAt, here) & unused) {
            PathSet rest = unused;
            rest.remove(path);
            best = std::max(best, 1 + bothWays(topology.acrossFrom(here, path), there, rest));
        }
        return best;
    }

private:
    IntersectionSet m_blocked;
};

} // namespace

int longestTrailThrough(PathId through, const PathSet &roads, const IntersectionSet &blocked)
{
    PathSet others = roads;
    others.remove(through);
    const auto &[one, other] = at(topology.endsOf, through);
    return 1 + Walker(blocked).bothWays(one, other, others);
}

int longestTrail(const PathSet &roads, const IntersectionSet &blocked)
{
    // Every trail has a last road in the order of the paths: it is found when that road is laid.
    PathSet laid;
    int best = 0;
    for (const PathId path : roads) {
        laid.insert(path);
        best = std::max(best, longestTrailThrough(path, laid, blocked));
    }
    return best;
}

PathSet roadsOfLongestTrail(const PathSet &roads, const IntersectionSet &blocked)
{
    // What can be left out without loss is; the rest is all of one trail.
    const int length = longestTrail(roads, blocked);
    PathSet needed = roads;
    for (const PathId path : roads) {
        if (longestTrail(needed - PathSet{ path }, blocked) == length)
            needed.remove(path);
    }
    return needed;
}

} // namespace holmstead
