// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/curtain.h"

#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace holmstead;
using namespace holmstead::test;
using namespace std::chrono_literals;

namespace {

constexpr auto never = 1h; // longer than any test takes

} // namespace

class tst_Curtain : public QObject
{
    Q_OBJECT

private slots:
    void itTellsWhoIsNextAndWhy();
    void aLetterIsAnsweredBelowItsButton();
    void itHidesAllThatLiesBelow();
    void aClickOpensIt();
    void theSecondHalfOfADoubleClickDoesNot();
    void aPressBegunTooEarlyDoesNot();
    void whileAKeyIsHeldItSaysSo();
    void aKeyPressedTooEarlyCountsFromTheEndOfTheGuard();
    void aKeyThatOnlyRepeatsGoesOnFilling();
    void oneCanTurnBackToAnOffer();
    void turningBackIsGuardedToo();
    void aHeldKeyOpensIt_data();
    void aHeldKeyOpensIt();
    void aTappedKeyDoesNot();
    void aKeyHeldFromBeforeDoesNot();
    void nothingBehindItHearsKeysOrClicks();
    void itGrowsWithTheWindow();
    void itsButtonStaysWhereItIs_data();
    void itsButtonStaysWhereItIs();
    void namesAreNoMarkUp();

private:
    Person ben() const { return fourAtTable()[1]; }
};

void tst_Curtain::itTellsWhoIsNextAndWhy()
{
    Host host;
    Curtain curtain(&host);
    QVERIFY(!curtain.isVisible());
    QStringList reasons;
    for (const CurtainReason reason :
         { CurtainReason::Placement, CurtainReason::Turn, CurtainReason::Discard, CurtainReason::Robber,
           CurtainReason::TradeAnswer, CurtainReason::TradeReturn, CurtainReason::TakeBack,
           CurtainReason::Resume }) {
        curtain.closeFor(ben(), reason);
        QVERIFY(curtain.isVisible());
        QCOMPARE(named<QLabel>(&curtain, "name")->text(), "Ben");
        reasons << named<QLabel>(&curtain, "why")->text();
        QVERIFY(!reasons.last().isEmpty());
    }
    QCOMPARE(reasons.removeDuplicates(), 0);
}

void tst_Curtain::aLetterIsAnsweredBelowItsButton()
{
    Host host;
    Curtain curtain(&host);
    curtain.closeFor(ben(), CurtainReason::Turn);
    const auto *hint = named<QLabel>(&curtain, "hint");
    const QString before = hint->text();
    QTest::keyClick(&curtain, Qt::Key_E);
    QVERIFY(curtain.isVisible());
    QVERIFY(hint->text() != before && hint->text().contains("Ben"));
    curtain.closeFor(ben(), CurtainReason::Turn);
    QCOMPARE(hint->text(), before);
}

void tst_Curtain::itHidesAllThatLiesBelow()
{
    Host host;
    QLabel hand("5 lumber", &host);
    hand.setGeometry(0, 0, 1280, 300);
    hand.show();
    Curtain curtain(&host);
    curtain.closeFor(ben(), CurtainReason::Turn);
    const QImage one = host.grab().toImage();
    hand.setText("3 ore");
    QCOMPARE(host.grab().toImage(), one);
}

void tst_Curtain::aClickOpensIt()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(0ms, never);
    curtain.closeFor(ben(), CurtainReason::Turn);
    QSignalSpy opened(&curtain, &Curtain::opened);
    QTest::mouseClick(&curtain, Qt::LeftButton, {}, { 10, 10 }); // beside the button
    QCOMPARE(opened.size(), 0);
    click(&curtain, "open");
    QCOMPARE(opened.size(), 1);
    QVERIFY(!curtain.isVisible());
}

void tst_Curtain::theSecondHalfOfADoubleClickDoesNot()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(never, never);
    QSignalSpy opened(&curtain, &Curtain::opened);
    QPushButton endTurn("End turn", &host);
    // Where the curtain's button will be.
    curtain.closeFor(ben(), CurtainReason::Turn);
    QCoreApplication::processEvents();
    QWidget *open = named(&curtain, "open");
    endTurn.setGeometry(QRect(open->mapTo(&host, QPoint()), open->size()));
    curtain.hide();
    endTurn.show();
    connect(&endTurn, &QPushButton::clicked, &curtain, [&] { curtain.closeFor(ben(), CurtainReason::Turn); });
    QVERIFY(QTest::qWaitForWindowExposed(&host));
    const QPoint spot = endTurn.geometry().center();
    QTest::mouseClick(host.windowHandle(), Qt::LeftButton, {}, spot);
    QVERIFY(curtain.isVisible());
    QTest::mouseDClick(host.windowHandle(), Qt::LeftButton, {}, spot);
    QCOMPARE(opened.size(), 0);
}

