// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/bruteforce.h"
#include "support/play.h"
#include "support/slowrules.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Numbers = std::vector<int>; // Ann's, Ben's, Cleo's, Dan's

// `count` cards, as mixed as they can be.
ResourceCards mixed(int count)
{
    ResourceCards cards;
    for (int i = 0; i < count; ++i)
        cards.add(allResources[static_cast<std::size_t>(i) % allResources.size()]);
    return cards;
}

// Ben and Cleo at the middle hex, Dan elsewhere; Ann is about to roll.
Scenario threeNeighbours()
{
    return Scenario()
        .phase(Phase::Roll)
        .settlement(ben, "0,0,S")
        .city(cleo, "0,0,N")
        .settlement(dan, "-2,0,N")
        .settlement(ann, "2,0,N");
}

HexSet listedHexes(const GameState &state)
{
    HexSet result;
    for (const MoveRobber &move : listed<MoveRobber>(state))
        result.insert(move.to);
    return result;
}

std::vector<PlayerId> listedVictims(const GameState &state)
{
    std::vector<PlayerId> result;
    for (const Steal &steal : listed<Steal>(state))
        result.push_back(steal.from);
    return result;
}

int cardsInHands(const GameState &state)
{
    int count = 0;
    for (const ResourceCards &hand : state.hands)
        count += hand.total();
    return count;
}

} // namespace

// R-RO: seven, discards, the robber, theft.
class TestRobber : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void R_RO_1_sevenPaysNobody();
    void R_RO_2_discardCounts_data();
    void R_RO_2_discardCounts();
    void R_RO_2_ownChoice();
    void R_RO_2_developmentCardsDoNotCount();
    void R_RO_3_anyOrder();
    void R_RO_4_everyOtherHex_data();
    void R_RO_4_everyOtherHex();
    void R_RO_4_hexWithoutBuildings();
    void R_RO_5_victims_data();
    void R_RO_5_victims();
    void R_RO_5_choiceOfHexAndVictim_data();
    void R_RO_5_choiceOfHexAndVictim();
    void R_RO_5_oneCardMoves();
    void R_RO_6_onlyThiefAndVictimLearn();
    void R_RO_7_robberBlocksProductionOnly();
    void R_RO_8_discardsArePublic();
    void R_RO_9_knightMakesNobodyDiscard();
    void R_RO_9_knightAndSevenMoveTheRobberTwice();
    void R_RO_9_oneRobberMoveAfterASeven();
};

