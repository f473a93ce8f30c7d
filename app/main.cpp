// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"
#include "commandline.h"
#include "languagemenu.h"
#include "logfile.h"
#include "mainwindow.h"
#include "settings.h"

#include "look/paperstyle.h"
#include "look/programicon.h"
#include "text/language.h"

#include <QApplication>
#include <QIcon>
#include <QSessionManager>
#include <QTimer>

#include <cstdio>
#include <random>

using namespace holmstead;

namespace {

// The words as they were typed: --help needs no application object, which could not do without a display.
QStringList wordsOf(int argc, char *argv[])
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    return words;
}

int answer(const CommandLine &line)
{
    if (!line.problem.isEmpty()) {
        std::fprintf(stderr, "holmstead: %s\n", qUtf8Printable(line.problem));
        return 2;
    }
    if (line.wish == CommandLine::Wish::Help)
        std::fputs(qUtf8Printable(helpText()), stdout);
    else
        std::printf("holmstead %s\n", HOLMSTEAD_VERSION);
    return 0;
}

std::uint64_t anySeed()
{
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("holmstead"));
    QCoreApplication::setOrganizationName(QStringLiteral("holmstead"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HOLMSTEAD_VERSION));
}

// Whether the desktop lets people see to their game before its session ends.
bool holdBack(QSessionManager &desktop)
{
    if (!desktop.allowsErrorInteraction())
        return false;
    desktop.release();
    desktop.cancel();
    return true;
}

int play(Application &application, Settings &settings, Language &language, const CommandLine &line)
{
    const std::uint64_t seed = line.seed.value_or(anySeed());
    SeededChance chance(seedFor(seed, 0));
    MainWindow window(settings, chance, Random(seedFor(seed, 1)));
    window.offerLanguages(language);
    QObject::connect(&application, &Application::stumbled, &window, &MainWindow::tellAccident);
    QObject::connect(&application, &Application::leaveWanted, &window, [&window] {
        window.leave();
        QCoreApplication::quit();
    });
    QObject::connect(
        &application, &QGuiApplication::commitDataRequest, &window,
        [&window](QSessionManager &desktop) { window.endSession([&desktop] { return holdBack(desktop); }); });
    window.show();
    window.animate(askDesktop);
    // As an event, since what goes wrong in one does not end the program.
    QTimer::singleShot(0, &window, [&window, &line] {
        if (line.file.isEmpty())
            window.welcome();
        else
            window.openFile(line.file);
    });
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    nameProgram();
    const QStringList words = wordsOf(argc, argv);
    if (readCommandLine(words).wish != CommandLine::Wish::Play) {
        const QCoreApplication application(argc, argv);
        Language language;
        language.speak(QLocale::system());
        return answer(readCommandLine(words));
    }

    Application application(argc, argv); // takes away the options that are Qt's own
    QApplication::setStyle(new PaperStyle);
    QGuiApplication::setDesktopFileName(QStringLiteral("holmstead"));
    QGuiApplication::setWindowIcon(programIcon());
    Settings settings;
    Language language;
    LanguageMenu::speak(language, settings.language());
    const CommandLine line = readCommandLine(QCoreApplication::arguments().mid(1));
    if (line.wish != CommandLine::Wish::Play || !line.problem.isEmpty())
        return answer(line);

    const LogFile log(LogFile::pathFor(settings));
    return application.run([&] { return play(application, settings, language, line); },
                           LogFile::pathFor(settings));
}
