// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/gamerecord.h"

namespace holmstead {

// Whether the people of a game play face up. It is their custom and no rule, so its file keeps it as a key
// beyond the format; a game goes on as it was played.
inline bool hasOpenHands(const GameRecord &record)
{
    const auto beyond = record.kept.find(QString());
    return beyond != record.kept.end() && beyond->second.value(QLatin1StringView("openHands")).toBool();
}

inline void setOpenHands(GameRecord &record, bool open)
{
    const QString key = QStringLiteral("openHands");
    if (open)
        record.kept[QString()].insert(key, true);
    else if (hasOpenHands(record))
        record.kept[QString()].remove(key);
}

} // namespace holmstead
