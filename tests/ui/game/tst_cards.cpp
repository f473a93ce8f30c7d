// SPDX-License-Identifier: GPL-3.0-or-later
#include "noteline.h"
#include "support/print.h"
#include "ui/support/opentable.h"
#include "ui/support/sessionprobe.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

Scenario withCard(DevelopmentCard card)
{
    return Scenario()
        .settlement(ann, "0,0,N")
        .road(ann, "0,0,NE")
        .settlement(ben, "0,0,S")
        .cards(ann, { { card, 1 } })
        .hand(ben, cards(2, Resource::Ore))
        .hand(cleo, one(Resource::Ore))
        .robber("2,-2");
}

} // namespace

// Every development card, bought and played with the mouse.
class TestCards : public QObject
{
    Q_OBJECT

private slots:
    void a_card_is_bought_with_its_button();
    void a_knight_moves_the_robber_and_steals();
    void road_building_lays_two_roads();
    void road_building_may_stop_after_one();
    void year_of_plenty_takes_two_cards();
    void monopoly_takes_all_of_one_kind();
    void a_picker_that_is_given_up_plays_no_card();
    void a_victory_point_card_wins_at_once();

private:
    static ResourceCards handOf(OpenTable &table, PlayerId player)
    {
        return at(SessionProbe::state(table.session()).hands, player);
    }
};

void TestCards::a_card_is_bought_with_its_button()
{
    OpenTable table(Scenario().hand(ann, cost::developmentCard));
    table.chance.addDraw(DevelopmentCard::Monopoly);
    QVERIFY(table.driver.perform(BuyCard()));
    QCOMPARE(table.session().view().cards, DevelopmentCards({ { DevelopmentCard::Monopoly, 1 } }));
    const auto *slip = qobject_cast<NoteLine *>(table.driver.find(QStringLiteral("noteLine")));
    QVERIFY(slip); // what it is, for Ann alone
    QCOMPARE(slip->cards(), std::vector<CardFace>{ DevelopmentCard::Monopoly });
    QVERIFY(table.driver.perform(EndTurn()));
    QVERIFY(!table.driver.isShown(QStringLiteral("noteLine")));
}

void TestCards::a_knight_moves_the_robber_and_steals()
{
    OpenTable table(withCard(DevelopmentCard::Knight));
    QVERIFY(table.driver.perform(PlayKnight()));
    QVERIFY(table.driver.perform(MoveRobber{ hex("0,0") }));
    table.driver.clickPlace(intersection("0,0,S")); // the victim, on the board
    QCOMPARE(handOf(table, ann), one(Resource::Ore));
    QCOMPARE(handOf(table, ben), one(Resource::Ore));
    QCOMPARE(table.session().view().player(ann).knightsPlayed, 1);
}

void TestCards::road_building_lays_two_roads()
{
    OpenTable table(withCard(DevelopmentCard::RoadBuilding));
    QVERIFY(table.driver.perform(PlayRoadBuilding()));
    QVERIFY(table.driver.perform(BuildRoad{ path("0,-1,E") }));
    QVERIFY(table.driver.perform(BuildRoad{ path("0,-1,NE") }));
    QCOMPARE(table.session().view().phase, Phase::Main);
    QCOMPARE(at(table.session().view().roads, ann).size(), 3);
}

void TestCards::road_building_may_stop_after_one()
{
    OpenTable table(withCard(DevelopmentCard::RoadBuilding));
    QVERIFY(table.driver.perform(PlayRoadBuilding()));
    QVERIFY(table.driver.perform(BuildRoad{ path("0,-1,E") }));
    QVERIFY(table.driver.perform(EndFreeRoads()));
    QCOMPARE(table.session().view().phase, Phase::Main);
}

void TestCards::year_of_plenty_takes_two_cards()
{
    OpenTable table(withCard(DevelopmentCard::YearOfPlenty));
    const ResourceCards wanted = { { Resource::Brick, 1 }, { Resource::Wool, 1 } };
    QVERIFY(table.driver.perform(PlayYearOfPlenty{ wanted }));
    QCOMPARE(handOf(table, ann), wanted);
}

void TestCards::monopoly_takes_all_of_one_kind()
{
    OpenTable table(withCard(DevelopmentCard::Monopoly));
    QVERIFY(table.driver.perform(PlayMonopoly{ Resource::Ore }));
    QCOMPARE(handOf(table, ann), cards(3, Resource::Ore));
}

void TestCards::a_picker_that_is_given_up_plays_no_card()
{
    OpenTable table(withCard(DevelopmentCard::Monopoly));
    QVERIFY(table.driver.click(Verb::PlayMonopoly));
    table.driver.press(Qt::Key_Escape);
    QVERIFY(!table.driver.isShown(QStringLiteral("confirm")));
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    QVERIFY(table.driver.perform(PlayMonopoly{ Resource::Ore })); // it can still be played
}

void TestCards::a_victory_point_card_wins_at_once()
{
    OpenTable table(Scenario()
                        .target(3)
                        .settlement(ann, "0,0,N")
                        .settlement(ann, "0,0,S")
                        .hand(ann, cost::developmentCard));
    table.chance.addDraw(DevelopmentCard::VictoryPoint);
    QVERIFY(table.driver.perform(BuyCard()));
    QVERIFY(table.session().isOver());
    QVERIFY(table.driver.isShown(QStringLiteral("newGame")));
}

QTEST_MAIN(TestCards)
#include "tst_cards.moc"