void TestRobber::verdicts_data()
{
    addVerdictColumns();
    const GameState discards = threeNeighbours()
                                   .phase(Phase::Discard)
                                   .hand(ann, mixed(7))
                                   .hand(dan, cards(9, Resource::Ore))
                                   .state();
    const auto ore = [](int count) { return cards(count, Resource::Ore); };
    verdict("R-RO-2 half of nine is four", discards, Discard{ dan, ore(4) }, allowed);
    verdict("R-RO-2 three are too few", discards, Discard{ dan, ore(3) }, refused(Reason::WrongDiscardCount));
    verdict("R-RO-2 five are too many", discards, Discard{ dan, ore(5) }, refused(Reason::WrongDiscardCount));
    verdict("R-RO-2 none are too few", discards, Discard{ dan, {} }, refused(Reason::WrongDiscardCount));
    verdict("R-RO-2 only cards one holds", discards, Discard{ dan, cards(4, Resource::Wool) },
            refused(Reason::DiscardNotHeld));
    verdict("R-RO-2 who has seven owes nothing", discards, Discard{ ann, mixed(3) },
            refused(Reason::OwesNoDiscard));
    verdict("R-RO-2 who has none owes nothing", discards, Discard{ ben, {} }, refused(Reason::OwesNoDiscard));
    verdict("R-SU-7 who does not play owes nothing",
            Scenario().players(3).phase(Phase::Discard).hand(ann, mixed(8)).state(), Discard{ dan, ore(4) },
            refused(Reason::NoSuchPlayer));
    verdict("R-RO-3 the robber waits", discards, MoveRobber{ hex("0,0") }, refused(Reason::DiscardFirst));
    verdict("R-RO-2 nobody discards without a seven",
            threeNeighbours().phase(Phase::Main).hand(dan, ore(9)).state(), Discard{ dan, ore(4) },
            refused(Reason::NoDiscardDue));

    const GameState robber = threeNeighbours().phase(Phase::Robber).robber("1,1").hand(dan, ore(4)).state();
    verdict("R-RO-4 to a hex with buildings", robber, MoveRobber{ hex("0,0") }, allowed);
    verdict("R-RO-4 to a hex without", robber, MoveRobber{ hex("-1,2") }, allowed);
    verdict("R-RO-4 to the desert", robber, MoveRobber{ hex("2,-2") }, allowed);
    verdict("R-RO-4 to one's own hex", robber, MoveRobber{ hex("2,0") }, allowed);
    verdict("R-RO-4 staying", robber, MoveRobber{ hex("1,1") }, refused(Reason::RobberMustMove));
    verdict("R-RO-4 staying in the desert", threeNeighbours().phase(Phase::Robber).state(),
            MoveRobber{ hex("2,-2") }, refused(Reason::RobberMustMove));
    verdict("R-RO-4 no robber without a seven", threeNeighbours().phase(Phase::Main).state(),
            MoveRobber{ hex("0,0") }, refused(Reason::RobberNotDue));

    const GameState steal = threeNeighbours()
                                .phase(Phase::Steal)
                                .robber("0,0")
                                .hand(ann, ore(1))
                                .hand(ben, ore(1))
                                .hand(dan, ore(4))
                                .state();
    verdict("R-RO-5 from a neighbour with cards", steal, Steal{ ben, Resource::Ore }, allowed);
    verdict("R-RO-5 from oneself", steal, Steal{ ann, Resource::Ore }, refused(Reason::StealFromSelf));
    verdict("R-RO-5 from a neighbour without cards", steal, Steal{ cleo, std::nullopt },
            refused(Reason::VictimHasNothing));
    verdict("R-RO-5 from somebody who lives elsewhere", steal, Steal{ dan, Resource::Ore },
            refused(Reason::VictimNotThere));
    verdict("R-RO-5 a card the victim lacks", steal, Steal{ ben, Resource::Wool },
            refused(Reason::ImpossibleSteal));
    verdict("R-SU-7 from somebody who does not play",
            Scenario()
                .players(3)
                .phase(Phase::Steal)
                .robber("0,0")
                .settlement(ben, "0,0,S")
                .hand(ben, ore(1))
                .state(),
            Steal{ dan, Resource::Ore }, refused(Reason::NoSuchPlayer));
    verdict("R-RO-5 the thief may not decline", steal, EndTurn{}, refused(Reason::StealFirst));
    verdict("R-RO-4 the robber moves once", steal, MoveRobber{ hex("1,0") }, refused(Reason::StealFirst));
    verdict("R-RO-5 no theft without the robber",
            threeNeighbours().phase(Phase::Main).hand(ben, ore(1)).state(), Steal{ ben, Resource::Ore },
            refused(Reason::StealNotDue));
}

void TestRobber::verdicts()
{
    checkVerdict();
}

void TestRobber::R_RO_1_sevenPaysNobody()
{
    GameState state = threeNeighbours().state();
    const Events events = play(state, roll(3, 4));
    QCOMPARE(events, Events{ (DiceRolled{ ann, { 3, 4 } }) });
    QCOMPARE(cardsInHands(state), 0);
    QCOMPARE(state.phase, Phase::Robber);
}

void TestRobber::R_RO_2_discardCounts_data()
{
    QTest::addColumn<Numbers>("hands");
    QTest::addColumn<Numbers>("owed");
    const auto row = [](const char *name, const Numbers &hands, const Numbers &owed) {
        QTest::newRow(name) << hands << owed;
    };
    row("R-RO-2 seven cards: none", { 7, 7, 7, 7 }, { 0, 0, 0, 0 });
    row("R-RO-2 eight: four", { 0, 8, 0, 0 }, { 0, 4, 0, 0 });
    row("R-RO-2 eleven: five", { 0, 11, 0, 0 }, { 0, 5, 0, 0 });
    row("R-RO-2 the roller too", { 9, 7, 0, 3 }, { 4, 0, 0, 0 });
    row("R-RO-2 all four", { 9, 9, 9, 9 }, { 4, 4, 4, 4 });
    row("R-RO-2 each by their own hand", { 8, 10, 15, 6 }, { 4, 5, 7, 0 });
    row("R-RO-2 nine, seven, eight, fifteen", { 9, 7, 8, 15 }, { 4, 0, 4, 7 });
    row("R-RO-2 a very full hand", { 0, 0, 0, 60 }, { 0, 0, 0, 30 });
}

