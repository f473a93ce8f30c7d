// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/pace.h"
#include "motion/script.h"
#include "rules/rules.h"
#include "support/scenario.h"
#include "ui/support/games.h"

#include <QTest>

#include <algorithm>

using namespace holmstead;
using namespace holmstead::test;

namespace {

// The script of `action` at a moment, as everybody sees it.
Script scriptOf(const Scenario &scenario, const Action &action)
{
    GameState state = scenario.state();
    Events events;
    apply(state, action, &events);
    for (Event &event : events)
        event = seenBy(event, std::nullopt);
    return scriptFor(events, viewFor(state, std::nullopt), people(state.playerCount()));
}

template <typename Kind> std::vector<Kind> all(const Script &script)
{
    std::vector<Kind> found;
    for (const Act &act : script) {
        if (const auto *movement = std::get_if<Kind>(&act.movement))
            found.push_back(*movement);
    }
    return found;
}

template <typename Kind> bool has(const Script &script, const Kind &movement)
{
    const auto movements = all<Kind>(script);
    return std::find(movements.begin(), movements.end(), movement) != movements.end();
}

CardFlight flight(const Spot &from, const Spot &to, Resource card, int count = 1)
{
    return { from, to, CardFace(card), count };
}

Scenario settled()
{
    return Scenario().settlement(ann, "0,0,N").road(ann, "0,0,NE").settlement(ben, "0,0,S").robber("2,-2");
}

Roll rolled(int first, int second)
{
    return { Dice{ static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second) } };
}

} // namespace

// What moves from where to where for each thing that happens, and which cards are face up.
class TestScript : public QObject
{
    Q_OBJECT

private slots:
    void R_PR_1_cards_fly_from_the_hexes_to_their_owners();
    void R_PR_2_nothing_comes_from_the_robbers_hex();
    void R_PR_3_a_shortage_shakes_the_pile();
    void R_PR_4_what_is_left_flies();
    void R_RO_1_a_seven_only_tumbles();
    void R_RO_8_discards_fly_to_the_bank_face_up();
    void R_RO_4_the_robber_walks();
    void R_RO_6_a_stolen_card_is_face_down_whatever_it_is();
    void R_TR_2_trades_cross();
    void R_TR_5_the_bank_gives_and_takes();
    void R_BU_8_a_piece_is_paid_and_comes_to_stand();
    void R_SU_3_the_second_settlement_brings_its_cards();
    void R_DC_3_a_bought_card_is_face_down_whatever_it_is();
    void R_DC_6_plenty_comes_from_the_bank();
    void R_DC_7_monopoly_gathers_from_all();
    void R_LR_1_an_award_flies_to_its_holder();
    void R_TU_6_the_turn_passes_in_the_next_players_colour();
    void R_WI_4_the_winner_is_celebrated();
    void what_comes_out_is_told_at_its_end();
    void nothing_takes_a_second();
};

void TestScript::R_PR_1_cards_fly_from_the_hexes_to_their_owners()
{
    const Scenario scenario = Scenario()
                                  .settlement(ann, "0,0,N")
                                  .settlement(ben, "0,0,SE")
                                  .city(cleo, "0,0,SW")
                                  .robber("2,-2")
                                  .phase(Phase::Roll);
    const Script script = scriptOf(scenario, rolled(3, 5)); // hills in the middle
    const auto flights = all<CardFlight>(script);
    QCOMPARE(flights.size(), std::size_t(3));
    QVERIFY(has(script, flight(hex("0,0"), HandSpot{ ann }, Resource::Brick)));
    QVERIFY(has(script, flight(hex("0,0"), HandSpot{ ben }, Resource::Brick)));
    QVERIFY(has(script, flight(hex("0,0"), HandSpot{ cleo }, Resource::Brick, 2)));
    QVERIFY(has(script, HexGlow{ { hex("0,0"), hex("-2,1") } })); // both hexes with an 8
    QVERIFY(has(script, DiceTumble()));
}

