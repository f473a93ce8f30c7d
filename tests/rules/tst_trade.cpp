// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game.h"
#include "support/islands.h"
#include "support/play.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr Resource brick = Resource::Brick;
constexpr Resource lumber = Resource::Lumber;
constexpr Resource wool = Resource::Wool;
constexpr Resource grain = Resource::Grain;
constexpr Resource ore = Resource::Ore;

using Rates = std::map<Resource, int>;

Rates ratesOf(const GameState &state, PlayerId player)
{
    Rates rates;
    for (const Resource resource : allResources)
        rates[resource] = bankRate(state, player, resource);
    return rates;
}

// What a harbor gives whoever lives there, and nobody else.
Rates ratesAt(std::optional<Harbor> harbor)
{
    Rates rates;
    for (const Resource resource : allResources)
        rates[resource] = !harbor ? 4 : *harbor == Harbor::Any ? 3 : *harbor == harborFor(resource) ? 2 : 4;
    return rates;
}

// The corners of the test island's harbors, e.g. the 2:1 ore harbor at "2,-1,N".
constexpr const char *oreHarbor = "2,-1,N";
constexpr const char *woolHarbor = "-1,2,S";
constexpr const char *anyHarbor = "1,1,S";

} // namespace

// R-TR: exchange with people and with the bank.
class TestTrade : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void R_TR_2_exchange();
    void R_TR_2_listedOnceWhenSomebodyCanTrade_data();
    void R_TR_2_listedOnceWhenSomebodyCanTrade();
    void R_TR_4_offerBindsNobody();
    void R_TR_5_bankTrade();
    void R_TR_6_everyHarborCorner();
    void R_TR_6_rates_data();
    void R_TR_6_rates();
    void R_TR_7_listedBankTrades_data();
    void R_TR_7_listedBankTrades();
    void R_TR_7_neverTwiceForTheSameCards();
    void R_TR_8_harborWorksAtOnce_data();
    void R_TR_8_harborWorksAtOnce();
    void Example_12_roadHarborTrade();
};

