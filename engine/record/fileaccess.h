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

// The same for a plain file that is written often: it does not wait for the disk. Once it is back, no end of
// this program loses the bytes; a power failure may until flushFile() has been there. It uses the file
// path + ".new" meanwhile, and nobody else may write the same.
std::optional<RecordError> replaceBytes(const QString &path, const QByteArray &bytes);
// Waits until the disk holds the file at `path`, and leaves it under the name flushedPath() too, which no
// replaceBytes() touches: what is there outlives a power failure, whatever that does to `path`. For any
// thread, one at a time. False when the disk, or its file system, cannot do all that.
bool flushFile(const QString &path);
QString flushedPath(const QString &path);

} // namespace holmstead