void tst_Curtain::aPressBegunTooEarlyDoesNot()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(never, never);
    curtain.closeFor(ben(), CurtainReason::Turn);
    QSignalSpy opened(&curtain, &Curtain::opened);
    QWidget *open = named(&curtain, "open");
    QTest::mousePress(open, Qt::LeftButton);
    curtain.setDelays(0ms, never);
    curtain.closeFor(ben(), CurtainReason::Turn); // the guard is over
    QTest::mouseRelease(open, Qt::LeftButton);
    QCOMPARE(opened.size(), 0);
    click(open);
    QCOMPARE(opened.size(), 1);
}

void tst_Curtain::whileAKeyIsHeldItSaysSo()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(0ms, never);
    curtain.closeFor(ben(), CurtainReason::Turn);
    const auto *hint = named<QLabel>(&curtain, "hint");
    const QString before = hint->text();
    const QImage ring = curtain.grab().toImage();
    QTest::keyPress(named(&curtain, "open"), Qt::Key_Space);
    QTRY_COMPARE(hint->text(), QStringLiteral("Keep holding…"));
    QVERIFY(curtain.grab().toImage() != ring);
    QTest::keyRelease(named(&curtain, "open"), Qt::Key_Space);
    QCOMPARE(hint->text(), before);
}

void tst_Curtain::aKeyPressedTooEarlyCountsFromTheEndOfTheGuard()
{
    for (const bool held : { true, false }) {
        Host host;
        Curtain curtain(&host);
        curtain.setDelays(20ms, 1ms);
        curtain.closeFor(ben(), CurtainReason::Turn);
        QSignalSpy opened(&curtain, &Curtain::opened);
        QTest::keyPress(named(&curtain, "open"), Qt::Key_Space);
        if (!held)
            QTest::keyRelease(named(&curtain, "open"), Qt::Key_Space);
        QCOMPARE(opened.size(), 0);
        bool later = false;
        QTimer::singleShot(60ms, &curtain, [&later] { later = true; });
        QTRY_VERIFY(later);
        QCOMPARE(opened.size(), held ? 1 : 0);
    }
}

// As X11 may report a held key: released and pressed in the same millisecond.
void tst_Curtain::aKeyThatOnlyRepeatsGoesOnFilling()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(0ms, 30ms);
    curtain.closeFor(ben(), CurtainReason::Turn);
    QSignalSpy opened(&curtain, &Curtain::opened);
    const auto send = [&](QEvent::Type type, quint64 at) {
        QKeyEvent event(type, Qt::Key_Space, Qt::NoModifier);
        event.setTimestamp(at);
        QCoreApplication::sendEvent(named(&curtain, "open"), &event);
    };
    // Down since before the curtain closed: nothing to go on with.
    send(QEvent::KeyRelease, 1000);
    send(QEvent::KeyPress, 1000);
    bool later = false;
    QTimer::singleShot(60ms, &curtain, [&later] { later = true; });
    QTRY_VERIFY(later);
    QCOMPARE(opened.size(), 0);
    send(QEvent::KeyRelease, 2000);
    send(QEvent::KeyPress, 3000);
    send(QEvent::KeyRelease, 3010);
    send(QEvent::KeyPress, 3010);
    QTRY_COMPARE(opened.size(), 1);
}

void tst_Curtain::oneCanTurnBackToAnOffer()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(0ms, never);
    QSignalSpy opened(&curtain, &Curtain::opened);
    QSignalSpy back(&curtain, &Curtain::turnedBack);
    curtain.closeFor(ben(), CurtainReason::Turn);
    QVERIFY(!named(&curtain, "back")->isVisible());
    QTest::keyClick(named(&curtain, "open"), Qt::Key_Escape);
    QCOMPARE(back.size(), 0);
    QVERIFY(QTest::qWaitForWindowActive(&host));
    const auto byClick = [&] { click(&curtain, "back"); };
    const auto byEsc = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); };
    const auto byEnter = [] {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    };
    int times = 0;
    for (const std::function<void()> &turnBack : { std::function<void()>(byClick), { byEsc }, { byEnter } }) {
        curtain.closeFor(ben(), CurtainReason::TradeAnswer);
        turnBack();
        QCOMPARE(back.size(), ++times);
        QVERIFY(!curtain.isVisible());
    }
    QCOMPARE(opened.size(), 0);
}

void tst_Curtain::turningBackIsGuardedToo()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(never, never);
    curtain.closeFor(ben(), CurtainReason::TradeAnswer);
    QSignalSpy back(&curtain, &Curtain::turnedBack);
    click(&curtain, "back");
    QTest::keyClick(named(&curtain, "open"), Qt::Key_Escape);
    QCOMPARE(back.size(), 0);
    QVERIFY(curtain.isVisible());
}

void tst_Curtain::aHeldKeyOpensIt_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Space") << int(Qt::Key_Space);
    QTest::newRow("Return") << int(Qt::Key_Return);
    QTest::newRow("Enter") << int(Qt::Key_Enter);
}

