// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/keyboardwalk.h"

#include "board/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace holmstead {

namespace {

// Rows are half as high as those of the hexes, so that the corners along the top of a row of hexes are one.
int rowOf(const Place &place)
{
    return static_cast<int>(std::floor((centerOf(place).y() + 412.5) / 75));
}

bool readBefore(const Place &a, const Place &b)
{
    return std::pair(rowOf(a), centerOf(a).x()) < std::pair(rowOf(b), centerOf(b).x());
}

template <typename IdType> void add(std::vector<Place> &places, const IdSet<IdType> &ids)
{
    for (const IdType id : ids)
        places.push_back(id);
}

// The place for which `cost` is lowest; those with a negative cost do not count.
template <typename Cost> std::optional<Place> cheapest(const std::vector<Place> &places, Cost cost)
{
    std::optional<Place> best;
    for (const Place &place : places) {
        if (cost(place) >= 0 && (!best || cost(place) < cost(*best)))
            best = place;
    }
    return best;
}

std::optional<Place> step(const Place &from, int by, const std::vector<Place> &places)
{
    const auto count = static_cast<int>(places.size());
    const auto found = std::find(places.begin(), places.end(), from);
    if (found == places.end())
        return nearestOf(from, places);
    const int index = static_cast<int>(found - places.begin());
    return places[static_cast<std::size_t>((index + by + count) % count)];
}

std::optional<Place> climb(const Place &from, int direction, const std::vector<Place> &places)
{
    const QPointF start = centerOf(from);
    return cheapest(places, [&](const Place &place) {
        const QPointF way = centerOf(place) - start;
        const qreal forward = direction * way.y();
        return forward < 1 ? -1 : forward + 1.5 * std::abs(way.x());
    });
}

} // namespace

std::vector<Place> walkablePlaces(const BoardTargets &targets)
{
    std::vector<Place> places;
    add(places, targets.intersections);
    add(places, targets.paths);
    add(places, targets.hexes);
    if (places.empty() && targets.ghost == Piece::Road)
        add(places, PathSet::all());
    else if (places.empty() && targets.ghost == Piece::Robber)
        add(places, HexSet::all());
    else if (places.empty())
        add(places, IntersectionSet::all());
    std::sort(places.begin(), places.end(), readBefore);
    return places;
}

std::optional<Place> walk(const Place &from, int key, const std::vector<Place> &places)
{
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        return step(from, key == Qt::Key_Left ? -1 : 1, places);
    return climb(from, key == Qt::Key_Up ? -1 : 1, places);
}

std::optional<Place> nearestOf(const Place &from, const std::vector<Place> &places)
{
    const QPointF start = centerOf(from);
    return cheapest(places, [&](const Place &place) {
        const QPointF way = centerOf(place) - start;
        return std::hypot(way.x(), way.y());
    });
}

} // namespace holmstead
