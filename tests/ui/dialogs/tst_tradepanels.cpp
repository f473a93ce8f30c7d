// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/answerpanel.h"
#include "dialogs/offerpanel.h"
#include "dialogs/personbutton.h"
#include "dialogs/resourcetile.h"
#include "dialogs/tradedialog.h"
#include "hand/cardfan.h"
#include "rules/rules.h"
#include "text/refusals.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

const Offer lumberForOre{ ann, std::nullopt, { { Resource::Lumber, 2 } }, { { Resource::Ore, 1 } } };

bool canAdd(const QWidget *panel, const char *tile)
{
    return named<ResourceTile>(panel, tile)->canAdd();
}

// All words of a widget and what is in it.
QStringList wordsOf(const QWidget *widget)
{
    QStringList words;
    for (const QWidget *each : widget->findChildren<QWidget *>())
        words << each->toolTip() << each->accessibleName() << each->accessibleDescription();
    for (const QLabel *label : widget->findChildren<QLabel *>())
        words << label->text();
    for (const QAbstractButton *button : widget->findChildren<QAbstractButton *>())
        words << button->text();
    return words;
}

} // namespace

class tst_TradePanels : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyOfferSaysWhatToChoose();
    void onlyOwnCardsCanBeGiven();
    void noResourceStandsOnBothSides();
    void aGreyCardSaysWhy();
    void anOfferIsMade();
    void theResultIsToldBeforehand();
    void whenTradingHasEndedNothingCanBeTapped();
    void theBankNamesItsBestRates();
    void theBankTakesWhatPaysForTheCards_data();
    void theBankTakesWhatPaysForTheCards();
    void theBankGivesNoMoreThanItHolds();
    void theBankNeedsEnoughOfAKind();
    void severalTradesInARow();
    void escClosesTheTrade();

    void theKeyboardBeginsAtACardThatCanBeGiven();
    void anyNameCanBeTapped();
    void enterPressesTheNameThatIsAsked();
    void whoHasSaidNoIsToldFromTheRest();
    void whenAllHaveSaidNoTheOfferIsToBeChanged();
    void anOpenOfferShowsNoHand();
    void anOfferIsWithdrawn();

    void anAnswerShowsTheOfferFromTheOtherSide();
    void acceptingNeedsTheCards();
    void aHastyEnterGivesNoCardsAway();
    void anOfferIsDeclined();
    void aCounterOfferStartsFromTheOffer();
    void theSameOfferIsNoCounterOffer();
    void escLeavesTheCounterOfferOnly();
    void theAnswerToACounterOfferEndsTheTalk();

private:
    TradeDialog *openTrade(Host &host, const GameState &state,
                           TradeDialog::Side side = TradeDialog::Side::Others)
    {
        auto *trade = new TradeDialog(viewFor(state, ann), fourAtTable());
        trade->openIn(&host);
        trade->showSide(side);
        return trade;
    }
    AnswerPanel *openAnswer(Host &host, PlayerId who, const Offer &offer = lumberForOre,
                            bool mayCounter = true)
    {
        auto *answer =
            new AnswerPanel(viewFor(tradingMoment().state(), who), fourAtTable(), offer, mayCounter);
        answer->openIn(&host);
        return answer;
    }
};

void tst_TradePanels::anEmptyOfferSaysWhatToChoose()
{
    Host host;
    TradeDialog *trade = openTrade(host, tradingMoment().state());
    QVERIFY(!named(trade, "offer")->isEnabled());
    QCOMPARE(hintOf(trade), QStringLiteral("Choose the cards that you give and the cards that you get."));
    click(trade, "give.lumber");
    QCOMPARE(hintOf(trade), QStringLiteral("Now choose the cards that you get for it."));
    click(trade, "get.ore");
    QCOMPARE(hintOf(trade), QString());
    QVERIFY(named(trade, "offer")->isEnabled());
}

