// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/outerevents.h"

#include "text/names.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

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
            .arg(name, QLocale().toString(first), QLocale().toString(second),
                 QLocale().toString(first + second));
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
std::vector<BeginningLine> rollLines(const QJsonValue &rolls, const People &people)
{
    std::vector<BeginningLine> lines;
    for (const QJsonValue round : rolls.toArray()) {
        const QJsonArray pairs = round.toArray();
        for (const PlayerId player : playersOf(static_cast<int>(people.size()))) {
            const QJsonArray dice = pairs.at(player.index()).toArray();
            const int first = dice.at(0).toInt();
            const int second = dice.at(1).toInt();
            if (isDie(first) && isDie(second))
                lines.push_back({ OuterEvents::roll(nameOf(player, people), first, second), player });
        }
    }
    return lines;
}

} // namespace

std::vector<BeginningLine> beginningLines(const std::optional<Beginning> &beginning, const People &people)
{
    if (!beginning || !beginning->how)
        return {};
    const PlayerId begins(0);
    switch (*beginning->how) {
    case BeginHow::Roll:
        return rollLines(beginning->rolls, people);
    case BeginHow::Oldest:
        return { { OuterEvents::oldest(nameOf(begins, people)), begins } };
    case BeginHow::Random:
        return { { OuterEvents::drawn(nameOf(begins, people)), begins } };
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
