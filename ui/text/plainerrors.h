// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/recorderror.h"

#include <QString>

namespace holmstead {

// What is wrong with a file in one sentence for people who want to play and not to mend it: "This file is
// damaged: it stops in the middle (line 12)." The whole of it is fileErrorSentence().
QString plainErrorSentence(const RecordError &error);

} // namespace holmstead
