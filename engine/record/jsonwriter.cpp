// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace holmstead {
namespace {

QByteArray joined(const std::vector<QByteArray> &entries, const char *separator)
{
    QByteArray result;
    qsizetype size = 0;
    for (const QByteArray &entry : entries)
        size += entry.size() + static_cast<qsizetype>(qstrlen(separator));
    result.reserve(size);
    for (const QByteArray &entry : entries) {
        if (!result.isEmpty())
            result += separator;
        result += entry;
    }
    return result;
}

QByteArray indented(const std::vector<QByteArray> &entries, int depth, char open, char close)
{
    const QByteArray margin = '\n' + QByteArray(2 * depth, ' ');
    const QByteArray separator = ',' + margin + "  ";
    return open + margin + "  " + joined(entries, separator.constData()) + margin + close;
}

} // namespace

JsonObject &JsonObject::add(QByteArray key, QByteArray value)
{
    m_members.emplace_back(std::move(key), std::move(value));
    return *this;
}

JsonObject &JsonObject::addKept(const Kept &kept, const QString &place)
{
    const auto found = kept.find(place);
    if (found == kept.end())
        return *this;
    const QJsonObject &members = found->second;
    for (auto member = members.begin(); member != members.end(); ++member) {
        const QByteArray key = json(member.key());
        add(key.sliced(1, key.size() - 2), json(QJsonValue(member.value())));
    }
    return *this;
}

QByteArray JsonObject::line() const
{
    std::vector<QByteArray> entries;
    for (const auto &[key, value] : m_members)
        entries.push_back('"' + key + "\":" + value);
    return '{' + joined(entries, ",") + '}';
}

QByteArray JsonObject::block(int depth) const
{
    std::vector<QByteArray> entries;
    for (const auto &[key, value] : m_members)
        entries.push_back('"' + key + "\": " + value);
    return indented(entries, depth, '{', '}');
}

QByteArray jsonList(const std::vector<QByteArray> &entries)
{
    return '[' + joined(entries, ",") + ']';
}

QByteArray jsonBlock(const std::vector<QByteArray> &entries, int depth)
{
    return entries.empty() ? QByteArray("[]") : indented(entries, depth, '[', ']');
}

QByteArray json(int number)
{
    return QByteArray::number(number);
}

QByteArray json(bool truth)
{
    return truth ? "true" : "false";
}

QByteArray json(const QString &text)
{
    return json(QJsonValue(text));
}

QByteArray json(QLatin1StringView word)
{
    return '"' + QByteArray(word.data(), word.size()) + '"';
}

QByteArray json(const std::string &place)
{
    return '"' + QByteArray::fromStdString(place) + '"';
}

QByteArray json(const QJsonValue &value)
{
    // A document holds no bare value, so one entry of a list it is.
    const QByteArray list = QJsonDocument(QJsonArray{ value }).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

QByteArray json(Dice dice)
{
    return jsonList({ json(int(dice.first)), json(int(dice.second)) });
}

QByteArray json(OptionalId<PlayerId> player)
{
    return player ? json((*player).index()) : QByteArray("null");
}

QByteArray json(DevelopmentCards cards)
{
    std::vector<QByteArray> entries;
    for (const DevelopmentCard card : allDevelopmentCards)
        entries.insert(entries.end(), static_cast<std::size_t>(cards[card]), json(wordFor(card)));
    return jsonList(entries);
}

JsonObject countsOf(ResourceCards cards, bool everyKind)
{
    JsonObject result;
    for (const Resource resource : allResources) {
        if (everyKind || cards[resource] > 0)
            result.add(wordFor(resource).data(), json(cards[resource]));
    }
    return result;
}

JsonObject countsOf(DevelopmentCards cards)
{
    JsonObject result;
    for (const DevelopmentCard card : allDevelopmentCards) {
        if (cards[card] > 0)
            result.add(wordFor(card).data(), json(cards[card]));
    }
    return result;
}

} // namespace holmstead
