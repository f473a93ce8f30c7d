// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/print.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"
#include "text/prompts.h"
#include "text/refusals.h"
#include "ui/support/opentable.h"
#include "ui/support/richann.h"

#include <QLabel>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

// A click that is not allowed says why, there, in one sentence, and changes nothing.
class TestRefusedClicks : public QObject
{
    Q_OBJECT

private slots:
    void on_the_board_say_why_data();
    void on_the_board_say_why();
    void in_a_build_mode_are_about_that_place_data();
    void in_a_build_mode_are_about_that_place();
    void on_a_hex_say_what_to_click_data();
    void on_a_hex_say_what_to_click();
    void on_a_hex_in_set_up_say_what_is_lit();
    void on_a_button_that_is_off_say_why();
    void a_reason_gives_way_to_the_next_one();
    void a_reason_goes_with_the_next_action();
    void a_plate_that_cannot_be_robbed_says_why();
    void a_build_mode_is_prompted_until_esc();
    void esc_leaves_a_build_mode();
    void a_key_behind_the_curtain_is_answered_on_it();
};

void TestRefusedClicks::on_the_board_say_why_data()
{
    QTest::addColumn<GameRecord>("record");
    QTest::addColumn<Place>("place");
    QTest::addColumn<Reason>("reason");
    const auto row = [](const char *name, const Scenario &scenario, const Place &place, Reason reason) {
        QTest::newRow(name) << gameAt(scenario.state()) << place << reason;
    };

    row("R-BU-1 a path away from one's roads", richAnn(), path("2,0,NE"), Reason::PathUnconnected);
    row("R-BU-1 a path with a road", richAnn(), path("0,0,NE"), Reason::PathTaken);
    row("R-BU-1 without the cards", richAnn().hand(ann, {}), path("0,-1,E"), Reason::CannotPayRoad);
    row("R-BU-3 a corner away from one's roads", richAnn(), intersection("2,0,S"),
        Reason::IntersectionUnconnected);
    row("R-BU-3 another's settlement", richAnn(), intersection("0,0,S"), Reason::IntersectionTaken);
    row("R-BU-4 next to a settlement", richAnn(), intersection("0,0,NE"), Reason::TooClose);
    row("R-BU-5 a city already", richAnn().city(ann, "-2,0,N"), intersection("-2,0,N"), Reason::AlreadyCity);
    row("R-TU-1 before the roll", richAnn().phase(Phase::Roll), path("0,-1,E"), Reason::RollFirst);
    row("R-RO-4 the robber stays", richAnn().phase(Phase::Robber).robber("0,0"), hex("0,0"),
        Reason::RobberMustMove);
    row("R-TU-5 a road while a theft is due", richAnn().phase(Phase::Steal).robber("0,0"), path("0,-1,E"),
        Reason::StealFirst);
    row("R-RO-4 a second hex", richAnn().phase(Phase::Steal).robber("0,0"), hex("2,0"), Reason::StealFirst);
    row("R-RO-5 a corner without anybody to rob", richAnn().phase(Phase::Steal).robber("0,0"),
        intersection("2,0,S"), Reason::StealFirst);
}

void TestRefusedClicks::on_the_board_say_why()
{
    QFETCH(GameRecord, record);
    QFETCH(Place, place);
    QFETCH(Reason, reason);
    OpenTable table(record);
    QVERIFY(table.opened);
    std::optional<Reason> heard;
    std::optional<Action> asked;
    connect(&table.session(), &GameSession::refused, this, [&](Reason why, const Action &action) {
        heard = why;
        asked = action;
    });
    table.driver.clickPlace(place);
    QCOMPARE(heard, std::optional(reason));
    QCOMPARE(table.driver.note(),
             refusalSentence(reason, table.session().view(), table.session().people(), &*asked));
    QCOMPARE(table.session().actionCount(), std::size_t(0));
}

void TestRefusedClicks::in_a_build_mode_are_about_that_place_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<Place>("place");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, Verb verb, const Place &place, const char *sentence) {
        QTest::newRow(name) << verb << place << QString::fromLatin1(sentence);
    };
    row("a road far away", Verb::BuildRoad, hex("2,0"), "No road of yours can go along this hex.");
    row("a road in a hex beside it", Verb::BuildRoad, hex("0,0"),
        "A road goes on a path, from corner to corner.");
    row("a settlement far away", Verb::BuildSettlement, hex("-2,0"), "No corner of this hex is open to you.");
    row("a settlement on a path", Verb::BuildSettlement, path("-2,0,SW"),
        "Neither end of this path is open to you.");
    row("a city on one's hex", Verb::BuildCity, hex("0,0"),
        "A city takes the place of your settlement: click that.");
    row("a city far away", Verb::BuildCity, hex("2,0"), "You have no settlement at this hex.");
}

void TestRefusedClicks::in_a_build_mode_are_about_that_place()
{
    QFETCH(Verb, verb);
    QFETCH(Place, place);
    QFETCH(QString, sentence);
    OpenTable table(richAnn().road(ann, "0,-1,E").road(ann, "0,-1,NE"));
    QVERIFY(table.driver.click(verb));
    table.driver.clickPlace(place);
    QCOMPARE(table.driver.note(), sentence);
    QCOMPARE(table.session().actionCount(), std::size_t(0));
}

