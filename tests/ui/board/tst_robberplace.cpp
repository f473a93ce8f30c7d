// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/boardgeometry.h"
#include "board/buildingitem.h"
#include "board/footprintsitem.h"
#include "board/robberitem.h"
#include "board/tokenitem.h"

#include <QPainterPath>
#include <QTest>

using namespace holmstead;

namespace {

// A road with the rim round it: its bar, and the boss in its middle.
QPainterPath roadOn(PathId path)
{
    QPainterPath bar;
    bar.addRect(-40, -13.5, 80, 27);
    QPainterPath boss;
    boss.addEllipse(QPointF(), 18, 18);
    const QPointF middle = centerOf(path);
    return QTransform::fromTranslate(middle.x(), middle.y()).rotate(angleOf(path)).map(bar.united(boss));
}

QPainterPath tokenOn(HexId hex)
{
    QPainterPath disc;
    disc.addEllipse(TokenItem::middleOf(hex), 32, 32);
    return disc;
}

} // namespace

// The robber hides nothing that can be built round his hex, and not the number that he blocks.
class TestRobberPlace : public QObject
{
    Q_OBJECT

private slots:
    void heHidesNothing_data();
    void heHidesNothing();
    void hisTracksLeaveNumbersFree_data();
    void hisTracksLeaveNumbersFree();
};

void TestRobberPlace::heHidesNothing_data()
{
    QTest::addColumn<HexId>("hex");
    for (const HexId hex : everyId<HexId>())
        QTest::addRow("hex %d", hex.index()) << hex;
}

void TestRobberPlace::heHidesNothing()
{
    QFETCH(HexId, hex);
    const QRectF robber = RobberItem::figure().translated(centerOf(hex));
    for (const IntersectionId corner : at(topology.cornersOfHex, hex)) {
        QVERIFY(!robber.intersects(BuildingItem::city().translated(centerOf(corner))));
        QVERIFY(!robber.intersects(BuildingItem::settlement().translated(centerOf(corner))));
    }
    for (const PathId path : at(topology.sidesOfHex, hex))
        QVERIFY(!roadOn(path).intersects(robber));
    QVERIFY(!tokenOn(hex).intersects(robber));
    QVERIFY(hexPolygon().translated(centerOf(hex)).boundingRect().contains(robber));
}

void TestRobberPlace::hisTracksLeaveNumbersFree_data()
{
    heHidesNothing_data();
}

void TestRobberPlace::hisTracksLeaveNumbersFree()
{
    QFETCH(HexId, hex);
    for (const HexId to : everyId<HexId>()) {
        if (to == hex)
            continue;
        FootprintsItem tracks;
        tracks.setWalk(hex, to);
        const QPainterPath prints = tracks.sceneTransform().map(tracks.shape());
        QVERIFY(tracks.sceneBoundingRect().contains(prints.boundingRect()));
        for (const HexId other : everyId<HexId>())
            QVERIFY(!prints.intersects(tokenOn(other)));
        QVERIFY(hexPolygon().translated(centerOf(hex)).boundingRect().contains(prints.boundingRect()));
    }
}

QTEST_MAIN(TestRobberPlace)
#include "tst_robberplace.moc"
