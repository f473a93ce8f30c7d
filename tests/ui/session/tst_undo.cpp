// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/gamesession.h"

#include "support/print.h"
#include "support/scenario.h"
#include "ui/support/games.h"

#include <QSignalSpy>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr ResourceCards fourWool = { { Resource::Wool, 4 } };
constexpr ResourceCards oneOre = one(Resource::Ore);
constexpr ResourceCards oneWool = one(Resource::Wool);

// A session at a moment, whoever is to act at the screen.
struct Sitting
{
    explicit Sitting(const Scenario &scenario)
    {
        session.start(gameAt(scenario.state()));
        session.openCurtain();
    }

    GameSession *operator->() { return &session; }

    ScriptedChance chance;
    GameSession session{ chance };
};

Scenario rich()
{
    return Scenario().hand(ann, { { Resource::Wool, 8 } }).hand(ben, oneOre);
}

// Ann and Ben have exchanged wool for ore, and Ann sits at the screen.
bool exchange(Sitting &game)
{
    game->makeOffer({ ann, std::nullopt, oneWool, oneOre });
    game->ask(ben);
    game->openCurtain();
    game->acceptOffer();
    game->openCurtain();
    return game->actionCount() == 1 && game->person() == ann;
}

} // namespace

// Back and forth within a turn, and who covers the screen when.
class TestUndo : public QObject
{
    Q_OBJECT

private slots:
    void an_action_goes_and_comes_back();
    void the_record_is_told_before_it_is_drawn();
    void a_new_action_forgets_what_was_taken_back();
    void nobody_takes_back_before_a_curtain_or_during_an_offer();
    void a_game_from_a_file_is_judged_like_any_other();
    void of_an_exchange_the_partner_is_asked();
    void a_partner_may_let_it_stand();
    void a_wrong_wish_is_withdrawn_before_they_look();
    void an_exchange_is_made_again_by_both();
    void an_idle_hand_is_covered_and_nothing_else_changes();
    void an_answer_waits_behind_the_curtain();
    void open_hands_need_no_curtain();
    void people_change_names_and_colours_but_not_their_start();
};

void TestUndo::an_action_goes_and_comes_back()
{
    Sitting game(rich());
    const Events before = game->log();
    game->choose(TradeBank{ fourWool, oneOre });
    const Events after = game->log();
    QVERIFY(game->actionToUndo() && !game->actionToRedo());
    game->undo();
    QCOMPARE(game->actionCount(), std::size_t(0));
    QCOMPARE(game->view().hand, ResourceCards({ { Resource::Wool, 8 } }));
    QVERIFY(game->log() == before);
    QVERIFY(game->record().actions.empty());
    QCOMPARE(game->person(), std::optional(ann));
    game->redo();
    QVERIFY(game->log() == after);
    QCOMPARE(game->actionCount(), std::size_t(1));
}

void TestUndo::the_record_is_told_before_it_is_drawn()
{
    Sitting game(rich());
    game->choose(TradeBank{ fourWool, oneOre });
    QStringList told;
    connect(&game.session, &GameSession::recorded, this,
            [&] { told << QString::number(game->record().actions.size()); });
    connect(&game.session, &GameSession::takenBack, this, [&] { told << "taken back"; });
    connect(&game.session, &GameSession::happened, this, [&] { told << "happened"; });
    connect(&game.session, &GameSession::changed, this, [&] { told << "changed"; });
    game->undo();
    QCOMPARE(told, QStringList({ "0", "taken back", "changed" }));
    told.clear();
    game->redo();
    QCOMPARE(told, QStringList({ "1", "happened", "changed" }));
}

void TestUndo::a_new_action_forgets_what_was_taken_back()
{
    Sitting game(rich());
    game->choose(TradeBank{ fourWool, oneOre });
    game->undo();
    game->choose(TradeBank{ fourWool, one(Resource::Brick) });
    QVERIFY(!game->actionToRedo());
}

void TestUndo::nobody_takes_back_before_a_curtain_or_during_an_offer()
{
    Sitting game(rich());
    game->choose(TradeBank{ fourWool, oneOre });
    game->makeOffer({ ann, std::nullopt, oneWool, oneOre });
    QVERIFY(!game->actionToUndo());
    game->ask(ben);
    game->openCurtain();
    game->undo();
    QCOMPARE(game->actionCount(), std::size_t(1));
    game->declineOffer();
    game->withdrawOffer();
    QVERIFY(!game->actionToUndo());
    game->undo();
    QCOMPARE(game->actionCount(), std::size_t(1));
    game->openCurtain();
    QVERIFY(game->actionToUndo());
}

void TestUndo::a_game_from_a_file_is_judged_like_any_other()
{
    Sitting game(rich());
    game->choose(TradeBank{ fourWool, oneOre });
    const GameRecord record = game->record();
    QVERIFY(!game.session.start(record));
    game->openCurtain();
    QVERIFY(game->actionToUndo());
    game->choose(EndTurn());
    const GameRecord passed = game->record();
    QVERIFY(!game.session.start(passed));
    game->openCurtain();
    QVERIFY(!game->actionToUndo());
    QVERIFY(game->whyNoUndo() == Settled::Turn);
}

