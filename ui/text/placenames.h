// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/view.h"

#include <QString>

namespace holmstead {

// Places in spoken words, for screen readers, the log and messages.

// "forest 8", "desert".
QString hexName(HexId hex, const Island &island);
// "corner of forest 8, hills 5 and the sea".
QString intersectionName(IntersectionId intersection, const Island &island);
// "path between forest 8 and hills 5", "north-west shore of forest 8".
QString pathName(PathId path, const Island &island);

// The name of a place with what is to be seen there: "forest 8, with the robber",
// "corner of forest 8, hills 5 and the sea, 3:1 harbor: Ada's settlement", "…: free".
QString describePlace(HexId hex, const View &view, const People &people);
QString describePlace(IntersectionId intersection, const View &view, const People &people);
QString describePlace(PathId path, const View &view, const People &people);

} // namespace holmstead
