// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/jsonreader.h"

#include "record/quoting.h"

#include <algorithm>
#include <cmath>

namespace holmstead {

void Reading::refuse(RecordError error)
{
    if (m_error)
        return;
    error.place = quotable(error.place);
    // Only the first argument is ever taken from the file.
    if (!error.arguments.isEmpty())
        error.arguments.first() = quotable(error.arguments.first());
    m_error = std::move(error);
}

Node::Node(Reading &reading, const QJsonValue &value)
    : m_reading(reading),
      m_value(value),
      m_object(value.toObject()),
      m_list(value.toArray())
{}

Node::Node(const Node &parent, const QJsonValue &value, Key key, int index)
    : m_reading(parent.m_reading),
      m_parent(&parent),
      m_value(value),
      m_object(value.toObject()),
      m_list(value.toArray()),
      m_key(key),
      m_index(index)
{}

bool Node::isAction() const
{
    return m_index >= 0 && m_parent->m_key == Key("actions") && !m_parent->m_parent->m_parent;
}

QString Node::place() const
{
    if (!m_parent)
        return {};
    if (isAction())
        return actionPlace(static_cast<std::size_t>(m_index) + 1);
    if (m_index >= 0)
        return QStringLiteral("%1[%2]").arg(m_parent->place()).arg(m_index);
    return m_parent->placeOf(m_key);
}

QString Node::placeOf(const QString &key) const
{
    const QString above = place();
    if (above.isEmpty())
        return key;
    return above + (isAction() ? QStringLiteral(", ") : QStringLiteral(".")) + key;
}

void Node::refuse(RecordError::Kind kind, const QStringList &arguments) const
{
    if (!hasFailed())
        m_reading.refuse({ kind, place(), arguments, {}, {} });
}

void Node::refuse(const IslandFault &fault) const
{
    m_reading.refuse({ RecordError::Kind::BrokenIsland, place(), {}, fault, {} });
}

void Node::refuseWord(const QString &given, const QStringList &words) const
{
    refuse(RecordError::Kind::UnknownWord, { given, words.join(QStringLiteral(", ")) });
}

void Node::requireObject() const
{
    if (!m_value.isObject())
        refuse(RecordError::Kind::NotAnObject);
}

bool Node::has(Key key) const
{
    requireObject();
    return m_object.contains(key);
}

Node Node::at(Key key) const
{
    if (!has(key) && !hasFailed())
        m_reading.refuse({ RecordError::Kind::MissingKey, placeOf(key), {}, {}, {} });
    return Node(*this, m_object.value(key), key, -1);
}

template <typename Visit>
void Node::visitKeysBeyond(std::initializer_list<Key> keys, std::initializer_list<Key> moreKeys,
                           Visit visit) const
{
    requireObject();
    for (auto entry = m_object.begin(); entry != m_object.end(); ++entry) {
        const QString key = entry.key();
        const auto has = [&key](std::initializer_list<Key> list) {
            return std::find(list.begin(), list.end(), key) != list.end();
        };
        if (!has(keys) && !has(moreKeys))
            visit(key, entry.value());
    }
}

void Node::refuseKeysBeyond(std::initializer_list<Key> keys) const
{
    visitKeysBeyond(keys, {}, [this](const QString &key, const QJsonValue &value) {
        if (key == Key("note"))
            m_reading.kept()[place()].insert(key, value);
        else
            m_reading.refuse({ RecordError::Kind::UnknownKey, placeOf(key), {}, {}, {} });
    });
}

void Node::refusePlayersBeyond(std::span<const Key> players) const
{
    QStringList all;
    for (const Key player : players)
        all << player;
    visitKeysBeyond({}, {}, [&](const QString &key, const QJsonValue &value) {
        if (key == Key("note"))
            m_reading.kept()[place()].insert(key, value);
        else if (!all.contains(key))
            m_reading.refuse({ RecordError::Kind::NoSuchPlayer,
                               placeOf(key),
                               { key, all.join(QStringLiteral(", ")) },
                               {},
                               {} });
    });
}

void Node::keepKeysBeyond(std::initializer_list<Key> keys, const QString &place,
                          std::initializer_list<Key> moreKeys) const
{
    visitKeysBeyond(keys, moreKeys, [this, &place](const QString &key, const QJsonValue &value) {
        m_reading.kept()[place].insert(key, value);
    });
}

int Node::size() const
{
    if (!m_value.isArray())
        refuse(RecordError::Kind::NotAList);
    return static_cast<int>(m_list.size());
}

void Node::requireSize(int wanted) const
{
    const int given = size();
    if (given != wanted)
        refuse(RecordError::Kind::WrongLength, { QString::number(wanted), QString::number(given) });
}

Node Node::at(int index) const
{
    return Node(*this, m_list.at(index), {}, index);
}

bool Node::isWhole() const
{
    const double number = m_value.toDouble(0.5);
    return std::floor(number) == number;
}

int Node::whole(int lowest, int highest) const
{
    const double number = m_value.toDouble();
    if (!isWhole())
        refuse(RecordError::Kind::NotWhole);
    else if (number < lowest || number > highest)
        refuse(RecordError::Kind::OutOfRange, { QString::number(lowest), QString::number(highest) });
    return hasFailed() ? lowest : static_cast<int>(number);
}

int Node::whole(Range allowed, Range read) const
{
    const double number = m_value.toDouble();
    const bool isRead = number >= read.lowest && number <= read.highest;
    return isRead ? whole(read.lowest, read.highest) : whole(allowed.lowest, allowed.highest);
}

bool Node::truth() const
{
    if (!m_value.isBool())
        refuse(RecordError::Kind::NotTrueOrFalse);
    return m_value.toBool();
}

QString Node::text() const
{
    if (!m_value.isString())
        refuse(RecordError::Kind::NotText);
    return m_value.toString();
}

HexId Node::hex() const
{
    const QString name = text();
    const auto result = hexNamed(name.toStdString());
    if (!result)
        refuse(RecordError::Kind::NotAHex, { name });
    return result.value_or(HexId());
}

IntersectionId Node::intersection() const
{
    const QString name = text();
    const auto result = intersectionNamed(name.toStdString());
    if (!result)
        refuse(RecordError::Kind::NotAnIntersection, { name });
    return result.value_or(IntersectionId());
}

PathId Node::path() const
{
    const QString name = text();
    const auto result = pathNamed(name.toStdString());
    if (!result)
        refuse(RecordError::Kind::NotAPath, { name });
    return result.value_or(PathId());
}

OptionalId<PlayerId> Node::playerOrNobody(int playerCount) const
{
    return isNull() ? OptionalId<PlayerId>() : OptionalId<PlayerId>(player(playerCount));
}

Dice Node::dice() const
{
    requireSize(2);
    if (hasFailed())
        return {};
    const int first = at(0).whole(1, 6);
    const int second = at(1).whole(1, 6);
    return { static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second) };
}