void TestTrade::verdicts_data()
{
    addVerdictColumns();
    const auto people = [] {
        return Scenario()
            .hand(ann, { { wool, 2 }, { grain, 2 }, { ore, 1 } })
            .hand(ben, { { grain, 1 }, { brick, 4 } })
            .hand(dan, cards(3, lumber));
    };
    const GameState state = people().state();
    const auto with = [](PlayerId partner, const ResourceCards &give, const ResourceCards &get) {
        return TradePlayer{ partner, give, get };
    };
    verdict("R-TR-1 after the roll", state, with(ben, one(wool), one(brick)), allowed);
    verdict("R-TR-1 not before the roll", people().phase(Phase::Roll).state(),
            with(ben, one(wool), one(brick)), refused(Reason::RollFirst));
    verdict("R-TR-1 not before the discards are done",
            people().hand(cleo, cards(8, ore)).phase(Phase::Discard).state(),
            with(ben, one(wool), one(brick)), refused(Reason::DiscardFirst));
    verdict("R-TR-1 not before the robber has moved", people().phase(Phase::Robber).state(),
            with(ben, one(wool), one(brick)), refused(Reason::MoveRobberFirst));
    verdict("R-TR-2 any mix for any mix", state,
            with(ben, { { wool, 2 }, { ore, 1 } }, { { grain, 1 }, { brick, 4 } }), allowed);
    verdict("R-TR-2 two for one", state, with(ben, cards(2, grain), one(brick)), allowed);
    verdict("R-TR-2 two sides: not with oneself", state, with(ann, one(wool), one(grain)),
            refused(Reason::TradeWithSelf));
    verdict("R-SU-7 not with somebody who does not play", people().players(3).hand(dan, {}).state(),
            with(dan, one(wool), one(lumber)), refused(Reason::NoSuchPlayer));
    verdict("R-TR-3 no present", state, with(ben, one(wool), {}), refused(Reason::GetsNothing));
    verdict("R-TR-3 no present the other way", state, with(ben, {}, one(brick)),
            refused(Reason::GivesNothing));
    verdict("R-TR-3 nothing for nothing", state, with(ben, {}, {}), refused(Reason::GivesNothing));
    verdict("R-TR-3 one resource on both sides", state, with(ben, one(grain), one(grain)),
            refused(Reason::SameResourceBothSides));
    verdict("R-TR-3 one resource on both sides, among others", state,
            with(ben, { { wool, 1 }, { grain, 1 } }, { { brick, 1 }, { grain, 1 } }),
            refused(Reason::SameResourceBothSides));
    verdict("R-TR-3 two against one of a resource is a present too", state,
            with(ben, cards(2, grain), one(grain)), refused(Reason::SameResourceBothSides));
    verdict("R-TR-4 the giver must hold it", state, with(ben, cards(3, wool), one(brick)),
            refused(Reason::GiveNotHeld));
    verdict("R-TR-4 the partner must hold it", state, with(ben, one(ore), { { grain, 2 } }),
            refused(Reason::PartnerCannotPay));
    verdict("R-TR-4 all of it", state, with(ben, one(wool), { { grain, 1 }, { lumber, 1 } }),
            refused(Reason::PartnerCannotPay));

    const auto bank = [](const ResourceCards &give, const ResourceCards &get) {
        return TradeBank{ give, get };
    };
    const GameState rich = Scenario().hand(ann, ResourceCards::each(8)).state();
    verdict("R-TR-5 four for one", rich, bank(cards(4, wool), one(ore)), allowed);
    verdict("R-TR-5 three for one without a harbor", rich, bank(cards(3, wool), one(ore)),
            refused(Reason::WrongBankRate));
    verdict("R-TR-5 five for one", rich, bank(cards(5, wool), one(ore)), refused(Reason::WrongBankRate));
    verdict("R-TR-7 eight for two", rich, bank(cards(8, wool), { { ore, 1 }, { brick, 1 } }), allowed);
    verdict("R-TR-7 eight for one", rich, bank(cards(8, wool), one(ore)), refused(Reason::WrongBankRate));
    verdict("R-TR-7 two kinds to the bank", rich, bank({ { wool, 2 }, { grain, 2 } }, one(ore)),
            refused(Reason::SeveralKindsToBank));
    verdict("R-TR-7 two whole trades of two kinds are two trades", rich,
            bank({ { wool, 4 }, { grain, 4 } }, cards(2, ore)), refused(Reason::SeveralKindsToBank));
    verdict("R-TR-7 the same resource back", rich, bank(cards(4, ore), one(ore)),
            refused(Reason::SameResourceBothSides));
    verdict("R-TR-7 the same resource among others", rich, bank(cards(8, ore), { { ore, 1 }, { wool, 1 } }),
            refused(Reason::SameResourceBothSides));
    verdict("R-TR-3 nothing to the bank", rich, bank({}, one(ore)), refused(Reason::GivesNothing));
    verdict("R-TR-3 nothing from the bank", rich, bank(cards(4, wool), {}), refused(Reason::GetsNothing));
    verdict("R-TR-4 four that are not held", Scenario().hand(ann, cards(3, wool)).state(),
            bank(cards(4, wool), one(ore)), refused(Reason::GiveNotHeld));
    verdict("R-TR-1 no bank trade before the roll",
            Scenario().hand(ann, cards(4, wool)).phase(Phase::Roll).state(), bank(cards(4, wool), one(ore)),
            refused(Reason::RollFirst));

    ResourceCards noWool = ResourceCards::each(15);
    noWool.remove(wool, 15);
    const GameState short_ =
        Scenario().settlement(ann, "-3,3,N").hand(ann, { { lumber, 4 } }).bank(noWool, dan).state();
    verdict("R-TR-7 the bank has no wool", short_, bank(cards(2, lumber), one(wool)),
            refused(Reason::BankLacks));
    verdict("R-TR-7 the bank has one of two", short_, bank(cards(4, lumber), { { wool, 1 }, { ore, 1 } }),
            refused(Reason::BankLacks));
    verdict("R-TR-7 the bank has the others", short_, bank(cards(2, lumber), one(ore)), allowed);

    const GameState atWool = Scenario().settlement(ann, woolHarbor).hand(ann, ResourceCards::each(4)).state();
    verdict("Example 6: R-TR-6 two wool at a wool harbor", atWool, bank(cards(2, wool), one(ore)), allowed);
    verdict("Example 6: R-TR-6 two lumber at a wool harbor", atWool, bank(cards(2, lumber), one(ore)),
            refused(Reason::WrongBankRate));
    verdict("R-TR-7 the same resource back at 2:1", atWool, bank(cards(2, wool), one(wool)),
            refused(Reason::SameResourceBothSides));
    verdict("R-TR-7 the same resource back at 3:1",
            Scenario().settlement(ann, anyHarbor).hand(ann, cards(3, ore)).state(),
            bank(cards(3, ore), one(ore)), refused(Reason::SameResourceBothSides));
    const GameState atOre = Scenario().settlement(ann, oreHarbor).hand(ann, ResourceCards::each(4)).state();
    verdict("R-TR-7 four ore for any two at an ore harbor", atOre,
            bank(cards(4, ore), { { wool, 1 }, { grain, 1 } }), allowed);
    verdict("R-TR-7 never overcharged: four ore for one there", atOre, bank(cards(4, ore), one(wool)),
            refused(Reason::WrongBankRate));
    verdict("R-TR-7 four wool still bring one there", atOre, bank(cards(4, wool), cards(2, grain)),
            refused(Reason::WrongBankRate));
    verdict("R-TR-7 three ore for one at an ore harbor", atOre, bank(cards(3, ore), one(wool)),
            refused(Reason::WrongBankRate));
}

