// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardhints.h"

#include "board/boardgeometry.h"
#include "board/glowitem.h"
#include "board/layer.h"
#include "hand/handtray.h"
#include "session/traces.h"
#include "support/islands.h"
#include "table/costrow.h"
#include "table/gainmark.h"
#include "table/playerplate.h"
#include "ui/support/pointing.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace holmstead;
using namespace holmstead::test;

class TestBoardHints : public QObject
{
    Q_OBJECT

private slots:
    void aTargetIsExplainedAtOnce();
    void otherPlacesAreOnceTheMouseRests();
    void crossingTheIslandShowsNoCard();
    void theCardLeavesItsPlaceInSight();
    void theCardLeavesWhatIsComparedInSight();
    void aPanelTakesTheHintAway();
    void theKeyboardIsToldToo();
    void aNoteTakesTheCardAway();
    void aClosedCurtainHasNoHints();
    void whatSomebodyElseSeesHasNoCosts();
    void aSettlementSaysWhatItBringsAndCosts();
    void aNumberStaysWithItsNoun();
    void hiddenPointsAreSaidToTheirOwnerAlone();
    void aRefusalIsSaidBeforeTheClick();
    void buildingSaysThatItEndsTrading();
    void aHexSaysWhoGetsWhat();
    void theRobberIsShownWhomHeMeets();
    void aVictimIsShownByCountsOnly();
    void aHarborSaysForWhom();
    void aPlateLightsItsPieces();
    void aPriceLightsItsSites_data();
    void aPriceLightsItsSites();
    void whatARollBroughtStaysToBeSeen();
    void afterTheEndNoRollIsToBeSeen();
    void whileTheRobberIsDueGoldIsWhatCanBeChosen();
};

void TestBoardHints::aTargetIsExplainedAtOnce()
{
    Pointing table(settling());
    QVERIFY(table.opened);
    QVERIFY(!table.card()->isVisible());
    table.moveTo(intersection("0,0,SE"));
    QVERIFY(table.card()->isVisible());
    QVERIFY(table.text().contains("1 → 2"));
    QVERIFY(table.text().contains("15 → 11"));
    table.moveTo(path("0,0,SE"));
    QVERIFY(table.text().contains("2 → 3"));
}

void TestBoardHints::otherPlacesAreOnceTheMouseRests()
{
    Pointing table(settling());
    table.moveTo(hex("0,1"));
    QVERIFY(!table.card()->isVisible());
    QTRY_VERIFY(table.card()->isVisible());
}

void TestBoardHints::crossingTheIslandShowsNoCard()
{
    Pointing table(settling());
    for (const char *name : { "-2,0", "-2,1", "-2,2", "-1,2", "0,2" }) {
        table.moveTo(hex(name));
        QVERIFY(!table.card()->isVisible());
    }
    table.moveTo(QPointF(-560, -480));
    QVERIFY(!table.card()->isVisible());
}

void TestBoardHints::theCardLeavesItsPlaceInSight()
{
    Pointing table(settling());
    for (const HexId hex : everyId<HexId>()) {
        table.moveTo(QPointF(-560, -480));
        table.moveTo(hex);
        QTRY_VERIFY(table.card()->isVisible());
        const QRect token(table.board()->mapFromScene(table.scene()->centerOf(hex)) - QPoint(12, 12),
                          QSize(24, 24));
        QVERIFY(!table.card()->geometry().intersects(token));
        QVERIFY(table.board()->viewport()->rect().contains(table.card()->geometry()));
    }
}

// It lies on the sea where it can: the hexes that it speaks of are seen beside it. On the other side of the
// island its line would cross all of it.
void TestBoardHints::theCardLeavesWhatIsComparedInSight()
{
    Pointing table(settling());
    const int middle = table.board()->viewport()->rect().center().x();
    const int aside = table.board()->viewport()->width() / 6;
    for (const IntersectionId place : everyId<IntersectionId>()) {
        table.moveTo(QPointF(-560, -480));
        table.moveTo(place);
        QTRY_VERIFY(table.card()->isVisible());
        for (const HexId hex : at(topology.hexesAt, place)) {
            const QRect token(table.board()->mapFromScene(centerOf(hex) + QPointF(0, 26)) - QPoint(12, 12),
                              QSize(24, 24));
            QVERIFY(!table.card()->geometry().intersects(token));
        }
        const int off = table.board()->mapFromScene(centerOf(place)).x() - middle;
        if (std::abs(off) > aside)
            QCOMPARE(table.card()->geometry().center().x() > middle, off > 0);
    }
}

