// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/islandmaker.h"
#include "game/game.h"
#include "game/randommover.h"
#include "record/gamerecord.h"
#include "rules/invariants.h"
#include "support/bruteforce.h"
#include "support/islands.h"
#include "support/play.h"
#include "support/referee.h"
#include "support/scale.h"
#include "support/slowchoices.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// One way to play, over which random games are checked.
struct Variant
{
    Rules rules;
    int players = 4;
    bool trades = false;
    TokenDeal tokens = TokenDeal::LetterOrder;
};

People peopleFor(const Variant &variant)
{
    People people;
    for (const Color color : allColors) {
        const bool out =
            variant.rules.setup == IslandSetup::Beginner && color == colorLeftOut(variant.rules.edition);
        if (static_cast<int>(people.size()) < variant.players && !(variant.players == 3 && out))
            people.push_back({ QString("P%1").arg(people.size()), color, color });
    }
    return people;
}

IslandLayout islandFor(const Variant &variant, std::uint64_t seed)
{
    if (variant.rules.setup == IslandSetup::Beginner)
        return beginnerIslandByHand();
    Random random(seed);
    const HarborDeal harbors =
        variant.rules.edition == Edition::Classic ? HarborDeal::Pieces : HarborDeal::Frame;
    return makeIsland(harbors, variant.tokens, random);
}

Game freshGame(const Variant &variant, std::uint64_t seed)
{
    std::vector<Color> colors;
    for (const Person &person : peopleFor(variant))
        colors.push_back(person.start);
    const auto table = std::make_shared<const Table>(
        Table{ Island(islandFor(variant, seed)), variant.rules, variant.players });
    return Game(table, initialState(*table, colors));
}

// A trade's entry names no cards, so only the kind counts; all else must be the same.
bool sameEntry(const Action &a, const Action &b)
{
    return a == b || (std::holds_alternative<TradePlayer>(a) && std::holds_alternative<TradePlayer>(b));
}

bool contains(const std::vector<Action> &actions, const Action &action)
{
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Action &each) { return sameEntry(each, action); });
}

// The list against what trying finds: the same entries, each once. Names the first difference.
std::string faultInList(const GameState &state)
{
    const ActionList list = legalActions(state);
    const std::vector<Action> listed(list.begin(), list.end());
    const std::vector<Action> tried = legalByTrying(state);
    for (const Action &action : listed) {
        if (!contains(tried, action))
            return "listed but refused: " + textOf(action);
        if (std::count(listed.begin(), listed.end(), action) > 1)
            return "listed twice: " + textOf(action);
    }
    for (const Action &action : tried) {
        if (!contains(listed, action))
            return "allowed but not listed: " + textOf(action);
    }
    return listed.empty() == (state.phase == Phase::Over) ? ""
                                                          : "the list is empty before the end, or not at it";
}

// Where roads and settlements may stand, for everybody and everywhere.
std::string faultInPlaces(const GameState &state)
{
    for (const PlayerId player : playersOf(state.playerCount())) {
        const PathSet open = openPaths(state, player);
        for (const PathId path : everyId<PathId>()) {
            if (open.contains(path) != mayLieAt(state, player, path))
                return "R-BU-1: open or not, at " + nameOf(path) + "\n" + textOf(state);
        }
    }
    for (const IntersectionId corner : everyId<IntersectionId>()) {
        if (canSettle(state, corner) != maySettleAt(state, corner))
            return "R-BU-4: free or not, at " + nameOf(corner) + "\n" + textOf(state);
    }
    return {};
}

// `state` as a record that begins there, written, read and begun: it must come back as it was.
std::string faultInSaving(const GameState &state, const Variant &variant)
{
    const auto table = std::make_shared<const Table>(*state.table);
    GameState copy = state;
    copy.table = table.get();
    const GameRecord record = recordOf(Game(table, copy), peopleFor(variant));
    const auto read = readRecord(writeRecord(record));
    if (!read)
        return "a saved position is refused at " + read.error().place.toStdString() + "\n" + textOf(state);
    const auto begun = startOf(*read);
    if (!begun)
        return "a saved position cannot begin\n" + textOf(state);
    if (!(begun->state() == state))
        return "saved: " + textOf(state) + "\nloaded: " + textOf(begun->state());
    return {};
}

