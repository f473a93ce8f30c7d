// SPDX-License-Identifier: GPL-3.0-or-later
#include "misplaced.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

struct Misplaced
{
    Q_DECLARE_TR_FUNCTIONS(Misplaced)
};

PathSet pathsAround(const Place &place)
{
    PathSet paths;
    if (const auto *hex = std::get_if<HexId>(&place)) {
        for (const PathId side : at(topology.sidesOfHex, *hex))
            paths.insert(side);
    } else if (const auto *corner = std::get_if<IntersectionId>(&place)) {
        paths = at(topology.pathsAt, *corner);
    }
    return paths;
}

IntersectionSet cornersAround(const Place &place)
{
    IntersectionSet corners;
    if (const auto *hex = std::get_if<HexId>(&place)) {
        corners = at(topology.intersectionsOfHex, *hex);
    } else if (const auto *path = std::get_if<PathId>(&place)) {
        for (const IntersectionId end : at(topology.endsOf, *path))
            corners.insert(end);
    }
    return corners;
}

QString road(const Place &place, const BoardTargets &open)
{
    if (pathsAround(place).intersects(open.paths))
        return Misplaced::tr("A road goes on a path, from corner to corner.");
    return std::holds_alternative<HexId>(place) ? Misplaced::tr("No road of yours can go along this hex.")
                                                : Misplaced::tr("No road of yours can go on from here.");
}

QString settlement(const Place &place, const BoardTargets &open)
{
    if (cornersAround(place).intersects(open.intersections))
        return Misplaced::tr("A settlement goes on a corner.");
    return std::holds_alternative<HexId>(place) ? Misplaced::tr("No corner of this hex is open to you.")
                                                : Misplaced::tr("Neither end of this path is open to you.");
}

QString city(const Place &place, const BoardTargets &open)
{
    if (cornersAround(place).intersects(open.intersections))
        return Misplaced::tr("A city takes the place of your settlement: click that.");
    return std::holds_alternative<HexId>(place)
             ? Misplaced::tr("You have no settlement at this hex.")
             : Misplaced::tr("You have no settlement at the ends of this path.");
}

// No hex can be chosen now.
QString hexNow(const View &view)
{
    switch (view.phase) {
    case Phase::Setup:
        return view.unconnected ? Misplaced::tr("Click one of the lit paths beside your settlement.")
                                : Misplaced::tr("Click one of the lit corners.");
    case Phase::FreeRoads:
        return Misplaced::tr("Click one of the lit paths.");
    case Phase::Roll:
        return Misplaced::tr("Roll the dice first; the robber only moves after a 7 or a knight.");
    default:
        return Misplaced::tr("Build on paths and corners; the robber only moves after a 7 or a knight.");
    }
}

} // namespace

QString misplacedSentence(std::optional<Build> build, const Place &place, const BoardTargets &open,
                          const View &view)
{
    if (!build)
        return hexNow(view);
    switch (*build) {
    case Build::Road:
        return road(place, open);
    case Build::Settlement:
        return settlement(place, open);
    case Build::City:
        return city(place, open);
    }
    return QString();
}

} // namespace holmstead