void TestRefusedClicks::on_a_hex_say_what_to_click_data()
{
    QTest::addColumn<GameRecord>("record");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const GameState &state, const char *sentence) {
        QTest::newRow(name) << gameAt(state) << QString::fromLatin1(sentence);
    };
    row("R-DC-5 free roads", richAnn().phase(Phase::FreeRoads).freeRoads(2).cardPlayed().state(),
        "Click one of the lit paths.");
    row("R-TU-1 before the roll", richAnn().phase(Phase::Roll).state(),
        "Roll the dice first; the robber only moves after a 7 or a knight.");
    row("R-RO-4 the robber is not due", richAnn().state(),
        "Build on paths and corners; the robber only moves after a 7 or a knight.");
}

void TestRefusedClicks::on_a_hex_say_what_to_click()
{
    QFETCH(GameRecord, record);
    QFETCH(QString, sentence);
    OpenTable table(record);
    QVERIFY(table.opened);
    table.driver.clickPlace(hex("0,0"));
    QCOMPARE(table.driver.note(), sentence);
    QCOMPARE(table.session().actionCount(), std::size_t(0));
}

// R-SU-8
void TestRefusedClicks::on_a_hex_in_set_up_say_what_is_lit()
{
    OpenTable table(variableGame());
    table.driver.clickPlace(hex("0,0"));
    QCOMPARE(table.driver.note(), QStringLiteral("Click one of the lit corners."));
    QVERIFY(table.driver.perform(PlaceSettlement{ intersection("0,0,N") }));
    table.driver.clickPlace(hex("0,1"));
    QCOMPARE(table.driver.note(), QStringLiteral("Click one of the lit paths beside your settlement."));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
}

void TestRefusedClicks::on_a_button_that_is_off_say_why()
{
    OpenTable table(richAnn().hand(ann, {}));
    table.driver.press(Qt::Key_C);
    const QWidget *bubble = table.driver.find(QStringLiteral("refusal"));
    QVERIFY(bubble);
    QVERIFY2(bubble->accessibleName().contains(QStringLiteral("2 grain and 3 ore")),
             qUtf8Printable(bubble->accessibleName()));
}

// Two at a time would contradict each other.
void TestRefusedClicks::a_reason_gives_way_to_the_next_one()
{
    OpenTable table(richAnn().hand(ann, {}));
    table.driver.clickPlace(path("2,0,NE"));
    QVERIFY(!table.driver.note().isEmpty());
    table.driver.press(Qt::Key_C);
    QVERIFY(table.driver.isShown(QStringLiteral("refusal")));
    QCOMPARE(table.driver.note(), QString());
    table.driver.clickPlace(path("2,0,NE"));
    QVERIFY(!table.driver.isShown(QStringLiteral("refusal")));
    QVERIFY(!table.driver.note().isEmpty());
}

void TestRefusedClicks::a_reason_goes_with_the_next_action()
{
    OpenTable table(richAnn().cards(ann, { { DevelopmentCard::Knight, 1 } }).phase(Phase::Roll));
    table.driver.press(Qt::Key_C);
    QVERIFY(table.driver.isShown(QStringLiteral("refusal")));
    QVERIFY(table.driver.perform(PlayKnight()));
    QVERIFY(!table.driver.isShown(QStringLiteral("refusal")));
}

void TestRefusedClicks::a_plate_that_cannot_be_robbed_says_why()
{
    OpenTable table(richAnn().phase(Phase::Steal).robber("0,0"));
    auto *plate = table.window.findChild<PlayersPanel *>()->plate(ann);
    QTest::mouseClick(plate, Qt::LeftButton);
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    const auto *line = static_cast<QLabel *>(table.driver.find(QStringLiteral("noteLine")));
    QVERIFY(line);
    const Action ownCard = Steal{ ann, std::nullopt };
    QCOMPARE(line->text(), refusalSentence(Reason::StealFromSelf, table.session().view(),
                                           table.session().people(), &ownCard));
}

void TestRefusedClicks::a_build_mode_is_prompted_until_esc()
{
    OpenTable table(richAnn());
    const auto *bar = table.window.findChild<PromptBar *>();
    const QString before = bar->prompt();
    QVERIFY(table.driver.click(Verb::BuildCity));
    QCOMPARE(bar->prompt(), cityPrompt(ann, table.session().people()));
    table.driver.press(Qt::Key_Escape);
    QCOMPARE(bar->prompt(), before);
}

void TestRefusedClicks::esc_leaves_a_build_mode()
{
    OpenTable table(richAnn());
    table.driver.press(Qt::Key_C);
    table.driver.clickPlace(path("0,-1,E"));
    QCOMPARE(table.session().actionCount(), std::size_t(0)); // only cities are built now
    const auto hand = table.session().view().hand;
    table.driver.press(Qt::Key_R); // and another one is given up before a place is chosen
    table.driver.press(Qt::Key_Escape);
    QCOMPARE(table.session().actionCount(), std::size_t(0));
    QCOMPARE(table.session().view().hand, hand);
    // Every road is paid for.
    table.driver.clickPlace(path("0,-1,E"));
    QCOMPARE(table.session().actionCount(), std::size_t(1));
    QCOMPARE(table.session().view().hand, hand - cost::road);
}

void TestRefusedClicks::a_key_behind_the_curtain_is_answered_on_it()
{
    OpenTable table(richAnn());
    table.session().choose(EndTurn());
    QVERIFY(table.session().curtain());
    const auto *hint = table.window.findChild<QLabel *>(QStringLiteral("hint"));
    const QString before = hint->text();
    QTest::keyClick(&table.window, Qt::Key_E);
    QVERIFY(hint->text() != before && hint->text().contains("Ben"));
    QVERIFY(!table.driver.isShown(QStringLiteral("refusal")));
    QVERIFY(!table.driver.isShown(QStringLiteral("noteLine")));
}

QTEST_MAIN(TestRefusedClicks)
#include "tst_refusedclicks.moc"
