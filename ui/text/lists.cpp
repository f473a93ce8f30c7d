// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/lists.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

struct Lists
{
    Q_DECLARE_TR_FUNCTIONS(Lists)
};

} // namespace

QString listOf(const QStringList &items)
{
    if (items.isEmpty())
        return QString();
    QString list = items.first();
    for (qsizetype i = 1; i + 1 < items.size(); ++i) {
        //: A list of names, cards or half sentences that goes on: %1 is what stands before, %2 the next item.
        list = Lists::tr("%1, %2").arg(list, items[i]);
    }
    if (items.size() > 1) {
        //: The end of a list: %1 is all that stands before, %2 the last item, e.g. "2 brick, 1 wool" and "1
        //: ore".
        list = Lists::tr("%1 and %2").arg(list, items.last());
    }
    return list;
}

} // namespace holmstead
