// SPDX-License-Identifier: GPL-3.0-or-later
// The console program: replays records, lists legal actions, simulates games and makes boards.
#include "cli/commands.h"
#include "text/language.h"

#include <QCoreApplication>

#include <cstdio>

namespace holmstead {

namespace {

class Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    static QString usage()
    {
        return tr(
            "Usage: holmstead-cli replay|legal|simulate|board …; add --help to a command to hear more.");
    }
    static QString unknownCommand(const QString &word)
    {
        return tr("There is no command \"%1\": use replay, legal, simulate or board.").arg(word);
    }
};

ExitCode run(const QStringList &words)
{
    if (words.isEmpty())
        return complain(ExitCode::BadUsage, Console::usage());
    const QString &command = words.first();
    if (command == QLatin1StringView("replay"))
        return replayCommand(words);
    if (command == QLatin1StringView("legal"))
        return legalCommand(words);
    if (command == QLatin1StringView("simulate"))
        return simulateCommand(words);
    if (command == QLatin1StringView("board"))
        return boardCommand(words);
    if (command == QLatin1StringView("--help") || command == QLatin1StringView("-h")) {
        print(Console::usage().toUtf8());
        return ExitCode::Fine;
    }
    if (command == QLatin1StringView("--version")) {
        print(QCoreApplication::applicationVersion().toUtf8());
        return ExitCode::Fine;
    }
    return complain(ExitCode::BadUsage, Console::unknownCommand(command));
}

} // namespace

void print(const QByteArray &line)
{
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fputc('\n', stdout);
}

ExitCode complain(ExitCode code, const QString &sentence)
{
    const QByteArray line = sentence.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    return code;
}

} // namespace holmstead

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("holmstead-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HOLMSTEAD_VERSION));
    holmstead::Language language;
    language.speak(QLocale());
    return static_cast<int>(holmstead::run(QCoreApplication::arguments().mid(1)));
}
