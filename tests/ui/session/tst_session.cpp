// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/gamesession.h"

#include "support/print.h"
#include "support/scenario.h"
#include "ui/support/games.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr ResourceCards oneWool = one(Resource::Wool);
constexpr ResourceCards oneOre = one(Resource::Ore);

// A session with scripted chance, and what it has told.
struct Played
{
    explicit Played(const GameRecord &record)
    {
        QObject::connect(session.get(), &GameSession::happened, session.get(), [this](const Events &events) {
            told.insert(told.end(), events.begin(), events.end());
        });
        QObject::connect(session.get(), &GameSession::learned, session.get(), [this](const Events &events) {
            learned.insert(learned.end(), events.begin(), events.end());
        });
        QObject::connect(session.get(), &GameSession::refused, session.get(),
                         [this](Reason reason) { refusals.push_back(reason); });
        error = session->start(record);
    }
    explicit Played(const Scenario &scenario) : Played(gameAt(scenario.state())) { session->openCurtain(); }

    GameSession *operator->() { return session.get(); }

    ScriptedChance chance;
    std::unique_ptr<GameSession> session = std::make_unique<GameSession>(chance);
    std::optional<RecordError> error;
    Events told;
    Events learned;
    std::vector<Reason> refusals;
};

template <typename Kind> bool holds(const Events &events, const Kind &event)
{
    return std::find(events.begin(), events.end(), Event(event)) != events.end();
}

std::optional<Call> called(PlayerId player, CurtainReason reason)
{
    return Call{ player, reason };
}

// Ann is on turn with wool and lumber; Ben holds ore.
Scenario trading()
{
    return Scenario()
        .hand(ann, { { Resource::Wool, 2 }, { Resource::Lumber, 1 } })
        .hand(ben, { { Resource::Ore, 2 } })
        .hand(cleo, { { Resource::Grain, 1 } });
}

const Offer woolForOre{ ann, std::nullopt, oneWool, oneOre };

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void a_game_begins_in_the_sight_of_all();
    void nobody_plays_while_the_curtain_is_closed();
    void the_curtain_shows_one_hand_alone();
    void placements_pass_the_laptop_on_and_keep_it_at_the_turn_of_the_snake();
    void a_turn_ends_at_the_next_persons_curtain();
    void what_is_refused_changes_nothing_and_says_why();
    void chance_fills_in_the_dice();
    void a_seven_calls_all_who_owe_and_then_the_one_who_rolled();
    void whoever_owes_and_sits_there_discards_first();
    void the_table_never_learns_the_stolen_card();
    void a_thief_learns_the_card_at_once_and_the_victim_behind_their_curtain();
    void a_bought_card_is_told_to_its_buyer_alone();
    void exchanges_with_people_are_not_listed();
    void an_open_offer_shows_no_hand();
    void an_accepted_offer_is_exchanged_and_comes_back();
    void a_wrong_name_is_taken_back_before_they_look();
    void a_no_leaves_the_offer_open_for_others();
    void a_counter_offer_goes_back_to_the_active_player();
    void offers_are_judged_by_what_their_maker_holds();
    void only_the_one_asked_can_refuse_for_want_of_cards();
    void nothing_else_is_played_while_an_offer_lies_open();
    void the_end_of_the_game_needs_nobody();
    void a_record_goes_on_where_it_was();
    void a_bad_record_leaves_the_game_alone();
    void an_action_is_on_record_before_anybody_hears_of_it();
};

void TestSession::a_game_begins_in_the_sight_of_all()
{
    Played game(beginnerGame());
    QVERIFY(!game.error);
    QVERIFY(holds(game->log(), TurnBegan{ ann }));
    // R-SU-3, worked example of the red start pieces: starred settlement's three hexes.
    const auto starting = std::count_if(game->log().begin(), game->log().end(), [](const Event &event) {
        return std::holds_alternative<StartingCards>(event);
    });
    QCOMPARE(starting, 4);
    // So everybody knows every hand, until the first roll.
    QCOMPARE(game->curtain(), std::nullopt);
    QCOMPARE(game->person(), std::optional(ann));
    game->closeCurtain();
    QCOMPARE(game->curtain(), std::nullopt);
    game.chance.addRoll({ 1, 1 });
    game->choose(Roll());
    QCOMPARE(game->person(), std::optional(ann));
    game->choose(EndTurn());
    QVERIFY(game->curtain() == called(ben, CurtainReason::Turn));
    QCOMPARE(game->view().viewer, std::nullopt);
}

void TestSession::nobody_plays_while_the_curtain_is_closed()
{
    Played game(gameAt(Scenario().phase(Phase::Roll).state()));
    QVERIFY(game->curtain() == called(ann, CurtainReason::Turn));
    QVERIFY(game->choices().isEmpty());
    game->choose(Roll());
    QCOMPARE(game->actionCount(), std::size_t(0));
    QVERIFY(game.refusals.empty());
}

