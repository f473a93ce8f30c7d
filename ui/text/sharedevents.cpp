// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/events.h"
#include "text/lists.h"
#include "text/names.h"
#include "text/terms.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

struct SharedEvents
{
    Q_DECLARE_TR_FUNCTIONS(Events)
};

// Kept on one line: a number alone would seem to count what comes next.
QString unbroken(QString words)
{
    return words.replace(u' ', QChar::Nbsp);
}

} // namespace

QString producedSentence(const std::vector<Produced> &gains, const People &people, const Table &table)
{
    if (gains.size() == 1)
        return eventSentence(gains.front(), people, table);
    QString sentence;
    for (const Produced &gain : gains) {
        const QString name = nameOf(gain.player, people);
        const QString cards = resourceList(gain.cards, table.rules.edition);
        if (&gain == &gains.front()) {
            //: What a roll brings several people begins so: "Ada gets 1 wool"; %1 is a name, %2 a list of
            //: cards.
            sentence = SharedEvents::tr("%1 gets %2").arg(name, cards);
        } else if (&gain != &gains.back()) {
            //: What a roll brings several people goes on so: "Ada gets 1 wool, Ben 3 grain"; %1 is what
            //: stands before, %2 a name, %3 a list of cards.
            sentence = SharedEvents::tr("%1, %2 %3").arg(sentence, name, cards);
        } else {
            //: What a roll brings several people ends so: "Ada gets 1 wool, Cleo 2 wool and 1 grain."
            sentence = SharedEvents::tr("%1, %2 %3.").arg(sentence, name, cards);
        }
    }
    return sentence;
}

QString discardsOwedSentence(const std::vector<DiscardOwed> &debts, const People &people)
{
    QStringList owed;
    for (const DiscardOwed &debt : debts) {
        //: Who has to discard how many cards, in a list: "Ada 4, Ben 6 and Cleo 5"
        owed << unbroken(
            SharedEvents::tr("%1 %n", "cards to discard", debt.count).arg(nameOf(debt.player, people)));
    }
    //: %1 is a list such as "Ada 4, Ben 6 and Cleo 5"
    return SharedEvents::tr("Too many cards, so half must go: %1.").arg(listOf(owed));
}

} // namespace holmstead
