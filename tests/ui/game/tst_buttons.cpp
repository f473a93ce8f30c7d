// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/opentable.h"

#include "board/boardview.h"
#include "board/thingstosee.h"
#include "hand/actionbutton.h"
#include "hand/handtray.h"
#include "look/theme.h"
#include "refusalbubble.h"
#include "table/costrow.h"
#include "table/costspanel.h"
#include "table/diceview.h"
#include "table/logpanel.h"
#include "table/playerplate.h"
#include "table/playerspanel.h"
#include "table/promptbar.h"
#include "text/prompts.h"

#include <QJsonArray>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>

using namespace holmstead;
using namespace holmstead::test;

namespace {

Scenario playing()
{
    return Scenario()
        .settlement(ann, "0,0,N")
        .road(ann, "0,0,NE")
        .settlement(ben, "0,0,S")
        .hand(ann, { { Resource::Ore, 1 }, { Resource::Wool, 1 } })
        .hand(ben, one(Resource::Ore));
}

Scenario withCard(DevelopmentCard card)
{
    return playing().cards(ann, { { card, 1 } });
}

template <typename Part> Part *partIn(OpenTable &table)
{
    return table.window.findChild<Part *>();
}

ActionButton *buttonIn(OpenTable &table, Verb verb)
{
    return qobject_cast<ActionButton *>(partIn<HandTray>(table)->buttonFor(verb));
}

QRect areaOf(const QWidget *part, const QWidget *host)
{
    return { part->mapTo(host, QPoint()), part->size() };
}

int pixelsOf(const QColor &color, QWidget &widget, const QRect &area = { 0, 0, -1, -1 })
{
    const QImage picture = widget.grab(area).toImage();
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixelColor(x, y).rgb() == color.rgb() ? 1 : 0;
    }
    return count;
}

} // namespace

// What the buttons of the tray say and show in a real game.
class TestButtons : public QObject
{
    Q_OBJECT

private slots:
    void a_refusal_points_at_its_button_data();
    void a_refusal_points_at_its_button();
    void a_refusal_marks_what_is_missing();
    void a_refusal_goes_with_the_next_press();
    void a_letter_without_its_button_is_answered_on_the_slip();
    void free_roads_have_no_price();
    void the_piece_that_is_due_is_marked();
    void a_price_lights_up_only_for_what_can_be_had_data();
    void a_price_lights_up_only_for_what_can_be_had();
    void the_prompt_follows_the_panel_data();
    void the_prompt_follows_the_panel();
    void nothing_under_a_veil_has_an_accent();
    void when_only_the_end_is_left_it_is_prompted();
    void of_several_who_discard_the_line_names_one();
    void the_last_dice_stay_until_the_next_roll();
    void a_roll_is_told_shortly();
    void who_begins_is_a_line_of_theirs();
    void who_must_discard_is_told_shortly();
};

void TestButtons::a_refusal_points_at_its_button_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<QSize>("size");
    for (const QSize &size : { QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080) }) {
        for (const Verb verb : { Verb::Roll, Verb::BuildRoad, Verb::BuildCity, Verb::BuildSettlement,
                                 Verb::BuyCard, Verb::Undo })
            QTest::addRow("verb %d at %d", static_cast<int>(verb), size.width()) << verb << size;
    }
}

