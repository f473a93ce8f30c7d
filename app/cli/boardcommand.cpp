// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"
#include "cli/boarddrawing.h"
#include "cli/commands.h"
#include "cli/simulation.h"
#include "record/boardfile.h"

#include <QCoreApplication>

#include <limits>

namespace holmstead {

namespace {

class Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    static QString description() { return tr("Makes a board and prints it."); }

    static void addOptions(Arguments &arguments)
    {
        arguments.addOption(QStringLiteral("setup"), QStringLiteral("beginner|variable"),
                            tr("The island; variable if left out."));
        arguments.addOption(QStringLiteral("edition"), QStringLiteral("classic|sixth"),
                            tr("The edition; classic if left out."));
        arguments.addOption(QStringLiteral("tokens"), QStringLiteral("spiral|scattered"),
                            tr("How the tokens lie; spiral if left out."));
        arguments.addOption(QStringLiteral("seed"), QStringLiteral("S"),
                            tr("What all chance follows from, a whole number; 1 if left out."));
        arguments.addOption(QStringLiteral("format"), QStringLiteral("text|json|svg"),
                            tr("The form; text if left out."));
    }
};

QString nameOf(const Rules &rules, quint64 seed)
{
    return rules.setup == IslandSetup::Beginner ? QStringLiteral("Beginner island")
                                                : QStringLiteral("Variable island %1").arg(seed);
}

} // namespace

ExitCode boardCommand(const QStringList &words)
{
    Arguments arguments(words, Console::description());
    Console::addOptions(arguments);
    if (!arguments.parse())
        return arguments.end();
    Rules rules;
    rules.setup = arguments.word(QStringLiteral("setup"), IslandSetup::Variable);
    rules.edition = arguments.word(QStringLiteral("edition"), Edition::Classic);
    const TokenDeal tokens = arguments.word(QStringLiteral("tokens"), TokenDeal::LetterOrder);
    const quint64 seed = arguments.number(QStringLiteral("seed"), 1, 0, std::numeric_limits<quint64>::max());
    const QString format = arguments.word(
        QStringLiteral("format"), { QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("svg") });
    if (!arguments.isFine())
        return arguments.end();

    const IslandLayout island = islandFor(rules, tokens, seed);
    if (format == QLatin1StringView("json"))
        print(writeBoard({ nameOf(rules, seed), island, {} }).trimmed());
    else
        print(format == QLatin1StringView("svg") ? boardSvg(island) : boardText(island));
    return ExitCode::Fine;
}

} // namespace holmstead
