// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/boardjson.h"

namespace holmstead {
namespace {

using Key = Node::Key;
using Kind = RecordError::Kind;

// Rules judge more than they allow: R-CO-1 a hex in the sea, R-CO-3 what is no token.
constexpr Node::Range landCoordinates = { -2, 2 }, readCoordinates = { -1000, 1000 };
constexpr Node::Range tokens = { 2, 12 }, readTokens = { 0, 12 };
constexpr Key keyHexes("hexes"), keyHarbors("harbors"), keyRobber("robber"), keyStart("start");

QString cellName(Cell cell)
{
    return QStringLiteral("%1,%2").arg(cell.q).arg(cell.r);
}

void readHex(const Node &list, int index, IslandLayout &island, HexSet &seen)
{
    const Node node = list.at(index);
    const int q = node.at(Key("q")).whole(landCoordinates, readCoordinates);
    const int r = node.at(Key("r")).whole(landCoordinates, readCoordinates);
    const Cell cell = { q, r };
    const auto hex = hexAt(cell);
    if (!hex)
        return node.refuse(Kind::NotLand, { cellName(cell) });
    if (seen.contains(*hex))
        return node.refuse(Kind::HexTwice, { cellName(cell) });
    seen.insert(*hex);
    at(island.terrain, *hex) = node.at(Key("terrain")).word<Terrain>();
    at(island.token, *hex) = node.has(Key("token")) ? node.at(Key("token")).whole(tokens, readTokens) : 0;
    // Hexes are written by number, so what belongs to them must be found by number.
    node.keepKeysBeyond({ Key("q"), Key("r"), Key("terrain"), Key("token") }, list.at(hex->index()).place());
}

void readHexes(const Node &list, IslandLayout &island)
{
    HexSet seen;
    for (int i = 0; i < list.size() && !list.hasFailed(); ++i)
        readHex(list, i, island, seen);
    const HexSet missing = HexSet::all() - seen;
    if (!missing.isEmpty())
        list.refuse(Kind::HexMissing, { QString::fromStdString(nameOf(missing.first())) });
}

HarborPlace readHarbor(const Node &node)
{
    node.keepKeysBeyond({ Key("at"), Key("trades") });
    const PathId at = node.at(Key("at")).path();
    return { at, node.at(Key("trades")).word<Harbor>() };
}

StartPiece readStartPiece(const Node &node)
{
    node.keepKeysBeyond({ Key("color"), Key("settlement"), Key("road"), Key("starred") });
    StartPiece piece;
    piece.color = node.at(Key("color")).word<Color>();
    piece.settlement = node.at(Key("settlement")).intersection();
    piece.road = node.at(Key("road")).path();
    piece.starred = node.has(Key("starred")) && node.at(Key("starred")).truth();
    return piece;
}

template <typename Value, typename Read> std::vector<Value> readList(const Node &list, Read read)
{
    std::vector<Value> result;
    for (int i = 0; i < list.size() && !list.hasFailed(); ++i)
        result.push_back(read(list.at(i)));
    return result;
}

JsonObject hexJson(const IslandLayout &island, HexId hex)
{
    const Cell cell = at(topology.cellOfHex, hex);
    JsonObject object;
    object.add("q", json(cell.q))
        .add("r", json(cell.r))
        .add("terrain", json(wordFor(at(island.terrain, hex))));
    if (at(island.token, hex) != 0)
        object.add("token", json(at(island.token, hex)));
    return object;
}

JsonObject harborJson(const HarborPlace &harbor)
{
    JsonObject object;
    object.add("at", json(nameOf(harbor.at))).add("trades", json(wordFor(harbor.trades)));
    return object;
}

JsonObject startPieceJson(const StartPiece &piece)
{
    JsonObject object;
    object.add("color", json(wordFor(piece.color)));
    object.add("settlement", json(nameOf(piece.settlement)));
    object.add("road", json(nameOf(piece.road)));
    if (piece.starred)
        object.add("starred", json(true));
    return object;
}

// The lists of an island, each entry on its line with what was kept of it.
class IslandWriter
{
public:
    IslandWriter(const Kept &kept, const QString &place, int depth)
        : m_kept(kept),
          m_prefix(place.isEmpty() ? place : place + u'.'),
          m_depth(depth)
    {}

    template <typename Things, typename ToJson>
    void addList(JsonObject &object, Key key, const Things &things, ToJson toJson) const
    {
        std::vector<QByteArray> lines;
        for (const auto &thing : things) {
            const QString place = QStringLiteral("%1%2[%3]").arg(m_prefix, key).arg(lines.size());
            lines.push_back(toJson(thing).addKept(m_kept, place).line());
        }
        object.add(key.data(), jsonBlock(lines, m_depth + 1));
    }

private:
    const Kept &m_kept;
    QString m_prefix;
    int m_depth;
};

} // namespace

IslandLayout readIsland(const Node &node, std::initializer_list<Key> others)
{
    node.keepKeysBeyond({ keyHexes, keyHarbors, keyRobber, keyStart }, node.place(), others);
    IslandLayout island;
    readHexes(node.at(keyHexes), island);
    island.harbors = readList<HarborPlace>(node.at(keyHarbors), readHarbor);
    if (node.has(keyRobber))
        island.robber = node.at(keyRobber).hex();
    if (node.has(keyStart))
        island.start = readList<StartPiece>(node.at(keyStart), readStartPiece);
    if (node.hasFailed())
        return {};
    if (const auto fault = faultOf(island))
        node.refuse(*fault);
    return island;
}

void addIsland(JsonObject &object, const IslandLayout &island, const Kept &kept, const QString &place,
               int depth)
{
    const IslandWriter writer(kept, place, depth);
    writer.addList(object, keyHexes, everyId<HexId>(), [&](HexId hex) { return hexJson(island, hex); });
    writer.addList(object, keyHarbors, island.harbors, harborJson);
    if (island.robber)
        object.add(keyRobber.data(), json(nameOf(*island.robber)));
    if (!island.start.empty())
        writer.addList(object, keyStart, island.start, startPieceJson);
}

} // namespace holmstead
