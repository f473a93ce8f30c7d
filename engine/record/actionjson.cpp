// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/actionjson.h"

namespace holmstead {
namespace {

using Key = Node::Key;

// A line of the file as it is read: one overload an action, and a compile error for one that is forgotten.
struct ActionReader
{
    const Node &node;
    int playerCount;

    Action operator()(const PlaceSettlement &) const { return PlaceSettlement{ intersection() }; }
    Action operator()(const PlaceRoad &) const { return PlaceRoad{ path() }; }
    Action operator()(const Roll &) const
    {
        allow({ "dice" });
        return Roll{ node.at(Key("dice")).dice() };
    }
    Action operator()(const Discard &) const
    {
        allow({ "player", "cards" });
        return Discard{ player("player"), counts("cards") };
    }
    Action operator()(const MoveRobber &) const
    {
        allow({ "to" });
        return MoveRobber{ node.at(Key("to")).hex() };
    }
    Action operator()(const Steal &) const
    {
        allow({ "from", "card" });
        return Steal{ player("from"), node.at(Key("card")).word<Resource>() };
    }
    Action operator()(const TradeBank &) const
    {
        allow({ "give", "get" });
        return TradeBank{ counts("give"), counts("get") };
    }
    Action operator()(const TradePlayer &) const
    {
        allow({ "with", "give", "get" });
        return TradePlayer{ player("with"), counts("give"), counts("get") };
    }
    Action operator()(const BuildRoad &) const { return BuildRoad{ path() }; }
    Action operator()(const BuildSettlement &) const { return BuildSettlement{ intersection() }; }
    Action operator()(const BuildCity &) const { return BuildCity{ intersection() }; }
    Action operator()(const BuyCard &) const
    {
        allow({ "card" });
        return BuyCard{ node.at(Key("card")).word<DevelopmentCard>() };
    }
    Action operator()(const PlayYearOfPlenty &) const
    {
        allow({ "cards" });
        return PlayYearOfPlenty{ counts("cards") };
    }
    Action operator()(const PlayMonopoly &) const
    {
        allow({ "card" });
        return PlayMonopoly{ node.at(Key("card")).word<Resource>() };
    }
    Action operator()(const PlayKnight &action) const { return alone(action); }
    Action operator()(const PlayRoadBuilding &action) const { return alone(action); }
    Action operator()(const EndFreeRoads &action) const { return alone(action); }
    Action operator()(const EndTrading &action) const { return alone(action); }
    Action operator()(const EndTurn &action) const { return alone(action); }

private:
    // At most three keys beside `do`; a key that is left out here repeats `do`.
    void allow(const std::array<const char *, 3> &keys) const
    {
        const auto key = [&keys](std::size_t i) { return Key(keys[i] ? keys[i] : "do"); };
        node.refuseKeysBeyond({ Key("do"), key(0), key(1), key(2) });
    }
    Action alone(const Action &action) const
    {
        allow({});
        return action;
    }
    IntersectionId intersection() const
    {
        allow({ "at" });
        return node.at(Key("at")).intersection();
    }
    PathId path() const
    {
        allow({ "at" });
        return node.at(Key("at")).path();
    }
    PlayerId player(const char *key) const { return node.at(Key(key)).player(playerCount); }
    ResourceCards counts(const char *key) const { return node.at(Key(key)).resources(); }
};

template <std::size_t... index> Action blankAction(std::size_t wanted, std::index_sequence<index...>)
{
    static const std::array<Action, sizeof...(index)> blanks = {
        std::variant_alternative_t<index, Action>()...
    };
    return blanks[wanted];
}

std::optional<Action> blankActionNamed(const QString &word)
{
    const auto words = actionWords();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (word == words[i])
            return blankAction(i, std::make_index_sequence<std::variant_size_v<Action>>());
    }
    return std::nullopt;
}

QStringList allActionWords()
{
    const auto words = actionWords();
    return { words.begin(), words.end() };
}

struct ActionWriter
{
    const Kept *kept;
    const QString &place;
    JsonObject &line;

