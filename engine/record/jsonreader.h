// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/kept.h"
#include "record/names.h"
#include "record/result.h"

#include <QJsonArray>
#include <QJsonObject>

#include <initializer_list>
#include <span>

namespace holmstead {

// One file while it is being read: the first thing wrong with it, and what is kept of it. After the first
// error everything reads as empty, so that nobody has to ask after every value.
class Reading
{
public:
    bool hasFailed() const { return m_error.has_value(); }
    void refuse(RecordError error);

    const RecordError &error() const { return *m_error; }
    Kept &kept() { return m_kept; }

private:
    std::optional<RecordError> m_error;
    Kept m_kept;
};

// A value of a JSON file that knows where it stands, and reads itself as the things of the format. What it
// cannot read it refuses. Made on the stack while going down the file: a node must not outlive its parent.
class Node
{
public:
    using Key = QLatin1StringView;

    // The file as a whole.
    Node(Reading &reading, const QJsonValue &value);
    Node(const Node &) = delete;
    Node &operator=(const Node &) = delete;

    // As RecordError::place tells it.
    QString place() const;
    bool hasFailed() const { return m_reading.hasFailed(); }
    // Says that this value is wrong.
    void refuse(RecordError::Kind kind, const QStringList &arguments = {}) const;
    void refuse(const IslandFault &fault) const;

    bool isNull() const { return m_value.isNull(); }
    const QJsonValue &value() const { return m_value; }

    // An object; anything else is refused by all of these. at() refuses a missing key.
    void requireObject() const;
    bool has(Key key) const;
    Node at(Key key) const;
    // Refuses keys beyond `keys`, but for `note`, which is kept.
    void refuseKeysBeyond(std::initializer_list<Key> keys) const;
    // The same where each key is the number of a player.
    void refusePlayersBeyond(std::span<const Key> players) const;
    // Keeps them all, under the name of `place`.
    void keepKeysBeyond(std::initializer_list<Key> keys, const QString &place,
                        std::initializer_list<Key> moreKeys = {}) const;
    void keepKeysBeyond(std::initializer_list<Key> keys) const { keepKeysBeyond(keys, place()); }

    // A list; anything else is refused. requireSize() refuses lists of other sizes.
    int size() const;
    void requireSize(int size) const;
    Node at(int index) const;

    bool isWhole() const;
    int whole(int lowest, int highest) const;
    // The same where somebody else judges some of what is not `allowed`: that much is `read`.
    struct Range
    {
        int lowest;
        int highest;
    };
    int whole(Range allowed, Range read) const;
    bool truth() const;
    QString text() const;
    HexId hex() const;
    IntersectionId intersection() const;
    PathId path() const;
    PlayerId player(int playerCount) const { return PlayerId(whole(0, playerCount - 1)); }
    OptionalId<PlayerId> playerOrNobody(int playerCount) const;
    Dice dice() const;
    // {"ore":2,"wool":1}. There are 19 of a kind; up to `highest` are read for rules about sums to judge.
    ResourceCards resources(int highest = resourceCardsOfAKind) const;
    DevelopmentCards cardCounts() const;
    // ["knight","knight"]
    DevelopmentCards cardList() const;

    template <typename Enum> Enum word() const
    {
        const QString given = text();
        if (hasFailed())
            return {};
        const std::optional<Enum> result = fromWord<Enum>(given);
        if (!result)
            refuseWord(given, allWords<Enum>());
        return result.value_or(Enum());
    }
    void refuseWord(const QString &given, const QStringList &words) const;

private:
    Node(const Node &parent, const QJsonValue &value, Key key, int index);

    template <typename Visit>
    void visitKeysBeyond(std::initializer_list<Key> keys, std::initializer_list<Key> moreKeys,
                         Visit visit) const;
    QString placeOf(const QString &key) const;
    bool isAction() const;

    Reading &m_reading;
    const Node *m_parent = nullptr;
    QJsonValue m_value;
    QJsonObject m_object;
    QJsonArray m_list;
    Key m_key;
    int m_index = -1;
};

// All the resource cards that there are (R-CO-6).
inline constexpr int allResourceCards = 5 * resourceCardsOfAKind;

// Where an action stands, counted from 1: "action 57".
QString actionPlace(std::size_t number);
// The number of the action at or within `place`, or 0.
std::size_t actionNumber(const QString &place);

} // namespace holmstead