void TestBoardHints::aPanelTakesTheHintAway()
{
    Pointing table(settling());
    table.board()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table.board(), Qt::Key_Right);
    QVERIFY(table.scene()->cursor());
    QTRY_VERIFY(table.card()->isVisible());
    QTest::keyClick(&table.window, Qt::Key_T);
    QTRY_VERIFY(!table.card()->isVisible());
    QVERIFY(!table.scene()->cursor());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(table.board()->hasFocus());
    QVERIFY(!table.scene()->cursor());
    QVERIFY(!table.scene()->ghost());
    QTest::keyClick(table.board(), Qt::Key_Right); // an arrow brings it back
    QVERIFY(table.scene()->cursor());
}

void TestBoardHints::theKeyboardIsToldToo()
{
    Pointing table(settling());
    QTest::keyClick(table.board(), Qt::Key_Right);
    QVERIFY(table.scene()->cursor());
    QVERIFY(table.card()->isVisible());
    QVERIFY(table.board()->accessibleDescription().contains(table.text()));
}

void TestBoardHints::aNoteTakesTheCardAway()
{
    Pointing table(settling());
    table.moveTo(intersection("0,0,SE"));
    QVERIFY(table.card()->isVisible());
    table.driver.clickPlace(intersection("0,0,S")); // too close
    QVERIFY(!table.driver.note().isEmpty());
    QVERIFY(!table.card()->isVisible());
}

void TestBoardHints::aClosedCurtainHasNoHints()
{
    Pointing table(settling());
    table.session().choose(EndTurn());
    QVERIFY(table.session().curtain());
    table.moveTo(hex("0,1"));
    QVERIFY(!table.card()->isVisible() && !table.window.findChild<BoardHints *>()->isWaiting());
}

void TestBoardHints::whatSomebodyElseSeesHasNoCosts()
{
    Pointing table(settling());
    table.session().choose(EndTurn());
    const auto hint = hintFor(table.session(), intersection("0,0,SE"), std::nullopt);
    QVERIFY(hint);
    for (const HintLine &line : hint->lines)
        QVERIFY(!std::holds_alternative<HintLine::Cost>(line.sign) && line.tone != HintLine::Tone::Good);
    QVERIFY(!table.hint(path("0,0,SE")).contains("→"));
}

void TestBoardHints::aSettlementSaysWhatItBringsAndCosts()
{
    Pointing table(settling());
    const QString site = table.hint(intersection("0,0,SE"));
    QVERIFY(site.contains("1 brick")); // hills 8
    QVERIFY(site.contains("of 36 rolls"));
    QVERIFY(table.hint(intersection("0,0,N")).contains("2 brick")); // as a city
    QVERIFY(table.hint(intersection("0,0,SW")).contains("Ben's city"));
    QVERIFY(table.hint(path("0,0,NE")).contains("Ann's road"));
}

void TestBoardHints::aNumberStaysWithItsNoun()
{
    const auto kept = [](const char *words) { return QString::fromUtf8(words).replace(u'_', QChar::Nbsp); };
    QCOMPARE(HintCard::keptTogether(QStringLiteral("+1 point: 3 → 4")), kept("+1_point: 3_→_4"));
    QCOMPARE(HintCard::keptTogether(QStringLiteral("Brings something on 6 of 36 rolls.")),
             kept("Brings something on 6_of 36_rolls."));
}

// R-WI-4: others see fewer points, and read nothing of the card.
void TestBoardHints::hiddenPointsAreSaidToTheirOwnerAlone()
{
    const QString sentence = QStringLiteral("That is with your");
    Pointing table(settling().cards(ann, { { DevelopmentCard::VictoryPoint, 1 } }));
    QVERIFY(table.hint(intersection("0,0,SE")).contains(QStringLiteral("2 → 3\n") + sentence));
    QVERIFY(!Pointing(settling()).hint(intersection("0,0,SE")).contains(sentence));
    Pointing other(settling().cards(ben, { { DevelopmentCard::VictoryPoint, 1 } }));
    QVERIFY(!other.hint(intersection("0,0,SE")).contains(sentence));
    table.session().closeCurtain();
    QVERIFY(!table.hint(intersection("0,0,SE")).contains(sentence));
}

