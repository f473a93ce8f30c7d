// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace holmstead {

// "Ada", "Ada and Ben", "Ada, Ben and Cem": by patterns that translators may change. Empty without items.
QString listOf(const QStringList &items);

} // namespace holmstead
