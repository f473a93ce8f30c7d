// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include <QDir>
#include <QMessageBox>
#include <QSocketNotifier>

#include <csignal>
#include <exception>
#include <sys/socket.h>
#include <unistd.h>

namespace holmstead {

namespace {

// A signal may come within anything: all it can do is to write a byte for the event loop to find.
int wakeUp[2] = { -1, -1 };

void takeSignal(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(wakeUp[0], &byte, 1);
}

} // namespace

Application::Application(int &argc, char **argv) : QApplication(argc, argv)
{
    // A limit on the size of files is an error like a full disk, which is told.
    std::signal(SIGXFSZ, SIG_IGN);
    listenToSystem();
}

Application::~Application()
{
    for (const int signal : { SIGTERM, SIGINT, SIGHUP })
        std::signal(signal, SIG_DFL);
}

void Application::listenToSystem()
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, wakeUp) != 0)
        return;
    auto *notifier = new QSocketNotifier(wakeUp[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        [[maybe_unused]] const auto read = ::read(wakeUp[1], &byte, 1);
        emit leaveWanted();
    });
    for (const int signal : { SIGTERM, SIGINT, SIGHUP })
        std::signal(signal, takeSignal);
}

bool Application::notify(QObject *receiver, QEvent *event)
{
    const QMetaObject *kind = receiver->metaObject(); // it may be gone by then
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception &error) {
        tell(QString::fromLocal8Bit(error.what()), *kind);
    } catch (...) {
        tell(QStringLiteral("something that is no exception"), *kind);
    }
    return false;
}

int Application::run(const std::function<int()> &program, const QString &log)
{
    try {
        return program();
    } catch (const std::exception &error) {
        tellEnd(QString::fromLocal8Bit(error.what()), log);
    } catch (...) {
        tellEnd(QStringLiteral("something that is no exception"), log);
    }
    return 1;
}

void Application::tellEnd(const QString &what, const QString &log)
{
    qCritical("the program has ended by %s", qUtf8Printable(what));
    QMessageBox::critical(
        nullptr, tr("Holmstead"),
        //: %1 is the name of a file with its folder
        tr("Something went wrong and the program has to end. Every game is kept as it stood. What "
           "happened is written in “%1”.")
            .arg(QDir::toNativeSeparators(log)));
}

// Not within what has just failed.
void Application::tell(const QString &what, const QMetaObject &kind)
{
    qCritical("caught in %s: %s", kind.className(), qUtf8Printable(what));
    QMetaObject::invokeMethod(this, &Application::stumbled, Qt::QueuedConnection);
}

} // namespace holmstead
