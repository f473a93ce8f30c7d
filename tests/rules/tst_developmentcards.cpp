// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/bruteforce.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Card = DevelopmentCard;

constexpr DevelopmentCards just(Card card, int count = 1)
{
    return { { card, count } };
}

constexpr DevelopmentCards oneOfEach = {
    { Card::Knight, 1 }, { Card::RoadBuilding, 1 }, { Card::YearOfPlenty, 1 }, { Card::Monopoly, 1 }
};

// A card to play, and the rest of the name of a row.
struct Playing
{
    const char *name;
    Card card;
    Action action;
};
std::vector<Playing> everyPlaying()
{
    return { { "a knight", Card::Knight, PlayKnight{} },
             { "Road Building", Card::RoadBuilding, PlayRoadBuilding{} },
             { "Year of Plenty", Card::YearOfPlenty, PlayYearOfPlenty{ cards(2, Resource::Ore) } },
             { "Monopoly", Card::Monopoly, PlayMonopoly{ Resource::Ore } } };
}

Scenario withRoad()
{
    return Scenario().settlement(ann, "0,0,S").road(ann, "0,0,SE");
}

GameState buildingFreeRoads(int count = 2)
{
    return withRoad().phase(Phase::FreeRoads).freeRoads(count).state();
}

// The bank holds `bank`; Dan has the rest.
Scenario bankOf(const ResourceCards &bank)
{
    return withRoad().cards(ann, just(Card::YearOfPlenty)).bank(bank, dan);
}

} // namespace

// R-DC: the 25 cards and what they do.
class TestDevelopmentCards : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void R_DC_1_oneCardATurn();
    void R_DC_2_newCardsWait();
    void R_DC_2_everyKindWaits();
    void R_DC_3_cardsNeverGoBack();
    void R_DC_4_knight();
    void R_DC_5_secondRoadOnTheFirst();
    void R_DC_5_endings_data();
    void R_DC_5_endings();
    void R_DC_5_whatIsToldFirst_data();
    void R_DC_5_whatIsToldFirst();
    void R_DC_5_stoppingAfterTheFirst();
    void R_DC_5_freeRoadsCostNothing();
    void R_DC_6_anyPair();
    void R_DC_6_lastCardOfTheBank();
    void R_DC_7_monopoly_data();
    void R_DC_7_monopoly();
    void R_DC_8_victoryPointsAreNotPlayed();
    void R_DC_8_noWaiting();
    void R_DC_9_refusedStepsStayOpen();
    void R_DC_9_undoTakesTheCardBack_data();
    void R_DC_9_undoTakesTheCardBack();
};