void TestRobber::R_RO_2_discardCounts()
{
    QFETCH(Numbers, hands);
    QFETCH(Numbers, owed);
    Scenario scenario = threeNeighbours();
    for (const PlayerId player : playersOf(4))
        scenario.hand(player, mixed(hands[static_cast<std::size_t>(player.index())]));
    GameState state = scenario.state();
    const Events events = play(state, roll(2, 5));

    bool anybody = false;
    for (const PlayerId player : playersOf(4)) {
        const int count = owed[static_cast<std::size_t>(player.index())];
        QCOMPARE(int(at(state.mustDiscard, player)), count);
        QCOMPARE(happened(events, DiscardOwed{ player, count }), count > 0);
        QCOMPARE(isListed(state, Discard{ player, {} }), count > 0);
        anybody = anybody || count > 0;
    }
    QCOMPARE(state.phase, anybody ? Phase::Discard : Phase::Robber);
}

// Any four of eight, in whatever mixture.
void TestRobber::R_RO_2_ownChoice()
{
    const ResourceCards hand = mixed(8);
    const GameState state = threeNeighbours().phase(Phase::Discard).hand(cleo, hand).state();
    const auto choices = everyChoice(hand, 4);
    QVERIFY(choices.size() > 20);
    for (const ResourceCards &choice : choices) {
        GameState after = state;
        play(after, Discard{ cleo, choice });
        QCOMPARE(at(after.hands, cleo), hand - choice);
        QCOMPARE(after.bank, state.bank + choice);
        QCOMPARE(int(at(after.mustDiscard, cleo)), 0);
    }
}

void TestRobber::R_RO_2_developmentCardsDoNotCount()
{
    GameState state =
        threeNeighbours().hand(ben, mixed(7)).cards(ben, { { DevelopmentCard::Knight, 5 } }).state();
    play(state, roll(1, 6));
    QCOMPARE(state.phase, Phase::Robber);
    QCOMPARE(int(at(state.mustDiscard, ben)), 0);
}

void TestRobber::R_RO_3_anyOrder()
{
    const GameState state = threeNeighbours()
                                .hand(ann, mixed(9))
                                .hand(cleo, mixed(8))
                                .hand(dan, mixed(15))
                                .phase(Phase::Discard)
                                .state();
    std::vector<PlayerId> order = { ann, cleo, dan };
    do {
        GameState now = state;
        for (std::size_t i = 0; i < order.size(); ++i) {
            QCOMPARE(now.phase, Phase::Discard);
            QCOMPARE(toAct(now).size(), order.size() - i);
            QCOMPARE(why(now, MoveRobber{ hex("0,0") }), refused(Reason::DiscardFirst));
            const int count = at(now.mustDiscard, order[i]);
            play(now, Discard{ order[i], mixed(count) });
            QCOMPARE(why(now, Discard{ order[i], mixed(count) }),
                     refused(i + 1 < order.size() ? Reason::OwesNoDiscard : Reason::NoDiscardDue));
        }
        QCOMPARE(now.phase, Phase::Robber);
        QCOMPARE(toAct(now).size(), std::size_t(1));
        QCOMPARE(toAct(now)[0], ann);
        QCOMPARE(at(now.hands, ann).total(), 5);
        QCOMPARE(at(now.hands, cleo).total(), 4);
        QCOMPARE(at(now.hands, dan).total(), 8);
    } while (std::next_permutation(order.begin(), order.end()));
}

void TestRobber::R_RO_4_everyOtherHex_data()
{
    QTest::addColumn<GameState>("state");
    for (const char *at : { "2,-2", "0,0", "-2,2" }) {
        QTest::addRow("R-RO-4 after a seven, from %s", at)
            << threeNeighbours().phase(Phase::Robber).robber(at).state();
        GameState knight =
            threeNeighbours().robber(at).cards(ann, { { DevelopmentCard::Knight, 1 } }).state();
        play(knight, PlayKnight{});
        QTest::addRow("R-RO-9 after a knight, from %s", at) << knight;
    }
}

void TestRobber::R_RO_4_everyOtherHex()
{
    QFETCH(GameState, state);
    QCOMPARE(listedHexes(state), HexSet::all() - HexSet{ state.robber });
    QCOMPARE(legalActions(state).size(), std::size_t(18));
    for (const MoveRobber &move : listed<MoveRobber>(state)) {
        GameState after = state;
        const Events events = play(after, move);
        QCOMPARE(after.robber, move.to);
        QVERIFY(happened(events, RobberMoved{ ann, state.robber, move.to }));
    }
}

void TestRobber::R_RO_4_hexWithoutBuildings()
{
    GameState state = threeNeighbours().phase(Phase::Robber).hand(ben, mixed(3)).state();
    const Events events = play(state, MoveRobber{ hex("0,2") });
    QCOMPARE(state.phase, Phase::Main);
    QVERIFY(!happened<Stolen>(events));
    QVERIFY(isListed(state, EndTurn{}));
}