void TestTrade::verdicts()
{
    checkVerdict();
}

void TestTrade::R_TR_2_exchange()
{
    GameState state = Scenario().hand(ann, cards(3, wool)).hand(ben, { { grain, 2 }, { ore, 1 } }).state();
    const ResourceCards bank = state.bank;
    const TradePlayer trade = { ben, cards(2, wool), { { grain, 1 }, { ore, 1 } } };
    const Events events = play(state, trade);
    QCOMPARE(at(state.hands, ann), (ResourceCards{ { wool, 1 }, { grain, 1 }, { ore, 1 } }));
    QCOMPARE(at(state.hands, ben), (ResourceCards{ { wool, 2 }, { grain, 1 } }));
    QCOMPARE(state.bank, bank);
    const Event told = PlayersTraded{ ann, ben, trade.give, trade.get };
    QCOMPARE(events, Events{ told });
    QCOMPARE(seenBy(told, std::nullopt), told); // R-HI-2: trades are public
}

void TestTrade::R_TR_2_listedOnceWhenSomebodyCanTrade_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, const GameState &state, int count) {
        QTest::newRow(name) << state << count;
    };
    row("R-TR-2 wool for ore", Scenario().hand(ann, one(wool)).hand(dan, one(ore)).state(), 1);
    row("R-TR-2 three could trade",
        Scenario()
            .hand(ann, one(wool))
            .hand(ben, one(ore))
            .hand(cleo, one(ore))
            .hand(dan, one(grain))
            .state(),
        1);
    row("R-TR-3 both have only wool", Scenario().hand(ann, cards(2, wool)).hand(ben, cards(3, wool)).state(),
        0);
    row("R-TR-3 nobody else has a card", Scenario().hand(ann, cards(3, wool)).state(), 0);
    row("R-TR-3 the active player has none", Scenario().hand(ben, cards(3, wool)).hand(dan, one(ore)).state(),
        0);
    row("R-TR-2 two others could, but two sides only and always the active player",
        Scenario().hand(ann, one(wool)).hand(ben, one(wool)).hand(cleo, one(wool)).state(), 0);
    row("R-TU-3 trading has ended",
        Scenario().separatePhases().phase(Phase::Build).hand(ann, one(wool)).hand(dan, one(ore)).state(), 0);
}

void TestTrade::R_TR_2_listedOnceWhenSomebodyCanTrade()
{
    QFETCH(GameState, state);
    QFETCH(int, count);
    QCOMPARE(static_cast<int>(listed<TradePlayer>(state).size()), count);
}

// Between offer and exchange the cards may have gone.
void TestTrade::R_TR_4_offerBindsNobody()
{
    GameState state = Scenario()
                          .settlement(ann, "0,0,S")
                          .hand(ann, { { brick, 1 }, { lumber, 1 } })
                          .hand(ben, one(ore))
                          .state();
    const TradePlayer trade = { ben, one(lumber), one(ore) };
    QCOMPARE(why(state, trade), allowed);
    play(state, BuildRoad{ path("0,0,SE") });
    QCOMPARE(why(state, trade), refused(Reason::GiveNotHeld));
}

