// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardhints.h"
#include "noteline.h"

#include "board/boardgeometry.h"
#include "board/rimitem.h"
#include "support/islands.h"
#include "table/hintleader.h"
#include "table/playerplate.h"
#include "ui/support/pointing.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace holmstead;
using namespace holmstead::test;

namespace {

const QPointF openSea(-560, -480);

// What is marked as the place of a hint.
QPainterPath rimIn(const BoardScene &scene)
{
    for (const QGraphicsItem *item : scene.items()) {
        if (const auto *rim = dynamic_cast<const RimItem *>(item); rim && rim->isVisible())
            return rim->rim();
    }
    return {};
}

// The size of letters that somebody has chosen, while it lives.
class Letters
{
public:
    explicit Letters(int percent) : m_usual(QApplication::font())
    {
        QFont chosen = m_usual;
        chosen.setPointSizeF(m_usual.pointSizeF() * percent / 100);
        QApplication::setFont(chosen);
    }
    ~Letters() { QApplication::setFont(m_usual); }

private:
    Q_DISABLE_COPY_MOVE(Letters)
    QFont m_usual;
};

void addWindowsAndLetters()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("letters"); // in percent
    QTest::newRow("small") << QSize(1280, 720) << 100;
    QTest::newRow("small, larger letters") << QSize(1280, 720) << 125;
    QTest::newRow("small, largest letters") << QSize(1280, 720) << 150;
    QTest::newRow("large") << QSize(1920, 1080) << 100;
    QTest::newRow("large, largest letters") << QSize(1920, 1080) << 150;
}

bool meets(const QLineF &line, const QRect &thing)
{
    for (qreal way = 0; way <= 1; way += 1 / std::max(1.0, line.length())) {
        if (QRectF(thing).contains(line.pointAt(way)))
            return true;
    }
    return false;
}

} // namespace

class TestHintPlaces : public QObject
{
    Q_OBJECT

private slots:
    void noRowIsNarrowerThanItsWords_data();
    void noRowIsNarrowerThanItsWords();
    void aHexHintCoversNothing_data();
    void aHexHintCoversNothing();
    void aRefusalCoversNothing_data();
    void aRefusalCoversNothing();
    void zoomedInItLiesFarFromTheMouse();
    void itsPlaceHasARim();
    void pathsSayNothingWhileACornerIsAskedFor();
    void whomTheRobberCouldMeetIsLit();
    void aHarborLightsItsCorners();
    void aSlipCoversNothing_data();
    void aSlipCoversNothing();
};

void TestHintPlaces::noRowIsNarrowerThanItsWords_data()
{
    QTest::addColumn<int>("letters"); // in percent
    QTest::newRow("usual letters") << 100;
    QTest::newRow("large letters") << 150;
}

void TestHintPlaces::noRowIsNarrowerThanItsWords()
{
    QFETCH(const int, letters);
    const Letters chosen(letters);
    Pointing table(variableGame());
    for (const IntersectionId corner : everyId<IntersectionId>()) {
        table.moveTo(openSea);
        table.moveTo(corner);
        QVERIFY(table.card()->isVisible());
        QVERIFY2(table.card()->leastRoom() >= 0, qPrintable(table.text()));
    }
}

void TestHintPlaces::aHexHintCoversNothing_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("small") << QSize(1280, 720);
    QTest::newRow("large") << QSize(1920, 1080);
}

void TestHintPlaces::aHexHintCoversNothing()
{
    QFETCH(const QSize, window);
    Pointing table(settling().road(cleo, "-2,1,SW").phase(Phase::Robber)); // all answer at once
    table.window.resize(window);
    const auto *leader = table.window.findChild<HintLeader *>();
    bool leads = false;
    for (const HexId hex : everyId<HexId>()) {
        table.moveTo(openSea);
        table.moveTo(hex);
        if (hex == table.session().view().robber)
            continue; // he cannot stay
        QVERIFY(table.card()->isVisible());
        const QPointF middle = table.board()->mapFromScene(centerOf(hex));
        for (const QRect &thing : table.window.findChild<BoardHints *>()->thingsInSight()) {
            QVERIFY(!table.card()->geometry().intersects(thing));
            if (leader->isVisible() && !QRectF(thing).contains(middle))
                QVERIFY(!meets(leader->line(), thing));
        }
        leads = leads || leader->isVisible();
    }
    QVERIFY(leads);
}

void TestHintPlaces::aRefusalCoversNothing_data()
{
    addWindowsAndLetters();
}