void TestScript::R_PR_2_nothing_comes_from_the_robbers_hex()
{
    const Script script = scriptOf(settled().robber("0,0").phase(Phase::Roll), rolled(3, 5));
    QVERIFY(all<CardFlight>(script).empty());
    QVERIFY(has(script, HexGlow{ { hex("-2,1") } }));
}

void TestScript::R_PR_3_a_shortage_shakes_the_pile()
{
    const Scenario scenario = settled().bank(one(Resource::Brick), dan).phase(Phase::Roll);
    const Script script = scriptOf(scenario, rolled(3, 5));
    QVERIFY(has(script, PileShake{ Resource::Brick }));
    QVERIFY(all<CardFlight>(script).empty());
}

void TestScript::R_PR_4_what_is_left_flies()
{
    const Scenario scenario =
        Scenario().city(ann, "0,0,N").robber("2,-2").bank(one(Resource::Brick), dan).phase(Phase::Roll);
    const Script script = scriptOf(scenario, rolled(3, 5));
    QVERIFY(has(script, PileShake{ Resource::Brick }));
    QVERIFY(has(script, flight(hex("0,0"), HandSpot{ ann }, Resource::Brick)));
    QCOMPARE(all<CardFlight>(script).size(), std::size_t(1));
}

void TestScript::R_RO_1_a_seven_only_tumbles()
{
    const Script script = scriptOf(settled().phase(Phase::Roll), rolled(3, 4));
    QCOMPARE(script.size(), std::size_t(1));
    QVERIFY(has(script, DiceTumble()));
}

void TestScript::R_RO_8_discards_fly_to_the_bank_face_up()
{
    const ResourceCards hand = { { Resource::Wool, 5 }, { Resource::Ore, 3 } };
    const ResourceCards given = { { Resource::Wool, 3 }, { Resource::Ore, 1 } };
    const Scenario scenario =
        settled().hand(ben, hand).phase(Phase::Discard).then(Phase::Main).dice(3, 4).owes(ben, 4);
    const Script script = scriptOf(scenario, Discard{ ben, given });
    QVERIFY(has(script, flight(HandSpot{ ben }, PileSpot{ Resource::Wool }, Resource::Wool, 3)));
    QVERIFY(has(script, flight(HandSpot{ ben }, PileSpot{ Resource::Ore }, Resource::Ore)));
}

void TestScript::R_RO_4_the_robber_walks()
{
    const Scenario scenario = settled().dice(3, 4).phase(Phase::Robber).then(Phase::Main);
    QVERIFY(has(scriptOf(scenario, MoveRobber{ hex("0,0") }), RobberWalk{ hex("2,-2"), hex("0,0") }));
}

void TestScript::R_RO_6_a_stolen_card_is_face_down_whatever_it_is()
{
    const auto stolen = [](Resource card) {
        const Scenario scenario = settled()
                                      .robber("0,0")
                                      .hand(ben, { { Resource::Ore, 1 }, { Resource::Wool, 1 } })
                                      .dice(3, 4)
                                      .phase(Phase::Steal)
                                      .then(Phase::Main);
        return scriptOf(scenario, Steal{ ben, card });
    };
    const CardFlight seen = { HandSpot{ ben }, HandSpot{ ann }, CardPainter::Back::Resource };
    QVERIFY(has(stolen(Resource::Ore), seen));
    QVERIFY(stolen(Resource::Ore) == stolen(Resource::Wool));
    // Also when the event tells more than the table may know.
    const GameState state = settled().state();
    const Events events = { Stolen{ ann, ben, Resource::Ore } };
    QVERIFY(has(scriptFor(events, viewFor(state, ann), people(4)), seen));
}

void TestScript::R_TR_2_trades_cross()
{
    const Scenario scenario = settled().hand(ann, cards(2, Resource::Wool)).hand(cleo, one(Resource::Ore));
    const Script script =
        scriptOf(scenario, TradePlayer{ cleo, cards(2, Resource::Wool), one(Resource::Ore) });
    QVERIFY(has(script, flight(HandSpot{ ann }, HandSpot{ cleo }, Resource::Wool, 2)));
    QVERIFY(has(script, flight(HandSpot{ cleo }, HandSpot{ ann }, Resource::Ore)));
}

