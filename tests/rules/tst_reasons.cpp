// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/offer.h"
#include "support/islands.h"
#include "support/play.h"

#include <QTest>

#include <set>

using namespace holmstead;
using namespace holmstead::test;

namespace {

using Card = DevelopmentCard;

// A moment and a deed that must be refused for exactly this reason, and the rule that it rests on.
struct Provocation
{
    Reason reason;
    const char *rule;
    GameState state;
    Action action;
};

constexpr ResourceCards plenty = ResourceCards::each(4);

Scenario rich()
{
    return Scenario().settlement(ann, "0,0,S").road(ann, "0,0,SE").road(ann, "0,0,E").hand(ann, plenty);
}

Scenario with(const DevelopmentCards &cards)
{
    return rich().cards(ann, cards);
}

// Ann is about to steal at the middle hex.
GameState stealing()
{
    return rich()
        .phase(Phase::Steal)
        .robber("0,0")
        .settlement(ben, "0,0,N")
        .settlement(dan, "-2,0,N")
        .hand(ben, one(Resource::Ore))
        .hand(dan, one(Resource::Ore))
        .state();
}

GameState setup(std::initializer_list<Action> actions = {})
{
    GameState state = initialState(tableFor(testIsland(), {}, 4), {});
    play(state, actions);
    return state;
}

GameState won()
{
    GameState state = rich().target(3).city(ann, "-1,-1,N").turn(dan).state();
    play(state, EndTurn{});
    return state;
}

std::vector<Provocation> ofTheMoment()
{
    const GameState roll = rich().phase(Phase::Roll).state();
    const GameState discard = rich().hand(ben, cards(8, Resource::Wool)).phase(Phase::Discard).state();
    return {
        { Reason::GameOver, "R-TU-7", won(), EndTurn{} },
        { Reason::PlaceSettlementFirst, "R-SU-8", setup(), PlaceRoad{ path("0,0,E") } },
        { Reason::PlaceRoadFirst, "R-SU-8", setup({ PlaceSettlement{ intersection("0,0,N") } }),
          PlaceSettlement{ intersection("0,0,S") } },
        { Reason::SetupIsOver, "R-SU-9", roll, PlaceSettlement{ intersection("0,-2,N") } },
        { Reason::RollFirst, "R-TU-1", roll, EndTurn{} },
        { Reason::AlreadyRolled, "R-TU-1", rich().state(), test::roll(1, 2) },
        { Reason::DiscardFirst, "R-RO-3", discard, MoveRobber{ hex("0,0") } },
        { Reason::MoveRobberFirst, "R-RO-4", rich().phase(Phase::Robber).state(), EndTurn{} },
        { Reason::StealFirst, "R-RO-5", stealing(), EndTurn{} },
        { Reason::FreeRoadsFirst, "R-TU-5", rich().phase(Phase::FreeRoads).state(), EndTurn{} },
        { Reason::TradingHasEnded, "R-TU-3", rich().separatePhases().phase(Phase::Build).state(),
          TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) } },
        { Reason::NoTradingPhase, "R-TU-2", rich().state(), EndTrading{} },
        { Reason::NoSuchPlayer, "R-SU-7", rich().players(3).state(),
          TradePlayer{ dan, one(Resource::Wool), one(Resource::Ore) } },
        { Reason::ImpossibleDice, "R-TU-1", roll, test::roll(0, 7) },
        { Reason::ImpossibleSteal, "R-RO-5", stealing(), Steal{ ben, Resource::Wool } },
        { Reason::ImpossibleDraw, "R-BU-7", rich().cards(ben, { { Card::Monopoly, 2 } }).state(),
          BuyCard{ Card::Monopoly } },
    };
}

std::vector<Provocation> ofSevenAndRobber()
{
    const GameState discard = rich()
                                  .hand(ann, one(Resource::Wool))
                                  .hand(ben, cards(8, Resource::Wool))
                                  .phase(Phase::Discard)
                                  .state();
    const GameState main = rich().state();
    return {
        { Reason::NoDiscardDue, "R-RO-2", main, Discard{ ann, cards(4, Resource::Ore) } },
        { Reason::OwesNoDiscard, "R-RO-2", discard, Discard{ ann, one(Resource::Wool) } },
        { Reason::WrongDiscardCount, "R-RO-2", discard, Discard{ ben, cards(3, Resource::Wool) } },
        { Reason::DiscardNotHeld, "R-RO-2", discard, Discard{ ben, cards(4, Resource::Ore) } },
        { Reason::RobberNotDue, "R-RO-4", main, MoveRobber{ hex("0,0") } },
        { Reason::RobberMustMove, "R-RO-4", rich().phase(Phase::Robber).state(), MoveRobber{ hex("2,-2") } },
        { Reason::StealNotDue, "R-RO-5", main, Steal{ ben, std::nullopt } },
        { Reason::StealFromSelf, "R-RO-5", stealing(), Steal{ ann, Resource::Ore } },
        { Reason::VictimNotThere, "R-RO-5", stealing(), Steal{ dan, Resource::Ore } },
        { Reason::VictimHasNothing, "R-RO-5",
          Scenario()
              .phase(Phase::Steal)
              .robber("0,0")
              .settlement(ben, "0,0,N")
              .settlement(cleo, "0,0,S")
              .hand(ben, one(Resource::Ore))
              .state(),
          Steal{ cleo, std::nullopt } },
    };
}

