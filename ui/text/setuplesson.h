// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/view.h"

#include <QStringList>

namespace holmstead {

// For whoever places now while the first pieces come to the island, in two or three short sentences, what
// matters most first: what this piece is about and what comes after it (R-SU-3, R-SU-8). Nothing at any
// other time.
QStringList setupLesson(const View &view);

} // namespace holmstead
