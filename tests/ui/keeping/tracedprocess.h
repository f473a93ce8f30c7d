// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <optional>

#include <sys/types.h>

namespace holmstead::test {

// A program that a test watches from outside (ptrace, so on Linux only) and can end in the middle of whatever
// it does to files: it stands still before and after every system call that changes something in `folder`, or
// makes sure that the disk has it. Nothing in the program knows.
class TracedProcess
{
public:
    struct Stop
    {
        QByteArray call; // "rename"
        QString path;    // of what it changes; the new one where it gives one
        bool isAfter;    // the call is done
        qint64 bytes;    // that are about to be written; 0 for other calls
    };

    // What the program prints goes to the file `output`.
    TracedProcess(const QString &program, const QStringList &arguments, const QString &folder,
                  const QString &output);
    // Kills it.
    ~TracedProcess();
    TracedProcess(const TracedProcess &) = delete;
    TracedProcess &operator=(const TracedProcess &) = delete;

    // False where no process may watch another one, as in some containers.
    static bool isPossible();
    bool isRunning() const { return m_process > 0; }
    // Lets it run on to its next stop; nothing when it has ended by itself.
    std::optional<Stop> next();
    // At a stop before a write: lets it write the first half, as when a kill comes while the system copies.
    void writeHalf();
    // As kill -9 does, where it stands.
    void kill();
    // After it has ended by itself.
    int exitCode() const { return m_exitCode; }

private:
    struct Event
    {
        pid_t thread;
        int status;
    };
    void run(const QByteArrayList &words, const QByteArray &output);
    std::optional<Event> wait();
    std::optional<Stop> take(const Event &event);
    std::optional<Stop> callAt(pid_t thread) const;
    QString textAt(quint64 address) const;
    QString fileOf(quint64 handle) const;

    QString m_folder;
    pid_t m_process = -1;
    pid_t m_standing = 0;             // the thread at the stop
    int m_signal = 0;                 // that it is still to get
    std::map<pid_t, Stop> m_underWay; // calls that have begun
    int m_exitCode = -1;
};

} // namespace holmstead::test
