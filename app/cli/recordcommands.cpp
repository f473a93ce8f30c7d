// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that read a record.
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/legaljson.h"
#include "cli/statejson.h"
#include "record/gamerecord.h"
#include "text/fileerrors.h"

#include <QCoreApplication>

#include <limits>

namespace holmstead {

namespace {

class Help
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    static QString replay() { return tr("Replays the record in FILE; silent when every action is legal."); }
    static QString states()
    {
        return tr("Prints the state at the start and after each action, a line of JSON each.");
    }
    static QString from() { return tr("With --states: only from the state after action N on."); }
    static QString fromWithoutStates()
    {
        return tr("--from needs --states: it tells which states to print.");
    }
    static QString legal()
    {
        return tr("Prints what may be done at the end of the record in FILE, as a JSON array.");
    }
};

ExitCode complainOf(const RecordError &error)
{
    return complain(ExitCode::WrongInput, fileErrorWithRule(error));
}

} // namespace

ExitCode replayCommand(const QStringList &words)
{
    const QString states = QStringLiteral("states");
    const QString from = QStringLiteral("from");
    Arguments arguments(words, Help::replay(), QStringLiteral("FILE"));
    arguments.addFlag(states, Help::states());
    arguments.addOption(from, QStringLiteral("N"), Help::from());
    arguments.parse();
    if (arguments.has(from) && !arguments.has(states))
        arguments.complainOf(Help::fromWithoutStates());
    const quint64 first = arguments.number(from, 0, 0, std::numeric_limits<quint32>::max());
    if (!arguments.isFine())
        return arguments.end();

    const Result<GameRecord> record = readRecordFile(arguments.file());
    if (!record)
        return complainOf(record.error());
    Result<Game> game = startOf(*record);
    if (!game)
        return complainOf(game.error());
    for (std::size_t n = 0;; ++n) {
        if (arguments.has(states) && n >= first)
            print(stateLine(n, game->state()));
        if (n == record->actions.size())
            return ExitCode::Fine;
        if (const auto error = playAction(*game, *record, n))
            return complainOf(*error);
    }
}

ExitCode legalCommand(const QStringList &words)
{
    Arguments arguments(words, Help::legal(), QStringLiteral("FILE"));
    if (!arguments.parse())
        return arguments.end();
    const Result<GameRecord> record = readRecordFile(arguments.file());
    if (!record)
        return complainOf(record.error());
    const Result<Game> game = replay(*record);
    if (!game)
        return complainOf(game.error());
    print(legalJson(game->state()));
    return ExitCode::Fine;
}

} // namespace holmstead
