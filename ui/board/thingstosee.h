// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/boardtargets.h"
#include "board/place.h"
#include "rules/view.h"

#include <QRectF>

#include <vector>

namespace holmstead {

// What hints and notes should not cover, in scene units: tokens, harbors, pieces and the robber, with which
// in sight one place can be compared with the next, and the places that are marked because one is asked for.
std::vector<QRectF> thingsToSee(const View &view, const BoardTargets &targets);
// The hexes, roughly.
std::vector<QRectF> landToSee();
// What has to be in sight of a place while something is said about it.
QRectF sightOf(const Place &place);
// The ship of the harbor at that path.
QRectF sightOfHarbor(PathId harbor);

} // namespace holmstead
