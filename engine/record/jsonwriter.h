// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/kept.h"
#include "record/names.h"

#include <QByteArray>
#include <QJsonValue>

#include <utility>
#include <vector>

namespace holmstead {

// JSON as text, with keys in the order in which they were added: QJsonDocument would sort them, and put
// every number on a line of its own.
class JsonObject
{
public:
    // `value` is JSON text already.
    JsonObject &add(QByteArray key, QByteArray value);
    // What was kept of the object at `place`.
    JsonObject &addKept(const Kept &kept, const QString &place);

    bool isEmpty() const { return m_members.empty(); }
    // {"do":"roll","dice":[3,4]}
    QByteArray line() const;
    // A member a line, `depth` levels deep in the file.
    QByteArray block(int depth) const;

private:
    std::vector<std::pair<QByteArray, QByteArray>> m_members;
};

// [3,4], and the same with an entry a line.
QByteArray jsonList(const std::vector<QByteArray> &entries);
QByteArray jsonBlock(const std::vector<QByteArray> &entries, int depth);

QByteArray json(int number);
QByteArray json(bool truth);
QByteArray json(const QString &text);
QByteArray json(QLatin1StringView word); // in need of no escapes
QByteArray json(const std::string &place);
QByteArray json(const QJsonValue &value);
QByteArray json(Dice dice);
QByteArray json(OptionalId<PlayerId> player); // null for nobody
QByteArray json(DevelopmentCards cards);      // ["knight","knight"]

// {"ore":2,"wool":1}: what is 0 is left out, but for `everyKind`.
JsonObject countsOf(ResourceCards cards, bool everyKind = false);
JsonObject countsOf(DevelopmentCards cards);

// [json(0), json(1), …]: what `textOf` says about each of the first `count` players.
template <typename TextOf> QByteArray jsonOfPlayers(int count, TextOf textOf)
{
    std::vector<QByteArray> entries;
    for (const PlayerId player : playersOf(count))
        entries.push_back(textOf(player));
    return jsonList(entries);
}

} // namespace holmstead
