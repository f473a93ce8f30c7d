// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include "board/boardgeometry.h"
#include "board/boardscene.h"
#include "board/boardview.h"
#include "board/harboritem.h"
#include "board/keyboardwalk.h"
#include "rules/view.h"
#include "support/islands.h"
#include "support/places.h"
#include "support/scenario.h"

#include <QAccessible>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <memory>

using namespace holmstead;
using namespace holmstead::test;

namespace {

template <typename IdType> std::vector<Place> allOf()
{
    std::vector<Place> places;
    for (const IdType id : everyId<IdType>())
        places.push_back(id);
    return places;
}

std::vector<Place> allPlaces()
{
    std::vector<Place> places = allOf<IntersectionId>();
    for (const Place &place : allOf<PathId>())
        places.push_back(place);
    for (const Place &place : allOf<HexId>())
        places.push_back(place);
    return places;
}

} // namespace

// The board under a real mouse and a real keyboard.
class TestBoardScene : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everyPlaceAnswersToAClickOnIt();
    void aClickMayMiss_data();
    void aClickMayMiss();
    void whatIsNotATargetIsChosenToo();
    void targetsOfAKindComeBeforeOtherKinds();
    void aClickOnABuildingMeansIt_data();
    void aClickOnABuildingMeansIt();
    void pathsBeginOutsideABuilding();
    void theRobberMayBeSentThroughABuilding();
    void aDoubleClickChoosesOnce();
    void aDoubleClickThatClosesAPanelChoosesNothing();
    void theSeaAndOtherButtonsChooseNothing();

    void aGhostHoversOnTargetsOnly();
    void theGhostIsThePieceThatWouldLieThere_data();
    void theGhostIsThePieceThatWouldLieThere();
    void leavingTheBoardTakesTheGhostAway();
    void leavingTheBoardLeavesTheGhostOfTheCursor();
    void hoveringIsToldOnceAPlace();

    void markedTargetsAreSeen_data();
    void markedTargetsAreSeen();

    void arrowsReachEveryTarget_data();
    void arrowsReachEveryTarget();
    void upAndDownGoUpAndDown();
    void enterAndSpaceChooseTheCursor();
    void aHeldKeyChoosesOnce();
    void aHeldArrowWalksOn();
    void withoutTargetsTheArrowsVisitEverything();
    void theCursorLeavesAPlaceThatIsNoTargetAnyMore();
    void theCursorGoesWithTheTargets();
    void theCursorGoesWithItsPerson();
    void tabShowsTheCursorAtOnce_data();
    void tabShowsTheCursorAtOnce();
    void aClickForFocusShowsNoCursor();

    void aNoteStaysInsideWhatIsSeen_data();
    void aNoteStaysInsideWhatIsSeen();
    void aNoteGoesAwayWithTheNextClick();
    void aNoteGoesAwayByItself();
    void nothingTicksWhenNothingMoves();

    void theViewShowsPiecesWhereTheyLie();
    void starsAreSeen();
    void theRobberCoversNoNumber();
    void harborsFitOnTheBoard();
    void theTableMayGoAfterTheView();

    void theWholeIslandFits_data();
    void theWholeIslandFits();
    void theWheelAndKeysZoom();
    void zoomedPlacesStillAnswer();
    void screenReadersHearTheCursorAndTheNote();
    void theBoardIsNotMirrored();

private:
    void show(const GameState &state, std::optional<PlayerId> viewer = std::nullopt)
    {
        m_scene->setView(viewFor(state, viewer), fourPeople());
    }
    QPoint pixelOf(const QPointF &point) const { return m_view->mapFromScene(point); }
    QPoint pixelOf(const Place &place) const { return pixelOf(m_scene->centerOf(place)); }
    void click(const QPointF &point, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(m_view->viewport(), button, {}, pixelOf(point));
    }
    void click(const Place &place) { click(m_scene->centerOf(place)); }
    void moveTo(const Place &place)
    {
        const QPointF at = pixelOf(place);
        QMouseEvent move(QEvent::MouseMove, at, m_view->viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(m_view->viewport(), &move);
    }
    void key(int key) { QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key)); }
    void repeatKey(int key)
    {
        QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
        QApplication::sendEvent(m_view.get(), &held);
    }
    void wheel(int steps)
    {
        const QPointF at = m_view->viewport()->rect().center();
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, { 0, 120 * steps }, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &event);
    }
    // What is seen within `reach` scene units of `place`.
    QImage pictureOf(const Place &place, qreal reach = 20) const
    {
        const QPointF corner(reach, reach);
        const QPointF center = m_scene->centerOf(place);
        return m_view->grab(m_view->mapFromScene(QRectF(center - corner, center + corner)).boundingRect())
            .toImage();
    }

    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
    std::vector<Place> m_chosen;
};

