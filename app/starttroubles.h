// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace holmstead {

class Settings;

// What is wrong with what the program keeps, before anything is lost by it: a sentence each. Games are kept
// in the folder `games`, which need not be there yet.
QStringList startTroubles(const Settings &settings, const QString &games);

} // namespace holmstead
