// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/jsonreader.h"
#include "record/jsonwriter.h"
#include "record/position.h"

namespace holmstead {

// A record's `position`, its shape alone: what the rules say of it is stateOf()'s.
Position readPosition(const Node &node, int playerCount);

// The text of a record's `position`, with what `kept` has of it; what the position leaves out stays out.
QByteArray positionText(const Position &position, int playerCount, const Kept &kept);

// Parts of it that a state line has too.
JsonObject pieceJson(const PlacedBuilding &building);
JsonObject pieceJson(const PlacedRoad &road);
JsonObject mustDiscardJson(const Position::PerPlayer<std::uint8_t> &owed); // {"1":4}

} // namespace holmstead
