// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion/motionlayer.h"

#include <QAbstractEventDispatcher>
#include <QKeyEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

using namespace holmstead;

namespace {

constexpr PlayerId ann(0);
constexpr PlayerId ben(1);

// A table of spots in a window, and how its own parts stand.
class FakeTable : public MovingTable
{
public:
    QRectF placeOf(const Spot &spot) const override
    {
        const qreal step = 60.0 * static_cast<qreal>(spot.index() + 1);
        const auto *hand = std::get_if<HandSpot>(&spot);
        return { step, hand ? 100.0 * hand->player.index() : 50, 40, 40 };
    }
    void setPose(const Pose &wanted) override { pose = wanted; }

    Pose pose;
};

Script flightOf(const CardSide &side)
{
    return { { CardFlight{ HandSpot{ ann }, HandSpot{ ben }, side }, 0, 500 } };
}

Script tumble()
{
    return { { DiceTumble(), 0, 400 } };
}

} // namespace

// Plays movements over a window with a button.
class TestMotionLayer : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void what_moves_comes_to_its_end();
    void a_click_ends_it_and_does_what_it_does();
    void a_key_ends_it_and_does_what_it_does();
    void a_key_that_is_still_held_ends_nothing();
    void what_a_click_starts_is_seen();
    void off_counts_at_once();
    void nothing_moves_when_it_is_off();
    void a_new_script_takes_the_place_of_the_one_before();
    void no_timer_runs_when_nothing_moves();
    void the_mouse_goes_through();
    void all_that_was_painted_is_gone();
    void a_card_that_is_shown_has_its_name();
    void slow_stays_below_a_second();
    void another_size_ends_it();
    void a_window_that_goes_may_do_so_at_any_time();

private:
    int timers() const
    {
        return static_cast<int>(QAbstractEventDispatcher::instance()->registeredTimers(m_layer).size());
    }
    void play(const Script &script)
    {
        m_layer->play(script);
        QVERIFY(m_layer->isMoving());
    }

    FakeTable m_table;
    std::unique_ptr<QWidget> m_window;
    QPushButton *m_button = nullptr;
    MotionLayer *m_layer = nullptr;
};

void TestMotionLayer::init()
{
    m_table = FakeTable();
    m_window = std::make_unique<QWidget>();
    m_window->resize(600, 400);
    m_button = new QPushButton(QStringLiteral("Roll"), m_window.get());
    m_button->setGeometry(200, 200, 100, 40);
    m_layer = new MotionLayer(m_table, m_window.get());
    m_layer->setPace(Pace::Normal);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_button->setFocus();
}

void TestMotionLayer::cleanup()
{
    m_window.reset();
}

void TestMotionLayer::what_moves_comes_to_its_end()
{
    play(tumble());
    QVERIFY(m_table.pose.tumble.has_value());
    QTRY_VERIFY(*m_table.pose.tumble > 0.2);
    QTRY_VERIFY(!m_layer->isMoving());
    QVERIFY(!m_table.pose.tumble.has_value());
}

void TestMotionLayer::a_click_ends_it_and_does_what_it_does()
{
    QSignalSpy clicked(m_button, &QPushButton::clicked);
    play(flightOf(CardFace(Resource::Ore)));
    QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {}, m_button->geometry().center());
    QVERIFY(!m_layer->isMoving());
    QCOMPARE(clicked.size(), 1);
    play(tumble());
    QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {}, QPoint(5, 5)); // wherever it is
    QVERIFY(!m_layer->isMoving());
}

void TestMotionLayer::a_key_ends_it_and_does_what_it_does()
{
    QSignalSpy clicked(m_button, &QPushButton::clicked);
    play(tumble());
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Space);
    QVERIFY(!m_layer->isMoving());
    QCOMPARE(clicked.size(), 1);
    m_button->setShortcut(Qt::Key_R);
    play(tumble());
    QTest::keyClick(m_window->windowHandle(), Qt::Key_R);
    QVERIFY(!m_layer->isMoving());
    QTRY_COMPARE(clicked.size(), 2);
}

// It opened the curtain a moment before.
void TestMotionLayer::a_key_that_is_still_held_ends_nothing()
{
    play(tumble());
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, {}, QStringLiteral(" "), true);
    QCoreApplication::sendEvent(m_window->windowHandle(), &again);
    QVERIFY(m_layer->isMoving());
}

void TestMotionLayer::what_a_click_starts_is_seen()
{
    connect(m_button, &QPushButton::clicked, this, [this] { m_layer->play(tumble()); });
    connect(m_button, &QPushButton::pressed, this, [this] { m_layer->play(tumble()); });
    QTest::mousePress(m_window->windowHandle(), Qt::LeftButton, {}, m_button->geometry().center());
    QVERIFY(m_layer->isMoving());
    QTest::mouseRelease(m_window->windowHandle(), Qt::LeftButton, {}, m_button->geometry().center());
    QVERIFY(m_layer->isMoving());
    m_layer->finish();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Space);
    QVERIFY(m_layer->isMoving());
}

