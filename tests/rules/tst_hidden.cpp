// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Card = DevelopmentCard;
using Viewer = std::optional<PlayerId>;

const std::array<Viewer, 5> everybody = { std::nullopt, ann, ben, cleo, dan };

// Everything that a view has, as text, so that two views can be compared as a whole.
QString textOf(const View &view)
{
    const auto player = [](const std::optional<PlayerId> &id) { return id ? id->index() : -1; };
    QString text;
    QTextStream out(&text);
    out << static_cast<int>(view.phase) << ' ' << static_cast<int>(view.then) << ' ' << view.turn.index()
        << ' ' << (view.dice ? view.dice->first * 10 + view.dice->second : 0) << ' ' << view.robber.index()
        << ' ' << test::textOf(view.bank).c_str() << ' ' << view.deck << ' ' << player(view.longestRoad)
        << ' ' << player(view.largestArmy) << ' ' << view.freeRoads << ' ' << view.cardPlayed << ' '
        << player(view.winner) << ' ' << (view.unconnected ? view.unconnected->index() : -1) << '\n';
    for (const PlayerId id : playersOf(view.playerCount())) {
        const PlayerView &p = view.player(id);
        out << p.resourceCards << ' ' << p.developmentCards << ' ' << p.knightsPlayed << ' ' << p.roadLength
            << ' ' << p.visiblePoints << ' ' << p.roadsLeft << ' ' << p.settlementsLeft << ' ' << p.citiesLeft
            << ' ' << p.mustDiscard << ' ' << p.victoryPointCards << '\n';
        for (const IntersectionId building : at(view.buildings, id))
            out << nameOf(building).c_str() << (view.cities.contains(building) ? " city " : " ");
        for (const PathId road : at(view.roads, id))
            out << nameOf(road).c_str() << ' ';
    }
    out << test::textOf(view.hand).c_str() << test::textOf(view.cards).c_str()
        << test::textOf(view.bought).c_str() << view.points;
    return text;
}

// One world; the other differs in what only `insider` knows.
Scenario world()
{
    return Scenario()
        .settlement(ann, "0,0,S")
        .city(ben, "0,0,N")
        .road(ben, "0,0,NE")
        .knights(ben, 1)
        .hand(cleo, cards(2, Resource::Wool));
}

} // namespace

// R-HI: who may know what.
class TestHidden : public QObject
{
    Q_OBJECT

private slots:
    void R_HI_1_twoWorlds_data();
    void R_HI_1_twoWorlds();
    void R_HI_1_ownHandOnly();
    void R_HI_1_events_data();
    void R_HI_1_events();
    void R_HI_2_publicCounts();
    void R_HI_2_publicEvents_data();
    void R_HI_2_publicEvents();
};

void TestHidden::R_HI_1_twoWorlds_data()
{
    QTest::addColumn<GameState>("one");
    QTest::addColumn<GameState>("other");
    QTest::addColumn<std::vector<PlayerId>>("insiders"); // who may tell the two apart
    const auto row = [](const char *name, const GameState &one, const GameState &other,
                        const std::vector<PlayerId> &insiders) {
        QTest::newRow(name) << one << other << insiders;
    };
    // The bank is public, so what one lacks another has.
    row("R-HI-1 hands", world().hand(ann, one(Resource::Ore)).hand(ben, one(Resource::Brick)).state(),
        world().hand(ann, one(Resource::Brick)).hand(ben, one(Resource::Ore)).state(), { ann, ben });
    row("R-HI-1 unplayed cards", world().cards(ben, { { Card::Knight, 1 } }).state(),
        world().cards(ben, { { Card::Monopoly, 1 } }).state(), { ben });
    row("R-HI-1 hidden points", world().cards(ben, { { Card::VictoryPoint, 2 } }).state(),
        world().cards(ben, { { Card::Knight, 2 } }).state(), { ben });
    row("R-HI-1 the card just bought",
        world().turn(ben).cards(ben, { { Card::Knight, 1 } }).bought({ { Card::Knight, 1 } }).state(),
        world()
            .turn(ben)
            .cards(ben, { { Card::VictoryPoint, 1 } })
            .bought({ { Card::VictoryPoint, 1 } })
            .state(),
        { ben });
    row("R-HI-1 what lies in the deck",
        world().cards(ben, { { Card::Knight, 1 } }).cards(cleo, { { Card::Monopoly, 1 } }).state(),
        world().cards(ben, { { Card::Monopoly, 1 } }).cards(cleo, { { Card::Knight, 1 } }).state(),
        { ben, cleo });

    GameState stolen = world().phase(Phase::Steal).robber("0,0").hand(ben, ResourceCards::each(1)).state();
    GameState otherCard = stolen;
    play(stolen, Steal{ ben, Resource::Ore });
    play(otherCard, Steal{ ben, Resource::Wool });
    row("R-RO-6 the stolen card", stolen, otherCard, { ann, ben });
}

void TestHidden::R_HI_1_twoWorlds()
{
    QFETCH(GameState, one);
    QFETCH(GameState, other);
    QFETCH(std::vector<PlayerId>, insiders);
    for (const Viewer viewer : everybody) {
        const bool knows = viewer && std::find(insiders.begin(), insiders.end(), *viewer) != insiders.end();
        QCOMPARE(textOf(viewFor(one, viewer)) == textOf(viewFor(other, viewer)), !knows);
    }
}

