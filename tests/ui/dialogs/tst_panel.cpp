// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments.h"

#include "dialogs/confirmpanel.h"
#include "dialogs/discardpicker.h"
#include "dialogs/tradedialog.h"
#include "rules/view.h"

#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace holmstead;
using namespace holmstead::test;

namespace {

ConfirmPanel *question()
{
    return new ConfirmPanel(
        [] {
            return ConfirmPanel::Words{ QObject::tr("Leave?"),
                                        "Nothing is lost.",
                                        { "Leave", "Save", "Stay" } };
        },
        0, 2);
}

// Says one sentence in another language.
class Foreign : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QLatin1String(source) == QLatin1String("Leave?") ? QStringLiteral("Gehen?") : QString();
    }
};

} // namespace

class tst_Panel : public QObject
{
    Q_OBJECT

private slots:
    void answersAreSignalsAndThePanelIsGone();
    void enterGivesTheMainAnswer();
    void enterOnAButtonPressesThatButton();
    void aKeyHeldFromBeforeAnswersNothing();
    void aRepeatThatLooksFreshAnswersNothing();
    void theSecondHalfOfADoubleClickAnswersNothing();
    void escGivesTheHarmlessAnswer();
    void escDoesNotCloseWhatMustBeAnswered();
    void tabStaysInside();
    void theHostGetsNoClicks();
    void lettersThatPlayTheGameDoNothing();
    void theKeyboardGoesBack();
    void itStaysInTheMiddle();
    void aSmallHostMakesItScroll();
    void itComesToRest_data();
    void itComesToRest();
    void theLanguageChangesWhileItIsOpen();
};

void tst_Panel::answersAreSignalsAndThePanelIsGone()
{
    Host host;
    QPointer<ConfirmPanel> panel = question();
    panel->openIn(&host);
    QSignalSpy answered(panel, &ConfirmPanel::answered);
    click(panel, "answer1");
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered[0][0].toInt(), 1);
    QTRY_VERIFY(!panel);
}

void tst_Panel::enterGivesTheMainAnswer()
{
    Host host;
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    panel->setFocus();
    QSignalSpy answered(panel, &ConfirmPanel::answered);
    QTest::keyClick(panel, Qt::Key_Return);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered[0][0].toInt(), 0);
}

void tst_Panel::enterOnAButtonPressesThatButton()
{
    Host host;
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    QSignalSpy answered(panel, &ConfirmPanel::answered);
    named(panel, "answer1")->setFocus();
    QTest::keyClick(named(panel, "answer1"), Qt::Key_Enter);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered[0][0].toInt(), 1);
}

void tst_Panel::aKeyHeldFromBeforeAnswersNothing()
{
    Host host;
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    QSignalSpy answered(panel, &ConfirmPanel::answered);
    for (const int key : { Qt::Key_Return, Qt::Key_Space }) {
        QKeyEvent repeated(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QKeyEvent released(QEvent::KeyRelease, key, Qt::NoModifier);
        QCoreApplication::sendEvent(named(panel, "answer0"), &repeated);
        QCoreApplication::sendEvent(named(panel, "answer0"), &released);
    }
    QCOMPARE(answered.size(), 0);
}

// As X11 may report it: released and pressed in the same millisecond.
void tst_Panel::aRepeatThatLooksFreshAnswersNothing()
{
    Host host;
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    QSignalSpy answered(panel, &ConfirmPanel::answered);
    quint64 now = 5000;
    const auto send = [&](QEvent::Type type, Qt::Key key) {
        QKeyEvent event(type, key, Qt::NoModifier);
        event.setTimestamp(now);
        QCoreApplication::sendEvent(named(panel, "answer1"), &event);
    };
    for (const Qt::Key key : { Qt::Key_Return, Qt::Key_Space }) {
        send(QEvent::KeyRelease, key);
        send(QEvent::KeyPress, key);
        now += 40;
        send(QEvent::KeyRelease, key);
        QCOMPARE(answered.size(), 0);
    }
    now += 200;
    send(QEvent::KeyPress, Qt::Key_Return);
    QCOMPARE(answered.size(), 1);
}

void tst_Panel::theSecondHalfOfADoubleClickAnswersNothing()
{
    Host host;
    QVERIFY(QTest::qWaitForWindowExposed(&host));
    // A button that opens the panel, where the panel has one too.
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    const QAbstractButton *answer = named(panel, "answer1");
    QPushButton behind("Open", &host);
    behind.setGeometry(QRect(answer->mapTo(&host, QPoint()), answer->size()));
    behind.show();
    panel->dismiss();
    panel = question();
    QSignalSpy answered(panel, &ConfirmPanel::answered);
    connect(&behind, &QPushButton::clicked, panel, [&] { panel->openIn(&host); });
    const QPoint spot = behind.geometry().center();
    QTest::mouseDClick(host.windowHandle(), Qt::LeftButton, {}, spot);
    QVERIFY(panel->isVisible());
    QCOMPARE(answered.size(), 0);
    QTest::mouseClick(host.windowHandle(), Qt::LeftButton, {}, spot);
    QCOMPARE(answered.size(), 1);
}

void tst_Panel::escGivesTheHarmlessAnswer()
{
    Host host;
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    QSignalSpy answered(panel, &ConfirmPanel::answered);
    QTest::keyClick(named(panel, "answer0"), Qt::Key_Escape);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered[0][0].toInt(), 2);
}

