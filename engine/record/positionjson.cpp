// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/positionjson.h"

namespace holmstead {
namespace {

using Key = Node::Key;

// The keys of a position, for reading and writing.
constexpr Key keyBuildings("buildings"), keyRoads("roads"), keyHands("hands"), keyRobber("robber");
constexpr Key keyCards("cards"), keyBought("bought"), keyPlayed("played"), keyBank("bank"), keyDeck("deck");
constexpr Key keyLongestRoad("longestRoad"), keyLargestArmy("largestArmy"), keyTurn("turn"),
    keyPhase("phase");
constexpr Key keyThen("then"), keyMustDiscard("mustDiscard"), keyFreeRoads("freeRoads");
constexpr Key keyCardPlayed("cardPlayed"), keyDice("dice");

// A building's `kind`.
constexpr Key wordSettlement("settlement"), wordCity("city");

constexpr std::array<Key, PlayerId::count> playerKeys = { Key("0"), Key("1"), Key("2"), Key("3") };

class PositionReader
{
public:
    PositionReader(const Node &node, int playerCount) : m_node(node), m_playerCount(playerCount) {}

    Position read() const
    {
        m_node.refuseKeysBeyond({ keyBuildings, keyRoads, keyHands, keyRobber, keyCards, keyBought, keyPlayed,
                                  keyBank, keyDeck, keyLongestRoad, keyLargestArmy, keyTurn, keyPhase,
                                  keyThen, keyMustDiscard, keyFreeRoads, keyCardPlayed, keyDice });
        Position position;
        readPieces(position);
        readCards(position);
        readAwards(position);
        readTurn(position);
        return position;
    }

private:
    // Calls `take` with the value of `key` if it is there.
    template <typename Take> void ifThere(Key key, Take take) const
    {
        if (m_node.has(key))
            take(m_node.at(key));
    }
    template <typename Take> void eachEntry(Key key, Take take) const
    {
        ifThere(key, [&](const Node &list) {
            for (int i = 0; i < list.size() && !list.hasFailed(); ++i)
                take(list.at(i));
        });
    }
    template <typename Values, typename Read> void eachPlayer(Key key, Values &values, Read read) const
    {
        ifThere(key, [&](const Node &list) {
            list.requireSize(m_playerCount);
            for (int i = 0; i < m_playerCount && !list.hasFailed(); ++i)
                at(values, PlayerId(i)) = read(list.at(i));
        });
    }

    void readPieces(Position &position) const
    {
        eachEntry(keyBuildings, [&](const Node &node) { position.buildings.push_back(building(node)); });
        eachEntry(keyRoads, [&](const Node &node) {
            node.refuseKeysBeyond({ Key("at"), Key("owner") });
            const PathId at = node.at(Key("at")).path();
            position.roads.push_back({ at, node.at(Key("owner")).player(m_playerCount) });
        });
        ifThere(keyRobber, [&](const Node &node) { position.robber = node.hex(); });
    }

    PlacedBuilding building(const Node &node) const
    {
        node.refuseKeysBeyond({ Key("at"), Key("owner"), Key("kind") });
        PlacedBuilding result;
        result.at = node.at(Key("at")).intersection();
        result.owner = node.at(Key("owner")).player(m_playerCount);
        const Node kind = node.at(Key("kind"));
        const QString word = kind.text();
        if (word != wordSettlement && word != wordCity)
            kind.refuseWord(word, { wordSettlement, wordCity });
        result.isCity = word == wordCity;
        return result;
    }

    void readCards(Position &position) const
    {
        eachPlayer(keyHands, position.hands,
                   [](const Node &node) { return node.resources(allResourceCards); });
        eachPlayer(keyCards, position.cards, [](const Node &node) { return node.cardList(); });
        eachPlayer(keyPlayed, position.played, [](const Node &node) {
            return static_cast<std::uint8_t>(
                node.whole({ 0, fullDeck[DevelopmentCard::Knight] }, { 0, fullDeck.total() }));
        });
        ifThere(keyBought, [&](const Node &node) { position.bought = node.cardList(); });
        ifThere(keyBank, [&](const Node &node) { position.bank = node.resources(allResourceCards); });
        ifThere(keyDeck, [&](const Node &node) { position.deck = node.cardCounts(); });
    }

    void readAwards(Position &position) const
    {
        ifThere(keyLongestRoad,
                [&](const Node &node) { position.longestRoad = node.playerOrNobody(m_playerCount); });
        ifThere(keyLargestArmy,
                [&](const Node &node) { position.largestArmy = node.playerOrNobody(m_playerCount); });
    }

    void readTurn(Position &position) const
    {
        ifThere(keyTurn, [&](const Node &node) { position.turn = node.player(m_playerCount); });
        ifThere(keyPhase, [&](const Node &node) {
            position.phase =
                phase(node, { Phase::Roll, Phase::Main, Phase::Trade, Phase::Build, Phase::Discard,
                              Phase::Robber, Phase::Steal, Phase::FreeRoads, Phase::Setup });
        });
        ifThere(keyThen, [&](const Node &node) {
            if (!node.isNull())
                position.then = phase(node, { Phase::Roll, Phase::Main, Phase::Trade, Phase::Build });
        });
        ifThere(keyMustDiscard, [&](const Node &node) { position.mustDiscard = owed(node); });
        ifThere(keyFreeRoads, [&](const Node &node) {
            if (const int roads = node.whole({ 1, 2 }, { 0, 2 }); roads > 0)
                position.freeRoads = roads;
        });
        ifThere(keyCardPlayed, [&](const Node &node) { position.cardPlayed = node.truth(); });
        ifThere(keyDice, [&](const Node &node) {
            if (!node.isNull())
                position.dice = node.dice();
        });
    }