void TestDevelopmentCards::verdicts_data()
{
    addVerdictColumns();
    for (const Playing &playing : everyPlaying()) {
        const auto row = [&](const char *name, const Scenario &scenario, std::optional<Reason> expected) {
            verdict(qPrintable(QString("%1: %2").arg(name, playing.name)), scenario.state(), playing.action,
                    expected);
        };
        const DevelopmentCards old = just(playing.card);
        row("R-DC-1 before the roll", withRoad().cards(ann, old).phase(Phase::Roll), allowed);
        row("R-DC-1 after the roll", withRoad().cards(ann, old), allowed);
        row("R-DC-1 one a turn", withRoad().cards(ann, old).cardPlayed(), refused(Reason::OneCardATurn));
        row("R-DC-2 bought this turn", withRoad().cards(ann, old).bought(old),
            refused(Reason::BoughtThisTurn));
        row("R-DC-2 of two, the older one", withRoad().cards(ann, old + old).bought(old), allowed);
        row("R-DC-9 not held", withRoad(), refused(Reason::CardNotHeld));
        row("R-DC-9 held by somebody else", withRoad().cards(ben, old), refused(Reason::CardNotHeld));
        row("R-DC-1 not during the discards",
            withRoad().cards(ann, old).hand(ben, cards(8, Resource::Wool)).phase(Phase::Discard),
            refused(Reason::DiscardFirst));
        row("R-DC-1 not while another card is being finished",
            withRoad().cards(ann, old).phase(Phase::FreeRoads), refused(Reason::FreeRoadsFirst));
    }

    const auto freeRoad = [](const char *at) { return BuildRoad{ path(at) }; };
    verdict("R-DC-5 no road piece left",
            Scenario()
                .roads(ann, Lane::northOf(0).first(10))
                .roads(ann, Lane::southOf(1).first(5))
                .cards(ann, just(Card::RoadBuilding))
                .state(),
            PlayRoadBuilding{}, refused(Reason::NoFreeRoadPiece));
    verdict("R-DC-5 no open path", Scenario().cards(ann, just(Card::RoadBuilding)).state(),
            PlayRoadBuilding{}, refused(Reason::NoFreeRoadPath));
    verdict("R-DC-5 a free road on a taken path", buildingFreeRoads(), freeRoad("0,0,SE"),
            refused(Reason::PathTaken));
    verdict("R-DC-5 a free road that touches nothing", buildingFreeRoads(), freeRoad("-1,0,NW"),
            refused(Reason::PathUnconnected));
    verdict("R-DC-5 a free road through another's settlement",
            withRoad().road(ann, "0,0,E").settlement(ben, "0,0,NE").phase(Phase::FreeRoads).state(),
            freeRoad("0,0,NE"), refused(Reason::PathBlocked));
    verdict("R-DC-5 a free road by the road rules", buildingFreeRoads(), freeRoad("0,0,E"), allowed);
    verdict("R-DC-5 at least one road", buildingFreeRoads(), EndFreeRoads{},
            refused(Reason::FirstFreeRoadDue));
    verdict("R-DC-5 one is enough", buildingFreeRoads(1), EndFreeRoads{}, allowed);
    verdict("R-DC-5 nothing to stop", withRoad().state(), EndFreeRoads{}, refused(Reason::NoFreeRoads));
    verdict("R-DC-5 the turn does not end in between", buildingFreeRoads(1), EndTurn{},
            refused(Reason::FreeRoadsFirst));

    const ResourceCards oneOre = one(Resource::Ore);
    const auto take = [](const ResourceCards &cards) { return PlayYearOfPlenty{ cards }; };
    verdict("R-DC-6 one of two", bankOf(ResourceCards::each(9)).state(), take(oneOre),
            refused(Reason::PlentyCount));
    verdict("R-DC-6 three", bankOf(ResourceCards::each(9)).state(), take(cards(3, Resource::Ore)),
            refused(Reason::PlentyCount));
    verdict("R-DC-6 none", bankOf(ResourceCards::each(9)).state(), take({}), refused(Reason::PlentyCount));
    verdict("R-DC-6 what the bank lacks", bankOf(cards(9, Resource::Ore)).state(),
            take({ { Resource::Ore, 1 }, { Resource::Wool, 1 } }), refused(Reason::PlentyBankLacks));
    verdict("R-DC-6 two of which it has one", bankOf({ { Resource::Ore, 1 }, { Resource::Wool, 9 } }).state(),
            take(cards(2, Resource::Ore)), refused(Reason::PlentyBankLacks));
    verdict("R-DC-6 the bank holds one card in all", bankOf(oneOre).state(), take(oneOre), allowed);
    verdict("R-DC-6 two of a bank that holds one", bankOf(oneOre).state(),
            take({ { Resource::Ore, 1 }, { Resource::Wool, 1 } }), refused(Reason::PlentyCount));
    verdict("R-DC-6 the bank is empty", bankOf({}).state(),
            take({ { Resource::Grain, 1 }, { Resource::Ore, 1 } }), refused(Reason::PlentyBankEmpty));
}

void TestDevelopmentCards::verdicts()
{
    checkVerdict();
}

void TestDevelopmentCards::R_DC_1_oneCardATurn()
{
    // A knight before the roll, then Monopoly after it.
    GameState state = withRoad().cards(ann, oneOfEach + just(Card::VictoryPoint)).phase(Phase::Roll).state();
    play(state, { PlayKnight{}, MoveRobber{ hex("0,2") }, rolled(12) });
    for (const Playing &playing : everyPlaying()) {
        const auto expected = playing.card == Card::Knight ? Reason::CardNotHeld : Reason::OneCardATurn;
        const auto reason = why(state, playing.action);
        QVERIFY(reason == expected || reason == Reason::OneCardATurn);
        QVERIFY(!isListed(state, playing.action));
    }
    // The next turn has its own card.
    play(state, { EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{} });
    QCOMPARE(state.turn, ann);
    QCOMPARE(why(state, PlayMonopoly{ Resource::Ore }), allowed);
}