    void operator()(const PlaceSettlement &action) const { line.add("at", json(nameOf(action.at))); }
    void operator()(const PlaceRoad &action) const { line.add("at", json(nameOf(action.at))); }
    void operator()(const Roll &action) const
    {
        if (action.dice)
            line.add("dice", json(*action.dice));
    }
    void operator()(const Discard &action) const
    {
        line.add("player", json(action.player.index()));
        addCounts("cards", action.cards);
    }
    void operator()(const MoveRobber &action) const { line.add("to", json(nameOf(action.to))); }
    void operator()(const Steal &action) const
    {
        line.add("from", json(action.from.index()));
        if (action.card)
            line.add("card", json(wordFor(*action.card)));
    }
    void operator()(const TradeBank &action) const
    {
        addCounts("give", action.give);
        addCounts("get", action.get);
    }
    void operator()(const TradePlayer &action) const
    {
        line.add("with", json(action.with.index()));
        addCounts("give", action.give);
        addCounts("get", action.get);
    }
    void operator()(const BuildRoad &action) const { line.add("at", json(nameOf(action.at))); }
    void operator()(const BuildSettlement &action) const { line.add("at", json(nameOf(action.at))); }
    void operator()(const BuildCity &action) const { line.add("at", json(nameOf(action.at))); }
    void operator()(const BuyCard &action) const
    {
        if (action.card)
            line.add("card", json(wordFor(*action.card)));
    }
    void operator()(const PlayYearOfPlenty &action) const { addCounts("cards", action.cards); }
    void operator()(const PlayMonopoly &action) const { line.add("card", json(wordFor(action.resource))); }
    void operator()(const PlayKnight &) const {}
    void operator()(const PlayRoadBuilding &) const {}
    void operator()(const EndFreeRoads &) const {}
    void operator()(const EndTrading &) const {}
    void operator()(const EndTurn &) const {}

private:
    void addCounts(const char *key, ResourceCards cards) const
    {
        JsonObject counts = countsOf(cards);
        if (kept)
            counts.addKept(*kept, place + QStringLiteral(", ") + QLatin1StringView(key));
        line.add(key, counts.line());
    }
};

JsonObject written(const Action &action, const Kept *kept, const QString &place)
{
    JsonObject line;
    line.add("do", json(wordFor(action)));
    std::visit(ActionWriter{ kept, place, line }, action);
    if (kept)
        line.addKept(*kept, place);
    return line;
}

// What follows `do` in describe(): the one place as it stands, else the other keys as JSON.
QByteArray otherKeys(const Action &action)
{
    const QByteArray line = actionJson(action).line();
    const qsizetype start = line.indexOf(',');
    if (start < 0)
        return {};
    const QByteArray members = line.sliced(start + 1, line.size() - start - 2);
    for (const QByteArrayView key : { "\"at\":", "\"to\":" }) {
        if (members.startsWith(key))
            return members.sliced(key.size());
    }
    return '{' + members + '}';
}

} // namespace

Action readAction(const Node &node, int playerCount)
{
    const Node what = node.at(Key("do"));
    const QString word = what.text();
    const std::optional<Action> blank = blankActionNamed(word);
    if (!blank)
        what.refuseWord(word, allActionWords());
    if (node.hasFailed())
        return EndTurn();
    return std::visit(ActionReader{ node, playerCount }, *blank);
}

JsonObject actionJson(const Action &action)
{
    return written(action, nullptr, {});
}

JsonObject actionJson(const Action &action, const Kept &kept, const QString &place)
{
    return written(action, &kept, place);
}

QString describe(const Action &action)
{
    QString result = wordFor(action);
    const QByteArray rest = otherKeys(action);
    if (!rest.isEmpty())
        result += u' ' + QString::fromUtf8(rest);
    return result;
}

} // namespace holmstead
