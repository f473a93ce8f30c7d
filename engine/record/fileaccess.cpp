// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/fileaccess.h"

#include "record/gamerecord.h"
#include "record/quoting.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

namespace holmstead {
namespace {

QString jsonOf(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{ value }).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.sliced(1, list.size() - 2));
}

// A word as it is, anything else as JSON.
QString wordOrJson(const QJsonValue &value)
{
    return value.isString() ? value.toString() : jsonOf(value);
}

// What a file has before its blanks, and before the zeros that a disk may have put where nothing was written.
QByteArrayView withoutTail(QByteArrayView text)
{
    qsizetype end = text.size();
    while (end > 0 && (text[end - 1] == '\0' || QByteArrayView(" \t\r\n").contains(text[end - 1])))
        --end;
    return text.first(end);
}

QByteArrayView withoutMark(QByteArrayView text)
{
    return text.sliced(text.startsWith("\xef\xbb\xbf") ? 3 : 0);
}

RecordError notJson(const QByteArray &text, int offset)
{
    const QByteArray before = text.first(std::clamp<qsizetype>(offset, 0, text.size()));
    const auto line = before.count('\n') + 1;
    const auto column = before.size() - before.lastIndexOf('\n');
    QStringList arguments = { QString::number(line), QString::number(column) };
    if (before.size() >= withoutTail(text).size())
        arguments << QStringLiteral("end");
    return { RecordError::Kind::NotJson, {}, arguments, {}, {} };
}

RecordError parseFault(const QByteArray &text, const QJsonParseError &parseError)
{
    const QByteArrayView content = withoutTail(withoutMark(text)).trimmed();
    if (content.isEmpty())
        return { RecordError::Kind::EmptyFile, {}, {}, {}, {} };
    if (parseError.error == QJsonParseError::DeepNesting)
        return { RecordError::Kind::NestedTooDeep, {}, {}, {}, {} };
    if (!content.startsWith('{'))
        return { RecordError::Kind::NotAnObject, {}, {}, {}, {} };
    return notJson(text, parseError.offset);
}

void judgeVersion(const Node &version)
{
    const QJsonValue value = version.value();
    const QString text = jsonOf(value);
    if (!value.isDouble() || !version.isWhole())
        version.refuse(RecordError::Kind::VersionNotWhole, { text });
    else if (value.toDouble() < 1)
        version.refuse(RecordError::Kind::NoSuchVersion, { text });
    else if (value.toDouble() > formatVersion)
        version.refuse(RecordError::Kind::UnknownVersion, { text, QString::number(formatVersion) });
}

// An error about the file, or folder, at `path`.
RecordError fileFault(RecordError::Kind kind, const QString &path, const QString &reason = {})
{
    QStringList arguments = { quotablePath(path) };
    if (!reason.isEmpty())
        arguments << harmless(reason);
    return { kind, {}, arguments, {}, {} };
}

RecordError readFault(const QString &path, const QFile &file)
{
    if (!QFileInfo::exists(path))
        return fileFault(RecordError::Kind::NoSuchFile, path);
    if (file.error() == QFileDevice::PermissionsError
        || (file.error() == QFileDevice::OpenError && !QFileInfo(path).isReadable()))
        return fileFault(RecordError::Kind::MayNotRead, path);
    return fileFault(RecordError::Kind::CannotRead, path, file.errorString());
}

RecordError writeFault(const QString &path, const QFileDevice &file)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QFileInfo(folder).isDir())
        return fileFault(RecordError::Kind::NoSuchFolder, folder);
    if (file.error() == QFileDevice::PermissionsError)
        return fileFault(RecordError::Kind::MayNotWrite, path);
    if (file.error() == QFileDevice::ResourceError)
        return fileFault(RecordError::Kind::DiskFull, path);
    return fileFault(RecordError::Kind::CannotWrite, path, file.errorString());
}

// Qt asks for no name and for folders with warnings of its own.
std::optional<RecordError> pathFault(const QString &path)
{
    if (path.isEmpty())
        return RecordError{ RecordError::Kind::NoFileName, {}, {}, {}, {} };
    if (QFileInfo(path).isDir())
        return fileFault(RecordError::Kind::IsAFolder, path);
    return std::nullopt;
}