void TestButtons::a_refusal_points_at_its_button()
{
    QFETCH(Verb, verb);
    QFETCH(QSize, size);
    OpenTable table(playing());
    QVERIFY(table.opened);
    table.window.resize(size);
    ActionButton *button = buttonIn(table, verb);
    QTRY_COMPARE(table.window.size(), size);
    QCoreApplication::processEvents(); // letters and layout follow
    QVERIFY(!button->isEnabled());
    const QPoint spot = button->mapTo(&table.window, button->rect().center());
    QTest::mouseClick(table.window.windowHandle(), Qt::LeftButton, {}, spot);

    const auto *bubble = partIn<RefusalBubble>(table);
    QVERIFY(bubble->isVisible());
    QCOMPARE(bubble->verb(), std::optional(verb));
    QCOMPARE(bubble->text(), button->toolTip());
    QVERIFY(table.driver.slip().isEmpty());
    const QWidget *host = bubble->parentWidget();
    QVERIFY(host->rect().contains(bubble->box()));
    QVERIFY(bubble->box().bottom() <= areaOf(partIn<HandTray>(table), host).top());
    QVERIFY(bubble->geometry().intersects(areaOf(button, host)));
    // The tail reaches the button, and of another one no more than a strip at its side.
    for (const Verb other : { Verb::BuildRoad, Verb::BuildSettlement, Verb::Trade }) {
        const QRect hidden = bubble->geometry() & areaOf(buttonIn(table, other), host);
        QVERIFY(other == verb || hidden.height() < 8 || !bubble->box().intersects(hidden));
    }
    const auto *board = partIn<BoardView>(table);
    for (const HarborPlace &harbor : table.session().table().island.layout().harbors) {
        const QRect ship = board->viewportTransform().mapRect(sightOfHarbor(harbor.at)).toAlignedRect();
        const QRect hidden = bubble->box() & ship.translated(board->viewport()->mapTo(host, QPoint()));
        // Above "Roll" and "Undo" there is a ship: its sail stays in sight.
        QVERIFY2(hidden.height() <= ship.height() / 2, qPrintable(QString::number(hidden.height())));
    }
}

void TestButtons::a_refusal_marks_what_is_missing()
{
    OpenTable table(playing());
    ActionButton *city = buttonIn(table, Verb::BuildCity);
    QVERIFY(pixelsOf(theme().warning, *city) < 5);
    table.driver.press(Qt::Key_C);
    QVERIFY(city->isRefused());
    QVERIFY(pixelsOf(theme().warning, *city) > 50);
    QVERIFY(!buttonIn(table, Verb::BuildRoad)->isRefused());
    table.driver.press(Qt::Key_R);
    QVERIFY(!city->isRefused());
    QVERIFY(buttonIn(table, Verb::BuildRoad)->isRefused());

    // What is missing is not marked when something else is the reason.
    OpenTable early(playing().phase(Phase::Roll));
    early.driver.press(Qt::Key_C);
    QVERIFY(buttonIn(early, Verb::BuildCity)->isRefused());
    const int outline = pixelsOf(theme().warning, *buttonIn(early, Verb::BuildCity));
    table.driver.press(Qt::Key_C);
    QVERIFY(pixelsOf(theme().warning, *city) > outline + 20);
}

void TestButtons::a_refusal_goes_with_the_next_press()
{
    OpenTable table(playing());
    const auto *bubble = partIn<RefusalBubble>(table);
    table.driver.press(Qt::Key_C);
    QVERIFY(bubble->isVisible());
    table.driver.clickPlace(hex("-2,0"));
    QVERIFY(!bubble->isVisible());
    QVERIFY(!buttonIn(table, Verb::BuildCity)->isRefused());
    table.driver.press(Qt::Key_C);
    table.driver.press(Qt::Key_Escape);
    QVERIFY(!bubble->isVisible());
}

void TestButtons::a_letter_without_its_button_is_answered_on_the_slip()
{
    OpenTable table(playing());
    table.driver.press(Qt::Key_K);
    QVERIFY(!partIn<RefusalBubble>(table)->isVisible());
    QVERIFY(!table.driver.slip().isEmpty());
}

// R-DC-5
void TestButtons::free_roads_have_no_price()
{
    OpenTable table(withCard(DevelopmentCard::RoadBuilding));
    const ActionButton *road = buttonIn(table, Verb::BuildRoad);
    const CostRow *price = partIn<CostsPanel>(table)->row(CostsPanel::Item::Road);
    QCOMPARE(road->free(), 0);
    QVERIFY(!price->isLit());
    QVERIFY(table.driver.perform(PlayRoadBuilding()));
    QVERIFY(road->isEnabled() && road->isChecked());
    QCOMPARE(road->free(), 2);
    QVERIFY(!road->toolTip().contains(QStringLiteral("brick")));
    QVERIFY(price->isLit());
    QVERIFY2(price->toolTip().contains(QStringLiteral("2 free")), qPrintable(price->toolTip()));
    QVERIFY(table.driver.perform(BuildRoad{ path("0,-1,E") }));
    QCOMPARE(road->free(), 1);
    QVERIFY(table.driver.perform(BuildRoad{ path("0,-1,NE") }));
    QCOMPARE(road->free(), 0);
    QVERIFY(!road->isChecked());
    QVERIFY(!price->isLit());
}

