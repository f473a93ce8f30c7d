// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"
#include "cli/boarddrawing.h"
#include "cli/commands.h"
#include "cli/islandoptions.h"
#include "cli/simulation.h"
#include "record/boardfile.h"

#include <QCoreApplication>

namespace holmstead {

namespace {

class Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    static QString description() { return tr("Makes a board and prints it."); }

    static void addOptions(Arguments &arguments)
    {
        addIslandOptions(arguments);
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
    const auto [rules, tokens, seed] = islandOptions(arguments);
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
