// SPDX-License-Identifier: GPL-3.0-or-later
#include "answertext.h"

#include "text/names.h"
#include "text/terms.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

struct Answers
{
    Q_DECLARE_TR_FUNCTIONS(Answers)
};

} // namespace

QString answerSentence(const TradeAnswer &answer, const People &people, Edition edition)
{
    const QString name = nameOf(answer.trade.with, people);
    switch (answer.word) {
    case TradeAnswer::Word::Accepted:
        //: %1 is a name, %2 and %3 are lists of cards like "2 wool"
        return Answers::tr("%1 said yes: you give %2 and get %3.")
            .arg(name, resourceList(answer.trade.give, edition), resourceList(answer.trade.get, edition));
    case TradeAnswer::Word::TakenBack:
        //: %1 is a name
        return Answers::tr("%1 said yes: the trade is taken back.").arg(name);
    case TradeAnswer::Word::Stands:
        //: %1 is a name; they do not want the trade to be taken back
        return Answers::tr("%1 said no: the trade stays as it is.").arg(name);
    case TradeAnswer::Word::TradeAgain:
        //: %1 is a name
        return Answers::tr("%1 said yes: the trade is made once more.").arg(name);
    case TradeAnswer::Word::StaysAway:
        //: %1 is a name; they do not want the trade to be made again
        return Answers::tr("%1 said no: the trade is not made again.").arg(name);
    }
    return QString();
}

} // namespace holmstead