// R-SU-8: in the set-up, with three as with four.
void TestButtons::the_piece_that_is_due_is_marked()
{
    OpenTable table(variableGame(3));
    const auto isDue = [&table](Verb verb) {
        const ActionButton *button = buttonIn(table, verb);
        return button->isEnabled() && button->isChecked() && button->free() == 1;
    };
    const auto isCalm = [&table](Verb verb) {
        const ActionButton *button = buttonIn(table, verb);
        return !button->isEnabled() && !button->isChecked() && button->free() == 0;
    };
    const auto *bubble = partIn<RefusalBubble>(table);
    const auto *costs = partIn<CostsPanel>(table);
    const auto *tray = partIn<HandTray>(table);
    for (int placed = 0; placed < 6; ++placed) {
        QVERIFY(isDue(Verb::BuildSettlement));
        QVERIFY(costs->isLit(CostsPanel::Item::Settlement) && !costs->isLit(CostsPanel::Item::Road));
        for (const Verb other :
             { Verb::Roll, Verb::Trade, Verb::BuildRoad, Verb::BuildCity, Verb::BuyCard, Verb::EndTurn }) {
            QVERIFY(isCalm(other));
            QTest::mouseClick(buttonIn(table, other), Qt::LeftButton);
            QVERIFY(bubble->accessibleName().contains(QStringLiteral("must place a settlement")));
        }
        const std::size_t before = table.session().actionCount();
        QTest::mouseClick(buttonIn(table, Verb::BuildSettlement), Qt::LeftButton); // it is on anyway
        QVERIFY(isDue(Verb::BuildSettlement));
        QCOMPARE(table.window.focusWidget(), partIn<BoardView>(table));
        QCOMPARE(table.session().actionCount(), before);
        QVERIFY(!tray->accessibleDescription().isEmpty());
        QVERIFY(table.driver.perform(*table.session().choices().begin()));
        QVERIFY(isDue(Verb::BuildRoad) && isCalm(Verb::BuildSettlement) && isCalm(Verb::BuildCity));
        QTest::mouseClick(buttonIn(table, Verb::BuildSettlement), Qt::LeftButton);
        QVERIFY(bubble->accessibleName().contains(QStringLiteral("must place a road")));
        QVERIFY(table.driver.perform(*table.session().choices().begin()));
    }
    QVERIFY(isCalm(Verb::BuildRoad) && isCalm(Verb::BuildSettlement));
    QVERIFY(tray->accessibleDescription().isEmpty());
}

void TestButtons::a_price_lights_up_only_for_what_can_be_had_data()
{
    using Item = CostsPanel::Item;
    QTest::addColumn<Scenario>("game");
    QTest::addColumn<Item>("item");
    QTest::addColumn<QString>("why"); // nothing: it can be had

    const auto rich = [] { return playing().hand(ann, ResourceCards::each(4)); };
    using Card = DevelopmentCard;
    const DevelopmentCards all = { { Card::Knight, 14 },
                                   { Card::RoadBuilding, 2 },
                                   { Card::YearOfPlenty, 2 },
                                   { Card::Monopoly, 2 },
                                   { Card::VictoryPoint, 5 } };
    QTest::newRow("a road") << rich() << Item::Road << QString();
    QTest::newRow("a city") << rich() << Item::City << QString();
    QTest::newRow("a card") << rich() << Item::Card << QString();
    QTest::newRow("R-BU-7 no card is left")
        << rich().deck({}).cards(ben, all) << Item::Card << QStringLiteral("All development cards");
    QTest::newRow("R-BU-3 there is no place for a settlement")
        << rich() << Item::Settlement << QStringLiteral("far enough");
    QTest::newRow("R-TU-2 the dice first")
        << rich().phase(Phase::Roll) << Item::Road << QStringLiteral("oll");
}

void TestButtons::a_price_lights_up_only_for_what_can_be_had()
{
    QFETCH(Scenario, game);
    QFETCH(CostsPanel::Item, item);
    QFETCH(QString, why);
    OpenTable table(game);
    const CostRow *price = partIn<CostsPanel>(table)->row(item);
    QCOMPARE(price->isLit(), why.isEmpty());
    QVERIFY2(price->toolTip().contains(why), qPrintable(price->toolTip()));
    QVERIFY2(price->accessibleDescription().contains(why), qPrintable(price->accessibleDescription()));
}

