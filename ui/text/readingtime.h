// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

namespace holmstead {

// To notice `sentence` and to read it at leisure.
inline std::chrono::milliseconds readingTime(const QString &sentence)
{
    constexpr std::chrono::milliseconds toNotice(4000);
    constexpr std::chrono::milliseconds toRead(80); // a letter
    return toNotice + toRead * sentence.size();
}

} // namespace holmstead