void TestSession::the_curtain_shows_one_hand_alone()
{
    Played game(trading());
    QCOMPARE(game->person(), std::optional(ann));
    QCOMPARE(game->view().hand, ResourceCards({ { Resource::Wool, 2 }, { Resource::Lumber, 1 } }));
    game->choose(EndTurn());
    QCOMPARE(game->view().hand, ResourceCards());
    game->openCurtain();
    QCOMPARE(game->view().hand, ResourceCards({ { Resource::Ore, 2 } }));
}

void TestSession::placements_pass_the_laptop_on_and_keep_it_at_the_turn_of_the_snake()
{
    Played game(variableGame(3));
    std::vector<int> order;
    const auto place = [&game](const char *at, const char *road) {
        game->choose(PlaceSettlement{ intersection(at) });
        game->choose(PlaceRoad{ path(road) });
    };
    QCOMPARE(game->curtain(), std::nullopt); // nobody holds a card yet
    QCOMPARE(game->person(), ann);
    place("0,0,N", "0,0,NE");
    QCOMPARE(game->curtain(), std::nullopt);
    QCOMPARE(game->person(), ben);
    place("0,0,S", "0,0,SE");
    QCOMPARE(game->person(), cleo);
    place("2,0,N", "2,0,NE");
    QCOMPARE(game->curtain(), std::nullopt); // R-SU-8: the last one places twice
    QCOMPARE(game->person(), cleo);
    place("2,0,S", "2,0,SE");
    // What the second settlements bring is seen by all.
    QCOMPARE(game->curtain(), std::nullopt);
    QCOMPARE(game->person(), ben);
    QVERIFY(game.refusals.empty());
}

void TestSession::a_turn_ends_at_the_next_persons_curtain()
{
    Played game(trading());
    QSignalSpy closed(game.session.get(), &GameSession::curtainClosed);
    game->choose(EndTurn());
    QVERIFY(game->curtain() == called(ben, CurtainReason::Turn));
    QCOMPARE(closed.count(), 1);
    QVERIFY(holds(game.told, TurnBegan{ ben }));
}

void TestSession::what_is_refused_changes_nothing_and_says_why()
{
    Played game(trading());
    game->choose(BuyCard());
    QCOMPARE(game.refusals, std::vector{ Reason::CannotPayCard });
    QCOMPARE(game->actionCount(), std::size_t(0));
    QVERIFY(game.told.empty());
}

void TestSession::chance_fills_in_the_dice()
{
    Played game(Scenario().phase(Phase::Roll));
    game.chance.addRoll({ 2, 3 });
    game->choose(Roll());
    QCOMPARE(game->view().dice, std::optional(Dice{ 2, 3 }));
    QVERIFY(holds(game.told, DiceRolled{ ann, { 2, 3 } }));
}

void TestSession::a_seven_calls_all_who_owe_and_then_the_one_who_rolled()
{
    Played game(
        Scenario().phase(Phase::Roll).hand(ben, cards(8, Resource::Ore)).hand(dan, cards(9, Resource::Wool)));
    game.chance.addRoll({ 3, 4 });
    game->choose(Roll());
    QVERIFY(game->curtain() == called(ben, CurtainReason::Discard));
    game->openCurtain();
    game->choose(Discard{ dan, cards(4, Resource::Wool) }); // not theirs to give
    QCOMPARE(game->actionCount(), std::size_t(1));
    game->choose(Discard{ ben, cards(4, Resource::Ore) });
    QVERIFY(game->curtain() == called(dan, CurtainReason::Discard));
    game->openCurtain();
    game->choose(Discard{ dan, cards(4, Resource::Wool) });
    QVERIFY(game->curtain() == called(ann, CurtainReason::Robber));
}

void TestSession::whoever_owes_and_sits_there_discards_first()
{
    Played game(Scenario()
                    .phase(Phase::Roll)
                    .turn(cleo)
                    .hand(ann, cards(8, Resource::Ore))
                    .hand(cleo, cards(8, Resource::Wool)));
    game.chance.addRoll({ 3, 4 });
    game->choose(Roll());
    QCOMPARE(game->curtain(), std::nullopt);
    QCOMPARE(game->person(), std::optional(cleo));
    game->choose(Discard{ cleo, cards(4, Resource::Wool) });
    QVERIFY(game->curtain() == called(ann, CurtainReason::Discard));
}

namespace {

Scenario robbing()
{
    return Scenario().phase(Phase::Robber).robber("2,-2").settlement(ben, "0,0,N").hand(ben, oneOre);
}

} // namespace

