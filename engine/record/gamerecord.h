// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game.h"
#include "record/kept.h"
#include "record/names.h"
#include "record/position.h"

#include <QJsonValue>

namespace holmstead {

inline constexpr qint64 maxFileBytes = 4 * 1024 * 1024;
inline constexpr int maxActions = 20000;
inline constexpr int maxNameLength = 40;

// How it was decided who begins (R-SU-7). Only for people: nothing follows from it.
struct Beginning
{
    std::optional<BeginHow> how;
    QJsonValue rolls = QJsonValue::Undefined; // as the file has it

    friend bool operator==(const Beginning &, const Beginning &) = default;
};

// One game as a file holds it: how it began, and every action since with what chance decided. The state is
// not in it: replay() finds it.
struct GameRecord
{
    Rules rules;
    People people;
    IslandLayout board;
    std::optional<Position> position;
    std::vector<Action> actions; // chance filled in
    std::optional<Beginning> begin;
    QString saved; // ISO 8601, or empty
    Kept kept;     // notes and unknown keys

    friend bool operator==(const GameRecord &, const GameRecord &) = default;
};

// A record from the text of a file, or the first thing wrong with it. Everything is judged but whether the
// actions obey the rules, which is replay()'s. At most maxFileBytes and maxActions. Where a JSON object has
// the same key twice, Qt's reader takes the last.
Result<GameRecord> readRecord(const QByteArray &text);
// The size is looked at before anything is read.
Result<GameRecord> readRecordFile(const QString &path);

// The text of a file that reads as `record`: keys in the order of the format, an action a line, so that two
// versions of a game compare well.
QByteArray writeRecord(const GameRecord &record);
// Either the whole file is written or the old one stays as it was; no file of more than maxActions or
// maxFileBytes, which could not be read again.
std::optional<RecordError> writeRecordFile(const QString &path, const GameRecord &record);

// The table and the first state of `record`, no action played.
Result<Game> startOf(const GameRecord &record);
// Lets action number `index` (from 0) of `record` happen in `game`, or says why it is refused.
std::optional<RecordError> playAction(Game &game, const GameRecord &record, std::size_t index);
// All actions played; or the first one that is refused (Kind::IllegalAction).
Result<Game> replay(const GameRecord &record);

// `game` as a record, with a position if it began in one.
GameRecord recordOf(const Game &game, const People &people);
// `record` with the actions that `game`, which began as it, has had so far. Notes stay with what they tell
// of.
GameRecord continued(GameRecord record, const Game &game);

} // namespace holmstead