void TestBoardScene::init()
{
    m_scene = std::make_unique<BoardScene>();
    m_view = std::make_unique<BoardView>(m_scene.get());
    m_chosen.clear();
    connect(m_scene.get(), &BoardScene::intersectionChosen, this,
            [this](auto at) { m_chosen.push_back(at); });
    connect(m_scene.get(), &BoardScene::pathChosen, this, [this](auto at) { m_chosen.push_back(at); });
    connect(m_scene.get(), &BoardScene::hexChosen, this, [this](auto at) { m_chosen.push_back(at); });
    show(latePosition());
    m_view->resize(700, 620);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestBoardScene::cleanup()
{
    m_view.reset();
    m_scene.reset();
}

void TestBoardScene::everyPlaceAnswersToAClickOnIt()
{
    for (const Place &place : allPlaces())
        click(place);
    QCOMPARE(m_chosen.size(), std::size_t(54 + 72 + 19));
    QVERIFY(m_chosen == allPlaces());
}

void TestBoardScene::aClickMayMiss_data()
{
    QTest::addColumn<QPointF>("missedBy");
    QTest::newRow("to the left") << QPointF(-11, 0);
    QTest::newRow("to the right") << QPointF(11, 0);
    QTest::newRow("above") << QPointF(0, -11);
    QTest::newRow("below") << QPointF(0, 11);
}

void TestBoardScene::aClickMayMiss()
{
    QFETCH(QPointF, missedBy);
    for (const Place &place : allPlaces())
        click(m_scene->centerOf(place) + missedBy);
    QVERIFY(m_chosen == allPlaces());
}

void TestBoardScene::whatIsNotATargetIsChosenToo()
{
    const IntersectionId legal = intersection("0,0,N");
    m_scene->setTargets({ { legal }, {}, {}, Piece::Settlement, ben, true });
    for (const Place &place : allPlaces())
        click(place);
    QVERIFY(m_chosen == allPlaces());
}

void TestBoardScene::targetsOfAKindComeBeforeOtherKinds()
{
    const IntersectionId corner = at(topology.cornersOfHex, hex("1,0"))[0];
    m_scene->setTargets({ {}, {}, HexSet::all(), Piece::Robber, ben, true });
    click(m_scene->centerOf(corner) + QPointF(0, 12));
    QVERIFY(m_chosen.back() == Place(hex("1,0")));

    m_scene->setTargets({ {}, PathSet::all(), {}, Piece::Road, ben, true });
    click(m_scene->centerOf(corner) + QPointF(0, -12));
    QVERIFY(std::holds_alternative<PathId>(m_chosen.back()));

    m_scene->setTargets({ IntersectionSet::all(), {}, {}, Piece::Settlement, ben, true });
    click(m_scene->centerOf(corner) + QPointF(0, 33));
    QVERIFY(m_chosen.back() == Place(corner));
}

void TestBoardScene::aClickOnABuildingMeansIt_data()
{
    QTest::addColumn<BoardTargets>("targets");
    QTest::newRow("nothing may be built") << BoardTargets{};
    QTest::newRow("roads may be built") << BoardTargets{ {}, PathSet::all(), {} };
    QTest::newRow("everything may be built") << BoardTargets{ IntersectionSet::all(), PathSet::all(), {} };
    QTest::newRow("free roads") << BoardTargets{ {}, PathSet::all(), {}, Piece::Road, ben, true };
}

void TestBoardScene::aClickOnABuildingMeansIt()
{
    QFETCH(BoardTargets, targets);
    m_scene->setTargets(targets);
    const GameState state = latePosition();
    for (const IntersectionSet &buildings : viewFor(state, std::nullopt).buildings) {
        for (const IntersectionId building : buildings) {
            const qreal wall = state.cities.contains(building) ? 34 : 26;
            for (const PathId path : at(topology.pathsAt, building)) {
                QLineF way(m_scene->centerOf(building), m_scene->centerOf(path));
                way.setLength(wall);
                click(way.p2());
                QVERIFY(m_chosen.back() == Place(building));
            }
        }
    }
}

void TestBoardScene::pathsBeginOutsideABuilding()
{
    m_scene->setTargets({ {}, PathSet::all(), {} });
    for (const PathId path : everyId<PathId>()) {
        const QPointF along = (lineOf(path).p2() - lineOf(path).p1()) / hexSide;
        for (const qreal fromMiddle : { -11.0, 0.0, 11.0 }) {
            click(m_scene->centerOf(path) + fromMiddle * along);
            QVERIFY(m_chosen.back() == Place(path));
        }
    }
}

void TestBoardScene::theRobberMayBeSentThroughABuilding()
{
    m_scene->setTargets({ {}, {}, HexSet::all(), Piece::Robber, ben, true });
    for (const HexId hex : everyId<HexId>()) {
        for (const IntersectionId corner : at(topology.cornersOfHex, hex)) {
            QLineF way(m_scene->centerOf(corner), m_scene->centerOf(hex));
            way.setLength(15);
            click(way.p2());
            QVERIFY(m_chosen.back() == Place(hex));
        }
    }
}

void TestBoardScene::aDoubleClickChoosesOnce()
{
    QTest::mouseDClick(m_view->windowHandle(), Qt::LeftButton, {}, pixelOf(path("0,0,E")));
    QCOMPARE(m_chosen.size(), std::size_t(1));
    QVERIFY(m_chosen.back() == Place(path("0,0,E")));
}

void TestBoardScene::aDoubleClickThatClosesAPanelChoosesNothing()
{
    const QPoint spot = pixelOf(path("0,0,E"));
    QPushButton panel("Close", m_view.get());
    panel.setGeometry(QRect(spot - QPoint(30, 20), QSize(60, 40)));
    panel.show();
    connect(&panel, &QPushButton::clicked, &panel, &QWidget::hide);
    QTest::mouseDClick(m_view->windowHandle(), Qt::LeftButton, {}, spot);
    QVERIFY(!panel.isVisible());
    QVERIFY(m_chosen.empty());
    click(path("0,0,E"));
    QCOMPARE(m_chosen.size(), std::size_t(1));
}

void TestBoardScene::theSeaAndOtherButtonsChooseNothing()
{
    click(QPointF(-560, -480));
    click(m_scene->centerOf(hex("0,0")), Qt::RightButton);
    click(m_scene->centerOf(hex("0,0")), Qt::MiddleButton);
    QVERIFY(m_chosen.empty());
}

void TestBoardScene::aGhostHoversOnTargetsOnly()
{
    IntersectionSet legal = { intersection("0,0,N"), intersection("1,0,S"), intersection("-2,1,N") };
    m_scene->setTargets({ legal, {}, {}, Piece::Settlement, ben, false });
    for (const Place &place : allPlaces()) {
        moveTo(place);
        const bool target = m_scene->targets().contains(place);
        QCOMPARE(m_scene->ghost().has_value(), target);
        if (target)
            QVERIFY(*m_scene->ghost() == place);
    }
}

void TestBoardScene::theGhostIsThePieceThatWouldLieThere_data()
{
    QTest::addColumn<Piece>("ghost");
    QTest::addColumn<Place>("place");
    QTest::newRow("a road") << Piece::Road << Place(path("1,0,NE"));
    QTest::newRow("a settlement") << Piece::Settlement << Place(intersection("1,0,N"));
    QTest::newRow("a city") << Piece::City << Place(intersection("1,0,N"));
    QTest::newRow("the robber") << Piece::Robber << Place(hex("1,0"));
    QTest::newRow("what fits: a road") << Piece::None << Place(path("1,0,NE"));
    QTest::newRow("what fits: a settlement") << Piece::None << Place(intersection("1,0,N"));
}

void TestBoardScene::theGhostIsThePieceThatWouldLieThere()
{
    QFETCH(Piece, ghost);
    QFETCH(Place, place);
    BoardTargets targets{ {}, {}, {}, ghost, ben, false };
    targets.insert(place);
    m_scene->setTargets(targets);
    const QImage before = pictureOf(place, 70);
    moveTo(place);
    QVERIFY(m_scene->ghost() == std::optional(place));
    QVERIFY(pictureOf(place, 70) != before);
}

void TestBoardScene::leavingTheBoardTakesTheGhostAway()
{
    m_scene->setTargets({ {}, PathSet::all(), {}, Piece::Road, ben, false });
    moveTo(path("1,0,NE"));
    QVERIFY(m_scene->ghost());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view->viewport(), &leave);
    QVERIFY(!m_scene->ghost());
}