std::string faultInReplay(const Game &game, const Variant &variant)
{
    const auto read = readRecord(writeRecord(recordOf(game, peopleFor(variant))));
    if (!read)
        return "a saved game is refused at " + read.error().place.toStdString();
    const auto again = replay(*read);
    if (!again)
        return "a saved game cannot be replayed";
    if (again->actions().size() != game.actions().size())
        return "a saved game has lost actions";
    for (std::size_t i = 0; i <= game.actions().size(); ++i) {
        if (!(again->stateAfter(i) == game.stateAfter(i)))
            return "replayed state " + std::to_string(i) + " differs";
    }
    return {};
}

// Discards, trades and Year of Plenty are too many to list; some are tried.
std::string faultInChoices(const GameState &state, Random &random)
{
    for (const JudgedChoice &choice : someChoices(state, random)) {
        if (why(state, choice.action).has_value() == choice.allowed)
            return (choice.allowed ? "refused: " : "allowed: ") + textOf(choice.action) + "\n"
                 + textOf(state);
    }
    return {};
}

// Something that is refused leaves the game as it was.
std::string faultInRefusal(Game &game, Random &random)
{
    const GameState before = game.state();
    const std::array<Action, 6> deeds = {
        BuildRoad{ PathId(random.below(72)) },
        BuildSettlement{ IntersectionId(random.below(54)) },
        BuildCity{ IntersectionId(random.below(54)) },
        MoveRobber{ HexId(random.below(19)) },
        Discard{ PlayerId(random.below(4)), one(Resource::Ore) },
        TradeBank{ cards(4, allResources[static_cast<std::size_t>(random.below(5))]), one(Resource::Ore) }
    };
    const Action &deed = deeds[static_cast<std::size_t>(random.below(6))];
    if (!game.why(deed))
        return {};
    Events events;
    if (!game.play(deed, &events) || !(game.state() == before) || !events.empty())
        return "refused, and yet something changed: " + textOf(deed);
    return {};
}

} // namespace

// Random games to the end; after every action everything that must be true is looked at.
class TestBattery : public QObject
{
    Q_OBJECT

private slots:
    void games_data();
    void games();

private:
    void playAndCheck(const Variant &variant, std::uint64_t seed);
};

void TestBattery::games_data()
{
    QTest::addColumn<Variant>("variant");
    struct Kind
    {
        const char *name;
        Edition edition;
        PhaseRule phases;
    };
    const std::array kinds = { Kind{ "classic, separate", Edition::Classic, PhaseRule::Separate },
                               Kind{ "classic, combined", Edition::Classic, PhaseRule::Combined },
                               Kind{ "sixth", Edition::Sixth, PhaseRule::Combined } };
    for (const IslandSetup setup : { IslandSetup::Beginner, IslandSetup::Variable }) {
        for (const int players : { 3, 4 }) {
            for (const Kind &kind : kinds) {
                for (const bool trades : { false, true }) {
                    const TokenDeal tokens = trades ? TokenDeal::Scattered : TokenDeal::LetterOrder;
                    QTest::addRow("%s, %d players, %s%s",
                                  setup == IslandSetup::Beginner ? "beginner" : "variable", players,
                                  kind.name, trades ? ", trades" : "")
                        << Variant{ { kind.edition, kind.phases, setup, 10 }, players, trades, tokens };
                }
            }
        }
    }
}

void TestBattery::games()
{
    QFETCH(Variant, variant);
    for (int game = 0; game < scaled(1) && !QTest::currentTestFailed(); ++game)
        playAndCheck(variant, static_cast<std::uint64_t>(game));
}

void TestBattery::playAndCheck(const Variant &variant, std::uint64_t seed)
{
    constexpr int longest = 6000; // actions; random play rarely needs half of it
    constexpr int seldom = 23;    // every so many actions, what is slow to check

    Game game = freshGame(variant, seed);
    RandomMover mover(seedFor(seed, 1), variant.trades);
    Random random(seedFor(seed, 2));
    Referee referee(game.state());
    for (int count = 0; count < longest && game.state().phase != Phase::Over; ++count) {
        const Action action = mover.next(game.state());
        Events events;
        QCOMPARE(game.play(action, &events), allowed);
        std::string fault = referee.judge(action, game.state(), events);
        if (const char *broken = brokenInvariant(game.state()))
            fault += broken;
        fault += faultInChoices(game.state(), random);
        if (count % seldom == 0 || game.state().phase == Phase::Over)
            fault += faultInList(game.state()) + faultInPlaces(game.state())
                   + faultInSaving(game.state(), variant) + faultInRefusal(game, random);
        QVERIFY2(fault.empty(), fault.c_str());
    }
    const std::string fault = faultInReplay(game, variant);
    QVERIFY2(fault.empty(), fault.c_str());
}

QTEST_GUILESS_MAIN(TestBattery)
#include "tst_battery.moc"
