// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "game/randommover.h"
#include "support/islands.h"
#include "support/play.h"
#include "support/scale.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

Game freshGame(int players = 4)
{
    return gameFrom(initialState(tableFor(testIsland(), {}, players), {}));
}

// Plays up to `count` random actions in `game` and keeps every state, the first included.
std::vector<GameState> playRandomly(Game &game, std::uint64_t seed, int count)
{
    RandomMover mover(seed, true);
    std::vector<GameState> states = { game.state() };
    for (int i = 0; i < count && game.state().phase != Phase::Over; ++i) {
        if (game.play(mover.next(game.state())))
            break;
        states.push_back(game.state());
    }
    return states;
}

std::vector<PlayerId> actors(const GameState &state)
{
    const auto list = toAct(state);
    return { list.begin(), list.end() };
}

} // namespace

// engine/game: what was played, and the way back.
class TestGame : public QObject
{
    Q_OBJECT

private slots:
    void beginsAtItsFirstState();
    void refusedActionChangesNothing();
    void undoAndRedoAreExact();
    void playingForgetsWhatWasUndone();
    void copiesGoTheirOwnWays();
    void tableOutlivesWhoeverMadeIt();
    void replayGivesTheSameStates();
    void R_DC_9_undoAfterTheFirstEffect();
    void toAct_data();
    void toAct();
};

void TestGame::beginsAtItsFirstState()
{
    const Game game = freshGame();
    QCOMPARE(game.state(), game.initial());
    QVERIFY(game.actions().empty());
    QVERIFY(!game.canUndo() && !game.canRedo());
    QCOMPARE(&game.table(), game.state().table);
}

void TestGame::refusedActionChangesNothing()
{
    Game game = freshGame();
    QCOMPARE(game.play(PlaceSettlement{ intersection("0,0,S") }), allowed);
    const GameState before = game.state();
    Events events;
    QCOMPARE(game.play(PlaceSettlement{ intersection("0,0,N") }, &events), refused(Reason::PlaceRoadFirst));
    QCOMPARE(game.state(), before);
    QVERIFY(events.empty());
    QCOMPARE(game.actions().size(), std::size_t(1));

    // Nor does it throw away what can be played again.
    game.undo();
    QCOMPARE(game.play(roll(1, 2)), refused(Reason::PlaceSettlementFirst));
    QVERIFY(game.canRedo());
}

void TestGame::undoAndRedoAreExact()
{
    for (int seed = 0; seed < scaled(6); ++seed) {
        Game game = freshGame(seed % 2 ? 3 : 4);
        const auto states = playRandomly(game, static_cast<std::uint64_t>(seed), 600);
        QVERIFY(states.size() > 100);
        const std::vector<Action> actions(game.actions().begin(), game.actions().end());
        QCOMPARE(actions.size() + 1, states.size());

        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(game.canUndo());
            QCOMPARE(game.actionToUndo(), actions[i - 1]);
            game.undo();
            QCOMPARE(game.state(), states[i - 1]);
            QCOMPARE(game.actions().size(), i - 1);
        }
        QVERIFY(!game.canUndo());
        QCOMPARE(game.state(), game.initial());

        for (std::size_t i = 1; i < states.size(); ++i) {
            QVERIFY(game.canRedo());
            QCOMPARE(game.actionToRedo(), actions[i - 1]);
            game.redo();
            QCOMPARE(game.state(), states[i]);
            QCOMPARE(game.stateAfter(i), states[i]);
        }
        QVERIFY(!game.canRedo());
    }
}

void TestGame::playingForgetsWhatWasUndone()
{
    Game game = freshGame();
    game.play(PlaceSettlement{ intersection("0,0,S") });
    game.play(PlaceRoad{ path("0,0,SE") });
    game.undo();
    game.undo();
    QCOMPARE(game.play(PlaceSettlement{ intersection("0,0,N") }), allowed);
    QVERIFY(!game.canRedo());
    QCOMPARE(game.actions().size(), std::size_t(1));
    QCOMPARE(game.actions()[0], Action(PlaceSettlement{ intersection("0,0,N") }));
    QCOMPARE(ownerOf(game.state(), intersection("0,0,N")), std::optional(ann));
    QVERIFY(!ownerOf(game.state(), intersection("0,0,S")));
}

void TestGame::copiesGoTheirOwnWays()
{
    Game game = freshGame();
    game.play(PlaceSettlement{ intersection("0,0,S") });
    Game copy = game;
    copy.play(PlaceRoad{ path("0,0,SE") });
    QCOMPARE(game.actions().size(), std::size_t(1));
    QCOMPARE(copy.actions().size(), std::size_t(2));
    QCOMPARE(game.sharedTable(), copy.sharedTable());
    game.undo();
    QCOMPARE(copy.actions().size(), std::size_t(2));
}

void TestGame::tableOutlivesWhoeverMadeIt()
{
    const auto make = [] {
        const auto table = std::make_shared<const Table>(Table{ Island(testIsland()), {}, 3 });
        return Game(table, initialState(*table, {}));
    };
    Game game = make();
    QCOMPARE(game.state().playerCount(), 3);
    QVERIFY(playRandomly(game, 7, 200).size() > 100);
}

void TestGame::replayGivesTheSameStates()
{
    for (int seed = 0; seed < scaled(4); ++seed) {
        Game game = freshGame();
        playRandomly(game, static_cast<std::uint64_t>(100 + seed), 600);
        Game again = freshGame();
        std::size_t count = 0;
        for (const Action &action : game.actions()) {
            QCOMPARE(again.play(action), allowed);
            QCOMPARE(again.state(), game.stateAfter(++count));
        }
    }
}

// Going back works across chance too; what a person may take back is the window's to decide.
void TestGame::R_DC_9_undoAfterTheFirstEffect()
{
    const GameState state = Scenario()
                                .settlement(ann, "0,0,S")
                                .road(ann, "0,0,SE")
                                .cards(ann, { { DevelopmentCard::RoadBuilding, 1 } })
                                .state();
    Game game = gameFrom(state);
    game.play(PlayRoadBuilding{});
    game.play(BuildRoad{ path("0,0,E") });
    game.undo();
    QCOMPARE(int(game.state().freeRoads), 2);
    game.undo();
    QCOMPARE(game.state(), state);
    QVERIFY(!game.state().cardPlayed);
}

void TestGame::toAct_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<std::vector<PlayerId>>("players");
    using Players = std::vector<PlayerId>;
    QTest::newRow("R-SU-8 who places") << freshGame().state() << Players{ ann };
    QTest::newRow("R-TU-4 the active player") << Scenario().turn(cleo).state() << Players{ cleo };
    QTest::newRow("R-RO-3 all who owe discards, in any order") << Scenario()
                                                                      .turn(cleo)
                                                                      .phase(Phase::Discard)
                                                                      .hand(ann, cards(8, Resource::Ore))
                                                                      .hand(dan, cards(9, Resource::Wool))
                                                                      .state()
                                                               << Players{ ann, dan };
    QTest::newRow("R-RO-4 then the active player again")
        << Scenario().turn(cleo).phase(Phase::Robber).state() << Players{ cleo };
    GameState won = Scenario().target(3).city(ann, spot(0)).settlement(ann, spot(1)).turn(dan).state();
    play(won, EndTurn{});
    QTest::newRow("R-TU-7 nobody after the win") << won << Players{};
}

void TestGame::toAct()
{
    QFETCH(GameState, state);
    QFETCH(std::vector<PlayerId>, players);
    QVERIFY(actors(state) == players);
}

QTEST_GUILESS_MAIN(TestGame)
#include "tst_game.moc"
