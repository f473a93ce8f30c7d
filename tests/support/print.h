// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.h"
#include "rules/reason.h"
#include "rules/state.h"

#include <optional>
#include <string>
#include <vector>

namespace holmstead {

// What QCOMPARE prints when values of the engine differ; found by Qt Test through their namespace.
char *toString(HexId hex);
char *toString(IntersectionId intersection);
char *toString(PathId path);
char *toString(PlayerId player);
char *toString(const std::optional<PlayerId> &player);
char *toString(const OptionalId<PlayerId> &player);
char *toString(const HexSet &hexes);
char *toString(const IntersectionSet &intersections);
char *toString(const PathSet &paths);
char *toString(const ResourceCards &cards);
char *toString(const DevelopmentCards &cards);
char *toString(Resource resource);
char *toString(Phase phase);
char *toString(Reason reason);
char *toString(const std::optional<Reason> &reason);
char *toString(const Action &action);
char *toString(const Event &event);
char *toString(const Events &events);
char *toString(const GameState &state);

namespace test {

// The same as text, for messages and for names of rows.
std::string textOf(Reason reason); // "TooClose"
std::string textOf(const ResourceCards &cards);
std::string textOf(const DevelopmentCards &cards);
std::string textOf(const Action &action);
std::string textOf(const Event &event);
std::string textOf(const GameState &state);

} // namespace test

} // namespace holmstead