void TestSession::the_table_never_learns_the_stolen_card()
{
    Played game(robbing());
    game->choose(MoveRobber{ hex("0,0") });
    game->choose(Steal{ ben, std::nullopt });
    QVERIFY(holds(game.told, Stolen{ ann, ben, std::nullopt }));
    QVERIFY(!holds(game.told, Stolen{ ann, ben, Resource::Ore }));
    QVERIFY(!holds(game->log(), Stolen{ ann, ben, Resource::Ore }));
}

void TestSession::a_thief_learns_the_card_at_once_and_the_victim_behind_their_curtain()
{
    Played game(robbing());
    const Events card = { Stolen{ ann, ben, Resource::Ore } };
    game->choose(MoveRobber{ hex("0,0") });
    game->choose(Steal{ ben, std::nullopt });
    QCOMPARE(game.learned, card);
    game.learned.clear();
    game->choose(EndTurn());
    QCOMPARE(game.learned, Events());
    game->openCurtain();
    QCOMPARE(game.learned, card);

    game.learned.clear();
    for (int turn = 0; turn < 4; ++turn) {
        game->choose(Roll{ Dice{ 6, 6 } });
        game->choose(EndTurn());
        game->openCurtain();
    }
    QCOMPARE(game.learned, Events()); // once is enough
}

void TestSession::a_bought_card_is_told_to_its_buyer_alone()
{
    Played game(Scenario().hand(ann, cost::developmentCard));
    game.chance.addDraw(DevelopmentCard::Monopoly);
    game->choose(BuyCard());
    QCOMPARE(game.learned, (Events{ CardBought{ ann, DevelopmentCard::Monopoly } }));
    QVERIFY(holds(game.told, CardBought{ ann, std::nullopt }));
    QVERIFY(!holds(game.told, CardBought{ ann, DevelopmentCard::Monopoly }));
}

void TestSession::exchanges_with_people_are_not_listed()
{
    Played game(trading());
    for (const Action &action : game->choices())
        QVERIFY(!std::holds_alternative<TradePlayer>(action));
    QCOMPARE(game->why(TradePlayer{ ben, oneWool, oneOre }), std::nullopt); // it is possible all the same
}

void TestSession::an_open_offer_shows_no_hand()
{
    Played game(trading());
    game->makeOffer(woolForOre);
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Open);
    QCOMPARE(game->person(), std::nullopt);
    QCOMPARE(game->curtain(), std::nullopt);
    game->withdrawOffer();
    QVERIFY(game->curtain() == called(ann, CurtainReason::Resume));
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Silent);
}

void TestSession::an_accepted_offer_is_exchanged_and_comes_back()
{
    Played game(trading());
    game->makeOffer(woolForOre);
    game->ask(ben);
    QVERIFY(game->curtain() == called(ben, CurtainReason::TradeAnswer));
    game->acceptOffer(); // nobody has looked yet
    QCOMPARE(game->actionCount(), std::size_t(0));
    game->openCurtain();
    QCOMPARE(game->view().viewer, std::optional(ben));
    game->acceptOffer();
    QVERIFY(holds(game.told, PlayersTraded{ ann, ben, oneWool, oneOre }));
    QVERIFY(game->curtain() == called(ann, CurtainReason::Resume));
    game->openCurtain();
    QCOMPARE(game->view().hand,
             ResourceCards({ { Resource::Wool, 1 }, { Resource::Lumber, 1 }, { Resource::Ore, 1 } }));
}

void TestSession::a_wrong_name_is_taken_back_before_they_look()
{
    Played game(trading());
    game->makeOffer(woolForOre);
    game->ask(cleo);
    game->takeBackAsk();
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Open);
    QVERIFY(game->talk().declined().empty());
    QCOMPARE(game->curtain(), std::nullopt);
    QCOMPARE(game->person(), std::nullopt);

    game->ask(ben);
    game->openCurtain();
    game->takeBackAsk(); // Ben has seen it: now he answers
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Asked);
    QCOMPARE(game->person(), std::optional(ben));
}

void TestSession::a_no_leaves_the_offer_open_for_others()
{
    Played game(trading());
    game->makeOffer(woolForOre);
    game->ask(cleo);
    game->openCurtain();
    game->declineOffer();
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Open);
    QCOMPARE(game->talk().declined(), std::vector{ cleo });
    QCOMPARE(game->person(), std::nullopt);
    game->ask(ben);
    QVERIFY(game->curtain() == called(ben, CurtainReason::TradeAnswer));
}