void TestBoardHints::aRefusalIsSaidBeforeTheClick()
{
    Pointing table(settling().hand(ann, {}));
    const auto hint = hintFor(table.session(), intersection("0,0,SE"), std::nullopt);
    QVERIFY(hint->lines.back().tone == HintLine::Tone::Refused);
    QVERIFY(hint->lines.back().text.contains("brick"));
    QVERIFY(!hint->text().contains("→"));
}

void TestBoardHints::buildingSaysThatItEndsTrading() // R-TU-3
{
    Pointing table(settling().separatePhases());
    QVERIFY(table.hint(path("0,0,SE")).contains("Trading is over then"));
    QVERIFY(table.window.findChild<HandTray *>()
                ->buttonFor(Verb::BuyCard)
                ->toolTip()
                .contains("Trading is over then"));
    Pointing later(settling().separatePhases().phase(Phase::Build));
    QVERIFY(!later.hint(path("0,0,SE")).contains("Trading"));
    Pointing combined(settling());
    QVERIFY(!combined.hint(path("0,0,SE")).contains("Trading"));
}

void TestBoardHints::aHexSaysWhoGetsWhat()
{
    Pointing table(settling());
    const QString hills = table.hint(hex("0,0"));
    QVERIFY(hills.contains("5 of 36"));
    QVERIFY(hills.contains("Ann: 1 brick"));
    QVERIFY(hills.contains("Ben: 2 brick"));
    Pointing robbed(settling().robber("0,0"));
    QVERIFY(robbed.hint(hex("0,0")).contains("brings nothing"));
}

void TestBoardHints::theRobberIsShownWhomHeMeets()
{
    Pointing table(settling().phase(Phase::Robber));
    const QString hills = table.hint(hex("0,0"));
    QVERIFY(hills.contains("Your own: 1 brick blocked"));
    QVERIFY(hills.contains("Ben: 2 brick blocked"));
    QVERIFY(hills.contains("one of 4"));
    QVERIFY(!hills.contains("ore")); // that is Ben's affair
    const auto here = hintFor(table.session(), table.session().view().robber, std::nullopt);
    QVERIFY(here->lines.back().tone == HintLine::Tone::Refused);
    table.moveTo(hex("0,0"));
    QTRY_COMPARE(table.text(), hills);
    // A line each: title, chance, Ann, and two of Ben.
    QVERIFY(table.card()->height() < 7.8 * table.card()->fontMetrics().height());
}

void TestBoardHints::aVictimIsShownByCountsOnly()
{
    Pointing table(settling().robber("0,0").phase(Phase::Steal));
    QVERIFY(table.hint(intersection("0,0,SW")).contains("one of 4"));
    QVERIFY(!table.hint(intersection("0,0,SW")).contains("Steals ore"));
}

void TestBoardHints::aHarborSaysForWhom()
{
    const HarborPlace &quay = testIsland().harbors.front();
    const IntersectionId served = at(topology.endsOf, quay.at)[0];
    Pointing table(Scenario().settlement(cleo, served));
    const QString harbor = harborHint(table.session(), quay.at).text();
    QVERIFY(harbor.contains("brick") && harbor.contains("Cleo trades here"));
    table.moveTo(centerOf(quay.at) + 80 * seawards(quay.at));
    QTRY_COMPARE(table.text(), harbor);
}

void TestBoardHints::aPlateLightsItsPieces()
{
    Pointing table(settling());
    const QImage road = table.picture(path("0,0,E"));
    const QImage other = table.picture(intersection("0,0,SW"));
    PlayerPlate *plate = nullptr;
    for (PlayerPlate *each : table.window.findChildren<PlayerPlate *>()) {
        if (each->player() == ann)
            plate = each;
    }
    QVERIFY(plate);
    table.enter(plate);
    QVERIFY(table.picture(path("0,0,E")) != road);
    QVERIFY(table.picture(intersection("0,0,SW")) == other);
    table.leave(plate);
    QVERIFY(table.picture(path("0,0,E")) == road);
}