void TestRobber::R_RO_5_victims_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<std::vector<PlayerId>>("victims");
    using Players = std::vector<PlayerId>;
    const auto row = [](const char *name, Scenario scenario, const Players &victims) {
        QTest::newRow(name) << scenario.phase(Phase::Robber).state() << victims;
    };
    row("R-RO-5 both have cards", threeNeighbours().hand(ben, mixed(3)).hand(cleo, mixed(5)), { ben, cleo });
    row("R-RO-5 one has none", threeNeighbours().hand(cleo, mixed(2)), { cleo });
    row("R-RO-5 neither has any", threeNeighbours(), {});
    row("R-RO-5 cards of somebody elsewhere do not count", threeNeighbours().hand(dan, mixed(5)), {});
    row("R-RO-5 never oneself",
        Scenario().settlement(ann, "0,0,N").settlement(ben, "0,0,S").hand(ann, mixed(5)), {});
    row("R-RO-5 development cards are not stolen",
        threeNeighbours().cards(ben, { { DevelopmentCard::Knight, 2 } }), {});
    row("R-RO-5 a road does not make a neighbour", threeNeighbours().road(dan, "0,0,E").hand(dan, mixed(5)),
        {});
    row("R-RO-5 two buildings of one player are one choice",
        Scenario().settlement(ben, "0,0,S").city(ben, "0,0,NE").hand(ben, mixed(1)), { ben });
}

void TestRobber::R_RO_5_victims()
{
    QFETCH(GameState, state);
    QFETCH(std::vector<PlayerId>, victims);
    const auto asked = victimsAt(state, hex("0,0"));
    QVERIFY(std::equal(asked.begin(), asked.end(), victims.begin(), victims.end()));
    const GameState before = state;
    play(state, MoveRobber{ hex("0,0") });
    QVERIFY(listedVictims(state) == victims);
    // Also when it is only one.
    QCOMPARE(state.phase, victims.empty() ? Phase::Main : Phase::Steal);
    QCOMPARE(state.hands, before.hands);
}

void TestRobber::R_RO_5_choiceOfHexAndVictim_data()
{
    QTest::addColumn<Numbers>("hands");
    QTest::addColumn<int>("choices");
    QTest::newRow("R-RO-5 nobody has cards: 18 hexes") << Numbers{ 0, 0, 0, 0 } << 18;
    QTest::newRow("R-RO-5 one neighbour has a card: still 18") << Numbers{ 0, 0, 1, 0 } << 18;
    QTest::newRow("R-RO-5 both have one: one more") << Numbers{ 0, 1, 1, 0 } << 19;
}

// A choice is a hex with a victim, or with nobody when nobody can be robbed there.
void TestRobber::R_RO_5_choiceOfHexAndVictim()
{
    QFETCH(Numbers, hands);
    QFETCH(int, choices);
    Scenario scenario = Scenario().phase(Phase::Robber).settlement(ben, "0,0,S").settlement(cleo, "0,0,N");
    for (const PlayerId player : playersOf(4))
        scenario.hand(player, mixed(hands[static_cast<std::size_t>(player.index())]));
    const GameState state = scenario.state();
    int counted = 0;
    for (const MoveRobber &move : listed<MoveRobber>(state)) {
        GameState after = state;
        play(after, move);
        counted += std::max(1, static_cast<int>(listedVictims(after).size()));
    }
    QCOMPARE(counted, choices);
}

void TestRobber::R_RO_5_oneCardMoves()
{
    GameState state = threeNeighbours()
                          .phase(Phase::Robber)
                          .hand(ben, mixed(3))
                          .hand(cleo, cards(2, Resource::Grain))
                          .state();
    const GameState before = state;
    const Events events = play(state, { MoveRobber{ hex("0,0") }, Steal{ cleo, Resource::Grain } });
    QCOMPARE(at(state.hands, ann), one(Resource::Grain));
    QCOMPARE(at(state.hands, cleo), one(Resource::Grain));
    QCOMPARE(at(state.hands, ben), mixed(3));
    QCOMPARE(cardsInHands(state), cardsInHands(before));
    QCOMPARE(state.bank, before.bank);
    QVERIFY(happened(events, Stolen{ ann, cleo, Resource::Grain }));
    QCOMPARE(state.phase, Phase::Main);
    QCOMPARE(why(state, Steal{ ben, Resource::Brick }), refused(Reason::StealNotDue));
}