void TestBoardScene::leavingTheBoardLeavesTheGhostOfTheCursor()
{
    m_scene->setTargets({ {}, PathSet::all(), {}, Piece::Road, ben, false });
    key(Qt::Key_Right);
    moveTo(path("1,0,NE"));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view->viewport(), &leave);
    QVERIFY(m_scene->cursor());
    QVERIFY(m_scene->ghost() == m_scene->cursor());
}

void TestBoardScene::hoveringIsToldOnceAPlace()
{
    std::vector<std::optional<Place>> hovered;
    connect(m_scene.get(), &BoardScene::placeHovered, this,
            [&](const auto &place) { hovered.push_back(place); });
    moveTo(hex("0,0"));
    moveTo(hex("0,0"));
    moveTo(path("0,0,E"));
    QCOMPARE(hovered.size(), std::size_t(2));
    QVERIFY(hovered[0] == std::optional<Place>(hex("0,0")));
    QVERIFY(hovered[1] == std::optional<Place>(path("0,0,E")));
}

void TestBoardScene::markedTargetsAreSeen_data()
{
    QTest::addColumn<Place>("place");
    QTest::newRow("an intersection") << Place(intersection("1,0,N"));
    QTest::newRow("a path") << Place(path("1,0,NE"));
    QTest::newRow("a hex") << Place(hex("1,0"));
}

