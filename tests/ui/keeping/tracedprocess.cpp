// SPDX-License-Identifier: GPL-3.0-or-later
#include "tracedprocess.h"

#include <QByteArrayList>
#include <QFile>
#include <QFileInfo>

#include <csignal>
#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <vector>

namespace holmstead::test {

namespace {

constexpr int byHandle = -1;

struct Call
{
    quint64 number;
    const char *name;
    int path; // the number of the argument that names what it changes; or byHandle, which is the first one
};

// Not every machine has the old ones.
constexpr Call calls[] = {
#ifdef SYS_open
    { SYS_open, "open", 0 },           { SYS_rename, "rename to", 1 },
    { SYS_link, "link to", 1 },        { SYS_unlink, "unlink", 0 },
#endif
    { SYS_openat, "open", 1 },
#ifdef SYS_renameat
    { SYS_renameat, "rename to", 3 },
#endif
    { SYS_renameat2, "rename to", 3 }, { SYS_linkat, "link to", 3 },
    { SYS_unlinkat, "unlink", 1 },     { SYS_write, "write", byHandle },
    { SYS_fsync, "fsync", byHandle },  { SYS_fdatasync, "fdatasync", byHandle },
};

// Whether opening a file that way can make one.
bool makesFile(quint64 flags)
{
    return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
}

constexpr int syscallStop = SIGTRAP | 0x80;

} // namespace

TracedProcess::TracedProcess(const QString &program, const QStringList &arguments, const QString &folder,
                             const QString &output)
    : m_folder(QFileInfo(folder).canonicalFilePath())
{
    QByteArrayList words{ QFile::encodeName(program) };
    for (const QString &argument : arguments)
        words.append(QFile::encodeName(argument));
    run(words, QFile::encodeName(output));
}

bool TracedProcess::isPossible()
{
    const QString any = QStringLiteral("/bin/true");
    return TracedProcess(any, {}, QStringLiteral("/"), QStringLiteral("/dev/null")).isRunning();
}

TracedProcess::~TracedProcess()
{
    kill();
}

void TracedProcess::run(const QByteArrayList &words, const QByteArray &output)
{
    std::vector<char *> argv;
    for (const QByteArray &word : words)
        argv.push_back(const_cast<char *>(word.constData()));
    argv.push_back(nullptr);
    m_process = ::fork();
    if (m_process == 0) {
        const int file = ::open(output.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (file >= 0 && ::dup2(file, STDOUT_FILENO) >= 0 && ::ptrace(PTRACE_TRACEME, 0, 0, 0) == 0)
            ::execv(argv[0], argv.data());
        ::_exit(127);
    }
    int status = 0;
    __ptrace_syscall_info info = {};
    if (m_process > 0 && ::waitpid(m_process, &status, 0) == m_process && WIFSTOPPED(status)
        && ::ptrace(PTRACE_SETOPTIONS, m_process, 0,
                    PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL)
               == 0
        && ::ptrace(PTRACE_GET_SYSCALL_INFO, m_process, sizeof(info), &info) > 0)
        m_standing = m_process;
    else
        kill();
}

std::optional<TracedProcess::Stop> TracedProcess::next()
{
    while (m_process > 0) {
        if (m_standing > 0)
            ::ptrace(PTRACE_SYSCALL, m_standing, 0, m_signal);
        m_standing = 0;
        m_signal = 0;
        const auto event = wait();
        if (!event)
            return std::nullopt;
        if (const auto stop = take(*event))
            return stop;
    }
    return std::nullopt;
}

// Of any of its threads; nothing when all are gone.
std::optional<TracedProcess::Event> TracedProcess::wait()
{
    Event event = {};
    while ((event.thread = ::waitpid(-1, &event.status, __WALL)) > 0) {
        if (WIFSTOPPED(event.status))
            return event;
        m_underWay.erase(event.thread);
        if (event.thread != m_process)
            continue; // a thread has ended
        m_exitCode = WIFEXITED(event.status) ? WEXITSTATUS(event.status) : -1;
        break;
    }
    m_process = -1;
    return std::nullopt;
}

// A stop that a test has asked for, or nothing.
std::optional<TracedProcess::Stop> TracedProcess::take(const Event &event)
{
    m_standing = event.thread;
    const int signal = WSTOPSIG(event.status);
    if (signal != syscallStop) {
        const bool isOurs = signal == SIGTRAP || signal == SIGSTOP; // news of threads
        m_signal = isOurs ? 0 : signal;
        return std::nullopt;
    }
    if (auto begun = m_underWay.extract(event.thread)) {
        begun.mapped().isAfter = true;
        return begun.mapped();
    }
    const auto stop = callAt(event.thread);
    if (stop)
        m_underWay.emplace(event.thread, *stop);
    return stop;
}

std::optional<TracedProcess::Stop> TracedProcess::callAt(pid_t thread) const
{
    __ptrace_syscall_info info = {};
    if (::ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof(info), &info) <= 0
        || info.op != PTRACE_SYSCALL_INFO_ENTRY)
        return std::nullopt;
    const auto call = std::find_if(std::begin(calls), std::end(calls),
                                   [&info](const Call &each) { return each.number == info.entry.nr; });
    if (call == std::end(calls))
        return std::nullopt;
    const auto *arguments = info.entry.args;
    const auto is = [call](const char *name) { return qstrcmp(call->name, name) == 0; };
    if (is("open") && !makesFile(arguments[call->path + 1]))
        return std::nullopt;
    const QString path = call->path == byHandle ? fileOf(arguments[0]) : textAt(arguments[call->path]);
    if (!path.startsWith(m_folder))
        return std::nullopt;
    return Stop{ call->name, path, false, is("write") ? static_cast<qint64>(arguments[2]) : 0 };
}

QString TracedProcess::textAt(quint64 address) const
{
    QFile memory(QStringLiteral("/proc/%1/mem").arg(m_process));
    if (!memory.open(QFile::ReadOnly | QFile::Unbuffered) || !memory.seek(static_cast<qint64>(address)))
        return {};
    QByteArray text;
    char letter = 0;
    while (text.size() < 4096 && memory.getChar(&letter) && letter != '\0')
        text.append(letter);
    return QFile::decodeName(text);
}

QString TracedProcess::fileOf(quint64 handle) const
{
    return QFile::symLinkTarget(QStringLiteral("/proc/%1/fd/%2").arg(m_process).arg(handle));
}

void TracedProcess::writeHalf()
{
    const pid_t thread = m_standing;
    const auto begun = m_underWay.find(thread);
    if (begun == m_underWay.end() || begun->second.bytes < 2)
        return;
    // What is beyond the limit is not taken, as on a disk that is full.
    rlimit limit = {};
    ::prlimit(m_process, RLIMIT_FSIZE, nullptr, &limit);
    limit.rlim_cur = static_cast<rlim_t>(begun->second.bytes / 2);
    ::prlimit(m_process, RLIMIT_FSIZE, &limit, nullptr);
    while (const auto stop = next()) {
        if (m_standing == thread && stop->isAfter)
            return;
    }
}

void TracedProcess::kill()
{
    if (m_process <= 0)
        return;
    ::kill(m_process, SIGKILL);
    while (const auto event = wait())
        ::ptrace(PTRACE_CONT, event->thread, 0, 0);
}

} // namespace holmstead::test
