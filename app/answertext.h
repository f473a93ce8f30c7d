// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/person.h"
#include "rules/table.h"
#include "session/tradeanswer.h"

#include <QString>

namespace holmstead {

// What somebody has said who was asked about a trade; the whole table may know it.
QString answerSentence(const TradeAnswer &answer, const People &people, Edition edition);

} // namespace holmstead