void TestBoardScene::markedTargetsAreSeen()
{
    QFETCH(Place, place);
    const QImage before = pictureOf(place, 100);
    BoardTargets targets;
    targets.insert(place);
    m_scene->setTargets(targets);
    QVERIFY(pictureOf(place, 100) == before);
    targets.alwaysShown = true;
    m_scene->setTargets(targets);
    QVERIFY(pictureOf(place, 100) != before);
    m_scene->setTargets({});
    QVERIFY(pictureOf(place, 100) == before);
}

void TestBoardScene::arrowsReachEveryTarget_data()
{
    QTest::addColumn<BoardTargets>("targets");
    QTest::newRow("one") << BoardTargets{ { intersection("0,0,N") }, {}, {} };
    QTest::newRow("all intersections") << BoardTargets{ IntersectionSet::all(), {}, {} };
    QTest::newRow("all paths") << BoardTargets{ {}, PathSet::all(), {} };
    QTest::newRow("all hexes") << BoardTargets{ {}, {}, HexSet::all() };
    QTest::newRow("far apart") << BoardTargets{ { intersection("0,-2,N"), intersection("0,2,S") },
                                                { path("-2,0,E"), path("2,0,E") },
                                                {} };
}

void TestBoardScene::arrowsReachEveryTarget()
{
    QFETCH(BoardTargets, targets);
    m_scene->setTargets(targets);
    const std::size_t count = walkablePlaces(targets).size();
    for (const int arrow : { Qt::Key_Right, Qt::Key_Left }) {
        BoardTargets reached;
        for (std::size_t i = 0; i <= count; ++i) {
            key(arrow);
            QVERIFY(m_scene->cursor());
            reached.insert(*m_scene->cursor());
        }
        QVERIFY(reached == targets);
    }
}

void TestBoardScene::upAndDownGoUpAndDown()
{
    m_scene->setTargets({ {}, {}, HexSet::all(), Piece::Robber, ben, true });
    key(Qt::Key_Down); // shows the cursor
    for (int i = 0; i < 5; ++i)
        key(Qt::Key_Up);
    QCOMPARE(m_scene->centerOf(*m_scene->cursor()).y(), -300.0);
    for (int row = 1; row < 5; ++row) {
        key(Qt::Key_Down);
        QCOMPARE(m_scene->centerOf(*m_scene->cursor()).y(), -300.0 + 150 * row);
    }
    const auto bottom = m_scene->cursor();
    key(Qt::Key_Down);
    QVERIFY(m_scene->cursor() == bottom);
}

