// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/place.h"
#include "rules/view.h"

#include <QRectF>

#include <vector>

namespace holmstead {

// All in scene units.

// Tokens, harbors and buildings: with them in sight one place can be compared with the next.
std::vector<QRectF> thingsToSee(const View &view);
// What has to be in sight of a place while something is said about it.
QRectF sightOf(const Place &place);
// The ship of the harbor at that path.
QRectF sightOfHarbor(PathId harbor);

} // namespace holmstead