// A disk that is almost full takes a part: only the next attempt says why it is no more.
bool writeAll(QFileDevice &file, const QByteArray &bytes)
{
    qint64 written = 0;
    while (written < bytes.size()) {
        const qint64 more = file.write(bytes.constData() + written, bytes.size() - written);
        if (more <= 0)
            return false;
        written += more;
    }
    return file.flush();
}

// A pipe, a terminal or the like: QSaveFile would put a file in its place.
bool isDevice(const QString &path)
{
    return QFileInfo::exists(path) && !QFileInfo(path).isFile();
}

std::optional<RecordError> writeDevice(const QString &path, const QByteArray &bytes)
{
    QFile device(path);
    if (device.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(device, bytes))
        return std::nullopt;
    return writeFault(path, device);
}

std::filesystem::path nativePath(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

bool moveOver(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(nativePath(from), nativePath(to), error);
    return !error;
}

// A name is as safe as the folder that holds it.
bool flushFolder(const QString &folder)
{
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool isSafe = handle >= 0 && ::fsync(handle) == 0;
    if (handle >= 0)
        ::close(handle);
    return isSafe;
}

bool flushContent(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && ::fdatasync(file.handle()) == 0;
}

RecordError tooLarge()
{
    return { RecordError::Kind::TooLarge, {}, { QString::number(maxFileBytes / (1024 * 1024)) }, {}, {} };
}

std::optional<RecordError> faultBeforeWriting(const QString &path, const QByteArray &bytes)
{
    // What could not be read again must not replace what can.
    if (bytes.size() > maxFileBytes)
        return tooLarge();
    return pathFault(path);
}

} // namespace

QJsonValue parseFile(const QByteArray &text, QLatin1StringView format, Reading &reading)
{
    if (text.size() > maxFileBytes) {
        reading.refuse(tooLarge());
        return {};
    }
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(text, &parseError);
    if (parseError.error != QJsonParseError::NoError) {
        reading.refuse(parseFault(text, parseError));
        return {};
    }
    const QJsonValue value =
        document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array());
    const Node file(reading, value);
    const Node formatNode = file.at(Node::Key("format"));
    if (formatNode.value() != QJsonValue(format))
        formatNode.refuse(RecordError::Kind::UnknownFormat, { wordOrJson(formatNode.value()), format });
    judgeVersion(file.at(Node::Key("version")));
    return value;
}

Result<QByteArray> readBytes(const QString &path)
{
    if (const auto fault = pathFault(path))
        return *fault;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return readFault(path, file);
    if (file.size() > maxFileBytes)
        return tooLarge();
    // A pipe or device has no size of its own.
    QByteArray bytes = file.read(maxFileBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return readFault(path, file);
    if (bytes.size() > maxFileBytes)
        return tooLarge();
    return bytes;
}

std::optional<RecordError> writeBytes(const QString &path, const QByteArray &bytes)
{
    if (const auto fault = faultBeforeWriting(path, bytes))
        return fault;
    if (isDevice(path))
        return writeDevice(path, bytes);
    QSaveFile file(path);
    // With a buffer, Qt forgets why a disk that is full took no more.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, bytes) && file.commit())
        return std::nullopt;
    return writeFault(path, file);
}

std::optional<RecordError> replaceBytes(const QString &path, const QByteArray &bytes)
{
    if (const auto fault = faultBeforeWriting(path, bytes))
        return fault;
    QFile file(path + QStringLiteral(".new"));
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered)
        && writeAll(file, bytes)) {
        file.close();
        if (moveOver(file.fileName(), path))
            return std::nullopt;
    }
    const RecordError fault = writeFault(path, file);
    file.remove(); // a part of a file would only take room that is short
    return fault;
}

QString flushedPath(const QString &path)
{
    return path + QStringLiteral(".flushed");
}

bool flushFile(const QString &path)
{
    // A second name first, so that what is flushed is what is named, though `path` may be another file by
    // then.
    const QString safe = flushedPath(path);
    const QString next = safe + QStringLiteral(".new");
    QFile::remove(next);
    std::error_code error;
    std::filesystem::create_hard_link(nativePath(path), nativePath(next), error);
    if (error)
        return flushContent(path) && flushFolder(QFileInfo(path).absolutePath());
    const bool isSafe = flushContent(next) && moveOver(next, safe);
    QFile::remove(next); // still there when both were the same file
    return isSafe && flushFolder(QFileInfo(path).absolutePath());
}

} // namespace holmstead