void TestBoardScene::enterAndSpaceChooseTheCursor()
{
    key(Qt::Key_Return);
    QVERIFY(m_chosen.empty());
    m_scene->setTargets({ {}, PathSet::all(), {}, Piece::Road, ben, true });
    for (const int choice : { Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space }) {
        key(Qt::Key_Right);
        key(choice);
        QVERIFY(m_chosen.back() == *m_scene->cursor());
        QVERIFY(m_scene->ghost() == m_scene->cursor());
    }
    QCOMPARE(m_chosen.size(), std::size_t(3));
}

void TestBoardScene::aHeldKeyChoosesOnce()
{
    m_scene->setTargets({ {}, PathSet::all(), {}, Piece::Road, ben, true });
    key(Qt::Key_Right);
    key(Qt::Key_Return);
    for (const int held : { Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space })
        repeatKey(held);
    QCOMPARE(m_chosen.size(), std::size_t(1));
}

void TestBoardScene::aHeldArrowWalksOn()
{
    key(Qt::Key_Right);
    const auto before = m_scene->cursor();
    repeatKey(Qt::Key_Right);
    QVERIFY(m_scene->cursor() && m_scene->cursor() != before);
}

void TestBoardScene::withoutTargetsTheArrowsVisitEverything()
{
    BoardTargets reached;
    for (int i = 0; i < IntersectionId::count; ++i) {
        key(Qt::Key_Right);
        reached.insert(*m_scene->cursor());
    }
    QVERIFY(reached.intersections == IntersectionSet::all());
}

void TestBoardScene::theCursorLeavesAPlaceThatIsNoTargetAnyMore()
{
    m_scene->setTargets({ { intersection("0,0,N") }, {}, {}, Piece::Settlement, ben, true });
    key(Qt::Key_Right);
    QVERIFY(m_scene->cursor() == std::optional<Place>(intersection("0,0,N")));
    m_scene->setTargets({ {}, { path("0,0,NE"), path("2,0,E") }, {}, Piece::Road, ben, true });
    QVERIFY(!m_scene->cursor());
    key(Qt::Key_Right);
    QVERIFY(m_scene->cursor() == std::optional<Place>(path("0,0,NE")));
}

void TestBoardScene::theCursorGoesWithTheTargets()
{
    m_scene->setTargets({ {}, PathSet::all(), {}, Piece::Road, ben, true });
    key(Qt::Key_Right);
    QVERIFY(m_scene->cursor());
    m_scene->setTargets({});
    QVERIFY(!m_scene->cursor());
    key(Qt::Key_Right);
    m_scene->setTargets({}); // nothing has changed
    QVERIFY(m_scene->cursor());
}

void TestBoardScene::theCursorGoesWithItsPerson()
{
    for (const std::optional<PlayerId> next : { std::optional(ben), std::optional<PlayerId>() }) {
        show(latePosition(), ann);
        m_scene->setTargets({ {}, PathSet::all(), {}, Piece::Road, ann, true });
        key(Qt::Key_Right);
        show(latePosition(), ann);
        QVERIFY(m_scene->cursor() && m_scene->ghost());
        show(latePosition(), next);
        QVERIFY(!m_scene->cursor() && !m_scene->ghost());
        key(Qt::Key_Return);
        QVERIFY(m_chosen.empty());
    }
}

void TestBoardScene::tabShowsTheCursorAtOnce_data()
{
    QTest::addColumn<BoardTargets>("targets");
    QTest::newRow("targets") << BoardTargets{ {}, {}, HexSet::all(), Piece::Robber, ben, true };
    QTest::newRow("nothing to choose") << BoardTargets{};
}

void TestBoardScene::tabShowsTheCursorAtOnce()
{
    QFETCH(BoardTargets, targets);
    m_scene->setTargets(targets);
    QWidget host;
    QPushButton button("Before the board", &host);
    BoardView board(m_scene.get(), &host);
    host.show();
    QVERIFY(QTest::qWaitForWindowActive(&host));
    button.setFocus();
    QVERIFY(!m_scene->cursor());
    QTest::keyClick(&button, Qt::Key_Tab);
    QVERIFY(board.hasFocus());
    const auto first = nearestOf(Place(), walkablePlaces(targets));
    QVERIFY(m_scene->cursor() && m_scene->cursor() == first);
}

