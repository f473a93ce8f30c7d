// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <functional>

namespace holmstead {

// The application, which outlives what goes wrong in it and what the system asks of it: an exception that
// nobody has caught is told instead of ending the program, and SIGTERM, SIGINT and SIGHUP are a wish to
// leave.
class Application : public QApplication
{
    Q_OBJECT

public:
    Application(int &argc, char **argv);
    ~Application() override;

    bool notify(QObject *receiver, QEvent *event) override;
    // What the program does from beginning to end. An exception that leaves it is told in a dialog, which
    // says that more is in the file `log`; the result is 1 then.
    int run(const std::function<int()> &program, const QString &log);

signals:
    // An exception; what it says is in the log.
    void stumbled();
    void leaveWanted();

private:
    void listenToSystem();
    void tellEnd(const QString &what, const QString &log);
    void tell(const QString &what, const QMetaObject &kind);
};

} // namespace holmstead