void TestBoardHints::aPriceLightsItsSites_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<Place>("site");
    QTest::newRow("roads") << 0 << Verb::BuildRoad << Place(path("0,0,SE"));
    QTest::newRow("settlements") << 1 << Verb::BuildSettlement << Place(intersection("0,0,SE"));
    QTest::newRow("cities") << 2 << Verb::BuildCity << Place(intersection("0,0,N"));
}

void TestBoardHints::aPriceLightsItsSites()
{
    QFETCH(int, row);
    QFETCH(Verb, verb);
    QFETCH(Place, site);
    Pointing table(settling().hand(ann, {})); // where one could build with cards
    const QImage before = table.picture(site);
    auto *price = table.window.findChild<CostsPanel *>()->row(static_cast<CostsPanel::Item>(row));
    auto *button = table.window.findChild<HandTray *>()->buttonFor(verb);
    for (QWidget *part : { static_cast<QWidget *>(price), static_cast<QWidget *>(button) }) {
        table.enter(part);
        QVERIFY(table.picture(site) != before);
        table.leave(part);
        QVERIFY(table.picture(site) == before);
    }
}

void TestBoardHints::whatARollBroughtStaysToBeSeen()
{
    Pointing table(settling().hand(ann, {}).phase(Phase::Roll));
    const QImage before = table.picture(hex("0,0"), 80);
    table.chance.addRoll({ 5, 3 });
    table.session().choose(Roll());
    QVERIFY(table.picture(hex("0,0"), 80) != before);
    const auto gainOf = [&table](PlayerId player) {
        for (const GainMark *mark : table.window.findChildren<GainMark *>()) {
            if (static_cast<PlayerPlate *>(mark->parentWidget())->player() == player)
                return mark->isVisible() ? mark->change().got : ResourceCards();
        }
        return ResourceCards();
    };
    QVERIFY(gainOf(ann) == one(Resource::Brick));
    QVERIFY(gainOf(ben) == cards(2, Resource::Brick));
    QVERIFY(gainOf(cleo).isEmpty());
    // And once more from a file.
    Pointing again(table.session().record());
    QVERIFY(again.picture(hex("0,0"), 80) != before);
    const auto traces = [](GameSession &session) { return tracesOf(session.log(), session.view()); };
    QVERIFY(traces(again.session()) == traces(table.session()));
}

void TestBoardHints::afterTheEndNoRollIsToBeSeen()
{
    Pointing table(settling().target(3).phase(Phase::Roll));
    table.chance.addRoll({ 5, 3 });
    table.session().choose(Roll());
    table.session().choose(BuildCity{ intersection("0,0,N") });
    const QList<GainMark *> marks = table.window.findChildren<GainMark *>();
    const auto areShown = [&marks] {
        return std::any_of(marks.begin(), marks.end(),
                           [](const GainMark *mark) { return mark->isVisible(); });
    };
    QVERIFY(!table.session().isOver() && areShown());
    table.session().choose(BuildSettlement{ intersection("0,0,SE") });
    QVERIFY(table.session().isOver());
    QTRY_VERIFY(!areShown());
}

void TestBoardHints::whileTheRobberIsDueGoldIsWhatCanBeChosen()
{
    Pointing table(settling().cards(ann, { { DevelopmentCard::Knight, 1 } }).phase(Phase::Roll));
    const auto isLit = [&table] {
        const QList<QGraphicsItem *> items = table.scene()->items();
        return std::any_of(items.begin(), items.end(), [](const QGraphicsItem *item) {
            return dynamic_cast<const GlowItem *>(item) && item->zValue() == layer::traces
                && item->isVisible();
        });
    };
    table.chance.addRoll({ 5, 3 });
    table.session().choose(Roll());
    QVERIFY(isLit());
    table.session().choose(PlayKnight());
    QCOMPARE(table.session().view().phase, Phase::Robber);
    QVERIFY(!isLit());
    table.session().choose(MoveRobber{ hex("0,2") });
    QVERIFY(isLit());
}

QTEST_MAIN(TestBoardHints)
#include "tst_boardhints.moc"
