// SPDX-License-Identifier: GPL-3.0-or-later
#include "idlecover.h"
#include "ui/support/opentable.h"

#include "dialogs/curtain.h"

#include <QAction>
#include <QInputMethodEvent>
#include <QPointingDevice>
#include <QTest>
#include <QWheelEvent>

#include <functional>

using namespace holmstead;
using namespace holmstead::test;
using namespace std::chrono_literals;

namespace {

constexpr auto shortTime = 500ms;
constexpr int watched = 1200; // milliseconds

Scenario rich()
{
    return Scenario().hand(ann, { { Resource::Wool, 8 } }).hand(ben, one(Resource::Ore));
}

// A window whose cards are covered after a very short while.
class HastyTable : public OpenTable
{
public:
    explicit HastyTable(std::chrono::milliseconds time = shortTime) : OpenTable(rich()) { setTime(time); }

    void setTime(std::chrono::milliseconds time) { window.findChild<IdleCover *>()->setTime(time); }
    bool isCovered() { return session().curtain().has_value(); }
    // Whether the cards stay to be seen while `touch` happens again and again.
    bool staysOpen(const std::function<void()> &touch)
    {
        return !QTest::qWaitFor(
            [&] {
                touch();
                return isCovered();
            },
            watched);
    }
    void choose(const char *entry) { window.findChild<QAction *>(QLatin1StringView(entry))->trigger(); }
};

// What somebody does to the middle of a window, where nothing answers to it.
using Touch = std::function<void(QWindow *window, int number)>;

QPoint middleOf(const QWindow *window)
{
    return { window->width() / 2, window->height() / 2 };
}

void moveMouse(QWindow *window, int number)
{
    QTest::mouseMove(window, middleOf(window) + QPoint(number % 7, 0));
}

void pressMouse(QWindow *window, int)
{
    QTest::mouseClick(window, Qt::RightButton, {}, middleOf(window));
}

void pressKey(QWindow *window, int)
{
    QTest::keyClick(window, Qt::Key_Shift);
}

void turnWheel(QWindow *window, int)
{
    const QPointF at = middleOf(window);
    QWheelEvent event(at, window->mapToGlobal(at), {}, QPoint(0, 1), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(window, &event);
}

void touchScreen(QWindow *window, int)
{
    static QPointingDevice *const screen = QTest::createTouchDevice();
    QTest::touchEvent(window, screen).press(0, middleOf(window), window);
    QTest::touchEvent(window, screen).release(0, middleOf(window), window);
}

void useTablet(QWindow *window, int)
{
    const QPointF at = middleOf(window);
    QTabletEvent event(QEvent::TabletMove, QPointingDevice::primaryPointingDevice(), at,
                       window->mapToGlobal(at), 0.5, 0, 0, 0, 0, 0, {}, Qt::NoButton, Qt::NoButton);
    QCoreApplication::sendEvent(window, &event);
}

void typeOnTheScreen(QWindow *window, int)
{
    QInputMethodEvent event(QStringLiteral("a"), {});
    QCoreApplication::sendEvent(window, &event);
}

} // namespace

// Cards that nobody looks at are covered: the timer itself, with a time that a test can wait for.
class TestIdleCover : public QObject
{
    Q_OBJECT

private slots:
    void nobody_touches_anything();
    void every_touch_counts_data();
    void every_touch_counts();
    void what_is_open_is_covered_too_data();
    void what_is_open_is_covered_too();
    void never_is_never();
    void the_menu_sets_the_time();
    void each_person_has_the_whole_time();
    void a_question_is_still_asked_behind_the_curtain();
};

void TestIdleCover::nobody_touches_anything()
{
    HastyTable table;
    QVERIFY(!table.isCovered());
    QTRY_VERIFY(table.isCovered());
    QVERIFY(table.window.findChild<Curtain *>()->isVisible());
    QCOMPARE(table.session().view().viewer, std::nullopt);
}

void TestIdleCover::every_touch_counts_data()
{
    QTest::addColumn<Touch>("touch");
    QTest::newRow("the mouse moves") << Touch(moveMouse);
    QTest::newRow("a button of the mouse") << Touch(pressMouse);
    QTest::newRow("a key") << Touch(pressKey);
    QTest::newRow("the wheel") << Touch(turnWheel);
    QTest::newRow("a finger") << Touch(touchScreen);
    QTest::newRow("a pen") << Touch(useTablet);
    QTest::newRow("a keyboard on the screen") << Touch(typeOnTheScreen);
}

void TestIdleCover::every_touch_counts()
{
    QFETCH(Touch, touch);
    HastyTable table;
    int number = 0;
    QVERIFY(table.staysOpen([&] { touch(table.window.windowHandle(), ++number); }));
    QTRY_VERIFY(table.isCovered()); // once they stop
}

void TestIdleCover::what_is_open_is_covered_too_data()
{
    using Open = std::function<bool(HastyTable &)>;
    QTest::addColumn<Open>("open");
    QTest::addColumn<QString>("part"); // of what is open
    QTest::newRow("a trade") << Open([](HastyTable &table) { return table.driver.click(Verb::Trade); })
                             << "give.wool";
    QTest::newRow("the answer to an offer") << Open([](HastyTable &table) {
        const bool asked = table.driver.offer({ ann, std::nullopt, one(Resource::Wool), one(Resource::Ore) })
                        && table.driver.click(QStringLiteral("ask.blue"));
        return asked && table.driver.openCurtain();
    }) << "accept";
}

void TestIdleCover::what_is_open_is_covered_too()
{
    QFETCH(std::function<bool(HastyTable &)>, open);
    QFETCH(QString, part);
    HastyTable table;
    QVERIFY(open(table) && table.driver.isShown(part));
    QTRY_VERIFY(table.isCovered());
    QVERIFY(!table.window.findChild<QWidget *>(part)); // it has left the window
    QVERIFY(table.driver.openCurtain() && table.driver.isShown(part));
}

void TestIdleCover::never_is_never()
{
    HastyTable table(0ms);
    QVERIFY(table.staysOpen([] {}));
    table.setTime(shortTime);
    table.setTime(0ms); // while it runs
    QVERIFY(table.staysOpen([] {}));
}

void TestIdleCover::the_menu_sets_the_time()
{
    OpenTable table(rich());
    const auto *cover = table.window.findChild<IdleCover *>();
    QCOMPARE(cover->time(), std::chrono::milliseconds(3min));
    table.window.findChild<QAction *>(QStringLiteral("cover1"))->trigger();
    QCOMPARE(cover->time(), std::chrono::milliseconds(1min));
    table.window.findChild<QAction *>(QStringLiteral("cover0"))->trigger();
    QCOMPARE(cover->time(), 0ms);
    QCOMPARE(table.settings.coverAfter(), 0);
}

// Nothing runs while nobody sits there.
void TestIdleCover::each_person_has_the_whole_time()
{
    HastyTable table;
    QTRY_VERIFY(table.isCovered());
    QVERIFY(table.driver.openCurtain());
    QTRY_VERIFY(table.isCovered()); // and again
}

// It has the keyboard again, and not what lies behind it.
void TestIdleCover::a_question_is_still_asked_behind_the_curtain()
{
    HastyTable table;
    table.choose("openHands");
    QVERIFY(table.driver.isShown(QStringLiteral("answer0")));
    QTRY_VERIFY(table.isCovered());
    QVERIFY(table.driver.openCurtain());
    QVERIFY(table.driver.find(QStringLiteral("answer0"))->window() == &table.window);
    const QWidget *answer = table.driver.find(QStringLiteral("answer1"));
    QVERIFY(table.window.focusWidget()
            && table.window.focusWidget()->parentWidget() == answer->parentWidget());
}

QTEST_MAIN(TestIdleCover)
#include "tst_idlecover.moc"