void TestDevelopmentCards::R_DC_2_newCardsWait()
{
    GameState state = withRoad().cards(ann, just(Card::Knight)).hand(ann, cost::developmentCard).state();
    play(state, BuyCard{ Card::Knight });
    QCOMPARE(state.bought, just(Card::Knight));
    // Of two knights the older one may be played, and then no more.
    play(state, { PlayKnight{}, MoveRobber{ hex("0,2") } });
    QCOMPARE(at(state.cards, ann), just(Card::Knight));
    QVERIFY(why(state, PlayKnight{}));

    GameState onlyNew = withRoad().hand(ann, cost::developmentCard).state();
    play(onlyNew, BuyCard{ Card::Knight });
    QCOMPARE(why(onlyNew, PlayKnight{}), refused(Reason::BoughtThisTurn));
    QVERIFY(!isListed(onlyNew, PlayKnight{}));
    play(onlyNew, { EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{} });
    QCOMPARE(why(onlyNew, PlayKnight{}), allowed);
}

void TestDevelopmentCards::R_DC_2_everyKindWaits()
{
    for (const Playing &playing : everyPlaying()) {
        GameState state = withRoad().hand(ann, cost::developmentCard).state();
        play(state, BuyCard{ playing.card });
        QCOMPARE(why(state, playing.action), refused(Reason::BoughtThisTurn));
        play(state, { EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{}, rolled(12), EndTurn{} });
        QCOMPARE(why(state, playing.action), allowed);
    }
}

void TestDevelopmentCards::R_DC_3_cardsNeverGoBack()
{
    for (const Playing &playing : everyPlaying()) {
        GameState state = withRoad().cards(ann, just(playing.card, 2)).state();
        const DevelopmentCards deck = state.deck;
        play(state, playing.action);
        QCOMPARE(state.deck, deck);
        QCOMPARE(at(state.cards, ann), just(playing.card));
        QVERIFY(state.cardPlayed);
    }
}

void TestDevelopmentCards::R_DC_4_knight()
{
    GameState state = withRoad()
                          .cards(ann, just(Card::Knight))
                          .settlement(ben, "1,-2,N")
                          .hand(ben, one(Resource::Wool))
                          .state();
    const Events events =
        play(state, { PlayKnight{}, MoveRobber{ hex("1,-2") }, Steal{ ben, Resource::Wool } });
    const Events expected = { CardPlayed{ ann, Card::Knight }, RobberMoved{ ann, hex("2,-2"), hex("1,-2") },
                              Stolen{ ann, ben, Resource::Wool } };
    QCOMPARE(events, expected);
    QCOMPARE(int(at(state.knightsPlayed, ann)), 1);
    QVERIFY(at(state.cards, ann).isEmpty());
    QCOMPARE(state.phase, Phase::Main);
}

void TestDevelopmentCards::R_DC_5_secondRoadOnTheFirst()
{
    GameState state = withRoad().cards(ann, just(Card::RoadBuilding)).state();
    QCOMPARE(why(state, BuildRoad{ path("0,0,NE") }), refused(Reason::PathUnconnected));
    Events events = play(state, { PlayRoadBuilding{}, BuildRoad{ path("0,0,E") } });
    QCOMPARE(state.phase, Phase::FreeRoads);
    QCOMPARE(int(state.freeRoads), 1);
    QCOMPARE(why(state, BuildRoad{ path("0,0,E") }), refused(Reason::PathTaken)); // not both on one path
    const Events more = play(state, BuildRoad{ path("0,0,NE") });
    QVERIFY(happened(more, RoadBuilt{ ann, path("0,0,NE"), false }));
    QVERIFY(happened(events, CardPlayed{ ann, Card::RoadBuilding }));
    QCOMPARE(state.phase, Phase::Main);
    QCOMPARE(int(state.freeRoads), 0);
    QCOMPARE(at(state.roads, ann), paths({ "0,0,SE", "0,0,E", "0,0,NE" }));
}