void TestBoardScene::aClickForFocusShowsNoCursor()
{
    QWidget host;
    QPushButton button("Before the board", &host);
    BoardView board(m_scene.get(), &host);
    host.show();
    QVERIFY(QTest::qWaitForWindowActive(&host));
    button.setFocus();
    QTest::mouseClick(host.windowHandle(), Qt::LeftButton, {}, host.rect().center());
    QVERIFY(board.hasFocus());
    QVERIFY(!m_scene->cursor());
}

void TestBoardScene::aNoteStaysInsideWhatIsSeen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(330, 300);
    QTest::newRow("usual") << QSize(700, 560);
    QTest::newRow("large") << QSize(1600, 1300);
}

void TestBoardScene::aNoteStaysInsideWhatIsSeen()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    for (const int steps : { 0, 4 }) {
        wheel(steps);
        for (const Place &place : allPlaces()) {
            m_scene->showNote(place,
                              "A settlement needs a free corner: all of its neighbouring corners have to be "
                              "empty, whoever owns what stands there.");
            const QRectF bubble = m_scene->noteBox().translated(pixelOf(place));
            QVERIFY(QRectF(m_view->viewport()->rect()).contains(bubble));
            QVERIFY(bubble.height() < 0.6 * m_view->viewport()->height());
            QVERIFY(size.width() < 700 || !bubble.contains(pixelOf(place)));
        }
    }
}

void TestBoardScene::aNoteGoesAwayWithTheNextClick()
{
    const QImage before = pictureOf(hex("0,0"), 300);
    m_scene->showNote(intersection("0,0,S"), "Somebody lives here already.");
    QCOMPARE(m_scene->note(), QString("Somebody lives here already."));
    QVERIFY(pictureOf(hex("0,0"), 300) != before);
    click(QPointF(-560, -480));
    QVERIFY(m_scene->note().isEmpty());
    QVERIFY(pictureOf(hex("0,0"), 300) == before);
}

void TestBoardScene::aNoteGoesAwayByItself()
{
    m_scene->showNote(hex("0,0"), "The robber has to move.");
    auto *timer = m_scene->findChild<QTimer *>();
    QVERIFY(timer->isActive() && timer->isSingleShot());
    QVERIFY(timer->interval() >= 3000 && timer->interval() <= 10000);
    timer->start(1);
    QTRY_VERIFY(m_scene->note().isEmpty());
}

void TestBoardScene::nothingTicksWhenNothingMoves()
{
    m_scene->setTargets({ IntersectionSet::all(), {}, {}, Piece::Settlement, ben, true });
    moveTo(intersection("0,0,N"));
    key(Qt::Key_Right);
    m_scene->showNote(hex("0,0"), "A note.");
    m_scene->hideNote();
    for (const QTimer *timer : m_scene->findChildren<QTimer *>())
        QVERIFY(!timer->isActive());
}

void TestBoardScene::theViewShowsPiecesWhereTheyLie()
{
    GameState state = beginnerPosition();
    show(state);
    const IntersectionId settlement = intersection("0,0,S");
    const PathId road = path("-1,1,NE");
    const QImage corner = pictureOf(settlement);
    const QImage way = pictureOf(road, 10);
    const QImage other = pictureOf(intersection("0,0,N"));
    putSettlement(state, ben, settlement);
    putRoad(state, ben, road);
    show(state);
    const QImage settled = pictureOf(settlement);
    QVERIFY(settled != corner);
    QVERIFY(pictureOf(road, 10) != way);
    QVERIFY(pictureOf(intersection("0,0,N")) == other);
    upgradeToCity(state, ben, settlement);
    show(state);
    QVERIFY(pictureOf(settlement) != settled);
    show(beginnerPosition());
    QVERIFY(pictureOf(settlement) == corner);
    QVERIFY(pictureOf(road, 10) == way);
}

void TestBoardScene::starsAreSeen()
{
    show(beginnerPosition());
    const IntersectionId starred = beginnerStars().first();
    const QImage plain = pictureOf(starred, 45);
    m_scene->setStars(beginnerStars());
    QVERIFY(pictureOf(starred, 45) != plain);
    m_scene->setStars({});
    QVERIFY(pictureOf(starred, 45) == plain);
}

