// SPDX-License-Identifier: GPL-3.0-or-later
#include "logfile.h"

#include "settings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace holmstead {

namespace {

// What a message handler writes to, since Qt knows nothing of it but a function.
LogFile *current = nullptr;

QString wordFor(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
    case QtInfoMsg:
        return QStringLiteral("note");
    case QtWarningMsg:
        return QStringLiteral("warning");
    case QtCriticalMsg:
        return QStringLiteral("error");
    case QtFatalMsg:
        return QStringLiteral("the end");
    }
    return {};
}

} // namespace

LogFile::LogFile(const QString &path) : m_file(path)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (m_file.open(QFile::Append | QFile::Text) && m_file.size() > mostBytes)
        startAnew();
    write(QStringLiteral("Holmstead %1 on %2, Qt %3")
              .arg(QCoreApplication::applicationVersion(), QSysInfo::prettyProductName(),
                   QLatin1StringView(qVersion())));
    current = this;
    m_next = qInstallMessageHandler(&LogFile::take);
}

LogFile::~LogFile()
{
    qInstallMessageHandler(m_next);
    current = nullptr;
}

QString LogFile::pathFor(const Settings &settings)
{
    return QDir(settings.dataFolder()).filePath(QStringLiteral("holmstead.log"));
}

void LogFile::take(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type != QtDebugMsg && type != QtInfoMsg)
        current->write(QStringLiteral("%1: %2").arg(wordFor(type), message));
    if (current->m_next)
        current->m_next(type, context, message);
}

// A program that stumbles may do so at every frame.
void LogFile::write(const QString &line)
{
    const QMutexLocker lock(&m_writing);
    if (!m_file.isOpen())
        return;
    if (m_file.size() > mostBytes)
        startAnew();
    const QString now = QDateTime::currentDateTime().toString(Qt::ISODate);
    m_file.write(QStringLiteral("%1 %2\n").arg(now, line).toUtf8());
    m_file.flush();
}

void LogFile::startAnew()
{
    const QString before = m_file.fileName() + QStringLiteral(".old");
    m_file.close();
    QFile::remove(before);
    QFile::rename(m_file.fileName(), before);
    m_file.open(QFile::Append | QFile::Text);
}

} // namespace holmstead
