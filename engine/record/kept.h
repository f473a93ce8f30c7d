// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <map>

namespace holmstead {

// What a file says beyond the format, kept so that writing it again loses nothing: unknown keys where the
// format allows them, and the `note` of any object. By the place of the object in the file ("" is the file
// itself, "players[0]", "board", "board.hexes[3]" by number of the hex, "action 57", "action 57, cards").
using Kept = std::map<QString, QJsonObject>;

} // namespace holmstead