void TestTrade::R_TR_5_bankTrade()
{
    GameState state = Scenario().hand(ann, cards(5, wool)).state();
    const ResourceCards bank = state.bank;
    const Events events = play(state, TradeBank{ cards(4, wool), one(ore) });
    QCOMPARE(at(state.hands, ann), (ResourceCards{ { wool, 1 }, { ore, 1 } }));
    QCOMPARE(state.bank, bank + cards(4, wool) - one(ore));
    QCOMPARE(events, Events{ (BankTraded{ ann, cards(4, wool), one(ore) }) });
}

// All 54 corners: the 18 of harbors give exactly that harbor's rate, no other gives any.
void TestTrade::R_TR_6_everyHarborCorner()
{
    std::map<int, Harbor> harborAt;
    for (const HarborPlace &harbor : testIsland().harbors) {
        for (const IntersectionId end : at(topology.endsOf, harbor.at))
            harborAt[end.index()] = harbor.trades;
    }
    QCOMPARE(harborAt.size(), std::size_t(18));
    for (const IntersectionId corner : everyId<IntersectionId>()) {
        const auto found = harborAt.find(corner.index());
        const auto harbor = found == harborAt.end() ? std::nullopt : std::optional(found->second);
        for (const GameState &state :
             { Scenario().settlement(ann, corner).state(), Scenario().city(ann, corner).state() }) {
            QCOMPARE(ratesOf(state, ann), ratesAt(harbor));
            QCOMPARE(ratesOf(state, ben), ratesAt(std::nullopt)); // another's harbor is of no use
            QCOMPARE(bankRate(viewFor(state, std::nullopt), ann, ore), bankRate(state, ann, ore));
        }
    }
}

void TestTrade::R_TR_6_rates_data()
{
    QTest::addColumn<GameState>("state");
    QTest::addColumn<Rates>("rates");
    const auto row = [](const char *name, const GameState &state, const Rates &rates) {
        QTest::newRow(name) << state << rates;
    };
    row("R-TR-5 no harbor", Scenario().settlement(ann, "0,0,S").state(),
        { { brick, 4 }, { lumber, 4 }, { wool, 4 }, { grain, 4 }, { ore, 4 } });
    row("R-TR-6 a generic harbor", Scenario().settlement(ann, anyHarbor).state(),
        { { brick, 3 }, { lumber, 3 }, { wool, 3 }, { grain, 3 }, { ore, 3 } });
    row("R-TR-6 the best rate counts", Scenario().settlement(ann, anyHarbor).city(ann, oreHarbor).state(),
        { { brick, 3 }, { lumber, 3 }, { wool, 3 }, { grain, 3 }, { ore, 2 } });
    row("R-TR-6 two special harbors",
        Scenario().settlement(ann, woolHarbor).settlement(ann, oreHarbor).state(),
        { { brick, 4 }, { lumber, 4 }, { wool, 2 }, { grain, 4 }, { ore, 2 } });
    row("R-TR-6 a road at a harbor is of no use",
        Scenario().road(ann, "2,-1,NE").road(ann, "2,-1,NW").state(),
        { { brick, 4 }, { lumber, 4 }, { wool, 4 }, { grain, 4 }, { ore, 4 } });
}

void TestTrade::R_TR_6_rates()
{
    QFETCH(GameState, state);
    QFETCH(Rates, rates);
    QCOMPARE(ratesOf(state, ann), rates);
}

void TestTrade::R_TR_7_listedBankTrades_data()
{
    QTest::addColumn<std::vector<const char *>>("harbors");
    QTest::addColumn<ResourceCards>("hand");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, std::vector<const char *> harbors, const ResourceCards &hand,
                        int count) { QTest::newRow(name) << harbors << hand << count; };
    row("R-TR-7 two grain at a grain harbor: any of four", { "2,1,N" }, cards(2, grain), 4);
    row("R-TR-7 three lumber there: none", { "2,1,N" }, cards(3, lumber), 0);
    row("R-TR-7 three lumber at a generic harbor: any of four", { "1,2,N" }, cards(3, lumber), 4);
    row("R-TR-7 three brick and three wool there: eight", { "1,2,N" },
        { { lumber, 2 }, { brick, 3 }, { wool, 3 } }, 8);
    row("R-TR-7 both harbors: eight", { "2,1,N", "1,2,N" }, { { lumber, 3 }, { grain, 2 } }, 8);
    row("R-TR-7 four wool without a harbor: any of four", {}, cards(4, wool), 4);
    row("R-TR-7 three wool without a harbor: none", {}, cards(3, wool), 0);
    row("R-TR-7 four of everything: twenty", {}, ResourceCards::each(4), 20);
}