void TestButtons::the_prompt_follows_the_panel_data()
{
    QTest::addColumn<GameRecord>("record");
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<QString>("prompt");
    const People four = people(4);
    QTest::newRow("trade") << gameAt(playing().state()) << Verb::Trade << tradePrompt(ann, four);
    QTest::newRow("Year of Plenty") << gameAt(withCard(DevelopmentCard::YearOfPlenty).state())
                                    << Verb::PlayYearOfPlenty << plentyPrompt(ann, 2, four, Edition::Classic);
    QTest::newRow("Monopoly before the roll")
        << gameAt(withCard(DevelopmentCard::Monopoly).phase(Phase::Roll).state()) << Verb::PlayMonopoly
        << monopolyPrompt(ann, four);
}

void TestButtons::the_prompt_follows_the_panel()
{
    QFETCH(GameRecord, record);
    QFETCH(Verb, verb);
    QFETCH(QString, prompt);
    OpenTable table(record);
    QVERIFY(table.opened);
    const auto *bar = partIn<PromptBar>(table);
    const QString before = bar->prompt();
    QVERIFY(before != prompt);
    QVERIFY(table.driver.click(verb));
    QCOMPARE(bar->prompt(), prompt);
    table.driver.press(Qt::Key_Escape);
    QCOMPARE(bar->prompt(), before);
}

void TestButtons::nothing_under_a_veil_has_an_accent()
{
    OpenTable table(withCard(DevelopmentCard::Monopoly).phase(Phase::Roll));
    ActionButton *roll = buttonIn(table, Verb::Roll);
    QVERIFY(pixelsOf(theme().accent, *roll) > 100);
    QVERIFY(table.driver.click(Verb::PlayMonopoly));
    QCOMPARE(pixelsOf(theme().accent, *roll), 0);
    table.driver.press(Qt::Key_Escape);
    QVERIFY(pixelsOf(theme().accent, *roll) > 100);
}

void TestButtons::when_only_the_end_is_left_it_is_prompted()
{
    OpenTable table(playing().separatePhases());
    const auto *bar = partIn<PromptBar>(table);
    ActionButton *end = buttonIn(table, Verb::EndTurn);
    QCOMPARE(pixelsOf(theme().accent, *end), 0); // an exchange may still be proposed
    QVERIFY(table.driver.perform(EndTrading()));
    QCOMPARE(bar->prompt(), endTurnPrompt(ann, table.session().people()));
    QVERIFY(pixelsOf(theme().accent, *end) > 100);
    const QRect whole = end->rect();
    const QRect sign(whole.width() / 3, whole.height() / 4, whole.width() / 3, whole.height() / 3);
    QVERIFY(pixelsOf(theme().onAccent, *end, sign) > 10); // what is accent elsewhere would be lost
    OpenTable able(playing().separatePhases().phase(Phase::Build).hand(ann, cost::road));
    QVERIFY(partIn<PromptBar>(able)->prompt() != endTurnPrompt(ann, able.session().people()));
    QCOMPARE(pixelsOf(theme().accent, *buttonIn(able, Verb::EndTurn)), 0);
}

// R-RO-3
void TestButtons::of_several_who_discard_the_line_names_one()
{
    const ResourceCards eight = { { Resource::Ore, 4 }, { Resource::Wool, 4 } };
    const ResourceCards ten = { { Resource::Brick, 5 }, { Resource::Grain, 5 } };
    OpenTable table(playing()
                        .dice(3, 4)
                        .phase(Phase::Discard)
                        .hand(ben, eight)
                        .owes(ben, 4)
                        .hand(cleo, ten)
                        .owes(cleo, 5));
    const auto *bar = partIn<PromptBar>(table);
    QCOMPARE(bar->prompt(), QStringLiteral("Ben: discard 4 cards."));
    QCOMPARE(bar->then(), QStringLiteral("then Cleo 5"));
    QCOMPARE(bar->next(), QString()); // whose turn comes next would say another name
    QCOMPARE(bar->accessibleDescription(), bar->then());
    const auto *plates = partIn<PlayersPanel>(table);
    QVERIFY(plates->plate(ben)->isActing() && !plates->plate(ann)->isActing());
    QVERIFY(plates->plate(ann)->isOnTurn());
    QVERIFY(table.driver.perform(Discard{ ben, cards(4, Resource::Ore) }));
    QCOMPARE(bar->then(), QString());
    QVERIFY(plates->plate(cleo)->isActing() && !plates->plate(ben)->isActing());
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.perform(Discard{ cleo, cards(5, Resource::Brick) }));
    QVERIFY(plates->plate(ann)->isActing() && !plates->plate(cleo)->isActing());
}

