// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/random.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace holmstead {

// Makes small changes to a record or board file that is JSON and leaves it JSON: keys, values, types, places,
// counts and the order of lists, so that what is read gets past the first key and is wrong further inside.
class JsonMutator
{
public:
    explicit JsonMutator(Random &random) : m_random(random) {}

    // One change, in this object or anywhere deeper.
    QJsonObject changed(QJsonObject object);

private:
    QJsonValue changed(const QJsonValue &value);
    QJsonArray changed(QJsonArray list);
    QJsonValue changedText(const QString &text);
    QJsonValue changedNumber(double number);
    QJsonValue oddValue();
    QString wordOf(const QStringList &list);
    QString wordLike(const QString &word);
    QString anyPlace();

    bool oneIn(int chances) { return m_random.below(chances) == 0; }
    int indexIn(const QJsonArray &list) { return m_random.below(static_cast<int>(list.size())); }
    QString keyIn(const QJsonObject &object);

    Random &m_random;
};

} // namespace holmstead
