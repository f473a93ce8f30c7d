// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QMutex>

namespace holmstead {

class Settings;

// Takes down every warning and error of the program and of Qt while it lives, for people to look up or to
// send to us. It holds no more than the last `mostBytes` twice over, and nothing of any hand: what is told is
// where the program stumbled, never what is played.
class LogFile
{
public:
    static constexpr qint64 mostBytes = 256 * 1024;

    // One at a time. What was there before stays; a file that cannot be written to is done without.
    explicit LogFile(const QString &path);
    ~LogFile();
    LogFile(const LogFile &) = delete;
    LogFile &operator=(const LogFile &) = delete;

    // Where the log of the program with these `settings` is.
    static QString pathFor(const Settings &settings);

private:
    static void take(QtMsgType type, const QMessageLogContext &context, const QString &message);
    void write(const QString &line);
    void startAnew();

    QFile m_file;
    QMutex m_writing; // messages come from any thread
    QtMessageHandler m_next;
};

} // namespace holmstead
