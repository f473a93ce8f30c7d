// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonmutator.h"

#include "board/topology.h"
#include "record/names.h"

#include <QJsonDocument>

namespace holmstead {
namespace {

constexpr int longestRepeat = 21000; // more than a record may have actions

// The words of the format, a list for each thing they may stand for.
std::vector<QStringList> everyWord()
{
    const QString keys = QStringLiteral(
        "format version name note rules edition phases setup target players color start begin how "
        "rolls saved board hexes harbors robber q r terrain token at trades settlement city road "
        "starred position buildings roads owner kind hands cards bought played bank deck "
        "longestRoad largestArmy turn phase then mustDiscard freeRoads cardPlayed dice actions do "
        "player to from card give get with 0 1 2 3");
    const auto actions = actionWords();
    return { keys.split(u' '),
             { actions.begin(), actions.end() },
             allWords<Harbor>(),
             allWords<Terrain>(),
             allWords<DevelopmentCard>(),
             allWords<Phase>(),
             allWords<Edition>(),
             allWords<PhaseRule>(),
             allWords<IslandSetup>(),
             allWords<BeginHow>(),
             allWords<Color>() };
}

// What a careless or malicious hand might write anywhere.
QJsonArray everyOddValue()
{
    const QByteArray text = R"([null, true, false, -1, 0, 1.5, -0.0, 1e300, 4294967296, 9223372036854775807,
        9007199254740993, "", "\u0000", "\ud800", "\u202e", [], {}, [[]], {"": []}, [3, 4], {"ore": 2},
        ["knight"], "0,0", "0,0,N", "0,0,E", "-3,0,SE", {"note": "x"}])";
    return QJsonDocument::fromJson(text).array();
}

template <typename Place> QString anyOf(Random &random)
{
    return QString::fromStdString(nameOf(Place(random.below(Place::count))));
}

bool isPlace(const QString &text)
{
    const std::string name = text.toStdString();
    return hexNamed(name) || intersectionNamed(name) || pathNamed(name);
}

} // namespace

QJsonValue JsonMutator::changed(const QJsonValue &value)
{
    if (oneIn(16))
        return oddValue();
    if (value.isObject())
        return changed(value.toObject());
    if (value.isArray())
        return changed(value.toArray());
    if (value.isString())
        return changedText(value.toString());
    if (value.isDouble())
        return changedNumber(value.toDouble());
    return value.isBool() ? QJsonValue(!value.toBool()) : oddValue();
}

// Mostly the change is deeper, here and in a list.
QJsonObject JsonMutator::changed(QJsonObject object)
{
    if (object.isEmpty())
        return { { wordLike({}), oddValue() } };
    const QString key = keyIn(object);
    switch (m_random.below(16)) {
    case 0:
        object.remove(key);
        break;
    case 1:
        object[wordLike(key)] = object.take(key);
        break;
    case 2:
        object[key] = object.value(keyIn(object));
        break;
    case 3:
        object[wordLike(key)] = oddValue();
        break;
    case 4:
    case 5: // allowed in every object, and to be kept
        object[QStringLiteral("note")] = oddValue();
        break;
    default:
        object[key] = changed(object.value(key));
    }
    return object;
}

QJsonArray JsonMutator::changed(QJsonArray list)
{
    if (list.isEmpty())
        return { oddValue() };
    const int index = indexIn(list);
    const QJsonValue entry = list.at(index);
    switch (m_random.below(12)) {
    case 0:
        list.removeAt(index);
        break;
    case 1:
        list.insert(indexIn(list), entry);
        break;
    case 2:
        list.removeAt(index);
        list.insert(m_random.below(static_cast<int>(list.size()) + 1), entry);
        break;
    case 3:
        while (list.size() > index)
            list.removeLast();
        break;
    case 4:
        for (int copies = oneIn(100) ? longestRepeat : m_random.below(30); copies > 0; --copies)
            list.append(entry);
        break;
    default:
        list[index] = changed(entry);
    }
    return list;
}

QJsonValue JsonMutator::changedText(const QString &text)
{
    if (isPlace(text) && !oneIn(6))
        return anyPlace();
    return oneIn(6) ? text + QChar(m_random.below(0x10000)) : wordLike(text);
}

QJsonValue JsonMutator::changedNumber(double number)
{
    return oneIn(2) ? number + m_random.below(5) - 2 : m_random.below(30) - 5;
}

QJsonValue JsonMutator::oddValue()
{
    static const QJsonArray values = everyOddValue();
    return values.at(indexIn(values));
}

QString JsonMutator::wordOf(const QStringList &list)
{
    return list.at(m_random.below(static_cast<int>(list.size())));
}

// Mostly one that could stand in the same place.
QString JsonMutator::wordLike(const QString &word)
{
    static const std::vector<QStringList> lists = everyWord();
    for (const QStringList &list : lists) {
        if (list.contains(word) && !oneIn(6))
            return wordOf(list);
    }
    return wordOf(lists[static_cast<std::size_t>(m_random.below(static_cast<int>(lists.size())))]);
}

QString JsonMutator::anyPlace()
{
    switch (m_random.below(3)) {
    case 0:
        return anyOf<HexId>(m_random);
    case 1:
        return anyOf<IntersectionId>(m_random);
    default:
        return anyOf<PathId>(m_random);
    }
}

QString JsonMutator::keyIn(const QJsonObject &object)
{
    // Most of the rules are about these two.
    for (const QString &key : { QStringLiteral("position"), QStringLiteral("actions") }) {
        if (object.contains(key) && oneIn(3))
            return key;
    }
    return (object.begin() + m_random.below(static_cast<int>(object.size()))).key();
}

} // namespace holmstead
