// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include "board/boardgeometry.h"
#include "board/boardscene.h"
#include "board/boardview.h"
#include "look/theme.h"
#include "rules/view.h"
#include "support/places.h"

#include <QPointingDevice>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <chrono>
#include <memory>

using namespace holmstead;
using namespace holmstead::test;

namespace {

constexpr QPointF openSea(-540, -470);

} // namespace

// What is seen of the board: zooming and pulling, by mouse, fingers and keys.
class TestBoardView : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void theWheelZoomsAroundTheMouse();
    void keysZoomAroundTheKeyboardsPlace();
    void thePlaceOfTheKeyboardStaysInSight();
    void zoomingShowsWhatWasThereUntilItRests();
    void nightFallsOnSeaAndLand();
    void zoomIsTold();
    void aZoomOutOfRangeIsTheNearest();
    void theMiddleButtonPulls();
    void theSpaceBarAndTheLeftButtonPull();
    void theOpenSeaPullsWhatIsZoomed();
    void theOpenSeaPullsNothingThatIsWhole();
    void pullingChoosesNothing();
    void landIsPulledToo();
    void aClickOnLandPullsNothing();
    void whoThinksBetterOfAPressSlipsOff();
    void doubleClicksPullAndZoomNothing();
    void resizingKeepsTheMiddle();
    void fittingShowsTheWholeIslandAgain();
    void theIslandIsFittedAboveWhatLiesOverIt();
    void itIsSeenToGoThere();
    void twoFingersZoom();
    void oneFingerChooses();
    void oneFingerPullsWhatIsZoomed();

private:
    QPoint pixelOf(const QPointF &point) const { return m_view->mapFromScene(point); }
    QPointF middle() const { return m_view->mapToScene(m_view->viewport()->rect().center()); }
    void wheel(int steps, const QPointF &at)
    {
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, { 0, 120 * steps }, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &event);
    }
    void mouse(QEvent::Type type, const QPoint &at, Qt::MouseButton button)
    {
        const bool released = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, m_view->viewport()->mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : button, released ? Qt::NoButton : button,
                          Qt::NoModifier);
        QApplication::sendEvent(m_view->viewport(), &event);
    }
    // How far the board went along, in pixels.
    QPoint drag(const QPoint &from, const QPoint &way, Qt::MouseButton button)
    {
        const QPoint before = pixelOf(QPointF());
        mouse(QEvent::MouseButtonPress, from, button);
        mouse(QEvent::MouseMove, from + way / 2, button);
        mouse(QEvent::MouseMove, from + way, button);
        mouse(QEvent::MouseButtonRelease, from + way, button);
        mouse(QEvent::MouseMove, from, Qt::NoButton); // follows no more
        return pixelOf(QPointF()) - before;
    }

    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    int m_chosen = 0;
};

void TestBoardView::init()
{
    m_view.reset();
    m_scene = std::make_unique<BoardScene>();
    m_scene->setView(viewFor(latePosition(), ann), fourPeople());
    m_view = std::make_unique<BoardView>(m_scene.get());
    m_view->resize(700, 620);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_chosen = 0;
    connect(m_scene.get(), &BoardScene::hexChosen, this, [this] { ++m_chosen; });
    connect(m_scene.get(), &BoardScene::pathChosen, this, [this] { ++m_chosen; });
    connect(m_scene.get(), &BoardScene::intersectionChosen, this, [this] { ++m_chosen; });
}

void TestBoardView::theWheelZoomsAroundTheMouse()
{
    const QPoint at(470, 190);
    const QPointF place = m_view->mapToScene(at);
    for (int i = 0; i < 4; ++i)
        wheel(1, at);
    QVERIFY(m_view->zoom() > 2);
    QVERIFY((pixelOf(place) - at).manhattanLength() <= 8); // whole pixels, four times
}

void TestBoardView::keysZoomAroundTheKeyboardsPlace()
{
    BoardTargets corner;
    corner.insert(hex("1,1"));
    m_scene->setTargets(corner);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QVERIFY(m_scene->cursor());
    const QPoint before = pixelOf(m_scene->centerOf(*m_scene->cursor()));
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QVERIFY(m_view->zoom() > 1);
    QVERIFY((pixelOf(m_scene->centerOf(*m_scene->cursor())) - before).manhattanLength() <= 4);
}