void TestBoardScene::harborsFitOnTheBoard()
{
    for (const PathId path : topology.coast) {
        HarborItem harbor({ path, Harbor::Any });
        harbor.setPennants({ Color::Red, Color::White });
        QVERIFY(boardRect.contains(harbor.sceneBoundingRect()));
    }
}

void TestBoardScene::theRobberCoversNoNumber()
{
    GameState state = beginnerPosition();
    m_view->resize(1400, 1240);
    for (const HexId hex : everyId<HexId>()) {
        const QPointF token = m_scene->centerOf(hex) + QPointF(0, 26);
        const QPointF number(23, 22);
        const QRect face = m_view->mapFromScene(QRectF(token - number, token + number)).boundingRect();
        state.robber = HexId(hex.index() == 0 ? 1 : 0);
        show(state);
        const QImage without = m_view->grab(face).toImage();
        const QImage hexWithout = pictureOf(hex, 70);
        state.robber = hex;
        show(state);
        QVERIFY(pictureOf(hex, 70) != hexWithout);
        QVERIFY(m_view->grab(face).toImage() == without);
    }
}

void TestBoardScene::theTableMayGoAfterTheView()
{
    auto table = std::make_unique<Table>(tableFor(beginnerIslandByHand(), {}, maxPlayers));
    View view = viewFor(beginnerPosition(), std::nullopt);
    view.table = table.get();
    m_scene->setView(view, fourPeople());
    const QString spoken = m_scene->describe(hex("0,0"));
    table.reset();
    QCOMPARE(m_scene->describe(hex("0,0")), spoken);
}

void TestBoardScene::theWholeIslandFits_data()
{
    aNoteStaysInsideWhatIsSeen_data();
    QTest::newRow("wide") << QSize(1500, 400);
    QTest::newRow("high") << QSize(400, 900);
}

void TestBoardScene::theWholeIslandFits()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    const QRectF island = m_view->viewportTransform().mapRect(boardRect);
    QVERIFY(QRectF(m_view->rect()).adjusted(-1, -1, 1, 1).contains(island));
    QCOMPARE(m_view->viewport()->size(), m_view->size()); // no scroll bars
    QVERIFY(island.width() > 0.97 * size.width() || island.height() > 0.97 * size.height());
}

void TestBoardScene::theWheelAndKeysZoom()
{
    const qreal whole = m_view->transform().m11();
    wheel(2);
    QVERIFY(m_view->transform().m11() > 1.2 * whole);
    wheel(-5);
    QCOMPARE(m_view->zoom(), 1.0);
    for (int i = 0; i < 30; ++i)
        key(Qt::Key_Plus);
    QCOMPARE(m_view->zoom(), BoardView::maxZoom);
    key(Qt::Key_Minus);
    QVERIFY(m_view->zoom() < BoardView::maxZoom);
    key(Qt::Key_0);
    QCOMPARE(m_view->zoom(), 1.0);
    QTRY_COMPARE(m_view->transform().m11(), whole);
}

void TestBoardScene::zoomedPlacesStillAnswer()
{
    wheel(3);
    for (const Place &place : allPlaces()) {
        m_view->centerOn(m_scene->centerOf(place));
        click(place);
    }
    QVERIFY(m_chosen == allPlaces());
}

void TestBoardScene::screenReadersHearTheCursorAndTheNote()
{
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(!board->text(QAccessible::Name).isEmpty());
    m_scene->setTargets({ {}, {}, { hex("0,0") }, Piece::Robber, ben, true });
    key(Qt::Key_Right);
    const QString spoken = board->text(QAccessible::Description);
    QVERIFY(spoken.contains("8"));
    QCOMPARE(spoken, m_scene->describe(hex("0,0")));
    m_scene->showNote(hex("0,0"), "The robber has to move.");
    QCOMPARE(board->text(QAccessible::Description), QString("The robber has to move."));
}

void TestBoardScene::theBoardIsNotMirrored()
{
    const int west = pixelOf(hex("-2,0")).x();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    BoardView mirrored(m_scene.get());
    mirrored.resize(m_view->size());
    mirrored.show();
    QVERIFY(QTest::qWaitForWindowExposed(&mirrored));
    const int westAgain = mirrored.mapFromScene(m_scene->centerOf(hex("-2,0"))).x();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(westAgain, west);
}

QTEST_MAIN(TestBoardScene)
#include "tst_boardscene.moc"