void TestScript::R_TR_5_the_bank_gives_and_takes()
{
    const Script script = scriptOf(settled().hand(ann, cards(4, Resource::Wool)),
                                   TradeBank{ cards(4, Resource::Wool), one(Resource::Ore) });
    QVERIFY(has(script, flight(HandSpot{ ann }, PileSpot{ Resource::Wool }, Resource::Wool, 4)));
    QVERIFY(has(script, flight(PileSpot{ Resource::Ore }, HandSpot{ ann }, Resource::Ore)));
}

void TestScript::R_BU_8_a_piece_is_paid_and_comes_to_stand()
{
    const Script road = scriptOf(settled().hand(ann, cost::road), BuildRoad{ path("0,-1,E") });
    QVERIFY(has(road, PieceDrop{ path("0,-1,E") }));
    QVERIFY(has(road, flight(HandSpot{ ann }, PileSpot{ Resource::Brick }, Resource::Brick)));
    QVERIFY(has(road, flight(HandSpot{ ann }, PileSpot{ Resource::Lumber }, Resource::Lumber)));
    const Script city = scriptOf(settled().hand(ann, cost::city), BuildCity{ intersection("0,0,N") });
    QVERIFY(has(city, PieceDrop{ intersection("0,0,N") }));
    QVERIFY(has(city, flight(HandSpot{ ann }, PileSpot{ Resource::Ore }, Resource::Ore, 3)));
}

void TestScript::R_SU_3_the_second_settlement_brings_its_cards()
{
    const GameState state = settled().settlement(ann, "-2,1,S").state();
    const Events events = { SettlementBuilt{ ann, intersection("-2,1,S"), false },
                            StartingCards{ ann, { { Resource::Wool, 1 } } } };
    const Script script = scriptFor(events, viewFor(state, std::nullopt), people(4));
    QVERIFY(has(script, flight(hex("-2,1"), HandSpot{ ann }, Resource::Wool)));
    QCOMPARE(all<CardFlight>(script).size(), std::size_t(1)); // what the event says, no more
    // Dealt with the pieces of a beginner island, before anybody has acted.
    QVERIFY(scriptFor({ StartingCards{ ann, one(Resource::Wool) } }, viewFor(state, std::nullopt), people(4))
                .empty());
}

void TestScript::R_DC_3_a_bought_card_is_face_down_whatever_it_is()
{
    const auto bought = [](DevelopmentCard card) {
        return scriptOf(settled().hand(ann, cost::developmentCard), BuyCard{ card });
    };
    const Script script = bought(DevelopmentCard::Knight);
    QVERIFY(has(script, CardFlight{ DeckSpot(), CardsSpot{ ann }, CardPainter::Back::Development }));
    QVERIFY(has(script, flight(HandSpot{ ann }, PileSpot{ Resource::Ore }, Resource::Ore)));
    QVERIFY(script == bought(DevelopmentCard::Monopoly));
}

void TestScript::R_DC_6_plenty_comes_from_the_bank()
{
    const Script script = scriptOf(settled().cards(ann, { { DevelopmentCard::YearOfPlenty, 1 } }),
                                   PlayYearOfPlenty{ cards(2, Resource::Grain) });
    QVERIFY(has(script, flight(PileSpot{ Resource::Grain }, HandSpot{ ann }, Resource::Grain, 2)));
    QVERIFY(has(script, CardShow{ ann, DevelopmentCard::YearOfPlenty }));
}