void tst_TradePanels::onlyOwnCardsCanBeGiven()
{
    Host host;
    TradeDialog *trade = openTrade(host, tradingMoment().state());
    for (int tap = 0; tap < 4; ++tap) {
        click(trade, "give.wool");  // two are there
        click(trade, "give.brick"); // none
    }
    click(trade, "get.ore");
    QSignalSpy made(trade, &TradeDialog::offerMade);
    click(trade, "offer");
    QCOMPARE(made.size(), 1);
    QVERIFY(made[0][0].value<Offer>().give == ResourceCards({ { Resource::Wool, 2 } }));
}

void tst_TradePanels::noResourceStandsOnBothSides()
{
    Host host;
    TradeDialog *trade = openTrade(host, tradingMoment().state());
    click(trade, "give.ore");
    QVERIFY(!canAdd(trade, "get.ore"));
    click(trade, "get.ore");
    click(trade, "get.wool");
    QVERIFY(!canAdd(trade, "give.wool"));
    click(trade, "give.ore.less");
    QVERIFY(canAdd(trade, "get.ore"));
}

void tst_TradePanels::aGreyCardSaysWhy()
{
    Host host;
    TradeDialog *trade = openTrade(host, tradingMoment().state());
    click(trade, "give.brick"); // none
    QVERIFY2(hintOf(trade).contains("no brick"), qPrintable(hintOf(trade)));
    QCOMPARE(named(trade, "give.brick")->toolTip(), hintOf(trade));
    click(trade, "give.ore");
    click(trade, "get.ore");
    const View view = viewFor(tradingMoment().state(), ann);
    QCOMPARE(hintOf(trade), refusalSentence(Reason::SameResourceBothSides, view, fourAtTable()));
    trade->showSide(TradeDialog::Side::Bank);
    click(trade, "bankGive.wool"); // two of them, at three for one
    QVERIFY2(hintOf(trade).contains("3 wool"), qPrintable(hintOf(trade)));
    click(trade, "bankGet.lumber"); // which is given
    QVERIFY(hintOf(trade).contains("You give this kind"));
}

void tst_TradePanels::anOfferIsMade()
{
    Host host;
    QPointer<TradeDialog> trade = openTrade(host, tradingMoment().state());
    QSignalSpy made(trade, &TradeDialog::offerMade);
    click(trade, "give.lumber");
    click(trade, "give.lumber");
    click(trade, "get.ore");
    click(trade, "to.orange");
    click(trade, "offer");
    QCOMPARE(made.size(), 1);
    const Offer expected{ ann, cleo, lumberForOre.give, lumberForOre.get };
    QVERIFY(made[0][0].value<Offer>() == expected);
    QTRY_VERIFY(!trade);
}

void tst_TradePanels::theResultIsToldBeforehand()
{
    Host host;
    TradeDialog *trade = openTrade(host, tradingMoment().state());
    for (const char *tap : { "give.lumber", "give.lumber", "give.lumber", "get.brick" })
        click(trade, tap);
    const QString outcome = outcomeOf(trade);
    QVERIFY2(outcome.contains("3 lumber") && outcome.contains("1 brick"), qPrintable(outcome));
    QVERIFY2(outcome.contains("1 brick, 2 lumber, 2 wool, 2 grain and 1 ore: 10 → 8"), qPrintable(outcome));
}

void tst_TradePanels::whenTradingHasEndedNothingCanBeTapped()
{
    Host host;
    TradeDialog *trade = openTrade(host, tradingMoment().separatePhases().phase(Phase::Build).state());
    QVERIFY(!canAdd(trade, "give.lumber"));
    QVERIFY(!canAdd(trade, "get.ore"));
    QVERIFY(!named(trade, "offer")->isEnabled());
    QVERIFY(!hintOf(trade).isEmpty());
}

void tst_TradePanels::theBankNamesItsBestRates()
{
    Host host;
    TradeDialog *trade = openTrade(host, tradingMoment().state(), TradeDialog::Side::Bank);
    QCOMPARE(named(trade, "bankGive.lumber")->accessibleDescription(), "2:1 lumber harbor");
    QCOMPARE(named(trade, "bankGive.wool")->accessibleDescription(), "3:1 harbor");
    const GameState without = Scenario().hand(ann, { { Resource::Wool, 4 } }).state();
    Host other;
    TradeDialog *plain = openTrade(other, without, TradeDialog::Side::Bank);
    QCOMPARE(named(plain, "bankGive.wool")->accessibleDescription(), "4:1 bank");
}

