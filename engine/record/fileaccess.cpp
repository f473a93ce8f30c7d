// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/fileaccess.h"

#include "record/gamerecord.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <algorithm>

namespace holmstead {
namespace {

// A word as it is, anything else as JSON.
QString wordOrJson(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    const QByteArray list = QJsonDocument(QJsonArray{ value }).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.sliced(1, list.size() - 2));
}

RecordError notJson(const QByteArray &text, int offset)
{
    const QByteArray before = text.first(std::clamp<qsizetype>(offset, 0, text.size()));
    const auto line = before.count('\n') + 1;
    const auto column = before.size() - before.lastIndexOf('\n');
    return { RecordError::Kind::NotJson, {}, { QString::number(line), QString::number(column) }, {}, {} };
}

RecordError tooLarge()
{
    return { RecordError::Kind::TooLarge, {}, { QString::number(maxFileBytes / (1024 * 1024)) }, {}, {} };
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
        reading.refuse(notJson(text, parseError.offset));
        return {};
    }
    const QJsonValue value =
        document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array());
    const Node file(reading, value);
    const Node formatNode = file.at(Node::Key("format"));
    if (formatNode.value() != QJsonValue(format))
        formatNode.refuse(RecordError::Kind::UnknownFormat, { wordOrJson(formatNode.value()), format });
    const Node version = file.at(Node::Key("version"));
    if (version.value() != QJsonValue(formatVersion))
        version.refuse(RecordError::Kind::UnknownVersion,
                       { wordOrJson(version.value()), QString::number(formatVersion) });
    return value;
}

Result<QByteArray> readBytes(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return RecordError{ RecordError::Kind::CannotRead, {}, { file.errorString() }, {}, {} };
    if (file.size() > maxFileBytes)
        return tooLarge();
    // A pipe or device has no size of its own.
    QByteArray bytes = file.read(maxFileBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return RecordError{ RecordError::Kind::CannotRead, {}, { file.errorString() }, {}, {} };
    if (bytes.size() > maxFileBytes)
        return tooLarge();
    return bytes;
}

std::optional<RecordError> writeBytes(const QString &path, const QByteArray &bytes)
{
    // What could not be read again must not replace what can.
    if (bytes.size() > maxFileBytes)
        return tooLarge();
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(bytes);
        if (file.commit())
            return std::nullopt;
    }
    return RecordError{ RecordError::Kind::CannotWrite, {}, { file.errorString() }, {}, {} };
}

} // namespace holmstead