std::vector<Provocation> ofTrade()
{
    const auto with = [](PlayerId partner, const ResourceCards &give, const ResourceCards &get) {
        return TradePlayer{ partner, give, get };
    };
    const ResourceCards wool = one(Resource::Wool);
    const ResourceCards ore = one(Resource::Ore);
    const GameState main = rich().hand(ben, ore).state();
    ResourceCards noOre = ResourceCards::each(15);
    noOre.remove(Resource::Ore, 15);
    return {
        { Reason::GivesNothing, "R-TR-3", main, with(ben, {}, ore) },
        { Reason::GetsNothing, "R-TR-3", main, with(ben, wool, {}) },
        { Reason::SameResourceBothSides, "R-TR-3", main, with(ben, ore, ore) },
        { Reason::TradeWithSelf, "R-TR-2", main, with(ann, wool, ore) },
        { Reason::GiveNotHeld, "R-TR-4", main, with(ben, cards(5, Resource::Wool), ore) },
        { Reason::PartnerCannotPay, "R-TR-4", main, with(ben, wool, cards(2, Resource::Ore)) },
        { Reason::SeveralKindsToBank, "R-TR-7", main,
          TradeBank{ { { Resource::Wool, 2 }, { Resource::Grain, 2 } }, ore } },
        { Reason::WrongBankRate, "R-TR-7", main, TradeBank{ cards(3, Resource::Wool), ore } },
        { Reason::BankLacks, "R-TR-7", rich().bank(noOre, dan).state(),
          TradeBank{ cards(4, Resource::Wool), ore } },
    };
}

std::vector<Provocation> ofBuilding()
{
    const GameState main = rich().road(ann, "0,0,NE").settlement(ben, "0,0,N").state();
    const GameState poor = rich().hand(ann, {}).state();
    const auto road = [](const char *at) { return BuildRoad{ path(at) }; };
    const auto settle = [](const char *at) { return BuildSettlement{ intersection(at) }; };
    const auto city = [](const char *at) { return BuildCity{ intersection(at) }; };
    Scenario settlements = Scenario().hand(ann, plenty).roads(ann, Lane::southOf(1).first(2));
    Scenario cities = Scenario().hand(ann, plenty).settlement(ann, spot(5));
    for (int i = 0; i < 4; ++i) {
        settlements.settlement(ann, spot(i));
        cities.city(ann, spot(i));
    }
    settlements.settlement(ann, spot(4));
    const DevelopmentCards all = { { Card::Knight, 14 }, { Card::VictoryPoint, 5 } };
    return {
        { Reason::CannotPayRoad, "R-BU-1", poor, road("0,0,NE") },
        { Reason::CannotPaySettlement, "R-BU-3", poor, settle("0,0,NE") },
        { Reason::CannotPayCity, "R-BU-5", poor, city("0,0,S") },
        { Reason::CannotPayCard, "R-BU-7", poor, BuyCard{} },
        { Reason::NoRoadsLeft, "R-BU-6",
          Scenario()
              .roads(ann, Lane::northOf(0).first(10) | Lane::southOf(1).first(5))
              .hand(ann, plenty)
              .state(),
          BuildRoad{ Lane::southOf(1).path(5) } },
        { Reason::NoSettlementsLeft, "R-BU-6", settlements.state(), BuildSettlement{ spot(5) } },
        { Reason::NoCitiesLeft, "R-BU-6", cities.state(), BuildCity{ spot(5) } },
        { Reason::PathTaken, "R-BU-1", main, road("0,0,E") },
        { Reason::PathUnconnected, "R-BU-1", main, road("-1,0,NW") },
        { Reason::PathBlocked, "R-BU-2", main, road("0,0,NW") },
        { Reason::IntersectionTaken, "R-BU-3", main, settle("0,0,N") },
        { Reason::TooClose, "R-BU-4", main, settle("0,0,NE") },
        { Reason::IntersectionUnconnected, "R-BU-3", main, settle("1,0,SE") },
        { Reason::NothingToUpgrade, "R-BU-5", main, city("0,0,NE") },
        { Reason::UpgradeOthers, "R-BU-5", main, city("0,0,N") },
        { Reason::AlreadyCity, "R-BU-5", rich().city(ann, "1,0,SE").state(), city("1,0,SE") },
        { Reason::RoadApartFromSettlement, "R-SU-8", setup({ PlaceSettlement{ intersection("0,0,N") } }),
          PlaceRoad{ path("0,0,E") } },
        { Reason::DeckEmpty, "R-BU-7", rich().deck({}).cards(ben, all).state(), BuyCard{} },
    };
}