void tst_TradePanels::theBankTakesWhatPaysForTheCards_data()
{
    QTest::addColumn<ResourceCards>("hand");
    QTest::addColumn<QString>("give");
    QTest::addColumn<QStringList>("taps");
    QTest::addColumn<ResourceCards>("given");
    QTest::addColumn<ResourceCards>("gotten");
    using enum Resource;
    const auto row = [](const char *name, ResourceCards hand, const char *give, const QStringList &taps,
                        ResourceCards given, ResourceCards gotten) {
        QTest::newRow(name) << hand << QString(give) << taps << given << gotten;
    };
    row("R-TR-6 two lumber for one ore", { { Lumber, 5 } }, "lumber", { "ore" }, { { Lumber, 2 } },
        { { Ore, 1 } });
    row("R-TR-7 four lumber for two of different kinds", { { Lumber, 5 } }, "lumber", { "ore", "grain" },
        { { Lumber, 4 } }, { { Ore, 1 }, { Grain, 1 } });
    row("R-TR-7 a third card would cost more than one holds", { { Lumber, 5 } }, "lumber",
        { "ore", "ore", "ore" }, { { Lumber, 4 } }, { { Ore, 2 } });
    row("R-TR-6 three wool for one", { { Wool, 5 } }, "wool", { "brick", "brick" }, { { Wool, 3 } },
        { { Brick, 1 } });
    row("R-TR-7 nothing for its own kind", { { Wool, 6 } }, "wool", { "wool", "ore" }, { { Wool, 3 } },
        { { Ore, 1 } });
}

void tst_TradePanels::theBankTakesWhatPaysForTheCards()
{
    QFETCH(const ResourceCards, hand);
    QFETCH(const QString, give);
    QFETCH(const QStringList, taps);
    const GameState state = tradingMoment().hand(ann, hand).state();
    Host host;
    TradeDialog *trade = openTrade(host, state, TradeDialog::Side::Bank);
    click(trade, qPrintable("bankGive." + give));
    for (const QString &tap : taps)
        click(trade, qPrintable("bankGet." + tap));
    QSignalSpy chosen(trade, &TradeDialog::bankTradeChosen);
    click(trade, "trade");
    QCOMPARE(chosen.size(), 1);
    QTEST(chosen[0][0].value<ResourceCards>(), "given");
    QTEST(chosen[0][1].value<ResourceCards>(), "gotten");
    const TradeBank action{ chosen[0][0].value<ResourceCards>(), chosen[0][1].value<ResourceCards>() };
    QVERIFY(!why(state, action));
}

void tst_TradePanels::theBankGivesNoMoreThanItHolds()
{
    const GameState state =
        tradingMoment().bank({ { Resource::Brick, 1 }, { Resource::Wool, 9 } }, dan).state();
    Host host;
    TradeDialog *trade = openTrade(host, state, TradeDialog::Side::Bank);
    click(trade, "bankGive.lumber");
    click(trade, "bankGet.ore");
    QVERIFY(!named(trade, "trade")->isEnabled());
    click(trade, "bankGet.brick");
    click(trade, "bankGet.brick");
    QSignalSpy chosen(trade, &TradeDialog::bankTradeChosen);
    click(trade, "trade");
    QVERIFY(chosen[0][1].value<ResourceCards>() == ResourceCards({ { Resource::Brick, 1 } }));
}

void tst_TradePanels::theBankNeedsEnoughOfAKind()
{
    const GameState state = Scenario().hand(ann, { { Resource::Wool, 3 }, { Resource::Ore, 3 } }).state();
    Host host;
    TradeDialog *trade = openTrade(host, state, TradeDialog::Side::Bank);
    click(trade, "bankGive.wool");
    click(trade, "bankGet.brick");
    QVERIFY(!named(trade, "trade")->isEnabled());
    QVERIFY(hintOf(trade).contains("too few"));
}