void TestRobber::R_RO_6_onlyThiefAndVictimLearn()
{
    const Event stolen = Stolen{ ann, cleo, Resource::Grain };
    const Event hidden = Stolen{ ann, cleo, std::nullopt };
    QCOMPARE(seenBy(stolen, ann), stolen);
    QCOMPARE(seenBy(stolen, cleo), stolen);
    QCOMPARE(seenBy(stolen, ben), hidden);
    QCOMPARE(seenBy(stolen, dan), hidden);
    QCOMPARE(seenBy(stolen, std::nullopt), hidden);
}

void TestRobber::R_RO_7_robberBlocksProductionOnly()
{
    // Ann's only harbor (2:1 grain) and her hands' work lie at the robber's hex.
    GameState state = Scenario()
                          .robber("2,0")
                          .settlement(ann, "2,0,SE")
                          .road(ann, "2,0,SW")
                          .road(ann, "2,0,SE")
                          .hand(ann, ResourceCards::each(4))
                          .hand(ben, ResourceCards::each(1))
                          .state();
    QCOMPARE(bankRate(state, ann, Resource::Grain), 2);
    play(state,
         { BuildRoad{ path("2,0,W") }, BuildSettlement{ intersection("2,0,SW") },
           BuildCity{ intersection("2,0,SE") }, TradePlayer{ ben, one(Resource::Wool), one(Resource::Grain) },
           TradeBank{ cards(2, Resource::Grain), one(Resource::Ore) } });
    QCOMPARE(state.robber, hex("2,0"));
}

void TestRobber::R_RO_8_discardsArePublic()
{
    GameState state = threeNeighbours().phase(Phase::Discard).hand(cleo, mixed(8)).state();
    const ResourceCards gone = { { Resource::Brick, 2 }, { Resource::Lumber, 2 } };
    const ResourceCards bank = state.bank;
    const Events events = play(state, Discard{ cleo, gone });
    const Event told = Discarded{ cleo, gone };
    QCOMPARE(events, Events{ told });
    QCOMPARE(seenBy(told, std::nullopt), told);
    QCOMPARE(seenBy(told, ben), told);
    QCOMPARE(state.bank, bank + gone);
}

void TestRobber::R_RO_9_knightMakesNobodyDiscard()
{
    GameState state = threeNeighbours()
                          .cards(ann, { { DevelopmentCard::Knight, 1 } })
                          .hand(ann, mixed(9))
                          .hand(cleo, mixed(12))
                          .state();
    const Events events =
        play(state, { PlayKnight{}, MoveRobber{ hex("0,0") }, Steal{ cleo, Resource::Ore } });
    QVERIFY(!happened<DiscardOwed>(events));
    QCOMPARE(at(state.hands, ann).total(), 10);
    QCOMPARE(at(state.hands, cleo).total(), 11);
    QCOMPARE(state.phase, Phase::Roll);
}

void TestRobber::R_RO_9_knightAndSevenMoveTheRobberTwice()
{
    GameState state =
        threeNeighbours().cards(ann, { { DevelopmentCard::Knight, 1 } }).hand(cleo, mixed(2)).state();
    const Events events =
        play(state, { PlayKnight{}, MoveRobber{ hex("0,0") }, Steal{ cleo, Resource::Brick }, roll(3, 4),
                      MoveRobber{ hex("0,1") } });
    QCOMPARE(eventsOf<RobberMoved>(events).size(), std::size_t(2));
    QCOMPARE(state.robber, hex("0,1"));
    QCOMPARE(state.phase, Phase::Main);
}

void TestRobber::R_RO_9_oneRobberMoveAfterASeven()
{
    GameState state =
        threeNeighbours().cards(ann, { { DevelopmentCard::Knight, 1 } }).hand(cleo, mixed(8)).state();
    const Events events = play(state, { roll(3, 4), Discard{ cleo, mixed(4) }, MoveRobber{ hex("0,0") },
                                        Steal{ cleo, Resource::Ore } });
    QCOMPARE(eventsOf<RobberMoved>(events).size(), std::size_t(1));
    QCOMPARE(eventsOf<Stolen>(events).size(), std::size_t(1));
    QCOMPARE(state.phase, Phase::Main);
    QCOMPARE(at(state.cards, ann)[DevelopmentCard::Knight], 1);
    QCOMPARE(int(at(state.knightsPlayed, ann)), 0);
    QCOMPARE(why(state, MoveRobber{ hex("1,0") }), refused(Reason::RobberNotDue));
}

QTEST_GUILESS_MAIN(TestRobber)
#include "tst_robber.moc"