void TestDevelopmentCards::R_DC_5_endings_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<std::vector<PathId>>("roads");
    QTest::addColumn<int>("unused");
    const auto row = [](const char *name, Scenario scenario, const std::vector<PathId> &roads, int unused) {
        QTest::newRow(name) << scenario.cards(ann, just(Card::RoadBuilding)).state() << roads << unused;
    };
    row("R-DC-5 two roads", withRoad(), { path("0,0,E"), path("0,0,SW") }, 0);
    row("R-DC-5 one road piece left: ends by itself",
        Scenario().roads(ann, Lane::northOf(0).first(10)).roads(ann, Lane::southOf(1).first(4)),
        { Lane::southOf(1).path(4) }, 1);
    // Along the coast, between Ben's road and Ben's settlement.
    row("R-DC-5 one open path left: ends by itself",
        Scenario().road(ann, "0,-2,NW").settlement(ben, "0,-2,NE").road(ben, "0,-2,W"), { path("0,-2,NE") },
        1);
}

void TestDevelopmentCards::R_DC_5_endings()
{
    QFETCH(GameState, state);
    QFETCH(std::vector<PathId>, roads);
    QFETCH(int, unused);
    play(state, PlayRoadBuilding{});
    Events events;
    for (const PathId at : roads) {
        QCOMPARE(state.phase, Phase::FreeRoads);
        events = play(state, BuildRoad{ at });
    }
    QCOMPARE(state.phase, Phase::Main);
    QCOMPARE(why(state, EndFreeRoads{}), refused(Reason::NoFreeRoads));
    if (unused > 0)
        QVERIFY(happened(events, FreeRoadsEnded{ ann, unused }));
    QVERIFY(isListed(state, EndTurn{}));
}

void TestDevelopmentCards::R_DC_5_whatIsToldFirst_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<Events>("expected");
    // Ann's next road in the middle makes eight against the seven of Ben, who holds the award.
    const Lane middle = Lane::northOf(0);
    const PathId road = middle.path(7);
    const Scenario rivals = Scenario()
                                .roads(ann, middle.first(7))
                                .roads(ben, Lane::northOf(-1).first(7))
                                .longestRoad(ben)
                                .cards(ann, just(Card::RoadBuilding));
    const Events taken = { RoadBuilt{ ann, road, false }, LongestRoadMoved{ ben, ann } };
    const auto row = [&](const char *name, Scenario scenario, std::initializer_list<Event> more) {
        Events expected = taken;
        expected.insert(expected.end(), more);
        QTest::newRow(name) << scenario.state() << expected;
    };
    row("R-DC-5 another road may follow", rivals, {});
    row("R-DC-5 the last road piece: the award, then the end of the card",
        Scenario(rivals).roads(ann, Lane::southOf(1).first(7)), { FreeRoadsEnded{ ann, 1 } });
    row("R-WI-4 the road that wins, with another to follow",
        Scenario(rivals).target(3).settlement(ann, middle.corner(0)), { GameWon{ ann } });
    row("R-WI-4 the last road piece that wins: there is no card left to end",
        Scenario(rivals).target(3).settlement(ann, middle.corner(0)).roads(ann, Lane::southOf(1).first(7)),
        { GameWon{ ann } });
}

void TestDevelopmentCards::R_DC_5_whatIsToldFirst()
{
    QFETCH(GameState, state);
    QFETCH(Events, expected);
    play(state, PlayRoadBuilding{});
    QCOMPARE(play(state, BuildRoad{ Lane::northOf(0).path(7) }), expected);
}

void TestDevelopmentCards::R_DC_5_stoppingAfterTheFirst()
{
    GameState state = withRoad().cards(ann, just(Card::RoadBuilding)).phase(Phase::Roll).state();
    play(state, PlayRoadBuilding{});
    QVERIFY(!isListed(state, EndFreeRoads{}));
    play(state, BuildRoad{ path("0,0,E") });
    QVERIFY(isListed(state, EndFreeRoads{}));
    const Events events = play(state, EndFreeRoads{});
    QVERIFY(happened(events, FreeRoadsEnded{ ann, 1 }));
    QCOMPARE(state.phase, Phase::Roll);
    QVERIFY(state.cardPlayed);
    QCOMPARE(at(state.roads, ann).size(), 2);
}