ResourceCards Node::resources(int highest) const
{
    refuseKeysBeyond({ wordFor(Resource::Brick), wordFor(Resource::Lumber), wordFor(Resource::Wool),
                       wordFor(Resource::Grain), wordFor(Resource::Ore) });
    ResourceCards result;
    for (const Resource resource : allResources) {
        if (has(wordFor(resource)))
            result.add(resource, at(wordFor(resource)).whole({ 0, resourceCardsOfAKind }, { 0, highest }));
    }
    return result;
}

DevelopmentCards Node::cardCounts() const
{
    refuseKeysBeyond({ wordFor(DevelopmentCard::Knight), wordFor(DevelopmentCard::RoadBuilding),
                       wordFor(DevelopmentCard::YearOfPlenty), wordFor(DevelopmentCard::Monopoly),
                       wordFor(DevelopmentCard::VictoryPoint) });
    DevelopmentCards result;
    for (const DevelopmentCard card : allDevelopmentCards) {
        if (has(wordFor(card)))
            result.add(card, at(wordFor(card)).whole({ 0, fullDeck[card] }, { 0, fullDeck.total() }));
    }
    return result;
}

DevelopmentCards Node::cardList() const
{
    DevelopmentCards result;
    const int count = size();
    if (count > fullDeck.total()) {
        refuse(RecordError::Kind::TooManyEntries,
               { QString::number(fullDeck.total()), QString::number(count) });
    }
    for (int i = 0; i < count && !hasFailed(); ++i)
        result.add(at(i).word<DevelopmentCard>());
    return result;
}

QString actionPlace(std::size_t number)
{
    return QStringLiteral("action %1").arg(number);
}

std::size_t actionNumber(const QString &place)
{
    const QString word = actionPlace(0).chopped(1);
    return place.startsWith(word) ? place.sliced(word.size()).section(u',', 0, 0).toULongLong() : 0;
}

} // namespace holmstead