void TestSession::a_counter_offer_goes_back_to_the_active_player()
{
    Played game(trading());
    game->makeOffer(woolForOre);
    game->ask(ben);
    game->openCurtain();
    game->counterOffer({ ben, ann, oneOre, cards(2, Resource::Wool) });
    QVERIFY(game->curtain() == called(ann, CurtainReason::TradeReturn));
    game->openCurtain();
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Countered);
    game->acceptOffer();
    QVERIFY(holds(game.told, PlayersTraded{ ann, ben, cards(2, Resource::Wool), oneOre }));
    QCOMPARE(game->curtain(), std::nullopt); // two hand-overs, not three
    QCOMPARE(game->person(), std::optional(ann));
}

void TestSession::offers_are_judged_by_what_their_maker_holds()
{
    Played game(trading());
    game->makeOffer({ ann, std::nullopt, oneOre, oneWool });
    QCOMPARE(game.refusals, std::vector{ Reason::GiveNotHeld });
    QCOMPARE(game->person(), std::optional(ann));
    game->makeOffer(
        { ann, ben, oneWool, cards(5, Resource::Brick) }); // Ben has no brick; that is for him to see
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Open);
    game->ask(ben);
    game->openCurtain();
    game->counterOffer({ ben, ann, one(Resource::Grain), oneWool });
    QCOMPARE(game.refusals, (std::vector{ Reason::GiveNotHeld, Reason::GiveNotHeld }));
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Asked);
}

void TestSession::only_the_one_asked_can_refuse_for_want_of_cards()
{
    Played game(trading());
    game->makeOffer(woolForOre);
    game->ask(cleo); // who has no ore
    QVERIFY(game.refusals.empty());
    game->openCurtain();
    game->acceptOffer();
    QCOMPARE(game.refusals, std::vector{ Reason::PartnerCannotPay });
    QCOMPARE(game->talk().stage(), TradeTalk::Stage::Asked);
}

void TestSession::nothing_else_is_played_while_an_offer_lies_open()
{
    Played game(trading());
    game->makeOffer(woolForOre);
    game->choose(EndTurn());
    game->ask(ben);
    game->openCurtain();
    game->choose(EndTurn());
    QVERIFY(game->choices().isEmpty());
    QCOMPARE(game->actionCount(), std::size_t(0));
}

void TestSession::the_end_of_the_game_needs_nobody()
{
    Played game(Scenario()
                    .target(3)
                    .settlement(ann, "0,0,N")
                    .settlement(ann, "0,0,S")
                    .road(ann, "2,0,NE")
                    .hand(ann, cost::settlement));
    game->choose(BuildSettlement{ intersection("2,0,N") });
    QVERIFY(game->isOver());
    QCOMPARE(game->person(), std::nullopt);
    QCOMPARE(game->curtain(), std::nullopt);
    QVERIFY(holds(game.told, GameWon{ ann }));
}

void TestSession::a_record_goes_on_where_it_was()
{
    Played game(robbing());
    game->choose(MoveRobber{ hex("0,0") });
    game->choose(Steal{ ben, std::nullopt });
    game->choose(EndTurn());

    Played again(game->record());
    QVERIFY(again->log() == game->log());
    QVERIFY(again->record() == game->record());
    QVERIFY(again->curtain() == called(ben, CurtainReason::Turn));
    again->openCurtain();
    QCOMPARE(again.learned, (Events{ Stolen{ ann, ben, Resource::Ore } })); // Ben had not looked yet
}

void TestSession::a_bad_record_leaves_the_game_alone()
{
    Played game(trading());
    GameRecord bad = game->record();
    bad.actions.push_back(BuyCard{ DevelopmentCard::Knight });
    const auto error = game->start(bad);
    QVERIFY(error);
    QCOMPARE(error->kind, RecordError::Kind::IllegalAction);
    QCOMPARE(game->person(), std::optional(ann));
    QVERIFY(game->record().actions.empty());
}

void TestSession::an_action_is_on_record_before_anybody_hears_of_it()
{
    Played game(Scenario().hand(ann, cost::developmentCard));
    bool isHeard = false;
    std::vector<std::size_t> recorded;
    const auto hear = [&isHeard] { isHeard = true; };
    connect(game.session.get(), &GameSession::learned, this, hear);
    connect(game.session.get(), &GameSession::happened, this, hear);
    connect(game.session.get(), &GameSession::curtainClosed, this, hear);
    connect(game.session.get(), &GameSession::changed, this, hear);
    connect(game.session.get(), &GameSession::recorded, this, [&] {
        QVERIFY(!isHeard);
        recorded.push_back(game->record().actions.size());
    });
    game->choose(BuyCard()); // is learned
    isHeard = false;
    game->choose(EndTurn()); // closes the curtain
    QVERIFY(isHeard);
    QCOMPARE(recorded, (std::vector<std::size_t>{ 1, 2 }));
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