void TestDevelopmentCards::R_DC_5_freeRoadsCostNothing()
{
    GameState state = withRoad().cards(ann, just(Card::RoadBuilding)).hand(ann, cost::road).state();
    play(state, { PlayRoadBuilding{}, BuildRoad{ path("0,0,E") }, BuildRoad{ path("0,0,NE") } });
    QCOMPARE(at(state.hands, ann), cost::road);
    // A third road is an ordinary one again.
    const Events events = play(state, BuildRoad{ path("0,0,NW") });
    QVERIFY(happened(events, RoadBuilt{ ann, path("0,0,NW"), true }));
    QVERIFY(at(state.hands, ann).isEmpty());
}

void TestDevelopmentCards::R_DC_6_anyPair()
{
    const GameState state =
        withRoad().cards(ann, just(Card::YearOfPlenty, 2)).hand(ann, one(Resource::Ore)).state();
    QCOMPARE(yearOfPlentyCount(state), 2);
    const auto pairs = everyChoice(ResourceCards::each(2), 2);
    QCOMPARE(pairs.size(), std::size_t(15));
    for (const ResourceCards &pair : pairs) {
        GameState after = state;
        const Events events = play(after, PlayYearOfPlenty{ pair });
        QCOMPARE(events, Events{ (PlentyTaken{ ann, pair }) });
        QCOMPARE(at(after.hands, ann), one(Resource::Ore) + pair);
        QCOMPARE(after.bank, state.bank - pair);
        QCOMPARE(at(after.cards, ann), just(Card::YearOfPlenty));
        QCOMPARE(why(after, PlayYearOfPlenty{ pair }), refused(Reason::OneCardATurn)); // nobody is paid twice
    }
}

void TestDevelopmentCards::R_DC_6_lastCardOfTheBank()
{
    GameState state = bankOf(one(Resource::Grain)).state();
    QCOMPARE(yearOfPlentyCount(state), 1);
    QVERIFY(isListed(state, PlayYearOfPlenty{}));
    play(state, PlayYearOfPlenty{ one(Resource::Grain) });
    QVERIFY(state.bank.isEmpty());
    QCOMPARE(at(state.hands, ann), one(Resource::Grain));

    const GameState empty = bankOf({}).state();
    QCOMPARE(yearOfPlentyCount(empty), 0);
    QVERIFY(!isListed(empty, PlayYearOfPlenty{}));
}

void TestDevelopmentCards::R_DC_7_monopoly_data()
{
    QTest::addColumn<std::vector<int>>("ore");
    QTest::addColumn<int>("after");
    const auto row = [](const char *name, const std::vector<int> &ore, int after) {
        QTest::newRow(name) << ore << after;
    };
    row("Example 5: R-DC-7 two, one and none bring three", { 0, 2, 1, 0 }, 3);
    row("R-DC-7 one's own stay", { 1, 3, 1, 0 }, 5);
    row("R-DC-7 nobody has any", { 2, 0, 0, 0 }, 2);
    row("R-DC-7 all there are", { 0, 6, 6, 7 }, 19);
}

void TestDevelopmentCards::R_DC_7_monopoly()
{
    QFETCH(std::vector<int>, ore);
    QFETCH(int, after);
    Scenario scenario = withRoad().cards(ann, just(Card::Monopoly));
    std::array<std::uint8_t, 4> from = {};
    for (const PlayerId player : playersOf(4)) {
        const int count = ore[static_cast<std::size_t>(player.index())];
        scenario.hand(player, cards(count, Resource::Ore) + one(Resource::Wool));
        at(from, player) = static_cast<std::uint8_t>(player == ann ? 0 : count);
    }
    GameState state = scenario.state();
    const ResourceCards bank = state.bank;
    const Events events = play(state, PlayMonopoly{ Resource::Ore });
    QCOMPARE(at(state.hands, ann), cards(after, Resource::Ore) + one(Resource::Wool));
    for (const PlayerId other : { ben, cleo, dan })
        QCOMPARE(at(state.hands, other), one(Resource::Wool));
    QCOMPARE(state.bank, bank);
    QCOMPARE(events, Events{ (Monopolized{ ann, Resource::Ore, from }) });
    QCOMPARE(state.phase, Phase::Main);
}

