// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/island.h"

#include <QByteArray>

namespace holmstead {

// An island for people: rows of hexes with their tokens, and where the harbors are, in the format's words.
QByteArray boardText(const IslandLayout &island);
// The same as a plain picture.
QByteArray boardSvg(const IslandLayout &island);

} // namespace holmstead
