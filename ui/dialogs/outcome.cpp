// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/outcome.h"

#include "text/terms.h"

#include <QCoreApplication>
#include <QLocale>

namespace holmstead {

QString outcomeSentence(const ResourceCards &before, const ResourceCards &after, Edition edition)
{
    const QString was = QLocale().toString(before.total());
    if (after.isEmpty()) {
        //: %1 is the number of cards before.
        return QCoreApplication::translate("Outcome", "After it you hold no resource cards: %1 → 0 cards.")
            .arg(was);
    }
    //: %1 is a list like "2 lumber and 1 ore", %2 the number of cards before, %n the number after.
    return QCoreApplication::translate("Outcome", "After it you hold %1: %2 → %n card(s).", nullptr,
                                       after.total())
        .arg(resourceList(after, edition), was);
}

QString countSentence(int before, int after)
{
    //: How many cards a hand has afterwards. %1 is the number before, %n the number after.
    return QCoreApplication::translate("Outcome", "Afterwards: %1 → %n card(s)", nullptr, after)
        .arg(QLocale().toString(before));
}

QString tradeSentence(const ResourceCards &before, const ResourceCards &give, const ResourceCards &get,
                      Edition edition)
{
    //: A trade and what comes of it. %1 and %2 are lists like "2 lumber and 1 ore", %3 is a whole sentence.
    return QCoreApplication::translate("Outcome", "You give %1 and get %2. %3")
        .arg(resourceList(give, edition), resourceList(get, edition),
             outcomeSentence(before, before - give + get, edition));
}

} // namespace holmstead