void TestBoardView::thePlaceOfTheKeyboardStaysInSight()
{
    m_view->setZoom(3.5);
    for (int i = 0; i < IntersectionId::count; ++i) {
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        const QPoint at = pixelOf(m_scene->centerOf(*m_scene->cursor()));
        QVERIFY(m_view->viewport()->rect().adjusted(20, 20, -20, -20).contains(at));
    }
}

// Drawing everything anew at each step would make it jerk.
void TestBoardView::zoomingShowsWhatWasThereUntilItRests()
{
    const auto zoomedBy = [this](int steps, int at) {
        for (int i = 0; i < steps; ++i)
            wheel(at, QPointF(350, 310));
        return m_view->viewport()->grab().toImage();
    };
    const auto isSharp = [this](const QImage &moving) {
        return m_view->viewport()->grab().toImage() != moving;
    };
    const QImage closer = zoomedBy(4, 1);
    QTRY_VERIFY(isSharp(closer));
    const QImage sharp = m_view->viewport()->grab().toImage();
    // What comes into sight is there at once: no corner is empty.
    const QImage farther = zoomedBy(4, -1);
    QCOMPARE(m_view->zoom(), 1.0);
    QTRY_VERIFY(isSharp(farther));
    const QImage whole = m_view->viewport()->grab().toImage();
    for (const QPoint corner : { QPoint(3, 3), QPoint(696, 3), QPoint(3, 616), QPoint(696, 616) })
        QVERIFY(qAbs(qGreen(farther.pixel(corner)) - qGreen(whole.pixel(corner))) < 24);
    zoomedBy(4, 1);
    QTRY_COMPARE(m_view->viewport()->grab().toImage(), sharp);
}

void TestBoardView::nightFallsOnSeaAndLand()
{
    const auto colourAt = [this](const QPointF &point) {
        return m_view->viewport()->grab().toImage().pixelColor(pixelOf(point));
    };
    const QPointF meadow = centerOf(hex("0,0")) + QPointF(0, 84);
    const QPointF token = centerOf(hex("1,0")) + QPointF(-26, 26);
    const QColor seaByDay = colourAt(openSea);
    const QColor landByDay = colourAt(meadow);
    const QColor tokenByDay = colourAt(token);
    QApplication::setPalette(Theme::night().palette());
    QTRY_VERIFY(colourAt(openSea).lightness() < seaByDay.lightness() / 1.5);
    QVERIFY(colourAt(meadow).lightness() < landByDay.lightness());
    QCOMPARE(colourAt(token), tokenByDay);
    QApplication::setPalette(Theme::day().palette());
    QTRY_COMPARE(colourAt(openSea), seaByDay);
    QCOMPARE(colourAt(meadow), landByDay);
}

void TestBoardView::zoomIsTold()
{
    QSignalSpy told(m_view.get(), &BoardView::zoomChanged);
    m_view->setZoom(2);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.first().first().toDouble(), 2.0);
    m_view->setZoom(2);
    QCOMPARE(told.count(), 1);
}

void TestBoardView::aZoomOutOfRangeIsTheNearest()
{
    m_view->setZoom(100);
    QCOMPARE(m_view->zoom(), BoardView::maxZoom);
    m_view->setZoom(-3);
    QCOMPARE(m_view->zoom(), 1.0);
}

void TestBoardView::theMiddleButtonPulls()
{
    m_view->setZoom(2.5);
    QCOMPARE(drag(pixelOf(m_scene->centerOf(hex("0,0"))), { 60, -40 }, Qt::MiddleButton), QPoint(60, -40));
    QCOMPARE(m_chosen, 0);
}

