// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards.h"
#include "rules/table.h"

#include <QString>

namespace holmstead {

// What a hand becomes, told before it does: "After it you hold 2 lumber and 1 ore: 9 → 3 cards."
QString outcomeSentence(const ResourceCards &before, const ResourceCards &after, Edition edition);

// The same in short: "9 → 3 cards".
QString countSentence(int before, int after);

// The same for an exchange, which must be possible: "4 lumber for 1 ore. After it you hold …"
QString tradeSentence(const ResourceCards &before, const ResourceCards &give, const ResourceCards &get,
                      Edition edition);

} // namespace holmstead