void TestHidden::R_HI_1_ownHandOnly()
{
    const DevelopmentCards bens = { { Card::Knight, 1 }, { Card::VictoryPoint, 1 } };
    const GameState state = world().hand(ben, cards(3, Resource::Ore)).cards(ben, bens).state();
    const View own = viewFor(state, ben);
    QCOMPARE(own.hand, cards(3, Resource::Ore));
    QCOMPARE(own.cards, bens);
    QCOMPARE(own.points, 3);
    QCOMPARE(own.viewer, Viewer(ben));
    for (const Viewer viewer : { Viewer(), Viewer(ann), Viewer(dan) }) {
        const View view = viewFor(state, viewer);
        QVERIFY(view.hand.isEmpty() && view.cards.isEmpty() && view.bought.isEmpty());
        QCOMPARE(view.player(ben).resourceCards, 3);
        QCOMPARE(view.player(ben).developmentCards, 2);
    }
    QCOMPARE(viewFor(state, std::nullopt).points, 0);
}

void TestHidden::R_HI_1_events_data()
{
    QTest::addColumn<Event>("event");
    QTest::addColumn<std::vector<PlayerId>>("insiders");
    QTest::addColumn<Event>("hidden");
    using Players = std::vector<PlayerId>;
    QTest::newRow("R-HI-1 the card just bought") << Event(CardBought{ ben, Card::Monopoly }) << Players{ ben }
                                                 << Event(CardBought{ ben, std::nullopt });
    QTest::newRow("R-RO-6 the stolen card")
        << Event(Stolen{ cleo, ann, Resource::Ore }) << Players{ ann, cleo }
        << Event(Stolen{ cleo, ann, std::nullopt });
}

void TestHidden::R_HI_1_events()
{
    QFETCH(Event, event);
    QFETCH(std::vector<PlayerId>, insiders);
    QFETCH(Event, hidden);
    for (const Viewer viewer : everybody) {
        const bool knows = viewer && std::find(insiders.begin(), insiders.end(), *viewer) != insiders.end();
        QCOMPARE(seenBy(event, viewer), knows ? event : hidden);
    }
}

void TestHidden::R_HI_2_publicCounts()
{
    const GameState state = world()
                                .hand(ben, ResourceCards::each(2))
                                .cards(cleo, { { Card::Knight, 2 }, { Card::VictoryPoint, 1 } })
                                .roads(dan, Lane::southOf(1).first(5))
                                .dice(2, 3)
                                .state();
    for (const Viewer viewer : everybody) {
        const View view = viewFor(state, viewer);
        QCOMPARE(view.player(ben).resourceCards, 10);
        QCOMPARE(view.player(cleo).resourceCards, 2);
        QCOMPARE(view.player(cleo).developmentCards, 3);
        QCOMPARE(view.player(ben).knightsPlayed, 1);
        QCOMPARE(view.player(dan).roadLength, 5);
        QCOMPARE(view.player(dan).roadsLeft, 10);
        QCOMPARE(view.player(ben).citiesLeft, 3);
        QCOMPARE(view.player(ann).settlementsLeft, 4);
        QCOMPARE(view.longestRoad, Viewer(dan));
        QCOMPARE(view.bank, ResourceCards::each(17) - cards(2, Resource::Wool));
        QCOMPARE(view.deck, 21);
        QVERIFY((view.dice == Dice{ 2, 3 }));
        QCOMPARE(view.robber, state.robber);
        QCOMPARE(view.buildings, state.buildings);
        QCOMPARE(view.roads, state.roads);
    }
    const GameState before = world().phase(Phase::Roll).state();
    QVERIFY(!viewFor(before, ann).dice);
}

void TestHidden::R_HI_2_publicEvents_data()
{
    QTest::addColumn<Event>("event");
    const std::vector<Event> events = {
        StartingCards{ ben, one(Resource::Ore) },
        DiceRolled{ ben, { 2, 5 } },
        Produced{ ben, one(Resource::Ore) },
        Shortage{ Resource::Ore, 3, 0 },
        NothingProduced{},
        DiscardOwed{ ben, 4 },
        Discarded{ ben, cards(4, Resource::Ore) },
        RobberMoved{ ben, hex("0,0"), hex("1,0") },
        BankTraded{ ben, cards(4, Resource::Ore), one(Resource::Wool) },
        PlayersTraded{ ben, cleo, one(Resource::Ore), one(Resource::Wool) },
        RoadBuilt{ ben, path("0,0,E"), true },
        SettlementBuilt{ ben, intersection("0,0,N"), true },
        CityBuilt{ ben, intersection("0,0,N") },
        CardPlayed{ ben, Card::Knight },
        FreeRoadsEnded{ ben, 1 },
        PlentyTaken{ ben, cards(2, Resource::Ore) },
        Monopolized{ ben, Resource::Ore, { 1, 0, 2, 0 } },
        LongestRoadMoved{ ann, ben },
        LargestArmyMoved{ std::nullopt, ben },
        TradingEnded{ ben },
        TurnBegan{ ben },
        GameWon{ ben },
    };
    for (const Event &event : events)
        QTest::addRow("R-HI-2 %s", test::textOf(event).c_str()) << event;
}

void TestHidden::R_HI_2_publicEvents()
{
    QFETCH(Event, event);
    for (const Viewer viewer : everybody)
        QCOMPARE(seenBy(event, viewer), event);
}

QTEST_GUILESS_MAIN(TestHidden)
#include "tst_hidden.moc"
