// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/boardfile.h"

#include "record/boardjson.h"
#include "record/fileaccess.h"

#include <QFile>

// Resources of a static library are linked in only if somebody asks for them, from outside any namespace.
static void initResources()
{
    Q_INIT_RESOURCE(boards);
}

namespace holmstead {
namespace {

using Key = Node::Key;

constexpr Key formatName("holmstead-board");
constexpr Key keyFormat("format"), keyVersion("version"), keyName("name");

IslandLayout readBeginnerIsland()
{
    initResources();
    const Result<BoardFile> board = readBoardFile(QStringLiteral(":/boards/beginner.json"));
    Q_ASSERT(board && !board->island.start.empty());
    return board ? board->island : IslandLayout();
}

} // namespace

Result<BoardFile> readBoard(const QByteArray &text)
{
    Reading reading;
    const QJsonValue value = parseFile(text, formatName, reading);
    if (reading.hasFailed())
        return reading.error();
    const Node file(reading, value);
    BoardFile board;
    board.island = readIsland(file, { keyFormat, keyVersion, keyName });
    if (file.has(keyName))
        board.name = file.at(keyName).text();
    if (reading.hasFailed())
        return reading.error();
    board.kept = std::move(reading.kept());
    return board;
}

Result<BoardFile> readBoardFile(const QString &path)
{
    const Result<QByteArray> text = readBytes(path);
    if (!text)
        return text.error();
    return readBoard(*text);
}

QByteArray writeBoard(const BoardFile &board)
{
    JsonObject object;
    object.add(keyFormat.data(), json(formatName)).add(keyVersion.data(), json(formatVersion));
    if (!board.name.isEmpty())
        object.add(keyName.data(), json(board.name));
    addIsland(object, board.island, board.kept, {}, 0);
    return object.addKept(board.kept, {}).block(0) + '\n';
}

const IslandLayout &beginnerIsland()
{
    static const IslandLayout island = readBeginnerIsland();
    return island;
}

} // namespace holmstead
