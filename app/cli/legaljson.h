// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/state.h"

#include <QByteArray>

namespace holmstead {

// What may be done in `state` as a JSON array, chance left out and an entry a line. Choices with many
// combinations are one entry with how many cards they take.
QByteArray legalJson(const GameState &state);

} // namespace holmstead
