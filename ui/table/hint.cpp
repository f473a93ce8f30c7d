// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hint.h"

#include <QStringList>

namespace holmstead {

QString Hint::text() const
{
    QStringList words(title);
    for (const HintLine &line : lines)
        words << line.text;
    words.removeAll(QString());
    return words.join(u'\n');
}

} // namespace holmstead