void TestMotionLayer::off_counts_at_once()
{
    play(tumble());
    m_layer->setPace(Pace::Off);
    QVERIFY(!m_layer->isMoving());
    QVERIFY(!m_table.pose.tumble.has_value());
}

void TestMotionLayer::nothing_moves_when_it_is_off()
{
    m_layer->setPace(Pace::Off);
    m_layer->play(tumble());
    QVERIFY(!m_layer->isMoving());
    QVERIFY(!m_layer->isVisible());
    QCOMPARE(timers(), 0);
}

void TestMotionLayer::a_new_script_takes_the_place_of_the_one_before()
{
    play(tumble());
    play({ { PileShake{ Resource::Wool }, 0, 400 } });
    QVERIFY(!m_table.pose.tumble.has_value());
    m_layer->stopAt(50);
    QVERIFY(m_table.pose.piles[indexOf(Resource::Wool)] != 0);
    m_layer->play({});
    QVERIFY(!m_layer->isMoving());
    QCOMPARE(m_table.pose.piles[indexOf(Resource::Wool)], 0);
}

void TestMotionLayer::no_timer_runs_when_nothing_moves()
{
    QCOMPARE(timers(), 0);
    play(tumble());
    QCOMPARE(timers(), 1);
    QTRY_VERIFY(!m_layer->isMoving());
    QCOMPARE(timers(), 0);
    play(tumble());
    m_layer->finish();
    QCOMPARE(timers(), 0);
}

void TestMotionLayer::the_mouse_goes_through()
{
    QCOMPARE(m_window->childAt(m_button->geometry().center()), m_button);
}

void TestMotionLayer::all_that_was_painted_is_gone()
{
    const QImage before = m_window->grab().toImage();
    const Script script = { { CardFlight{ HandSpot{ ann }, HandSpot{ ben }, CardFace(Resource::Ore), 3 }, 0,
                              500 },
                            { PromptSweep{ Color::Blue }, 0, 500 },
                            { PlateGlow{ ann, Color::Blue }, 0, 500 },
                            { AwardFlight{ Award::LongestRoad, MiddleSpot(), PlateSpot{ ann } }, 0, 500 },
                            { CardShow{ ann, DevelopmentCard::Knight }, 0, 500 },
                            { Celebration{ ann, Color::Red }, 0, 500 } };
    play(script);
    m_layer->stopAt(250);
    QVERIFY(m_window->grab().toImage() != before);
    m_layer->finish();
    QCOMPARE(m_window->grab().toImage(), before);
}

// The same picture has another name in the other edition.
void TestMotionLayer::a_card_that_is_shown_has_its_name()
{
    const auto shown = [this](DevelopmentCard card, Edition edition) {
        play({ { CardShow{ ann, card, edition }, 0, 500 } });
        m_layer->stopAt(250);
        return m_window->grab().toImage();
    };
    QVERIFY(shown(DevelopmentCard::YearOfPlenty, Edition::Classic)
            != shown(DevelopmentCard::YearOfPlenty, Edition::Sixth));
    QCOMPARE(shown(DevelopmentCard::Knight, Edition::Classic),
             shown(DevelopmentCard::Knight, Edition::Sixth));
}

void TestMotionLayer::slow_stays_below_a_second()
{
    m_layer->setPace(Pace::Slow);
    play({ { Celebration{ ann, Color::Red }, 0, 950 } });
    QVERIFY(m_layer->length() < 1000);
    const int slow = m_layer->length();
    m_layer->setPace(Pace::Fast);
    play({ { Celebration{ ann, Color::Red }, 0, 950 } });
    QVERIFY(m_layer->length() < slow * 2 / 3);
}

void TestMotionLayer::another_size_ends_it()
{
    play(flightOf(CardFace(Resource::Ore)));
    m_window->resize(700, 500);
    QTRY_VERIFY(!m_layer->isMoving());
    QTRY_COMPARE(m_layer->size(), m_window->size());
    play(flightOf(CardPainter::Back::Resource));
    m_window->setLayoutDirection(Qt::RightToLeft);
    QVERIFY(!m_layer->isMoving());
}

void TestMotionLayer::a_window_that_goes_may_do_so_at_any_time()
{
    play(flightOf(CardFace(Resource::Ore)));
    m_layer->stopAt(100);
    m_window->hide();
    QVERIFY(!m_layer->isMoving());
    m_window->show();
    play(flightOf(CardFace(Resource::Ore)));
    m_window.reset();
    QCoreApplication::processEvents();
}

QTEST_MAIN(TestMotionLayer)
#include "tst_motionlayer.moc"