void TestTrade::R_TR_7_listedBankTrades()
{
    QFETCH(std::vector<const char *>, harbors);
    QFETCH(ResourceCards, hand);
    QFETCH(int, count);
    Scenario scenario;
    for (const char *harbor : harbors)
        scenario.settlement(ann, harbor);
    const GameState state = scenario.hand(ann, hand).state();
    const auto trades = listed<TradeBank>(state);
    QCOMPARE(static_cast<int>(trades.size()), count);
    for (const TradeBank &trade : trades)
        QCOMPARE(trade.get.total(), 1);
}

// Whoever has four cards and confirms twice trades once.
void TestTrade::R_TR_7_neverTwiceForTheSameCards()
{
    GameState state = Scenario().hand(ann, cards(4, ore)).state();
    const TradeBank trade = { cards(4, ore), one(wool) };
    play(state, trade);
    QCOMPARE(why(state, trade), refused(Reason::GiveNotHeld));
    QCOMPARE(at(state.hands, ann), one(wool));
}

void TestTrade::R_TR_8_harborWorksAtOnce_data()
{
    QTest::addColumn<IntersectionId>("corner");
    QTest::addColumn<Harbor>("harbor");
    const std::array names = { "brick", "lumber", "wool", "grain", "ore", "generic" };
    for (const HarborPlace &harbor : testIsland().harbors) {
        for (const IntersectionId end : at(topology.endsOf, harbor.at)) {
            QTest::addRow("R-TR-8 %s harbor at %s", names[indexOf(harbor.trades)], nameOf(end).c_str())
                << end << harbor.trades;
        }
    }
}

// As the fourth building of a game in full swing.
void TestTrade::R_TR_8_harborWorksAtOnce()
{
    QFETCH(IntersectionId, corner);
    QFETCH(Harbor, harbor);
    GameState state = Scenario()
                          .settlement(ann, "0,0,S")
                          .settlement(ann, "0,0,N")
                          .city(ann, "1,0,SE")
                          .road(ann, at(topology.pathsAt, corner).first())
                          .hand(ann, cost::settlement + ResourceCards::each(4))
                          .state();
    QCOMPARE(ratesOf(state, ann), ratesAt(std::nullopt));
    play(state, BuildSettlement{ corner });
    QCOMPARE(ratesOf(state, ann), ratesAt(harbor));
    const Resource give = harbor == Harbor::Any ? grain : static_cast<Resource>(harbor);
    const Resource get = give == wool ? ore : wool;
    play(state, TradeBank{ cards(harbor == Harbor::Any ? 3 : 2, give), one(get) });
}

void TestTrade::Example_12_roadHarborTrade()
{
    const auto scenario = [] {
        return Scenario()
            .settlement(ann, "2,-1,SW")
            .road(ann, "2,-1,W")
            .hand(ann, cost::road + cost::settlement + cards(2, ore));
    };
    GameState state = scenario().state();
    play(state, { BuildRoad{ path("2,-1,NW") }, BuildSettlement{ intersection(oreHarbor) },
                  TradeBank{ cards(2, ore), one(grain) } });
    QCOMPARE(at(state.hands, ann), one(grain));

    // R-TU-3: with separate phases it is too late for that.
    GameState separate = scenario().separatePhases().state();
    play(separate, { BuildRoad{ path("2,-1,NW") }, BuildSettlement{ intersection(oreHarbor) } });
    QCOMPARE(why(separate, TradeBank{ cards(2, ore), one(grain) }), refused(Reason::TradingHasEnded));
}

QTEST_GUILESS_MAIN(TestTrade)
#include "tst_trade.moc"
