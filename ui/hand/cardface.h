// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"

#include <QMetaType>

#include <variant>

namespace holmstead {

// What the front of a card shows.
using CardFace = std::variant<Resource, DevelopmentCard>;

} // namespace holmstead
