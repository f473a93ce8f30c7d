// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wholenumbers.h"

namespace holmstead {

QString withWholeNumbers(QString sentence)
{
    for (qsizetype i = 1; i + 1 < sentence.size(); ++i) {
        if (sentence[i] == u' ' && sentence[i - 1].isDigit() && sentence[i + 1].isLetter())
            sentence[i] = QChar::Nbsp;
    }
    return sentence;
}

} // namespace holmstead
