// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/discardpicker.h"
#include "dialogs/resourcepicker.h"
#include "dialogs/resourcetile.h"
#include "rules/view.h"

#include <QSignalSpy>
#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

class tst_CardPickers : public QObject
{
    Q_OBJECT

private slots:
    void discardStartsWithNothingChosen();
    void discardNeedsExactlyTheNumberOwed();
    void rapidClicksCannotExceedWhatIsOwed();
    void noMoreOfAKindThanOneHolds();
    void aCardCanBeTakenBack();
    void theRightButtonTakesBack();
    void onlyLiftedCardsStandOut();
    void theKeyboardChooses();
    void theArrowsFollowTheDirectionOfReading();
    void theResultIsToldBeforehand();
    void aDoubleClickConfirmsOnce();
    void monopolyTakesOneResource();
    void plentyTakesWhatTheBankHolds();
    void plentyNeedsItsNumber();
    void plentyCanBeGivenUp();

private:
    DiscardPicker *openDiscard(Host &host)
    {
        auto *picker = new DiscardPicker(viewFor(sevenMoment().state(), ben), fourAtTable());
        picker->openIn(&host);
        return picker;
    }
    ResourcePicker *openPicker(Host &host, const GameState &state, DevelopmentCard card, int count)
    {
        auto *picker = new ResourcePicker(viewFor(state, ann), card, count);
        picker->openIn(&host);
        return picker;
    }
};

void tst_CardPickers::discardStartsWithNothingChosen()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    QVERIFY(picker->chosen().isEmpty());
    QVERIFY(!named(picker, "confirm")->isEnabled());
    QCOMPARE(hintOf(picker), QStringLiteral("Choose 4 card(s)."));
    click(picker, "discard.brick");
    QCOMPARE(hintOf(picker), QStringLiteral("Choose 3 more card(s)."));
}

void tst_CardPickers::discardNeedsExactlyTheNumberOwed()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    QSignalSpy discarded(picker, &DiscardPicker::discarded);
    for (const char *tap : { "discard.brick", "discard.ore", "discard.ore" }) {
        click(picker, tap);
        QVERIFY(!named(picker, "confirm")->isEnabled());
    }
    click(picker, "confirm");
    QCOMPARE(discarded.size(), 0);
    click(picker, "discard.wool");
    QVERIFY(named(picker, "confirm")->isEnabled());
    QVERIFY(hintOf(picker).isEmpty());
    click(picker, "confirm");
    QCOMPARE(discarded.size(), 1);
    const ResourceCards chosen{ { Resource::Brick, 1 }, { Resource::Ore, 2 }, { Resource::Wool, 1 } };
    QVERIFY(discarded[0][0].value<ResourceCards>() == chosen);
}

void tst_CardPickers::rapidClicksCannotExceedWhatIsOwed()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    for (int round = 0; round < 5; ++round) {
        for (const char *tile : { "discard.brick", "discard.wool", "discard.ore", "discard.brick" }) {
            click(picker, tile);
            QTest::mouseDClick(named(picker, tile), Qt::LeftButton);
        }
    }
    QCOMPARE(picker->chosen().total(), 4);
    QVERIFY(!named<ResourceTile>(picker, "discard.lumber")->canAdd());
    click(picker, "discard.lumber");
    QVERIFY2(hintOf(picker).contains("chosen enough cards"), qPrintable(hintOf(picker)));
}

void tst_CardPickers::noMoreOfAKindThanOneHolds()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    for (int tap = 0; tap < 4; ++tap) {
        click(picker, "discard.lumber");
        click(picker, "discard.grain");
    }
    QVERIFY(picker->chosen() == ResourceCards({ { Resource::Lumber, 1 } }));
}

void tst_CardPickers::aCardCanBeTakenBack()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    QVERIFY(!named(picker, "discard.ore.less")->isEnabled());
    click(picker, "discard.ore");
    click(picker, "discard.ore");
    click(picker, "discard.ore.less");
    QVERIFY(picker->chosen() == ResourceCards({ { Resource::Ore, 1 } }));
}

void tst_CardPickers::theRightButtonTakesBack()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    click(picker, "discard.ore");
    click(picker, "discard.ore");
    QTest::mouseClick(named(picker, "discard.ore"), Qt::RightButton);
    QVERIFY(picker->chosen() == ResourceCards({ { Resource::Ore, 1 } }));
    QTest::mouseClick(named(picker, "discard.wool"), Qt::RightButton); // nothing was taken
    QVERIFY(picker->chosen() == ResourceCards({ { Resource::Ore, 1 } }));
}

// No empty places are drawn above the piles.
void tst_CardPickers::onlyLiftedCardsStandOut()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    const auto above = [&](const char *pile) {
        const QWidget *place = named(picker, pile);
        return picker->grab(QRect(place->mapTo(picker, QPoint()), place->size())).toImage();
    };
    const auto isBare = [](const QImage &image) {
        QImage plain(image.size(), image.format());
        plain.setDevicePixelRatio(image.devicePixelRatio());
        plain.fill(image.pixelColor(0, 0));
        return plain == image;
    };
    QVERIFY(isBare(above("discard.wool.less")));
    click(picker, "discard.wool");
    QTest::mouseMove(picker, QPoint(1, 1));
    QVERIFY(!isBare(above("discard.wool.less")));
    QVERIFY(isBare(above("discard.lumber.less")));
}

