// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/jsonreader.h"
#include "record/jsonwriter.h"

namespace holmstead {

// A record's `rules`; unknown keys are refused by name.
Rules readRules(const Node &node);
// A record's `players`, with the colours that may play by `rules`; unknown keys are kept.
People readPeople(const Node &list, const Rules &rules);

QByteArray rulesText(const Rules &rules, const Kept &kept);
QByteArray peopleText(const People &people, const Kept &kept);

} // namespace holmstead