void TestBoardView::theSpaceBarAndTheLeftButtonPull()
{
    m_view->setZoom(2.5);
    QTest::keyPress(m_view.get(), Qt::Key_Space);
    QCOMPARE(drag(pixelOf(m_scene->centerOf(hex("0,0"))), { 60, -40 }, Qt::LeftButton), QPoint(60, -40));
    QCOMPARE(m_chosen, 0);
    QTest::keyRelease(m_view.get(), Qt::Key_Space);
}

void TestBoardView::theOpenSeaPullsWhatIsZoomed()
{
    m_view->setZoom(2);
    m_view->centerOn(openSea);
    QCOMPARE(drag(pixelOf(openSea), { -50, -30 }, Qt::LeftButton), QPoint(-50, -30));
}

void TestBoardView::theOpenSeaPullsNothingThatIsWhole()
{
    QCOMPARE(drag(pixelOf(openSea), { 50, 30 }, Qt::LeftButton), QPoint());
}

void TestBoardView::pullingChoosesNothing()
{
    m_view->setZoom(2);
    m_view->centerOn(openSea);
    const QPoint land = pixelOf(m_scene->centerOf(hex("-1,-1")));
    drag(pixelOf(openSea), land - pixelOf(openSea), Qt::LeftButton);
    QCOMPARE(m_chosen, 0);
}

void TestBoardView::landIsPulledToo()
{
    m_view->setZoom(2);
    QCOMPARE(drag(pixelOf(m_scene->centerOf(hex("0,0"))), { 60, -40 }, Qt::LeftButton), QPoint(60, -40));
    QCOMPARE(m_chosen, 0);
}

void TestBoardView::aClickOnLandPullsNothing()
{
    m_view->setZoom(2);
    QCOMPARE(drag(pixelOf(m_scene->centerOf(hex("0,0"))), { 2, -1 }, Qt::LeftButton), QPoint());
    QCOMPARE(m_chosen, 1);
}

void TestBoardView::whoThinksBetterOfAPressSlipsOff()
{
    QCOMPARE(drag(pixelOf(m_scene->centerOf(hex("0,0"))), { 60, -40 }, Qt::LeftButton), QPoint());
    QCOMPARE(m_chosen, 0);
}

void TestBoardView::doubleClicksPullAndZoomNothing()
{
    m_view->setZoom(2);
    const QPoint before = pixelOf(QPointF());
    for (const QPointF &at : { openSea, m_scene->centerOf(hex("0,0")) }) {
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, pixelOf(at));
        QCOMPARE(m_view->zoom(), 2.0);
        QCOMPARE(pixelOf(QPointF()), before);
    }
}

void TestBoardView::resizingKeepsTheMiddle()
{
    m_view->setZoom(3);
    m_view->centerOn(m_scene->centerOf(hex("1,0")));
    const QPointF before = middle();
    for (const QSize size : { QSize(900, 800), QSize(420, 380), QSize(700, 620) }) {
        m_view->resize(size);
        QCOMPARE(m_view->zoom(), 3.0);
        QVERIFY(QLineF(middle(), before).length() < 12);
    }
}

void TestBoardView::fittingShowsTheWholeIslandAgain()
{
    m_view->setZoom(3);
    m_view->centerOn(m_scene->centerOf(hex("2,0")));
    QTest::keyClick(m_view.get(), Qt::Key_0);
    const QRectF island = m_view->viewportTransform().mapRect(boardRect);
    QVERIFY(QRectF(m_view->rect()).adjusted(-1, -1, 1, 1).contains(island));
}

void TestBoardView::theIslandIsFittedAboveWhatLiesOverIt()
{
    const auto island = [this] { return m_view->viewportTransform().mapRect(boardRect); };
    const QTransform whole = m_view->viewportTransform();
    m_view->setCovered(150, {});
    QVERIFY(QRectF(0, -1, 701, 471).contains(island()));
    QVERIFY(island().height() > 460);
    m_view->resize(500, 620); // its width is what it lacks now
    QVERIFY(QRectF(-1, -1, 502, 471).contains(island()));
    QVERIFY(qAbs(island().center().y() - 235) <= 1);
    m_view->resize(700, 620);
    m_view->setCovered(600, {}); // hardly anything is left
    QVERIFY(island().height() > 200);
    m_view->setCovered(0, {});
    QCOMPARE(m_view->viewportTransform(), whole);
    // Zoomed in it stays where it is, and can be pulled out from there.
    m_view->setCovered(150, {});
    m_view->setZoom(1.5);
    const QTransform zoomed = m_view->viewportTransform();
    m_view->setCovered(0, {});
    QCOMPARE(m_view->viewportTransform(), zoomed);
    m_view->setCovered(150, {});
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum());
    QVERIFY(island().bottom() <= 471);
    m_view->fit();
    m_view->setCovered(0, {});
    QCOMPARE(m_view->viewportTransform(), whole);
}

