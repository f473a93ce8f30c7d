// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/gamerecord.h"

#include <QJsonObject>
#include <QTest>

namespace holmstead {

// Records to change and read, as JSON.
QJsonObject beginnerRecord(int players = 4); // the built-in island, no actions
QJsonObject variableRecord(int players = 4); // a board of its own without start pieces, no actions

// The JSON value that `text` is.
QJsonValue parsed(const QByteArray &text);
// `record` with `value` (JSON text) at `path`, e.g. players[2].color; what leads there is made if need be.
// A value without text takes the key away.
QJsonObject with(const QJsonObject &record, const QString &path, const QByteArray &value);
QJsonObject without(const QJsonObject &record, const QString &path);

// What readRecord() says about `record`; a test failure and an empty record or error if it is the other
// thing.
GameRecord readGood(const QJsonObject &record);
RecordError readBad(const QJsonObject &record);

// Something that must be refused.
struct Refusal
{
    const char *name;
    QJsonObject record;
    RecordError::Kind kind;
    const char *place;
    QStringList arguments = {};
};

// For the functions of a data driven test.
void addRefusals(const std::vector<Refusal> &refusals);
void checkRefusal(const std::vector<Refusal> &refusals);

// A whole game between random movers, chance included.
Game randomGame(const GameRecord &start, std::uint64_t seed);

} // namespace holmstead