void TestHintPlaces::aRefusalCoversNothing()
{
    QFETCH(const QSize, window);
    QFETCH(const int, letters);
    const Letters chosen(letters);
    Pointing table(settling().road(cleo, "-2,1,SW").phase(Phase::Roll)); // nothing is due but the roll
    table.window.resize(window);
    const auto *hints = table.window.findChild<BoardHints *>();
    std::vector<Place> places;
    for (const IntersectionId corner : everyId<IntersectionId>())
        places.emplace_back(corner);
    for (const PathId path : everyId<PathId>())
        places.emplace_back(path);
    for (const Place &place : places) {
        table.driver.clickPlace(place);
        QVERIFY(!table.driver.note().isEmpty());
        QVERIFY(rimIn(*table.scene()) == RimItem::rimOf(place));
        const QPointF anchor = table.board()->viewportTransform().map(centerOf(place));
        const QRect note = table.scene()->noteBox().translated(anchor).toRect().adjusted(1, 1, -1, -1);
        QVERIFY(table.board()->viewport()->rect().contains(note));
        for (const QRect &thing : hints->thingsInSight())
            QVERIFY(!note.intersects(thing));
    }
}

void TestHintPlaces::zoomedInItLiesFarFromTheMouse()
{
    Pointing table(settling().phase(Phase::Robber));
    table.board()->setZoom(3);
    const QRect whole = table.board()->viewport()->rect();
    for (const QPoint part : { QPoint(1, 1), QPoint(3, 1), QPoint(1, 3), QPoint(3, 3) }) {
        const QPoint mouse(whole.width() * part.x() / 4, whole.height() * part.y() / 4);
        table.moveTo(openSea);
        table.moveTo(table.board()->mapToScene(mouse));
        QTRY_VERIFY(table.card()->isVisible());
        const QPoint card = table.card()->geometry().center();
        QVERIFY((card - mouse).manhattanLength() > whole.height() / 2);
    }
}

void TestHintPlaces::itsPlaceHasARim()
{
    Pointing table(settling());
    QVERIFY(rimIn(*table.scene()).isEmpty());
    for (const Place &place : { Place(hex("0,1")), Place(path("0,0,SE")), Place(intersection("0,0,SE")) }) {
        table.moveTo(place);
        QTRY_VERIFY(table.card()->isVisible());
        QVERIFY(rimIn(*table.scene()) == RimItem::rimOf(place));
        table.moveTo(openSea);
        QVERIFY(rimIn(*table.scene()).isEmpty());
    }
}

// Between two corners the mouse rests on a path.
void TestHintPlaces::pathsSayNothingWhileACornerIsAskedFor()
{
    Pointing table(variableGame());
    // What lays the window out takes a hint away: until that is over it begins anew.
    const auto *hints = table.window.findChild<BoardHints *>();
    QElapsedTimer rest;
    do {
        table.moveTo(openSea);
        table.moveTo(path("0,0,E"));
        QVERIFY(hints->isWaiting());
        rest.start();
        QTRY_VERIFY(!hints->isWaiting());
    } while (rest.elapsed() < BoardHints::restTime.count() / 2);
    QVERIFY(!table.card()->isVisible());
    table.driver.clickPlace(path("0,0,E"));
    QVERIFY(!table.driver.note().isEmpty());
}

void TestHintPlaces::whomTheRobberCouldMeetIsLit()
{
    Pointing table(settling().phase(Phase::Robber));
    const auto lit = [&table] {
        QList<PlayerId> players;
        for (const PlayerPlate *plate : table.window.findChildren<PlayerPlate *>()) {
            if (plate->isLit())
                players << plate->player();
        }
        return players;
    };
    table.moveTo(hex("0,0"));
    QTRY_VERIFY(table.card()->isVisible());
    QCOMPARE(lit(), QList<PlayerId>{ ben }); // not Ann herself
    table.moveTo(openSea);
    QVERIFY(lit().isEmpty());
}

void TestHintPlaces::aHarborLightsItsCorners()
{
    const HarborPlace &quay = testIsland().harbors.front();
    Pointing table(settling());
    table.moveTo(centerOf(quay.at) + 80 * seawards(quay.at));
    QTRY_VERIFY(table.card()->isVisible());
    QVERIFY(table.text().contains("2 brick for 1 card of your choice"));
    for (const IntersectionId end : at(topology.endsOf, quay.at))
        QVERIFY(rimIn(*table.scene()).contains(centerOf(end)));
}

void TestHintPlaces::aSlipCoversNothing_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("least") << QSize(1024, 600);
    QTest::newRow("small") << QSize(1280, 720);
    QTest::newRow("large") << QSize(1920, 1080);
}

void TestHintPlaces::aSlipCoversNothing()
{
    QFETCH(const QSize, window);
    Pointing table(settling());
    table.window.resize(window);
    auto *slip = table.board()->findChild<NoteLine *>();
    slip->say(QStringLiteral("Ben steals 1 lumber from Dan."), { Resource::Lumber });
    QTRY_VERIFY(slip->isVisible());
    const QRect said = slip->geometry();
    QVERIFY(table.board()->viewport()->rect().contains(said));
    for (const QRect &thing : table.window.findChild<BoardHints *>()->thingsInSight())
        QVERIFY(!said.intersects(thing));
}

QTEST_MAIN(TestHintPlaces)
#include "tst_hintplaces.moc"
