// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace holmstead {

// `sentence`, whose lines do not break between a number and what it counts: "1 lumber", "2 points".
QString withWholeNumbers(QString sentence);

} // namespace holmstead