// Of four people, in the smallest usual window.
void TestButtons::a_roll_is_told_shortly()
{
    OpenTable table(Scenario()
                        .settlement(ann, "0,0,N")
                        .settlement(ben, "0,1,N")
                        .settlement(cleo, "-1,1,N")
                        .city(dan, "-2,1,S")
                        .robber("2,-2")
                        .phase(Phase::Roll));
    table.window.resize(1280, 720);
    const auto *log = partIn<LogPanel>(table);
    const int before = log->lineCount();
    table.chance.addRoll({ 3, 5 });
    QVERIFY(table.driver.click(Verb::Roll));
    QCOMPARE(log->lineCount(), before + 2);
    QVERIFY(table.driver.perform(EndTurn()));
    QCOMPARE(log->lineCount(), before + 3);
    QVERIFY(log->isHeading(before + 2) && !log->isHeading(before + 1));
    QCOMPARE(log->line(before + 2), QStringLiteral("Ben’s turn"));
    QCOMPARE(log->colorOf(before + 2), std::optional(Color::Blue));
    const QTextDocument *text = log->findChild<QTextEdit *>()->document();
    int rows = 0;
    for (int line = before; line < before + 2; ++line)
        rows += text->findBlockByNumber(line).layout()->lineCount();
    QVERIFY2(rows <= 3, qPrintable(log->line(before + 1)));
}

void TestButtons::who_begins_is_a_line_of_theirs()
{
    GameRecord record = variableGame(3);
    record.begin = Beginning{ BeginHow::Oldest };
    OpenTable oldest(record);
    QVERIFY(oldest.opened);
    QCOMPARE(partIn<LogPanel>(oldest)->colorOf(0), std::optional(record.people.front().color));
    const QJsonArray round{ QJsonArray{ 6, 5 }, QJsonArray{ 1, 2 }, QJsonArray{ 3, 3 } };
    record.begin = Beginning{ BeginHow::Roll, QJsonArray{ round } };
    OpenTable rolled(record);
    for (int line = 0; line < 3; ++line)
        QCOMPARE(partIn<LogPanel>(rolled)->colorOf(line),
                 std::optional(record.people[static_cast<std::size_t>(line)].color));
}

void TestButtons::who_must_discard_is_told_shortly()
{
    OpenTable table(playing()
                        .phase(Phase::Roll)
                        .hand(ben, cards(8, Resource::Ore))
                        .hand(cleo, cards(10, Resource::Wool)));
    const auto *log = partIn<LogPanel>(table);
    const int before = log->lineCount();
    table.chance.addRoll({ 3, 4 });
    QVERIFY(table.driver.click(Verb::Roll));
    QCOMPARE(log->lineCount(), before + 2);
    QCOMPARE(log->line(before + 1), QStringLiteral("Too many cards, so half must go: Ben 4 and Cleo 5."));
}

void TestButtons::the_last_dice_stay_until_the_next_roll()
{
    OpenTable table(playing().phase(Phase::Roll));
    const auto *dice = partIn<DiceView>(table);
    QVERIFY(!dice->accessibleName().contains(QStringLiteral("last")));
    table.chance.addRoll({ 3, 5 });
    QVERIFY(table.driver.click(Verb::Roll));
    QVERIFY(table.driver.perform(EndTurn()));
    QVERIFY(table.driver.openCurtain());
    QVERIFY(!dice->dice());
    QVERIFY2(dice->accessibleName().contains(QStringLiteral("last: 3 and 5, together 8")),
             qPrintable(dice->accessibleName()));
}

QTEST_MAIN(TestButtons)
#include "tst_buttons.moc"