void tst_Panel::escDoesNotCloseWhatMustBeAnswered()
{
    Host host;
    QPointer<DiscardPicker> panel = new DiscardPicker(viewFor(sevenMoment().state(), ben), fourAtTable());
    panel->openIn(&host);
    QSignalSpy closed(panel, &Panel::closed);
    QTest::keyClick(named(panel, "discard.brick"), Qt::Key_Escape);
    QCOMPARE(closed.size(), 0);
    QVERIFY(panel->isVisible());
}

void tst_Panel::tabStaysInside()
{
    Host host;
    QPushButton behind("Behind", &host);
    behind.show();
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    QTRY_VERIFY(panel->focusWidget() && panel->focusWidget()->hasFocus());
    QSet<QWidget *> seen;
    for (const Qt::Key key : { Qt::Key_Tab, Qt::Key_Backtab }) {
        for (int press = 0; press < 4; ++press) {
            QTest::keyClick(QApplication::focusWidget(), key);
            QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
            seen.insert(QApplication::focusWidget());
        }
    }
    QCOMPARE(seen.size(), 3);
}

void tst_Panel::theHostGetsNoClicks()
{
    Host host;
    QPushButton behind("Behind", &host);
    behind.setGeometry(5, 5, 100, 40);
    behind.show();
    QSignalSpy clicked(&behind, &QPushButton::clicked);
    QVERIFY(QTest::qWaitForWindowExposed(&host));
    QTest::mouseClick(host.windowHandle(), Qt::LeftButton, {}, { 20, 20 });
    QCOMPARE(clicked.size(), 1);
    question()->openIn(&host);
    QTest::mouseClick(host.windowHandle(), Qt::LeftButton, {}, { 20, 20 });
    QTest::mouseDClick(host.windowHandle(), Qt::LeftButton, {}, { 20, 20 });
    QCOMPARE(clicked.size(), 1);
}

void tst_Panel::lettersThatPlayTheGameDoNothing()
{
    Host host;
    QShortcut trade(Qt::Key_T, &host);
    QShortcut undo(Qt::CTRL | Qt::Key_U, &host);
    QSignalSpy traded(&trade, &QShortcut::activated);
    QSignalSpy undone(&undo, &QShortcut::activated);
    QVERIFY(QTest::qWaitForWindowActive(&host));
    QTest::keyClick(&host, Qt::Key_T);
    QCOMPARE(traded.size(), 1);
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    QTest::keyClick(named(panel, "answer0"), Qt::Key_T);
    QCOMPARE(traded.size(), 1);
    // The menu's own keys still work.
    QTest::keyClick(named(panel, "answer0"), Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(undone.size(), 1);
}

void tst_Panel::theKeyboardGoesBack()
{
    Host host;
    QPushButton behind("Behind", &host);
    behind.show();
    QVERIFY(QTest::qWaitForWindowActive(&host));
    behind.setFocus();
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
    click(panel, "answer0");
    QCOMPARE(QApplication::focusWidget(), &behind);
}

void tst_Panel::itStaysInTheMiddle()
{
    Host host;
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    host.resize(900, 500);
    const QPoint middle = panel->mapTo(&host, panel->rect().center());
    QVERIFY((middle - QPoint(450, 250)).manhattanLength() <= 2);
}

void tst_Panel::aSmallHostMakesItScroll()
{
    Host host({ 360, 240 });
    auto *panel = new DiscardPicker(viewFor(sevenMoment().state(), ben), fourAtTable());
    panel->openIn(&host);
    QVERIFY(host.rect().contains(QRect(panel->mapTo(&host, QPoint()), panel->size())));
    // The button stays in sight.
    const auto *confirm = named(panel, "confirm");
    QVERIFY(panel->rect().contains(QRect(confirm->mapTo(panel, QPoint()), confirm->size())));
}

void tst_Panel::itComesToRest_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("docked");
    QTest::newRow("wide") << QSize(1280, 660) << true;
    QTest::newRow("narrow") << QSize(1000, 560) << true;
    QTest::newRow("high") << QSize(500, 700) << false;
    QTest::newRow("small") << QSize(360, 240) << false;
}

// Or it would be laid out again and again, and the machine get warm.
void tst_Panel::itComesToRest()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, docked);
    Host host(size);
    auto *panel = new TradeDialog(viewFor(tradingMoment().state(), ann), fourAtTable());
    panel->openIn(&host);
    QCOMPARE(panel->isDocked(), docked);
    QSignalSpy placed(panel, &Panel::placed);
    for (int turn = 0; turn < 40; ++turn)
        QCoreApplication::processEvents();
    QVERIFY2(placed.size() < 10, qPrintable(QString::number(placed.size())));
}

void tst_Panel::theLanguageChangesWhileItIsOpen()
{
    Host host;
    ConfirmPanel *panel = question();
    panel->openIn(&host);
    QCOMPARE(panel->accessibleName(), "Leave?");
    Foreign foreign;
    QCoreApplication::installTranslator(&foreign);
    QTRY_COMPARE(panel->accessibleName(), "Gehen?");
    QCoreApplication::removeTranslator(&foreign);
}

QTEST_MAIN(tst_Panel)
#include "tst_panel.moc"
