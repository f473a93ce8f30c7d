// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include "board/boardgeometry.h"
#include "board/boardscene.h"
#include "board/boardview.h"
#include "look/palette.h"
#include "rules/view.h"
#include "support/islands.h"
#include "support/scenario.h"

#include <QTest>

using namespace holmstead;
using namespace holmstead::test;

namespace {

int pixelsOf(const QColor &color, const QImage &picture)
{
    int found = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            found += picture.pixel(x, y) == color.rgb() ? 1 : 0;
    }
    return found;
}

Scenario onBeginnerIsland()
{
    return Scenario().island(beginnerIslandByHand()).phase(Phase::Roll);
}

} // namespace

// Harbors show to everybody who trades there, and the corners that they serve where one may build.
class TestHarborSigns : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyOwnersPennantFlies_data();
    void everyOwnersPennantFlies();
    void theDotsOfQuaysLieOnPlanks();

private:
    QImage pictureOf(const QRectF &part) const
    {
        return m_view->grab(m_view->mapFromScene(part).boundingRect()).toImage();
    }
    // Beside the sail of the ship, on the side of the open sea.
    QImage besideTheShip(PathId harbor) const
    {
        const QPointF ship = centerOf(harbor) + 74 * seawards(harbor);
        const qreal left = seawards(harbor).x() < 0 ? -74 : 46;
        return pictureOf(QRectF(ship + QPointF(left, -50), QSizeF(28, 70)));
    }
    QColor colorAt(const QPointF &point) const
    {
        return pictureOf(QRectF(point - QPointF(2, 2), QSizeF(4, 4))).pixelColor(2, 2);
    }
    void show(const GameState &state)
    {
        m_table = std::make_unique<Table>(*viewFor(state, std::nullopt).table);
        m_scene->setView(viewFor(state, std::nullopt), fourPeople());
    }

    std::unique_ptr<Table> m_table;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
};

void TestHarborSigns::init()
{
    m_view.reset();
    m_scene = std::make_unique<BoardScene>();
    m_view = std::make_unique<BoardView>(m_scene.get());
    m_view->resize(2000, 1760);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestHarborSigns::everyOwnersPennantFlies_data()
{
    QTest::addColumn<PathId>("harbor");
    for (const HarborPlace &harbor : beginnerIslandByHand().harbors)
        QTest::addRow("harbor at path %d", harbor.at.index()) << harbor.at;
}

// Whoever has the turn, and behind cities too.
void TestHarborSigns::everyOwnersPennantFlies()
{
    QFETCH(PathId, harbor);
    constexpr int seen = 60; // pixels
    show(onBeginnerIsland().state());
    for (const Color color : { Color::Blue, Color::Orange })
        QCOMPARE(pixelsOf(palette::player(color).base, besideTheShip(harbor)), 0);
    for (const IntersectionId quay : at(topology.endsOf, harbor)) {
        show(onBeginnerIsland().city(ben, quay).turn(ann).state());
        QVERIFY(pixelsOf(palette::blue.base, besideTheShip(harbor)) > seen);
        QCOMPARE(pixelsOf(palette::orange.base, besideTheShip(harbor)), 0);
    }
}

void TestHarborSigns::theDotsOfQuaysLieOnPlanks()
{
    show(onBeginnerIsland().state());
    m_scene->setTargets({ IntersectionSet::all(), {}, {}, Piece::Settlement, ben, true });
    IntersectionSet quays;
    for (const HarborPlace &harbor : beginnerIslandByHand().harbors) {
        for (const IntersectionId quay : at(topology.endsOf, harbor.at))
            quays.insert(quay);
    }
    for (const IntersectionId place : quays) {
        for (const QPointF bollard :
             { QPointF(-20, -20), QPointF(20, -20), QPointF(-20, 20), QPointF(20, 20) })
            QCOMPARE(colorAt(centerOf(place) + bollard), palette::woodLight);
    }
}

QTEST_MAIN(TestHarborSigns)
#include "tst_harborsigns.moc"