void TestScript::R_DC_7_monopoly_gathers_from_all()
{
    const Script script = scriptOf(settled()
                                       .cards(ann, { { DevelopmentCard::Monopoly, 1 } })
                                       .hand(ben, cards(3, Resource::Ore))
                                       .hand(dan, one(Resource::Ore)),
                                   PlayMonopoly{ Resource::Ore });
    QVERIFY(has(script, flight(HandSpot{ ben }, HandSpot{ ann }, Resource::Ore, 3)));
    QVERIFY(has(script, flight(HandSpot{ dan }, HandSpot{ ann }, Resource::Ore)));
    QCOMPARE(all<CardFlight>(script).size(), std::size_t(2)); // Cleo has none
}

void TestScript::R_LR_1_an_award_flies_to_its_holder()
{
    const View view = viewFor(settled().state(), std::nullopt);
    const auto script = [&view](const Event &event) { return scriptFor({ event }, view, people(4)); };
    QVERIFY(has(script(LongestRoadMoved{ {}, ben }),
                AwardFlight{ Award::LongestRoad, MiddleSpot(), PlateSpot{ ben } }));
    QVERIFY(has(script(LargestArmyMoved{ ben, ann }),
                AwardFlight{ Award::LargestArmy, PlateSpot{ ben }, PlateSpot{ ann } }));
    QVERIFY(has(script(LongestRoadMoved{ ben, {} }),
                AwardFlight{ Award::LongestRoad, PlateSpot{ ben }, MiddleSpot() }));
}

void TestScript::R_TU_6_the_turn_passes_in_the_next_players_colour()
{
    const Script script = scriptOf(settled(), EndTurn());
    QVERIFY(has(script, PromptSweep{ Color::Blue }));
    QVERIFY(has(script, PlateGlow{ ben, Color::Blue }));
}

void TestScript::R_WI_4_the_winner_is_celebrated()
{
    const Script script = scriptOf(settled().target(3).hand(ann, cost::city).settlement(ann, "-2,1,S"),
                                   BuildCity{ intersection("0,0,N") });
    QVERIFY(has(script, Celebration{ ann, Color::Red }));
}

// When the words may come: milliseconds from the beginning.
void TestScript::what_comes_out_is_told_at_its_end()
{
    const auto explained = [](const Script &script, const auto &kind) {
        return std::all_of(script.begin(), script.end(), [&kind](const Act &act) {
            return act.explains == std::holds_alternative<std::decay_t<decltype(kind)>>(act.movement);
        });
    };
    // Words come with the cards, not after them.
    QVERIFY(explained(scriptOf(settled().phase(Phase::Roll), rolled(3, 5)), DiceTumble()));
    const Scenario robber = settled().dice(3, 4).phase(Phase::Robber).then(Phase::Main);
    QVERIFY(explained(scriptOf(robber, MoveRobber{ hex("0,0") }), RobberWalk()));
    // Nobody waits to hear what they have done themselves, or for confetti.
    const Script road = scriptOf(settled().hand(ann, cost::road), BuildRoad{ path("0,-1,E") });
    QVERIFY(std::none_of(road.begin(), road.end(), [](const Act &act) { return act.explains; }));
    const Script win = scriptOf(settled().target(3).hand(ann, cost::city).settlement(ann, "-2,1,S"),
                                BuildCity{ intersection("0,0,N") });
    for (const Act &act : win)
        QCOMPARE(act.explains, !std::holds_alternative<Celebration>(act.movement));
}

void TestScript::nothing_takes_a_second()
{
    const Scenario scenario = settled().city(cleo, "-2,1,S").city(dan, "0,-1,NW").phase(Phase::Roll);
    for (const Script &script :
         { scriptOf(scenario, rolled(3, 5)), scriptOf(settled(), EndTurn()),
           scriptOf(settled().target(3).hand(ann, cost::city).settlement(ann, "-2,1,S"),
                    BuildCity{ intersection("0,0,N") }) }) {
        for (const Act &act : script)
            QVERIFY(act.length > 0 && act.length < 1000);
    }
    // All that one roll brings, too.
    for (const Act &act : scriptOf(scenario, rolled(3, 5)))
        QVERIFY(act.end() <= 1000);
    QVERIFY(longestMovement < 1000);
}

QTEST_APPLESS_MAIN(TestScript)
#include "tst_script.moc"