void TestDevelopmentCards::R_DC_8_victoryPointsAreNotPlayed()
{
    const GameState state = withRoad().cards(ann, just(Card::VictoryPoint, 3)).state();
    for (const Action &action : legalActions(state))
        QVERIFY(std::holds_alternative<EndTurn>(action));
    QCOMPARE(points(state, ann), 4);
    QCOMPARE(visiblePoints(state, ann), 1);
}

void TestDevelopmentCards::R_DC_8_noWaiting()
{
    // Bought now, and another one too: both count at once, beside the turn's one card.
    GameState state = withRoad()
                          .cards(ann, just(Card::Monopoly))
                          .hand(ann, cost::developmentCard + cost::developmentCard)
                          .state();
    play(state,
         { BuyCard{ Card::VictoryPoint }, BuyCard{ Card::VictoryPoint }, PlayMonopoly{ Resource::Ore } });
    QCOMPARE(points(state, ann), 3);

    // And one wins though the turn's one card has been played.
    GameState won = withRoad()
                        .target(3)
                        .cards(ann, just(Card::Monopoly) + just(Card::VictoryPoint))
                        .hand(ann, cost::developmentCard)
                        .state();
    play(won, PlayMonopoly{ Resource::Wool });
    QCOMPARE(winner(won), std::nullopt);
    play(won, BuyCard{ Card::VictoryPoint });
    QCOMPARE(winner(won), std::optional(ann));
}

void TestDevelopmentCards::R_DC_9_refusedStepsStayOpen()
{
    GameState knight = withRoad().cards(ann, just(Card::Knight)).state();
    play(knight, PlayKnight{});
    QCOMPARE(why(knight, MoveRobber{ knight.robber }), refused(Reason::RobberMustMove));
    play(knight, MoveRobber{ hex("0,2") });
    QCOMPARE(knight.phase, Phase::Main);

    GameState roads = withRoad().cards(ann, just(Card::RoadBuilding)).state();
    play(roads, { PlayRoadBuilding{}, BuildRoad{ path("0,0,E") } });
    QCOMPARE(why(roads, BuildRoad{ path("0,0,E") }), refused(Reason::PathTaken));
    QCOMPARE(why(roads, BuildRoad{ path("-1,0,NW") }), refused(Reason::PathUnconnected));
    QCOMPARE(int(roads.freeRoads), 1);
    play(roads, BuildRoad{ path("0,0,NE") });
    QCOMPARE(at(roads.roads, ann).size(), 3);
}

void TestDevelopmentCards::R_DC_9_undoTakesTheCardBack_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<Action>("card");
    QTest::newRow("R-DC-9 a knight") << withRoad().cards(ann, just(Card::Knight)).state()
                                     << Action(PlayKnight{});
    QTest::newRow("R-DC-9 the knight that takes Largest Army")
        << withRoad().cards(ann, just(Card::Knight)).knights(ann, 2).state() << Action(PlayKnight{});
    QTest::newRow("R-DC-9 the knight that takes Largest Army from another")
        << withRoad().cards(ann, just(Card::Knight)).knights(ann, 3).knights(ben, 3).largestArmy(ben).state()
        << Action(PlayKnight{});
    QTest::newRow("R-DC-9 Road Building")
        << withRoad().cards(ann, just(Card::RoadBuilding)).state() << Action(PlayRoadBuilding{});
}

void TestDevelopmentCards::R_DC_9_undoTakesTheCardBack()
{
    QFETCH(GameState, state);
    QFETCH(Action, card);
    Game game = gameFrom(state);
    QCOMPARE(game.play(card), allowed);
    QVERIFY(game.state().cardPlayed);
    QVERIFY(game.canUndo());
    game.undo();
    QCOMPARE(game.state(), state);
    QCOMPARE(game.why(card), allowed);
    QCOMPARE(game.state().largestArmy, state.largestArmy);
}

QTEST_GUILESS_MAIN(TestDevelopmentCards)
#include "tst_developmentcards.moc"