// Its places answer where they come to rest.
void TestBoardView::itIsSeenToGoThere()
{
    const auto seen = [this] { return m_view->viewport()->grab().toImage(); };
    const auto colourIn = [&seen](int x, int y) { return seen().pixelColor(x, y); };
    m_view->setCovered(200, {});
    const QImage there = seen();
    const QPoint token = pixelOf(centerOf(hex("0,0")));
    m_view->setCovered(0, {});
    const QImage before = seen();
    m_view->setCovered(200, std::chrono::milliseconds(200));
    QCOMPARE(pixelOf(centerOf(hex("0,0"))), token);
    QVERIFY(seen() != there);
    // All of it is there meanwhile: no edge is empty.
    QVERIFY(qAbs(colourIn(350, 616).lightness() - before.pixelColor(350, 616).lightness()) < 40);
    QTRY_COMPARE(seen(), there);
    m_view->setCovered(0, std::chrono::milliseconds(200));
    m_view->setZoom(2); // it does not wait for that
    m_view->setZoom(1);
    QTRY_COMPARE(seen(), before);
}

void TestBoardView::twoFingersZoom()
{
    QPointingDevice *screen = QTest::createTouchDevice();
    const QPoint center = m_view->viewport()->rect().center();
    QTest::touchEvent(m_view->viewport(), screen)
        .press(0, center - QPoint(40, 0), m_view->viewport())
        .press(1, center + QPoint(40, 0), m_view->viewport());
    for (int apart = 50; apart <= 120; apart += 10) {
        QTest::touchEvent(m_view->viewport(), screen)
            .move(0, center - QPoint(apart, 0), m_view->viewport())
            .move(1, center + QPoint(apart, 0), m_view->viewport());
    }
    QTest::touchEvent(m_view->viewport(), screen)
        .release(0, center - QPoint(120, 0), m_view->viewport())
        .release(1, center + QPoint(120, 0), m_view->viewport());
    QTRY_VERIFY(m_view->zoom() > 1.5);
    QCOMPARE(m_chosen, 0);
}

void TestBoardView::oneFingerChooses()
{
    QPointingDevice *screen = QTest::createTouchDevice();
    const QPoint at = pixelOf(m_scene->centerOf(hex("0,0")));
    QTest::touchEvent(m_view->viewport(), screen).press(0, at, m_view->viewport());
    QTest::touchEvent(m_view->viewport(), screen).release(0, at, m_view->viewport());
    QTRY_COMPARE(m_chosen, 1);
}

void TestBoardView::oneFingerPullsWhatIsZoomed()
{
    m_view->setZoom(2);
    QPointingDevice *screen = QTest::createTouchDevice();
    const QPoint at = pixelOf(m_scene->centerOf(hex("0,-1")));
    const QPoint before = pixelOf(QPointF());
    QTest::touchEvent(m_view->viewport(), screen).press(0, at, m_view->viewport());
    QTest::touchEvent(m_view->viewport(), screen).move(0, at + QPoint(30, 20), m_view->viewport());
    QTest::touchEvent(m_view->viewport(), screen).move(0, at + QPoint(60, 40), m_view->viewport());
    QTest::touchEvent(m_view->viewport(), screen).release(0, at + QPoint(60, 40), m_view->viewport());
    QCOMPARE(pixelOf(QPointF()) - before, QPoint(60, 40));
    QCOMPARE(m_chosen, 0);
}

QTEST_MAIN(TestBoardView)
#include "tst_boardview.moc"