void tst_CardPickers::theKeyboardChooses()
{
    Host host;
    QVERIFY(QTest::qWaitForWindowActive(&host));
    DiscardPicker *picker = openDiscard(host);
    QCOMPARE(QApplication::focusWidget(), named(picker, "discard.brick"));
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    press(Qt::Key_Space);
    press(Qt::Key_Plus);
    press(Qt::Key_Minus);
    press(Qt::Key_Left); // round to ore
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    QVERIFY(!named(picker, "confirm")->isEnabled()); // three are too few
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QVERIFY(picker->chosen() == ResourceCards({ { Resource::Brick, 2 }, { Resource::Ore, 2 } }));
    QSignalSpy discarded(picker, &DiscardPicker::discarded);
    while (QApplication::focusWidget() != named(picker, "confirm"))
        press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QCOMPARE(discarded.size(), 1);
}

void tst_CardPickers::theArrowsFollowTheDirectionOfReading()
{
    Host host;
    host.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(QTest::qWaitForWindowActive(&host));
    DiscardPicker *picker = openDiscard(host);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(QApplication::focusWidget(), named(picker, "discard.lumber"));
}

void tst_CardPickers::theResultIsToldBeforehand()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    for (const char *tap : { "discard.brick", "discard.brick", "discard.brick", "discard.ore" })
        click(picker, tap);
    const QString outcome = outcomeOf(picker);
    QVERIFY2(outcome.contains("1 lumber, 2 wool and 2 ore"), qPrintable(outcome));
    QVERIFY2(outcome.contains("9 → 5"), qPrintable(outcome));
}

void tst_CardPickers::aDoubleClickConfirmsOnce()
{
    Host host;
    DiscardPicker *picker = openDiscard(host);
    for (int tap = 0; tap < 3; ++tap)
        click(picker, "discard.ore");
    click(picker, "discard.wool");
    QSignalSpy discarded(picker, &DiscardPicker::discarded);
    QVERIFY(QTest::qWaitForWindowExposed(&host));
    const QWidget *confirm = named(picker, "confirm");
    const QPoint spot = confirm->mapTo(&host, confirm->rect().center());
    QTest::mouseClick(host.windowHandle(), Qt::LeftButton, {}, spot);
    QTest::mouseDClick(host.windowHandle(), Qt::LeftButton, {}, spot);
    QCOMPARE(discarded.size(), 1);
}

void tst_CardPickers::monopolyTakesOneResource()
{
    Host host;
    ResourcePicker *picker = openPicker(host, tradingMoment().state(), DevelopmentCard::Monopoly, 1);
    QVERIFY(!named(picker, "confirm")->isEnabled());
    click(picker, "pick.wool");
    click(picker, "pick.ore");
    click(picker, "pick.ore");
    QVERIFY(picker->chosen() == ResourceCards({ { Resource::Ore, 1 } }));
    QSignalSpy picked(picker, &ResourcePicker::picked);
    click(picker, "confirm");
    QCOMPARE(picked.size(), 1);
    QVERIFY(picked[0][0].value<ResourceCards>() == ResourceCards({ { Resource::Ore, 1 } }));
}

void tst_CardPickers::plentyTakesWhatTheBankHolds()
{
    const GameState state =
        tradingMoment().bank({ { Resource::Brick, 1 }, { Resource::Ore, 5 } }, dan).state();
    Host host;
    ResourcePicker *picker = openPicker(host, state, DevelopmentCard::YearOfPlenty, 2);
    for (const char *tap : { "pick.grain", "pick.brick", "pick.brick", "pick.wool" })
        click(picker, tap);
    QVERIFY(picker->chosen() == ResourceCards({ { Resource::Brick, 1 } }));
    click(picker, "pick.ore");
    click(picker, "pick.ore");
    QVERIFY(picker->chosen() == ResourceCards({ { Resource::Brick, 1 }, { Resource::Ore, 1 } }));
}

void tst_CardPickers::plentyNeedsItsNumber()
{
    Host host;
    ResourcePicker *picker = openPicker(host, tradingMoment().state(), DevelopmentCard::YearOfPlenty, 2);
    click(picker, "pick.grain");
    QVERIFY(!named(picker, "confirm")->isEnabled());
    click(picker, "pick.grain");
    QSignalSpy picked(picker, &ResourcePicker::picked);
    QVERIFY2(outcomeOf(picker).contains("10 → 12"), qPrintable(outcomeOf(picker)));
    click(picker, "confirm");
    QCOMPARE(picked.size(), 1);
    QVERIFY(picked[0][0].value<ResourceCards>() == ResourceCards({ { Resource::Grain, 2 } }));
}

void tst_CardPickers::plentyCanBeGivenUp()
{
    for (const bool byKey : { true, false }) {
        Host host;
        ResourcePicker *picker = openPicker(host, tradingMoment().state(), DevelopmentCard::YearOfPlenty, 2);
        QSignalSpy cancelled(picker, &Panel::cancelled);
        QSignalSpy picked(picker, &ResourcePicker::picked);
        if (byKey)
            QTest::keyClick(named(picker, "pick.brick"), Qt::Key_Escape);
        else
            click(picker, "cancel");
        QCOMPARE(cancelled.size(), 1);
        QCOMPARE(picked.size(), 0);
    }
}

QTEST_MAIN(tst_CardPickers)
#include "tst_cardpickers.moc"