void TestUndo::of_an_exchange_the_partner_is_asked()
{
    Sitting game(rich());
    QVERIFY(exchange(game));
    game->undo();
    QCOMPARE(game->actionCount(), std::size_t(1));
    QVERIFY(game->curtain() == (Call{ ben, CurtainReason::TakeBack }));
    game->agreeToTakeBack(); // nobody has looked yet
    QCOMPARE(game->actionCount(), std::size_t(1));
    game->openCurtain();
    QCOMPARE(game->view().hand, oneWool);
    game->choose(EndTurn());
    game->undo();
    QVERIFY(game->choices().isEmpty());
    game->agreeToTakeBack();
    QCOMPARE(game->actionCount(), std::size_t(0));
    QVERIFY(game->curtain() == (Call{ ann, CurtainReason::Resume }));
    game->openCurtain();
    QCOMPARE(game->view().hand, ResourceCards({ { Resource::Wool, 8 } }));
}

void TestUndo::a_partner_may_let_it_stand()
{
    Sitting game(rich());
    QVERIFY(exchange(game));
    game->undo();
    game->openCurtain();
    game->refuseTakeBack();
    QCOMPARE(game->actionCount(), std::size_t(1));
    QVERIFY(game->curtain() == (Call{ ann, CurtainReason::Resume }));
    QVERIFY(!game->takeBack());
}

void TestUndo::a_wrong_wish_is_withdrawn_before_they_look()
{
    Sitting game(rich());
    QVERIFY(exchange(game));
    game->undo();
    game->takeBackAsk();
    QVERIFY(!game->takeBack());
    QVERIFY(game->curtain() == (Call{ ann, CurtainReason::Resume }));
    QCOMPARE(game->actionCount(), std::size_t(1));
}

void TestUndo::an_exchange_is_made_again_by_both()
{
    Sitting game(rich());
    QVERIFY(exchange(game));
    game->undo();
    game->openCurtain();
    game->agreeToTakeBack();
    game->openCurtain();
    game->redo();
    QVERIFY(game->takeBack() && game->takeBack()->again);
    QCOMPARE(game->actionCount(), std::size_t(0));
    game->openCurtain();
    game->agreeToTakeBack();
    QCOMPARE(game->actionCount(), std::size_t(1));
}

void TestUndo::an_idle_hand_is_covered_and_nothing_else_changes()
{
    Sitting game(rich());
    game->choose(TradeBank{ fourWool, oneOre });
    const GameRecord record = game->record();
    game->closeCurtain();
    QVERIFY(game->curtain() == (Call{ ann, CurtainReason::Resume }));
    QCOMPARE(game->view().hand, ResourceCards());
    QVERIFY(!game->actionToUndo());
    game->closeCurtain(); // it is closed
    game->openCurtain();
    QVERIFY(game->record() == record);
    QVERIFY(game->actionToUndo());
}

void TestUndo::an_answer_waits_behind_the_curtain()
{
    Sitting game(rich());
    game->makeOffer({ ann, std::nullopt, oneWool, oneOre });
    game->closeCurtain(); // all look at the offer: there is nothing to cover
    QVERIFY(!game->curtain());
    game->ask(ben);
    game->openCurtain();
    game->closeCurtain();
    QVERIFY(game->curtain() == (Call{ ben, CurtainReason::TradeAnswer }));
    game->openCurtain();
    game->acceptOffer();
    QCOMPARE(game->actionCount(), std::size_t(1));
}

void TestUndo::open_hands_need_no_curtain()
{
    Sitting game(rich());
    QVERIFY(!game->openView(ben));
    game->setOpenHands(true);
    QCOMPARE(game->openView(ben)->hand, oneOre);
    game->closeCurtain();
    QVERIFY(!game->curtain());
    game->choose(EndTurn());
    QVERIFY(!game->curtain());
    QCOMPARE(game->person(), std::optional(ben));
    game->setOpenHands(false);
    QVERIFY(!game->openView(ann));
    game->choose(Roll());
    game->choose(EndTurn());
    QVERIFY(game->curtain());
    game->setOpenHands(true);
    QVERIFY(!game->curtain());
}

void TestUndo::people_change_names_and_colours_but_not_their_start()
{
    ScriptedChance chance;
    GameSession session(chance);
    QVERIFY(!session.start(beginnerGame(4)));
    QSignalSpy recorded(&session, &GameSession::recorded);
    People people = session.people();
    const Color start = people[0].color;
    people[0].name = QStringLiteral("Zoe");
    std::swap(people[0].color, people[1].color);
    session.rename(people);
    QCOMPARE(recorded.count(), 1);
    QCOMPARE(session.people()[0].name, QStringLiteral("Zoe"));
    QCOMPARE(session.people()[0].start, start);
    const auto again = readRecord(writeRecord(session.record()));
    QVERIFY(again);
    QVERIFY(!session.start(*again));
    QCOMPARE(session.people()[0].start, start);
}

QTEST_GUILESS_MAIN(TestUndo)
#include "tst_undo.moc"
