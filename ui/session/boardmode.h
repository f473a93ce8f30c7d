// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardtargets.h"
#include "rules/rules.h"
#include "rules/view.h"

#include <memory>

namespace holmstead {

// What a click on the board means at the moment. A mode turns what may be done into places that answer, and a
// place that was clicked into an action; whether that is allowed is not for it to say.
class BoardMode
{
public:
    virtual ~BoardMode() = default;

    // Where something of `choices`, which are those of view.viewer, can be done.
    virtual BoardTargets targets(const View &view, const ActionList &choices) const = 0;
    // What a click at `place` asks for; nothing when the mode has no use for such a place.
    virtual std::optional<Action> actionAt(const Place &place, const View &view) const = 0;
};

// No button is on: a path asks for a road, an intersection for a settlement, one's own settlement for a city.
// Out of turn and out of phase the engine says what is due instead. A hex asks for the robber while a 7 is
// played out and when all is over, and for nothing else.
class DirectMode : public BoardMode
{
public:
    BoardTargets targets(const View &view, const ActionList &choices) const override;
    std::optional<Action> actionAt(const Place &place, const View &view) const override;
};

// The first settlements and roads of a variable island (R-SU-8).
class PlacementMode final : public DirectMode
{
public:
    BoardTargets targets(const View &view, const ActionList &choices) const override;
    std::optional<Action> actionAt(const Place &place, const View &view) const override;
};

// The robber has to move (R-RO-4).
class MoveRobberMode final : public DirectMode
{
public:
    BoardTargets targets(const View &view, const ActionList &choices) const override;
};

// A building at the robber's hex names its owner as the victim (R-RO-5).
class StealMode final : public DirectMode
{
public:
    BoardTargets targets(const View &view, const ActionList &choices) const override;
    std::optional<Action> actionAt(const Place &place, const View &view) const override;
};

// The roads of Road Building (R-DC-5).
class FreeRoadsMode final : public DirectMode
{
public:
    BoardTargets targets(const View &view, const ActionList &choices) const override;
};

// A build button is on: all places for that piece show, and only that piece is built.
enum class Build { Road, Settlement, City };
class BuildMode final : public BoardMode
{
public:
    explicit BuildMode(Build build) : m_build(build) {}

    BoardTargets targets(const View &view, const ActionList &choices) const override;
    std::optional<Action> actionAt(const Place &place, const View &view) const override;

private:
    Build m_build;
};

// The mode of the moment; `wanted` is the build button that is on and counts only while one may build.
std::unique_ptr<BoardMode> modeFor(const View &view, std::optional<Build> wanted);
// Whether the moment is one for a build button.
bool mayBuild(const View &view);

} // namespace holmstead
