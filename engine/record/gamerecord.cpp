// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/gamerecord.h"

#include "record/actionjson.h"
#include "record/boardfile.h"
#include "record/boardjson.h"
#include "record/fileaccess.h"
#include "record/peoplejson.h"
#include "record/positionjson.h"
#include "record/recordwriter.h"

#include <QRegularExpression>

#include <algorithm>

namespace holmstead {
namespace {

using Key = Node::Key;
using Kind = RecordError::Kind;

constexpr Key formatName("holmstead-game");
constexpr Key keyFormat("format"), keyVersion("version"), keyRules("rules"), keyPlayers("players");
constexpr Key keyBoard("board"), keyPosition("position"), keyActions("actions"), keyBegin("begin");
constexpr Key keySaved("saved"), keyHow("how"), keyRolls("rolls");

Beginning readBeginning(const Node &node)
{
    node.keepKeysBeyond({ keyHow, keyRolls });
    Beginning begin;
    if (node.has(keyHow))
        begin.how = node.at(keyHow).word<BeginHow>();
    if (node.has(keyRolls))
        begin.rolls = node.at(keyRolls).value();
    return begin;
}

// In a beginner game the board may be left out: it is the one that is built in.
IslandLayout readBoardOf(const Node &file, const GameRecord &record)
{
    const bool isBeginner = record.rules.setup == IslandSetup::Beginner;
    if (isBeginner && !file.has(keyBoard))
        return beginnerIsland();
    const Node node = file.at(keyBoard);
    const IslandLayout board = readIsland(node);
    // R-SU-1; a position has pieces of its own.
    if (isBeginner && board.start.empty() && !file.has(keyPosition))
        node.refuse(Kind::NoStart);
    return board;
}

std::vector<Action> readActions(const Node &list, int playerCount)
{
    std::vector<Action> actions;
    const int count = list.size();
    if (count > maxActions)
        list.refuse(Kind::TooManyActions, { QString::number(maxActions) });
    for (int i = 0; i < count && !list.hasFailed(); ++i)
        actions.push_back(readAction(list.at(i), playerCount));
    return actions;
}

GameRecord readFile(const Node &file)
{
    file.keepKeysBeyond({ keyFormat, keyVersion, keyRules, keyPlayers, keyBoard, keyPosition, keyActions,
                          keyBegin, keySaved });
    GameRecord record;
    record.rules = readRules(file.at(keyRules));
    record.people = readPeople(file.at(keyPlayers), record.rules);
    record.board = readBoardOf(file, record);
    if (file.hasFailed())
        return {};
    const int playerCount = static_cast<int>(record.people.size());
    if (file.has(keyPosition))
        record.position = readPosition(file.at(keyPosition), playerCount);
    if (file.has(keyBegin))
        record.begin = readBeginning(file.at(keyBegin));
    if (file.has(keySaved))
        record.saved = file.at(keySaved).text();
    record.actions = readActions(file.at(keyActions), playerCount);
    return record;
}

// Places have several names: an error about a piece of a position tells the one that the file has.
RecordError withPlaceAsWritten(RecordError error, const QJsonObject &position)
{
    static const QRegularExpression pieceKey(
        QStringLiteral("^position\\.(buildings|roads)\\[([0-9]+)\\]\\."));
    const QRegularExpressionMatch match = pieceKey.match(error.place);
    const bool tellsPlace = error.arguments.value(0).contains(u',');
    if (match.hasMatch() && tellsPlace) {
        const QJsonArray pieces = position[match.captured(1)].toArray();
        error.arguments.first() = pieces[match.captured(2).toInt()][Key("at")].toString();
    }
    return error;
}

QByteArray beginText(const GameRecord &record)
{
    JsonObject object;
    if (record.begin->how)
        object.add(keyHow.data(), json(wordFor(*record.begin->how)));
    if (!record.begin->rolls.isUndefined())
        object.add(keyRolls.data(), json(record.begin->rolls));
    return object.addKept(record.kept, keyBegin).line();
}

QByteArray boardText(const GameRecord &record)
{
    JsonObject object;
    addIsland(object, record.board, record.kept, keyBoard, 1);
    return object.addKept(record.kept, keyBoard).block(1);
}

// Games that are saved after every action have none.
bool hasNotesOnActions(const Kept &kept)
{
    return std::any_of(kept.begin(), kept.end(),
                       [](const auto &note) { return actionNumber(note.first) > 0; });
}

std::vector<QByteArray> linesWithNotes(const GameRecord &record)
{
    std::vector<QByteArray> lines;
    for (const Action &action : record.actions)
        lines.push_back(actionJson(action, record.kept, actionPlace(lines.size() + 1)).line());
    return lines;
}

} // namespace

Result<GameRecord> readRecord(const QByteArray &text)
{
    Reading reading;
    const QJsonValue value = parseFile(text, formatName, reading);
    if (reading.hasFailed())
        return reading.error();
    GameRecord record = readFile(Node(reading, value));
    if (reading.hasFailed())
        return reading.error();
    record.kept = std::move(reading.kept());
    // What a position may not be is judged here too, so that a record that was read can be begun.
    if (const Result<Game> start = startOf(record); !start)
        return withPlaceAsWritten(start.error(), value[keyPosition].toObject());
    return record;
}

Result<GameRecord> readRecordFile(const QString &path)
{
    const Result<QByteArray> text = readBytes(path);
    if (!text)
        return text.error();
    return readRecord(*text);
}

QByteArray writeRecord(const GameRecord &record)
{
    return RecordWriter().write(record);
}

const std::vector<QByteArray> &RecordWriter::linesOf(const std::vector<Action> &actions)
{
    const auto known =
        std::mismatch(m_actions.begin(), m_actions.end(), actions.begin(), actions.end()).second;
    m_lines.resize(static_cast<std::size_t>(known - actions.begin())); // what was taken back goes
    for (auto action = known; action != actions.end(); ++action)
        m_lines.push_back(actionJson(*action).line());
    m_actions = actions;
    return m_lines;
}

QByteArray RecordWriter::write(const GameRecord &record)
{
    JsonObject object;
    object.add(keyFormat.data(), json(formatName)).add(keyVersion.data(), json(formatVersion));
    object.add(keyRules.data(), rulesText(record.rules, record.kept));
    object.add(keyPlayers.data(), peopleText(record.people, record.kept));
    object.add(keyBoard.data(), boardText(record));
    if (record.position) {
        const int playerCount = static_cast<int>(record.people.size());
        object.add(keyPosition.data(), positionText(*record.position, playerCount, record.kept));
    }
    if (record.begin)
        object.add(keyBegin.data(), beginText(record));
    if (!record.saved.isEmpty())
        object.add(keySaved.data(), json(record.saved));
    object.addKept(record.kept, {});
    object.add(keyActions.data(), hasNotesOnActions(record.kept) ? jsonBlock(linesWithNotes(record), 1)
                                                                 : jsonBlock(linesOf(record.actions), 1));
    return object.block(0) + '\n';
}

std::optional<RecordError> writeRecordFile(const QString &path, const GameRecord &record)
{
    // What could not be read again must not replace what can.
    if (record.actions.size() > maxActions)
        return RecordError{ Kind::TooManyActions, {}, { QString::number(maxActions) }, {}, {} };
    return writeBytes(path, writeRecord(record));
}

} // namespace holmstead
