// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/salvage.h"

#include "record/fileaccess.h"
#include "record/jsonreader.h"

#include <QJsonDocument>

#include <algorithm>

namespace holmstead {
namespace {

constexpr QByteArrayView actionsKey("\"actions\"");
constexpr char missingEnd[] = "]}";

// Walks over JSON text that breaks off or stops making sense somewhere, and notes where in the list of
// actions it could be cut: after the bracket that opens it, and after every action.
class CutFinder
{
public:
    explicit CutFinder(QByteArrayView text) : m_text(text) {}

    std::vector<qsizetype> cuts()
    {
        for (qsizetype i = 0; i < m_text.size() && m_isSound; ++i)
            take(m_text[i], i);
        return m_cuts;
    }

private:
    void take(char letter, qsizetype at)
    {
        if (m_isText) {
            takeInText(letter, at);
        } else if (letter == '"') {
            m_isText = true;
            m_textBegin = at;
        } else if (letter == '{' || letter == '[') {
            open(letter, at);
        } else if (letter == '}' || letter == ']') {
            close(letter, at);
        } else if (letter == ',') {
            m_isActionsKey = false;
        }
    }

    void takeInText(char letter, qsizetype at)
    {
        if (m_isEscaped)
            m_isEscaped = false;
        else if (letter == '\\')
            m_isEscaped = true;
        else if (letter == '"')
            endText(at + 1);
    }

    void endText(qsizetype end)
    {
        m_isText = false;
        m_isActionsKey = m_open == "{" && m_text.sliced(m_textBegin, end - m_textBegin) == actionsKey;
    }

    void open(char bracket, qsizetype at)
    {
        if (m_isActionsKey && bracket == '[')
            m_cuts = { at + 1 };
        m_isInActions = m_isInActions || (m_isActionsKey && bracket == '[');
        m_isActionsKey = false;
        m_open.append(bracket);
    }

    void close(char bracket, qsizetype at)
    {
        m_isSound = m_open.endsWith(bracket == '}' ? '{' : '[');
        if (!m_isSound)
            return;
        m_open.chop(1);
        if (m_isInActions && m_open == "{[")
            m_cuts.push_back(at + 1);
        m_isInActions = m_isInActions && m_open.size() > 1;
    }

    QByteArrayView m_text;
    std::vector<qsizetype> m_cuts;
    QByteArray m_open; // the brackets around this place
    qsizetype m_textBegin = 0;
    bool m_isSound = true;
    bool m_isText = false;
    bool m_isEscaped = false;
    bool m_isActionsKey = false; // the last thing read
    bool m_isInActions = false;
};

// The file as JSON, cut within the actions if it has to be; empty if that does not help.
QJsonObject parseBeginning(const QByteArray &text)
{
    QJsonParseError error;
    const QJsonDocument whole = QJsonDocument::fromJson(text, &error);
    if (error.error == QJsonParseError::NoError)
        return whole.object();
    // Before the fault all is well, so that the last cut there can be made; the reader may see it a little
    // late.
    constexpr int attempts = 3;
    const auto cuts =
        CutFinder(QByteArrayView(text).first(std::clamp<qsizetype>(error.offset, 0, text.size()))).cuts();
    const auto begin = cuts.size() > attempts ? cuts.end() - attempts : cuts.begin();
    for (auto cut = cuts.end(); cut != begin;) {
        const QJsonDocument part = QJsonDocument::fromJson(text.first(*--cut) + missingEnd);
        if (part.isObject())
            return part.object();
    }
    return {};
}

std::optional<GameRecord> readBeginning(QJsonObject file)
{
    const QString key = QStringLiteral("actions");
    auto record = readRecord(QJsonDocument(file).toJson(QJsonDocument::Compact));
    if (record)
        return *record;
    const std::size_t bad = actionNumber(record.error().place);
    if (bad == 0)
        return std::nullopt;
    QJsonArray good = file[key].toArray();
    while (static_cast<std::size_t>(good.size()) >= bad)
        good.removeLast();
    file[key] = good;
    record = readRecord(QJsonDocument(file).toJson(QJsonDocument::Compact));
    return record ? std::optional(*record) : std::nullopt;
}

} // namespace

std::optional<GameRecord> salvage(const QByteArray &text)
{
    if (text.size() > maxFileBytes)
        return std::nullopt;
    auto record = readBeginning(parseBeginning(text));
    if (!record)
        return std::nullopt;
    Result<Game> game = startOf(*record);
    std::size_t played = 0;
    while (game && played < record->actions.size() && !playAction(*game, *record, played))
        ++played;
    return game ? std::optional(continued(std::move(*record), *game)) : std::nullopt;
}

std::optional<GameRecord> salvageFile(const QString &path)
{
    std::optional<GameRecord> best;
    for (const QString &name : { path, flushedPath(path) }) {
        const auto text = readBytes(name);
        auto record = text ? salvage(*text) : std::nullopt;
        if (record && (!best || record->actions.size() > best->actions.size()))
            best = std::move(record);
    }
    return best;
}

} // namespace holmstead
