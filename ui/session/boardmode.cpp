// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/boardmode.h"

namespace holmstead {

namespace {

std::optional<PlayerId> ownerAt(const View &view, IntersectionId at)
{
    for (const PlayerId player : playersOf(view.playerCount())) {
        if (holmstead::at(view.buildings, player).contains(at))
            return player;
    }
    return std::nullopt;
}

// The places of all choices of type `Choice`.
template <typename Choice, typename Set> void collect(const ActionList &choices, Set &places)
{
    for (const Action &action : choices) {
        if (const auto *choice = std::get_if<Choice>(&action))
            places.insert(choice->at);
    }
}

bool isRobbersMoment(Phase phase)
{
    return phase == Phase::Discard || phase == Phase::Robber || phase == Phase::Steal || phase == Phase::Over;
}

BoardTargets targetsOf(const View &view, Piece ghost, bool alwaysShown)
{
    BoardTargets targets;
    targets.player = view.turn;
    targets.ghost = ghost;
    targets.alwaysShown = alwaysShown;
    return targets;
}

} // namespace

BoardTargets DirectMode::targets(const View &view, const ActionList &choices) const
{
    BoardTargets targets = targetsOf(view, Piece::None, false);
    collect<BuildRoad>(choices, targets.paths);
    collect<BuildSettlement>(choices, targets.intersections);
    collect<BuildCity>(choices, targets.intersections);
    return targets;
}

std::optional<Action> DirectMode::actionAt(const Place &place, const View &view) const
{
    if (const auto *hex = std::get_if<HexId>(&place))
        return isRobbersMoment(view.phase) ? std::optional<Action>(MoveRobber{ *hex }) : std::nullopt;
    if (const auto *path = std::get_if<PathId>(&place))
        return BuildRoad{ *path };
    const auto intersection = std::get<IntersectionId>(place);
    if (ownerAt(view, intersection) == view.turn)
        return BuildCity{ intersection };
    return BuildSettlement{ intersection };
}

BoardTargets PlacementMode::targets(const View &view, const ActionList &choices) const
{
    BoardTargets targets = targetsOf(view, view.unconnected ? Piece::Road : Piece::Settlement, true);
    collect<PlaceSettlement>(choices, targets.intersections);
    collect<PlaceRoad>(choices, targets.paths);
    return targets;
}

std::optional<Action> PlacementMode::actionAt(const Place &place, const View &view) const
{
    if (const auto *path = std::get_if<PathId>(&place))
        return PlaceRoad{ *path };
    if (const auto *intersection = std::get_if<IntersectionId>(&place))
        return PlaceSettlement{ *intersection };
    return DirectMode::actionAt(place, view);
}

BoardTargets MoveRobberMode::targets(const View &view, const ActionList &choices) const
{
    BoardTargets targets = targetsOf(view, Piece::Robber, true);
    for (const Action &action : choices) {
        if (const auto *move = std::get_if<MoveRobber>(&action))
            targets.hexes.insert(move->to);
    }
    return targets;
}

BoardTargets StealMode::targets(const View &view, const ActionList &choices) const
{
    BoardTargets targets = targetsOf(view, Piece::None, true);
    for (const Action &action : choices) {
        if (const auto *steal = std::get_if<Steal>(&action))
            targets.intersections |=
                at(view.buildings, steal->from) & at(topology.intersectionsOfHex, view.robber);
    }
    return targets;
}

std::optional<Action> StealMode::actionAt(const Place &place, const View &view) const
{
    if (const auto *intersection = std::get_if<IntersectionId>(&place)) {
        if (const auto owner = ownerAt(view, *intersection))
            return Steal{ *owner, std::nullopt };
    }
    return DirectMode::actionAt(place, view);
}

BoardTargets FreeRoadsMode::targets(const View &view, const ActionList &choices) const
{
    BoardTargets targets = targetsOf(view, Piece::Road, true);
    collect<BuildRoad>(choices, targets.paths);
    return targets;
}

BoardTargets BuildMode::targets(const View &view, const ActionList &choices) const
{
    switch (m_build) {
    case Build::Road: {
        BoardTargets targets = targetsOf(view, Piece::Road, true);
        collect<BuildRoad>(choices, targets.paths);
        return targets;
    }
    case Build::Settlement: {
        BoardTargets targets = targetsOf(view, Piece::Settlement, true);
        collect<BuildSettlement>(choices, targets.intersections);
        return targets;
    }
    case Build::City: {
        BoardTargets targets = targetsOf(view, Piece::City, true);
        collect<BuildCity>(choices, targets.intersections);
        return targets;
    }
    }
    return {};
}

std::optional<Action> BuildMode::actionAt(const Place &place, const View &) const
{
    const auto *path = std::get_if<PathId>(&place);
    const auto *intersection = std::get_if<IntersectionId>(&place);
    if (m_build == Build::Road && path)
        return BuildRoad{ *path };
    if (m_build == Build::Settlement && intersection)
        return BuildSettlement{ *intersection };
    if (m_build == Build::City && intersection)
        return BuildCity{ *intersection };
    return std::nullopt;
}

bool mayBuild(const View &view)
{
    return view.viewer == view.turn
        && (view.phase == Phase::Main || view.phase == Phase::Trade || view.phase == Phase::Build);
}

std::unique_ptr<BoardMode> modeFor(const View &view, std::optional<Build> wanted)
{
    switch (view.phase) {
    case Phase::Setup:
        return std::make_unique<PlacementMode>();
    case Phase::Robber:
        return std::make_unique<MoveRobberMode>();
    case Phase::Steal:
        return std::make_unique<StealMode>();
    case Phase::FreeRoads:
        return std::make_unique<FreeRoadsMode>();
    case Phase::Main:
    case Phase::Trade:
    case Phase::Build:
        if (wanted && mayBuild(view))
            return std::make_unique<BuildMode>(*wanted);
        return std::make_unique<DirectMode>();
    case Phase::Roll:
    case Phase::Discard:
    case Phase::Over:
        return std::make_unique<DirectMode>();
    }
    return std::make_unique<DirectMode>();
}

} // namespace holmstead
