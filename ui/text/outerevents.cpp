// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/outerevents.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace holmstead {

namespace {

class OuterEvents
{
    Q_DECLARE_TR_FUNCTIONS(OuterEvents)

public:
    static QString oldest(const QString &name) { return tr("%1 is the oldest and begins.").arg(name); }
    static QString drawn(const QString &name) { return tr("%1 was drawn to begin.").arg(name); }
    static QString roll(const QString &name, int first, int second)
    {
        //: Before the game, for who begins. %1 is a name, %2 and %3 are the two dice, %4 is their sum.
        return tr("For the first turn %1 rolls %2 and %3: %4.")
            .arg(name, QString::number(first), QString::number(second), QString::number(first + second));
    }
    static QString nobodyRobbed() { return tr("There is nobody to rob there, so nothing is stolen."); }
    static QString revealed(const QString &name, int count)
    {
        //: At the end of the game, a line of the log; %1 is a name
        return tr("%1 reveals %n victory point card(s).", nullptr, count).arg(name);
    }
};

bool isDie(int number)
{
    return number >= 1 && number <= 6;
}

// A list a round, in it a pair of dice for each who rolls. It comes as the file has it.
QStringList rollSentences(const QJsonValue &rolls, const People &people)
{
    QStringList sentences;
    for (const QJsonValue round : rolls.toArray()) {
        const QJsonArray pairs = round.toArray();
        for (std::size_t i = 0; i < people.size(); ++i) {
            const QJsonArray dice = pairs.at(static_cast<qsizetype>(i)).toArray();
            const int first = dice.at(0).toInt();
            const int second = dice.at(1).toInt();
            if (isDie(first) && isDie(second))
                sentences.append(OuterEvents::roll(people[i].name, first, second));
        }
    }
    return sentences;
}

} // namespace

QStringList beginningSentences(const std::optional<Beginning> &beginning, const People &people)
{
    if (!beginning || !beginning->how)
        return {};
    switch (*beginning->how) {
    case BeginHow::Roll:
        return rollSentences(beginning->rolls, people);
    case BeginHow::Oldest:
        return { OuterEvents::oldest(people.front().name) };
    case BeginHow::Random:
        return { OuterEvents::drawn(people.front().name) };
    }
    return {};
}

QString nobodyRobbedSentence()
{
    return OuterEvents::nobodyRobbed();
}

QString revealedCardsSentence(const QString &name, int count)
{
    return OuterEvents::revealed(name, count);
}

} // namespace holmstead
