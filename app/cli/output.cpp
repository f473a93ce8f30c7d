// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output.h"

#include "record/quoting.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstdio>
#include <cstring>

#ifdef Q_OS_UNIX
#    include <fcntl.h>
#    include <unistd.h>

#    include <csignal>
#endif

namespace holmstead {

namespace {

// The number of the first error on stdout; 0 while all is well.
int outputError = 0;

void noteOutput(bool isWritten)
{
    if (!isWritten && outputError == 0)
        outputError = errno != 0 ? errno : EIO;
}

// Qt's own remarks are for programmers: whoever runs this gets one sentence, and it says what they need.
void ignoreRemark(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtFatalMsg || type == QtCriticalMsg)
        complain(ExitCode::WrongInput, text);
}

class Console
{
    Q_DECLARE_TR_FUNCTIONS(Console)

public:
    static QString cannotPrint(const QString &reason)
    {
        //: %1 is what the operating system says about it.
        return tr("The output cannot be written; the system says \"%1\".").arg(reason);
    }
};

} // namespace

void prepareOutput()
{
    qInstallMessageHandler(ignoreRemark);
#ifdef Q_OS_UNIX
    std::signal(SIGXFSZ, SIG_IGN);
    // The lowest number that is free is taken. Nothing can be written to what is open for reading.
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (fcntl(stream, F_GETFD) == -1)
            (void)open("/dev/null", O_RDONLY);
    }
#endif
}

void print(const QByteArray &line)
{
    if (outputError != 0)
        return;
    const auto size = static_cast<std::size_t>(line.size());
    noteOutput(std::fwrite(line.constData(), 1, size, stdout) == size && std::fputc('\n', stdout) != EOF);
}

ExitCode complain(ExitCode code, const QString &sentence)
{
    const QByteArray line = harmless(sentence).toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    return code;
}

ExitCode finishOutput(ExitCode code)
{
    noteOutput(std::fclose(stdout) == 0);
    if (code != ExitCode::Fine || outputError == 0)
        return code;
    const QString reason = QString::fromLocal8Bit(std::strerror(outputError));
    return complain(ExitCode::WrongInput, Console::cannotPrint(reason));
}

} // namespace holmstead