std::vector<Provocation> ofDevelopmentCards()
{
    const DevelopmentCards knight = { { Card::Knight, 1 } };
    const DevelopmentCards roads = { { Card::RoadBuilding, 1 } };
    const DevelopmentCards yearOfPlenty = { { Card::YearOfPlenty, 1 } };
    const auto take = [](const ResourceCards &cards) { return PlayYearOfPlenty{ cards }; };
    const auto bank = [&](const ResourceCards &cards) {
        return Scenario().cards(ann, yearOfPlenty).bank(cards, dan).state();
    };
    return {
        { Reason::OneCardATurn, "R-DC-1", with(knight).cardPlayed().state(), PlayKnight{} },
        { Reason::BoughtThisTurn, "R-DC-2", with(knight).bought(knight).state(), PlayKnight{} },
        { Reason::CardNotHeld, "R-DC-9", rich().state(), PlayKnight{} },
        { Reason::NoFreeRoadPiece, "R-DC-5",
          Scenario()
              .roads(ann, Lane::northOf(0).first(10) | Lane::southOf(1).first(5))
              .cards(ann, roads)
              .state(),
          PlayRoadBuilding{} },
        { Reason::NoFreeRoadPath, "R-DC-5", Scenario().cards(ann, roads).state(), PlayRoadBuilding{} },
        { Reason::NoFreeRoads, "R-DC-5", rich().state(), EndFreeRoads{} },
        { Reason::FirstFreeRoadDue, "R-DC-5", rich().phase(Phase::FreeRoads).state(), EndFreeRoads{} },
        { Reason::PlentyCount, "R-DC-6", with(yearOfPlenty).state(), take(one(Resource::Ore)) },
        { Reason::PlentyBankLacks, "R-DC-6", bank(cards(9, Resource::Ore)), take(cards(2, Resource::Wool)) },
        { Reason::PlentyBankEmpty, "R-DC-6", bank({}), take(cards(2, Resource::Wool)) },
    };
}

std::vector<Provocation> everyProvocation()
{
    std::vector<Provocation> all;
    for (const auto &part :
         { ofTheMoment(), ofSevenAndRobber(), ofTrade(), ofBuilding(), ofDevelopmentCards() })
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

// Every reason that why() can give is given for something, and names its rule.
class TestReasons : public QObject
{
    Q_OBJECT

private slots:
    void provoked_data();
    void provoked();
    void R_TR_2_offersBetweenTwoOthers();
    void everyReasonIsProvoked();
};

void TestReasons::provoked_data()
{
    addVerdictColumns();
    QTest::addColumn<QString>("rule");
    for (const Provocation &p : everyProvocation()) {
        QTest::addRow("%s %s: %s", p.rule, textOf(p.reason).c_str(), textOf(p.action).c_str())
            << p.state << p.action << refused(p.reason) << QString(p.rule);
    }
}

void TestReasons::provoked()
{
    QFETCH(std::optional<Reason>, expected);
    QFETCH(QString, rule);
    checkVerdict();
    const std::string_view found = ruleOf(*expected);
    QCOMPARE(QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size())), rule);
}

// The one reason that no action can be given: only an offer can be between two who are not on turn.
void TestReasons::R_TR_2_offersBetweenTwoOthers()
{
    const GameState state = rich().hand(ben, plenty).hand(cleo, plenty).state();
    const Offer offer = { ben, cleo, one(Resource::Wool), one(Resource::Ore) };
    QCOMPARE(whyOffer(viewFor(state, ben), offer), refused(Reason::NotWithActivePlayer));
    QCOMPARE(ruleOf(Reason::NotWithActivePlayer), std::string_view("R-TR-2"));
}

void TestReasons::everyReasonIsProvoked()
{
    std::set<Reason> seen = { Reason::NotWithActivePlayer };
    for (const Provocation &p : everyProvocation())
        seen.insert(p.reason);
    for (int i = 0; i < reasonCount; ++i) {
        const auto reason = static_cast<Reason>(i);
        QVERIFY2(seen.count(reason) == 1, textOf(reason).c_str());
    }
}

QTEST_GUILESS_MAIN(TestReasons)
#include "tst_reasons.moc"
