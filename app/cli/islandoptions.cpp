// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/islandoptions.h"

#include <QCoreApplication>

#include <limits>

namespace holmstead {

namespace {

class Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    static QString setup() { return tr("The island; variable if left out."); }
    static QString edition() { return tr("The edition; classic if left out."); }
    static QString tokens() { return tr("How the tokens lie; spiral if left out."); }
    static QString seed() { return tr("What all chance follows from, a whole number; 1 if left out."); }
};

} // namespace

void addIslandOptions(Arguments &arguments)
{
    arguments.addOption(QStringLiteral("setup"), QStringLiteral("beginner|variable"), Console::setup());
    arguments.addOption(QStringLiteral("edition"), QStringLiteral("classic|sixth"), Console::edition());
    arguments.addOption(QStringLiteral("tokens"), QStringLiteral("spiral|scattered"), Console::tokens());
    arguments.addOption(QStringLiteral("seed"), QStringLiteral("S"), Console::seed());
}

IslandOptions islandOptions(Arguments &arguments)
{
    IslandOptions options;
    options.rules.setup = arguments.word(QStringLiteral("setup"), options.rules.setup);
    options.rules.edition = arguments.word(QStringLiteral("edition"), options.rules.edition);
    options.tokens = arguments.word(QStringLiteral("tokens"), options.tokens);
    options.seed =
        arguments.number(QStringLiteral("seed"), options.seed, 0, std::numeric_limits<std::uint64_t>::max());
    return options;
}

} // namespace holmstead
