// SPDX-License-Identifier: GPL-3.0-or-later
// The console program: replays records, lists legal actions, simulates games and makes boards.
#include "cli/commands.h"
#include "record/quoting.h"
#include "text/language.h"

#include <QCoreApplication>

#include <new>
#include <optional>

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
    static QString help()
    {
        //: The words replay, legal, simulate, board, --help and --version are typed as they are.
        return tr(
            "Usage: holmstead-cli COMMAND [options]\n"
            "\n"
            "Commands:\n"
            "  replay FILE         Replays a record; silent when every action is legal.\n"
            "  legal FILE          Prints what may be done at the end of a record.\n"
            "  simulate --games N  Plays games between random movers.\n"
            "  board               Makes a board and prints it.\n"
            "\n"
            "Add --help to a command for its options. Alone, --help shows this and --version the version.");
    }
    static QString notUtf8(const QString &word)
    {
        //: %1 is a word of the command line.
        return tr("\"%1\" is not valid UTF-8; a file or folder with such a name must be renamed first.")
            .arg(word);
    }
    static QString tooMany(const QString &word)
    {
        return tr("\"%1\" is one word too many.").arg(quotable(word));
    }
    static QString noMemory() { return tr("There is not enough memory for this."); }
    static QString unknownCommand(const QString &word)
    {
        return tr("There is no command \"%1\": use replay, legal, simulate or board.").arg(quotable(word));
    }
};

// Qt replaces what it cannot read in a word, and would then look for another file.
std::optional<QString> unreadableWord(int count, char *words[])
{
#ifdef Q_OS_UNIX
    for (int i = 1; i < count; ++i) {
        if (!QByteArrayView(words[i]).isValidUtf8())
            return QString::fromUtf8(words[i]);
    }
#else
    Q_UNUSED(count)
    Q_UNUSED(words)
#endif
    return std::nullopt;
}

ExitCode run(const QStringList &words)
{
    if (words.isEmpty())
        return complain(ExitCode::BadUsage, Console::usage());
    const QString &command = words.first();
    const bool isAlone = command.startsWith(u'-'); // it is about no command
    if (isAlone && words.size() > 1)
        return complain(ExitCode::BadUsage, Console::tooMany(words[1]));
    if (command == QLatin1StringView("replay"))
        return replayCommand(words);
    if (command == QLatin1StringView("legal"))
        return legalCommand(words);
    if (command == QLatin1StringView("simulate"))
        return simulateCommand(words);
    if (command == QLatin1StringView("board"))
        return boardCommand(words);
    if (command == QLatin1StringView("--help") || command == QLatin1StringView("-h")) {
        print(Console::help().toUtf8());
        return ExitCode::Fine;
    }
    if (command == QLatin1StringView("--version")) {
        print(QCoreApplication::applicationVersion().toUtf8());
        return ExitCode::Fine;
    }
    return complain(ExitCode::BadUsage, Console::unknownCommand(command));
}

} // namespace

} // namespace holmstead

int main(int argc, char *argv[])
{
    using namespace holmstead;
    prepareOutput();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("holmstead-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HOLMSTEAD_VERSION));
    Language language;
    language.speak(QLocale());
    const auto unreadable = unreadableWord(argc, argv);
    if (unreadable)
        return static_cast<int>(finishOutput(complain(ExitCode::BadUsage, Console::notUtf8(*unreadable))));
    try {
        return static_cast<int>(finishOutput(run(QCoreApplication::arguments().mid(1))));
    } catch (const std::bad_alloc &) {
        return static_cast<int>(finishOutput(complain(ExitCode::WrongInput, Console::noMemory())));
    }
}