    static Phase phase(const Node &node, std::initializer_list<Phase> allowed)
    {
        const QString word = node.text();
        QStringList words;
        for (const Phase phase : allowed) {
            if (word == wordFor(phase))
                return phase;
            words << wordFor(phase);
        }
        node.refuseWord(word, words);
        return Phase::Roll;
    }

    // {"1":4}: player and cards.
    Position::PerPlayer<std::uint8_t> owed(const Node &node) const
    {
        Position::PerPlayer<std::uint8_t> result = {};
        node.refusePlayersBeyond(std::span(playerKeys).first(static_cast<std::size_t>(m_playerCount)));
        for (const PlayerId player : playersOf(m_playerCount)) {
            const Key key = at(playerKeys, player);
            if (node.has(key))
                at(result, player) = static_cast<std::uint8_t>(node.at(key).whole(0, allResourceCards));
        }
        return result;
    }

    const Node &m_node;
    int m_playerCount;
};

// The other way round: the same keys in the order of the format.
class PositionWriter
{
public:
    PositionWriter(const Position &position, int playerCount, const Kept &kept)
        : m_position(position),
          m_playerCount(playerCount),
          m_kept(kept)
    {}

    QByteArray text()
    {
        addPieces();
        addCards();
        addAwards();
        addTurn();
        m_object.addKept(m_kept, QStringLiteral("position"));
        return m_object.isEmpty() ? QByteArray("{}") : m_object.block(1);
    }

private:
    void add(Key key, const QByteArray &value) { m_object.add(key.data(), value); }

    QByteArray line(JsonObject object, const QString &key, std::size_t index) const
    {
        return object.addKept(m_kept, QStringLiteral("position.%1[%2]").arg(key).arg(index)).line();
    }
    QByteArray line(JsonObject object, const QString &key) const
    {
        return object.addKept(m_kept, QStringLiteral("position.%1").arg(key)).line();
    }

    void addPieces()
    {
        std::vector<QByteArray> buildings;
        for (const PlacedBuilding &building : m_position.buildings)
            buildings.push_back(line(pieceJson(building), keyBuildings, buildings.size()));
        std::vector<QByteArray> roads;
        for (const PlacedRoad &road : m_position.roads)
            roads.push_back(line(pieceJson(road), keyRoads, roads.size()));
        add(keyBuildings, jsonBlock(buildings, 2));
        add(keyRoads, jsonBlock(roads, 2));
        if (m_position.robber)
            add(keyRobber, json(nameOf(*m_position.robber)));
    }

    void addCards()
    {
        add(keyHands, jsonOfPlayers(m_playerCount, [this](PlayerId player) {
                return line(countsOf(at(m_position.hands, player)), keyHands,
                            static_cast<std::size_t>(player.index()));
            }));
        add(keyCards, jsonOfPlayers(m_playerCount,
                                    [this](PlayerId player) { return json(at(m_position.cards, player)); }));
        add(keyBought, json(m_position.bought));
        add(keyPlayed, jsonOfPlayers(m_playerCount, [this](PlayerId player) {
                return json(static_cast<int>(at(m_position.played, player)));
            }));
        if (m_position.bank)
            add(keyBank, line(countsOf(*m_position.bank), keyBank));
        if (m_position.deck)
            add(keyDeck, line(countsOf(*m_position.deck), keyDeck));
    }

    void addAwards()
    {
        if (m_position.longestRoad)
            add(keyLongestRoad, json(*m_position.longestRoad));
        if (m_position.largestArmy)
            add(keyLargestArmy, json(*m_position.largestArmy));
    }

    void addTurn()
    {
        if (m_position.turn)
            add(keyTurn, json(m_position.turn->index()));
        add(keyPhase, json(wordFor(m_position.phase)));
        if (m_position.then)
            add(keyThen, json(wordFor(*m_position.then)));
        if (m_position.mustDiscard)
            add(keyMustDiscard, line(mustDiscardJson(*m_position.mustDiscard), keyMustDiscard));
        if (m_position.freeRoads)
            add(keyFreeRoads, json(*m_position.freeRoads));
        if (m_position.cardPlayed)
            add(keyCardPlayed, json(*m_position.cardPlayed));
        if (m_position.dice)
            add(keyDice, json(*m_position.dice));
    }

    const Position &m_position;
    int m_playerCount;
    const Kept &m_kept;
    JsonObject m_object;
};

} // namespace

JsonObject pieceJson(const PlacedBuilding &building)
{
    JsonObject object;
    object.add("at", json(nameOf(building.at))).add("owner", json(building.owner.index()));
    object.add("kind", json(building.isCity ? wordCity : wordSettlement));
    return object;
}

JsonObject pieceJson(const PlacedRoad &road)
{
    JsonObject object;
    object.add("at", json(nameOf(road.at))).add("owner", json(road.owner.index()));
    return object;
}

JsonObject mustDiscardJson(const Position::PerPlayer<std::uint8_t> &owed)
{
    JsonObject object;
    for (const PlayerId player : everyId<PlayerId>()) {
        if (at(owed, player) > 0)
            object.add(at(playerKeys, player).data(), json(static_cast<int>(at(owed, player))));
    }
    return object;
}

Position readPosition(const Node &node, int playerCount)
{
    return PositionReader(node, playerCount).read();
}

QByteArray positionText(const Position &position, int playerCount, const Kept &kept)
{
    return PositionWriter(position, playerCount, kept).text();
}

} // namespace holmstead