void tst_TradePanels::severalTradesInARow()
{
    Host host;
    GameState state = tradingMoment().state();
    TradeDialog *trade = openTrade(host, state, TradeDialog::Side::Bank);
    connect(trade, &TradeDialog::bankTradeChosen, this, [&](ResourceCards give, ResourceCards get) {
        apply(state, TradeBank{ give, get });
        trade->setView(viewFor(state, ann));
    });
    for (int round = 0; round < 2; ++round) {
        if (named(trade, "bankGive.lumber")->isVisible())
            click(trade, "bankGive.lumber");
        click(trade, "bankGet.ore");
        click(trade, "trade");
        QVERIFY(trade->isVisible());
    }
    QVERIFY(at(state.hands, ann)
            == ResourceCards({ { Resource::Lumber, 1 },
                               { Resource::Wool, 2 },
                               { Resource::Grain, 2 },
                               { Resource::Ore, 3 } }));
}

void tst_TradePanels::escClosesTheTrade()
{
    Host host;
    QPointer<TradeDialog> trade = openTrade(host, tradingMoment().state());
    QSignalSpy cancelled(trade, &Panel::cancelled);
    QTest::keyClick(named(trade, "give.brick"), Qt::Key_Escape);
    QCOMPARE(cancelled.size(), 1);
    QTRY_VERIFY(!trade);
}

void tst_TradePanels::theKeyboardBeginsAtACardThatCanBeGiven()
{
    // Ann has no brick; with the bank one ore and one brick pay for nothing.
    const GameState state =
        tradingMoment()
            .hand(ann, { { Resource::Lumber, 1 }, { Resource::Wool, 2 }, { Resource::Ore, 4 } })
            .state();
    Host host;
    QVERIFY(QTest::qWaitForWindowActive(&host));
    for (const auto side : { TradeDialog::Side::Others, TradeDialog::Side::Bank }) {
        auto *trade = new TradeDialog(viewFor(state, ann), fourAtTable());
        trade->showSide(side);
        trade->openIn(&host);
        QCOMPARE(QApplication::focusWidget()->objectName(),
                 side == TradeDialog::Side::Others ? "give.lumber" : "bankGive.ore");
        trade->dismiss();
    }
}

// R-TR-4: also somebody who cannot pay.
void tst_TradePanels::anyNameCanBeTapped()
{
    for (const PlayerId player : { ben, cleo, dan }) {
        Host host;
        const Offer toBen{ ann, ben, lumberForOre.give, lumberForOre.get };
        auto *panel =
            new OfferPanel(viewFor(tradingMoment().state(), std::nullopt), fourAtTable(), toBen, { cleo });
        panel->openIn(&host);
        QSignalSpy tapped(panel, &OfferPanel::personTapped);
        click(panel->buttonFor(player));
        QCOMPARE(tapped.size(), 1);
        QVERIFY(tapped[0][0].value<PlayerId>() == player);
    }
}

void tst_TradePanels::enterPressesTheNameThatIsAsked()
{
    for (const std::optional<PlayerId> to : { std::optional<PlayerId>(), std::optional(dan) }) {
        Host host;
        QVERIFY(QTest::qWaitForWindowActive(&host));
        const Offer offer{ ann, to, lumberForOre.give, lumberForOre.get };
        auto *panel = new OfferPanel(viewFor(tradingMoment().state(), std::nullopt), fourAtTable(), offer);
        panel->openIn(&host);
        for (const PlayerId player : { ben, cleo, dan })
            QCOMPARE(panel->buttonFor(player)->isMarked(), to == player);
        QCOMPARE(wordsOf(panel).filter("Dan is asked").size(), to ? 1 : 0);
        QSignalSpy tapped(panel, &OfferPanel::personTapped);
        QSignalSpy withdrawn(panel, &OfferPanel::withdrawn);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(tapped.size(), 1);
        QVERIFY(tapped[0][0].value<PlayerId>() == to.value_or(ben));
        QCOMPARE(withdrawn.size(), 0);
    }
}