void tst_Curtain::aHeldKeyOpensIt()
{
    QFETCH(const int, key);
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(0ms, 1ms);
    QVERIFY(QTest::qWaitForWindowActive(&host));
    curtain.closeFor(ben(), CurtainReason::Turn);
    QSignalSpy opened(&curtain, &Curtain::opened);
    QTest::keyPress(QApplication::focusWidget(), Qt::Key(key));
    QTRY_COMPARE(opened.size(), 1);
}

void tst_Curtain::aTappedKeyDoesNot()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(0ms, 1ms);
    curtain.closeFor(ben(), CurtainReason::Turn);
    QSignalSpy opened(&curtain, &Curtain::opened);
    QTest::keyClick(named(&curtain, "open"), Qt::Key_Space);
    QTest::keyClick(named(&curtain, "open"), Qt::Key_Return);
    // By the time another timer of that length has run out, the key would have been held long enough.
    bool later = false;
    QTimer::singleShot(2ms, &curtain, [&later] { later = true; });
    QTRY_VERIFY(later);
    QCOMPARE(opened.size(), 0);
}

void tst_Curtain::aKeyHeldFromBeforeDoesNot()
{
    Host host;
    Curtain curtain(&host);
    curtain.setDelays(0ms, 0ms);
    curtain.closeFor(ben(), CurtainReason::Turn);
    QSignalSpy opened(&curtain, &Curtain::opened);
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(named(&curtain, "open"), &repeated);
    QCoreApplication::processEvents();
    QCOMPARE(opened.size(), 0);
}

void tst_Curtain::nothingBehindItHearsKeysOrClicks()
{
    Host host;
    QPushButton behind("Roll", &host);
    behind.setGeometry(5, 5, 100, 40);
    behind.show();
    QSignalSpy clicked(&behind, &QPushButton::clicked);
    QShortcut roll(Qt::Key_R, &host);
    QSignalSpy rolled(&roll, &QShortcut::activated);
    QShortcut help(Qt::Key_F1, &host);
    QSignalSpy helped(&help, &QShortcut::activated);
    QVERIFY(QTest::qWaitForWindowActive(&host));
    Curtain curtain(&host);
    curtain.setDelays(0ms, never);
    curtain.closeFor(ben(), CurtainReason::Turn);
    QTest::mouseClick(host.windowHandle(), Qt::LeftButton, {}, { 20, 20 });
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1); // plays nothing
    for (int press = 0; press < 3; ++press) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(curtain.isAncestorOf(QApplication::focusWidget()));
    }
    QCOMPARE(clicked.size(), 0);
    QCOMPARE(rolled.size(), 0);
    QCOMPARE(helped.size(), 1);
}

void tst_Curtain::itGrowsWithTheWindow()
{
    Host host;
    Curtain curtain(&host);
    curtain.closeFor(ben(), CurtainReason::Turn);
    host.resize(1600, 900);
    QCOMPARE(curtain.geometry(), host.rect());
}

void tst_Curtain::itsButtonStaysWhereItIs_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1280, 670);
    QTest::newRow("small") << QSize(1024, 550);
    QTest::newRow("large") << QSize(1920, 1030);
}

// Whoever passes the laptop round finds it without looking, and what is above it is read in its place.
void tst_Curtain::itsButtonStaysWhereItIs()
{
    QFETCH(const QSize, size);
    Host host(size);
    Curtain curtain(&host);
    const auto *button = named<QWidget>(&curtain, "open");
    const auto placeFor = [&](const QString &name, CurtainReason reason, const QString &news) {
        curtain.closeFor({ name, Color::Blue, Color::Blue }, reason, [news] { return news; });
        QCoreApplication::processEvents();
        return button->mapTo(&host, QPoint(button->width() / 2, 0));
    };
    const QPoint usual = placeFor("Ben", CurtainReason::Turn, "It is your turn.");
    const QString longNews = QString("Somebody has said something of some length. ").repeated(2);
    QCOMPARE(placeFor("Ben", CurtainReason::TradeAnswer, longNews), usual);
    QCOMPARE(placeFor("Grandmother Eleonore", CurtainReason::Discard, longNews), usual);
    QCOMPARE(placeFor("Grandmother Eleonore", CurtainReason::TakeBack, "It is your turn."), usual);
    curtain.remind();
    QCoreApplication::processEvents();
    QCOMPARE(button->mapTo(&host, QPoint(button->width() / 2, 0)), usual);
}

void tst_Curtain::namesAreNoMarkUp()
{
    Host host;
    Curtain curtain(&host);
    curtain.closeFor({ "<b>Ann</b> & Co", Color::Red, Color::Red }, CurtainReason::Turn);
    QCOMPARE(named<QLabel>(&curtain, "name")->textFormat(), Qt::PlainText);
    QCOMPARE(named(&curtain, "open")->shortcut(), QKeySequence());
}

QTEST_MAIN(tst_Curtain)
#include "tst_curtain.moc"
