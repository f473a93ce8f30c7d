// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/state.h"

#include <QByteArray>

namespace holmstead {

// `state`, which is the one after `number` actions, as one line of JSON: everything, hidden cards included.
QByteArray stateLine(std::size_t number, const GameState &state);

} // namespace holmstead