void tst_TradePanels::whoHasSaidNoIsToldFromTheRest()
{
    Host host;
    QVERIFY(QTest::qWaitForWindowActive(&host));
    const Offer toBen{ ann, ben, lumberForOre.give, lumberForOre.get };
    auto *panel =
        new OfferPanel(viewFor(tradingMoment().state(), std::nullopt), fourAtTable(), toBen, { ben });
    panel->openIn(&host);
    QVERIFY(panel->buttonFor(ben)->isRefusing());
    QVERIFY(!panel->buttonFor(ben)->isMarked());
    QCOMPARE(panel->buttonFor(ben)->accessibleDescription(), QStringLiteral("said no"));
    for (const PlayerId player : { cleo, dan }) {
        QVERIFY(!panel->buttonFor(player)->isRefusing());
        QCOMPARE(panel->buttonFor(player)->accessibleDescription(), QStringLiteral("not asked yet"));
    }
    QVERIFY(panel->buttonFor(cleo)->hasFocus());
    QCOMPARE(wordsOf(panel).filter("Ben said no").size(), 1);
    QVERIFY(!named(panel, "change")->property("main").toBool());
}

void tst_TradePanels::whenAllHaveSaidNoTheOfferIsToBeChanged()
{
    Host host;
    QVERIFY(QTest::qWaitForWindowActive(&host));
    auto *panel = new OfferPanel(viewFor(tradingMoment().state(), std::nullopt), fourAtTable(), lumberForOre,
                                 { dan, ben, cleo });
    panel->openIn(&host);
    QCOMPARE(wordsOf(panel).filter("Nobody wants this trade").size(), 1);
    QVERIFY(named(panel, "change")->property("main").toBool());
    QVERIFY(named(panel, "change")->hasFocus());
}

void tst_TradePanels::anOpenOfferShowsNoHand()
{
    Host host;
    // Other cards, as many as before, in every hand: nothing on the screen may tell them apart.
    const GameState one = tradingMoment().state();
    const GameState other = tradingMoment()
                                .hand(ann, { { Resource::Lumber, 2 }, { Resource::Brick, 8 } })
                                .hand(ben, { { Resource::Wool, 3 } })
                                .hand(cleo, { { Resource::Ore, 4 } })
                                .hand(dan, { { Resource::Grain, 8 } })
                                .state();
    QStringList words[2];
    QImage pictures[2];
    int world = 0;
    for (const GameState &state : { one, other }) {
        auto *panel = new OfferPanel(viewFor(state, std::nullopt), fourAtTable(), lumberForOre);
        panel->openIn(&host);
        words[world] = wordsOf(panel);
        pictures[world] = panel->grab().toImage();
        ++world;
        panel->dismiss();
    }
    QCOMPARE(words[0], words[1]);
    QCOMPARE(pictures[0], pictures[1]);
}

void tst_TradePanels::anOfferIsWithdrawn()
{
    for (const bool byKey : { true, false }) {
        Host host;
        auto *panel =
            new OfferPanel(viewFor(tradingMoment().state(), std::nullopt), fourAtTable(), lumberForOre);
        panel->openIn(&host);
        QSignalSpy withdrawn(panel, &OfferPanel::withdrawn);
        if (byKey)
            QTest::keyClick(named(panel, "withdraw"), Qt::Key_Escape);
        else
            click(panel, "withdraw");
        QCOMPARE(withdrawn.size(), 1);
    }
}

void tst_TradePanels::anAnswerShowsTheOfferFromTheOtherSide()
{
    Host host;
    AnswerPanel *answer = openAnswer(host, ben);
    QVERIFY(named(answer, "accept")->isEnabled());
    const QString outcome = outcomeOf(answer);
    QVERIFY2(outcome.contains("give 1 ore and get 2 lumber"), qPrintable(outcome));
    QVERIFY2(outcome.contains("2 brick and 2 lumber: 3 → 4"), qPrintable(outcome));
    QSignalSpy accepted(answer, &AnswerPanel::accepted);
    click(answer, "accept");
    QCOMPARE(accepted.size(), 1);
}

