// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/jsonreader.h"

namespace holmstead {

inline constexpr int formatVersion = 1; // of records and board files alike

// The file in `text`, which must be a JSON object with that `format` and version 1. On failure `reading` has
// the error.
QJsonValue parseFile(const QByteArray &text, QLatin1StringView format, Reading &reading);

// The content of a file of at most maxFileBytes.
Result<QByteArray> readBytes(const QString &path);
// Either all of it is written or the old file stays as it was, also if more than maxFileBytes are given.
std::optional<RecordError> writeBytes(const QString &path, const QByteArray &bytes);

} // namespace holmstead
