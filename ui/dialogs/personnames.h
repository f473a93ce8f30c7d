// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace holmstead {

// What is wrong with each of the names that people are to be called by, as one sentence; empty where nothing
// is: a name that is blank, that a saved game could not hold, or that looks like an earlier one.
QStringList nameRefusals(const QStringList &names);

} // namespace holmstead