void tst_TradePanels::acceptingNeedsTheCards()
{
    Host host;
    AnswerPanel *answer = openAnswer(host, cleo);
    QVERIFY(!named(answer, "accept")->isEnabled());
    QCOMPARE(hintOf(answer), "You need 1 ore more to accept.");
    auto *ore = named<CardFan>(answer, "given")->pile(Resource::Ore);
    QVERIFY(ore->isLacking());
    const QImage lacking = ore->grab().toImage();
    ore->setLacking(false);
    QVERIFY(ore->grab().toImage() != lacking);
    QSignalSpy accepted(answer, &AnswerPanel::accepted);
    click(answer, "accept");
    QCOMPARE(accepted.size(), 0);
}

void tst_TradePanels::aHastyEnterGivesNoCardsAway()
{
    Host host;
    AnswerPanel *answer = openAnswer(host, ben);
    QSignalSpy accepted(answer, &AnswerPanel::accepted);
    QSignalSpy declined(answer, &AnswerPanel::declined);
    QTest::keyClick(answer->focusWidget(), Qt::Key_Return);
    QCOMPARE(accepted.size(), 0);
    QCOMPARE(declined.size(), 1);
}

void tst_TradePanels::anOfferIsDeclined()
{
    Host host;
    AnswerPanel *answer = openAnswer(host, cleo);
    QSignalSpy declined(answer, &AnswerPanel::declined);
    click(answer, "decline");
    QCOMPARE(declined.size(), 1);
}

void tst_TradePanels::aCounterOfferStartsFromTheOffer()
{
    Host host;
    AnswerPanel *answer = openAnswer(host, dan);
    QSignalSpy countered(answer, &AnswerPanel::countered);
    click(answer, "counter");
    click(answer, "get.lumber"); // three instead of two
    click(answer, "offerInstead");
    QCOMPARE(countered.size(), 1);
    const Offer expected{ dan, ann, { { Resource::Ore, 1 } }, { { Resource::Lumber, 3 } } };
    QVERIFY(countered[0][0].value<Offer>() == expected);
}

void tst_TradePanels::theSameOfferIsNoCounterOffer()
{
    Host host;
    QVERIFY(QTest::qWaitForWindowActive(&host));
    AnswerPanel *answer = openAnswer(host, dan);
    click(answer, "counter");
    QCOMPARE(QApplication::focusWidget()->objectName(), "give.ore"); // Dan has nothing else
    QVERIFY(!named(answer, "offerInstead")->isEnabled());
    QVERIFY(!hintOf(answer).isEmpty());
    click(answer, "get.lumber");
    QVERIFY(named(answer, "offerInstead")->isEnabled());
    click(answer, "get.lumber.less");
    QVERIFY(!named(answer, "offerInstead")->isEnabled());
}

void tst_TradePanels::escLeavesTheCounterOfferOnly()
{
    Host host;
    AnswerPanel *answer = openAnswer(host, dan);
    QSignalSpy closed(answer, &Panel::closed);
    click(answer, "counter");
    QVERIFY(named(answer, "offerInstead")->isVisible());
    QTest::keyClick(named(answer, "give.brick"), Qt::Key_Escape);
    QVERIFY(named(answer, "accept")->isVisible());
    QTest::keyClick(named(answer, "accept"), Qt::Key_Escape);
    QCOMPARE(closed.size(), 0);
}

void tst_TradePanels::theAnswerToACounterOfferEndsTheTalk()
{
    Host host;
    const Offer bens{ ben, ann, { { Resource::Ore, 1 } }, { { Resource::Lumber, 4 } } };
    AnswerPanel *answer = openAnswer(host, ann, bens, false);
    QVERIFY(!named(answer, "counter")->isVisible());
    QVERIFY(named(answer, "accept")->isEnabled());
    QVERIFY2(outcomeOf(answer).contains("10 → 7"), qPrintable(outcomeOf(answer)));
}

QTEST_MAIN(tst_TradePanels)
#include "tst_tradepanels.moc"
